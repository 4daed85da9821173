/** A text with `{name}` places, or its plural forms, chosen by the number given as `n`. */
export type Message = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>)
export type Dictionary = Record<string, Message>
/** Every key of the English part, no more and no fewer: the compiler checks each language. */
export type Translation<English extends Dictionary> = Record<keyof English, Message>

/**
 * The keys of the messages, known to the compiler wherever a game utters one, although no game imports the messages:
 * each English dictionary adds itself here.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Words {}

type Part = Words[keyof Words]
/** Every key there is. */
export type Key = Part extends infer Each ? (Each extends unknown ? keyof Each & string : never) : never
/** What stands behind a prefix: `Tail<'no'>` are the reasons of a refusal. */
export type Tail<Prefix extends string> = Key extends infer Each
  ? Each extends `${Prefix}.${infer Rest}`
    ? Rest
    : never
  : never

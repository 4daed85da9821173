/** The house's own people, by seat: a name is easier to remember than a number. */
export const BOTS = ['Ada', 'Mei', 'Ioana', 'Linh'] as const

/**
 * What a bot is called where nobody's name could be taken for one of the house's: what that takes (`names.ts`) knows all
 * alphabets, and is more than a board. null: it has to be asked.
 */
export const plainBotName = (seat: number, people: readonly string[]): string | null =>
  people.every(different) ? (BOTS[seat] ?? '') : null

// As many letters, and one that no way of writing makes look like another: such a name is no bot's.
const different = (name: string): boolean => {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '')
  if (!/^[\x20-\x7e]*$/.test(bare)) return false
  const letters = bare.replace(/[^A-Za-z0-9|]/g, '').toLowerCase()
  return BOTS.every(bot => outline(bot) !== outline(letters))
}
/** The same for whatever is drawn alike. */
const outline = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[il1|]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

/** Groups of tiles as a player stands them. */
type Board = readonly (readonly number[])[]

export type Standing = {
  /** As the table has it; null: it arranges for us until we have shown it ours. */
  table: Board | null
  /** As it stands on the screen. */
  screen: Board
  /** What the table last had from us, or we from it; null: nothing since this page was opened. */
  told: Board | null
  hand: readonly number[]
  /** The player has moved a tile since. */
  touched: boolean
  /** Another plays this seat: its owner is away from the screen. */
  standIn: boolean
  /** Those of some groups that are runs or sets. */
  melds: (board: Board) => Board
}

const text = (board: Board) => JSON.stringify(board)

/** The same groups, wherever they stand. */
const alike = (a: Board, b: Board) => text(a.toSorted(byFirst)) === text(b.toSorted(byFirst))
const byFirst = ([a]: readonly number[], [b]: readonly number[]) => a - b

/** What is left of a board when tiles have gone. */
const held = (board: Board, hand: readonly number[]): Board =>
  board.map(group => group.filter(tile => hand.includes(tile))).filter(group => group.length > 0)

/**
 * Screen and table must not part, for the table counts what it has. send: the table gets what stands on the screen;
 * follow: somebody else (a stand-in, another device) has arranged these tiles, and the screen shows it. A message by
 * itself tells the room that the player is here: none is sent for what a stand-in or the clock has brought about.
 */
export function keepInStep({ table, screen, told, hand, touched, standIn, melds }: Standing): 'send' | 'follow' | null {
  if (table !== null && text(table) === text(screen)) return null
  if (touched) return 'send'
  if (table === null) return standIn ? null : 'send'
  // Where loose tiles stand the table need not know at once: it comes with the next act.
  if (alike(melds(table), melds(screen))) return null
  if (told === null || text(held(told, hand)) !== text(held(table, hand))) return 'follow'
  return standIn ? null : 'send'
}

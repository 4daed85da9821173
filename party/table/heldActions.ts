import type { Seat, Why } from '../../src/games/game.ts'
import type { Up } from '../../src/table/protocol.ts'
import { act, judgeAction } from './play.ts'
import type { Answer } from './store.ts'
import { KEYS } from './store.ts'
import type { Table } from './table.ts'

type Act = Extract<Up, { type: 'act' }>
/** A legal act that waits for second thoughts. It is not of the hand yet: nobody is shown it, and it is not stored. */
export type Held = { readonly n: number; readonly action: unknown; readonly at: number }

/** As long as one may think better of it. */
export const GRACE = 3000

/**
 * Whether the act now waits. It may only where nobody but the actor could tell: at an open turn, whose own time it
 * takes. In a call window others wait for the answer, and what needs no turn is called back by doing it again.
 */
export function holdBack(table: Table, seat: Seat, { n, rev, action }: Act): boolean {
  const { match, game, held, io } = table
  // One thing at a time: what comes while it waits is done at once, in its place.
  if (!match || held.has(seat) || match.asks.window) return false
  const judged = judgeAction(table, seat, action, rev)
  if ('why' in judged || game.anytime(judged.action)) return false
  held.set(seat, { n, action, at: io.now() + GRACE })
  return true
}

/** Its time is up, or its owner cannot think again: it happens. What was refused meanwhile is told to its owner. */
export function release(table: Table, seat: Seat): void {
  const held = table.held.get(seat)
  // While nothing can be written it waits on.
  if (!held || table.io.stuck()) return
  table.held.delete(seat)
  const { n, action } = held
  const refusal = act(table, seat, action, { n })
  tell(table, seat, refusal ? { type: 'no', n, ...refusal } : table.answers[seat].findLast(answer => answer.n === n)!)
}

/** The seat has done something else with its turn: what waited would be of another one. */
export function replaced(table: Table, seat: Seat, action: unknown): void {
  const held = table.held.get(seat)
  if (held && !table.game.anytime(action)) takeBack(table, seat, held.n)
}

/** Returns why not. */
export function takeBack(table: Table, seat: Seat | null, n: number): Why | null {
  if (seat === null || table.held.get(seat)?.n !== n) return 'tooLate'
  table.held.delete(seat)
  tell(table, seat, { type: 'no', n, why: 'takenBack' })
  return null
}

function tell(table: Table, seat: Seat, answer: Answer): void {
  if (answer.type === 'no') {
    table.answered(seat, answer)
    table.save(KEYS.refused(seat), answer)
  }
  const owner = table.sitting(seat)
  if (owner) table.send(owner, answer)
}

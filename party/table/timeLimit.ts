import type { Seat } from '../../src/games/game.ts'
import { occupy } from './occupy.ts'
import { act } from './play.ts'
import { botPlays } from './seats.ts'
import type { Table } from './table.ts'

/** Deadlines missed in a row until a bot plays. */
const PATIENCE = 2

/** The game waits for this seat, and its time is up. */
export function isLate(table: Table, seat: Seat): boolean {
  const { meta, match } = table
  if (!match || meta.phase !== 'playing' || botPlays(meta.seats[seat])) return false
  return match.asks.turn.includes(seat) && table.deadline(seat) <= table.io.now()
}

/**
 * A seat's time is up: what the game does by itself is done, and who lets it run out again has a bot play for them. In a
 * call window nothing of that may show, so a bot takes over at an open turn only.
 */
export function timeUp(table: Table, seat: Seat): void {
  const { game, meta, missed } = table
  const match = table.match!
  const shown = !match.asks.window
  missed[seat]++
  if (shown && (missed[seat] >= PATIENCE || !table.sitting(seat))) occupy(table, { type: 'standIn', seat })
  if (shown) tell(table, seat)
  const refusal = act(table, seat, game.fallback(match.view(seat)))
  if (!refusal) return
  table.io.log(`${meta.game}: fallback refused: ${refusal.why}`, null)
  occupy(table, { type: 'standIn', seat })
}

/** To those who may see whose clock it was. */
function tell(table: Table, seat: Seat): void {
  for (const session of table.sessions)
    if (table.game.waiting(table.match!.view(table.eyes(session))).includes(seat))
      table.send(session, { type: 'timeUp', seat })
}

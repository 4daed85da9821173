import type { Seat } from '../../games/game.ts'
import type { Clock } from '../../table/protocol.ts'

/** What is left on a seat's clock, as minutes and seconds; null without a clock. */
export function bankText(clock: Clock, seat: Seat): string | null {
  const bank = clock?.banks[seat]
  if (bank === undefined) return null
  const seconds = Math.ceil(bank / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

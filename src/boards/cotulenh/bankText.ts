import { tenths } from '../../components/numbers.ts'
import type { Seat } from '../../games/game.ts'
import type { Clock } from '../../table/protocol.ts'

/** What is left on a seat's clock, as minutes and seconds, with tenths when they matter; null without a clock. */
export function bankText(clock: Clock, seat: Seat): string | null {
  const bank = clock?.banks[seat]
  if (bank === undefined) return null
  if (bank < 10_000) return tenths(Math.floor(bank / 100) / 10)
  const seconds = Math.ceil(bank / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** So little is left that the clock turns red. */
export const isShort = (clock: Clock, seat: Seat): boolean => (clock?.banks[seat] ?? Infinity) < 20_000

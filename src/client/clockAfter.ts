import type { Clock } from '../table/protocol.ts'

/** The clock as it stands `ms` after it was sent: first the turn's free time runs down, then the bank. */
export function clockAfter(clock: Clock, ms: number): Clock {
  if (!clock) return clock
  const banks = [...clock.banks]
  const running = clock.running.map(each => {
    const bank = Math.max(0, each.bank - Math.max(0, ms - each.turn))
    banks[each.seat] = bank
    return { seat: each.seat, turn: Math.max(0, each.turn - ms), bank }
  })
  return { banks, running }
}

import type { Line, Seat } from '../../game.ts'
import type { Options } from '../options.ts'
import type { Close } from '../types.ts'

const CLEAN = 350
const NORMAL = 250
export const ATU = 50

/** Without patterns: 350 for a close without a joker in the melds, else 250. */
export const plainBase = (jokers: number, options: Options) => (jokers === 0 ? CLEAN + options.cleanBonus : NORMAL)

export type Settled = { points: number[]; lines: Line[][] }

/** What each settlement asks of a loser, and whether the winner's base comes from the losers or from the bank. */
const SETTLEMENTS: Record<Options['settlement'], { base: boolean; deadwood: boolean; bank: boolean }> = {
  potPlusBase: { base: false, deadwood: true, bank: true },
  perLoser: { base: true, deadwood: false, bank: false },
  perLoserPlusDeadwood: { base: true, deadwood: true, bank: false },
}

/** `atu`: the winner closed holding the atu's twin. A line's points are its share of the hand's. */
export function payments(
  winner: Seat,
  close: Close,
  deadwood: readonly number[],
  atu: boolean,
  options: Options,
): Settled {
  const rule = SETTLEMENTS[options.settlement]
  const times = options.tableMultiplier
  const share = rule.bank ? 1 : deadwood.length - 1
  const pot = deadwood.reduce((sum, points, seat) => (seat === winner ? sum : sum + points), 0)
  const line = (key: Line['key'], points: number): Line => ({ key, points })
  const base: Line = {
    key: options.patterns ? close.pattern : close.jokers === 0 ? 'clean' : 'normal',
    points: close.base * times * share,
    with: { base: close.base * times, n: close.jokers },
  }
  const lines = deadwood.map((points, seat): Line[] => {
    if (seat !== winner)
      return [
        ...(rule.base ? [line('paid', 0 - close.base * times)] : []),
        ...(rule.deadwood ? [line('deadwood', 0 - points * times)] : []),
        ...(atu && !rule.bank ? [line('atu', -ATU * times)] : []),
      ]
    return [
      base,
      ...(rule.deadwood ? [line('pot', pot * times)] : []),
      ...(atu ? [line('atu', ATU * times * share)] : []),
    ]
  })
  return { points: lines.map(own => own.reduce((sum, line) => sum + line.points, 0)), lines }
}

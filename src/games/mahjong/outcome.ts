import type { Line, Outcome, Seat, Tally } from '../game.ts'
import { SEATS } from './rules/circumstances.ts'
import { level, ranking } from './rules/rotation.ts'
import type { Event, Result, State, Win } from './types.ts'

const paidLine = (win: Win, seat: Seat): Line['key'] => {
  if (win.bao?.seat === seat) return win.bao.rule
  if (win.robbed && win.from === seat) return 'robbed'
  return win.from === seat ? 'dealtIn' : 'paid'
}

function linesOf(result: Result, seat: Seat): Line[] {
  return result.wins.flatMap((win): Line[] => {
    if (win.seat === seat) return win.score.items.map(item => ({ key: item.key, points: item.fan }))
    return win.deltas[seat] ? [{ key: paidLine(win, seat), points: win.deltas[seat], with: { seat: win.seat } }] : []
  })
}

function reasonOf(wins: readonly Win[]): Outcome['reason'] {
  if (!wins.length) return 'drawn'
  if (wins.length > 1) return 'several'
  if (wins[0].robbed) return 'robbed'
  return wins[0].from === null ? 'selfDraw' : 'discard'
}

export function outcome(state: State): Outcome | null {
  const { result, scores } = state
  if (!result) return null
  const order = ranking(scores)
  // Only the end of the match tells equals apart, and not where nobody has won anything.
  const apart = result.over && !level(scores)
  const place = (seat: Seat) => (apart ? order.indexOf(seat) : order.findIndex(one => scores[one] === scores[seat])) + 1
  return {
    over: result.over,
    reason: reasonOf(result.wins),
    winners: result.wins.map(win => win.seat),
    standings: SEATS.map(seat => ({
      seat,
      place: place(seat),
      points: result.deltas[seat],
      total: scores[seat],
      lines: linesOf(result, seat),
    })),
  }
}

export const stats = { won: 'once', selfDraw: 'each', dealIn: 'each', calls: 'each', gangs: 'each' } as const

/** What an event adds to the numbers of the match. */
export function tally(event: Event): Tally[] {
  if (event.type === 'call') return [{ seat: event.seat, key: 'calls' }]
  if (event.type === 'gang') return [{ seat: event.seat, key: 'gangs' }]
  if (event.type !== 'hu') return []
  const won: Tally = { seat: event.seat, key: 'won' }
  return event.from === null ? [won, { seat: event.seat, key: 'selfDraw' }] : [won, { seat: event.from, key: 'dealIn' }]
}

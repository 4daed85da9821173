import type { Outcome, Seat, Standing, Tally } from '../game.ts'
import { otherSeat, seatOfSide } from './rules/seats.ts'
import { status } from './rules/status.ts'
import type { Event, Position, Reason, State } from './types.ts'

export type Applied = { state: State; events: Event[] }

export function finish(state: State, reason: Reason, winner: Seat | null, events: Event[]): Applied {
  const result = { reason, winner }
  return { state: { ...state, draw: null, takeback: null, result }, events: [...events, { type: 'ended', ...result }] }
}

const WINS: readonly Reason[] = ['checkmate', 'commander_captured', 'arm']

/** Ends the game if the position says so: who is to move has lost, or nobody has. */
export function judge(state: State, position: Position, events: Event[]): Applied {
  const verdict = status(position)
  if (verdict === 'ongoing') return { state, events }
  const winner = WINS.includes(verdict) ? otherSeat(seatOfSide(state.red!, position.turn)) : null
  return finish(state, verdict, winner, events)
}

export function outcome({ result }: State): Outcome | null {
  if (!result) return null
  const { winner, reason } = result
  const standings = ([0, 1] as const).map((seat): Standing => {
    const points = winner === null ? 0.5 : winner === seat ? 1 : 0
    const place = winner === null || winner === seat ? 1 : 2
    return { seat, place, points, total: points, lines: [{ key: reason, points }] }
  })
  return { over: true, reason, winners: winner === null ? [] : [winner], standings }
}

export const stats = { won: 'once', captures: 'each', heroes: 'each', checks: 'each' } as const

/** What an event adds to the numbers of the match. */
export function tally(event: Event): Tally[] {
  if (event.type === 'ended') return event.winner === null ? [] : [{ seat: event.winner, key: 'won' }]
  if (event.type !== 'turn') return []
  const one = (key: Tally['key']): Tally => ({ seat: event.seat, key })
  return [
    ...event.taken.map(() => one('captures')),
    ...event.heroes.map(() => one('heroes')),
    ...(event.check ? [one('checks')] : []),
  ]
}

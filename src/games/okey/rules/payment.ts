import type { Line, Seat } from '../../game.ts'
import type { Options } from '../options.ts'
import type { Kind, State } from '../types.ts'

/** What a wrong finish costs, where the house lets one happen. */
export const WRONG_FINISH = 2

/** What each opponent loses by a finish. */
export const loss = (kind: Kind, options: Options) =>
  ({ finish: 2, okeyFinish: 4, pairsFinish: 4, pairsOkeyFinish: options.pairsOkey })[kind]

export type Table = Pick<State, 'options' | 'seats' | 'totals' | 'hand'>

export const inTeams = ({ options, seats }: Pick<Table, 'options' | 'seats'>) => options.partners && seats === 4
export const allSeats = (seats: number) => Array.from({ length: seats }, (_, i) => i as Seat)

export const sameSide = (table: Pick<Table, 'options' | 'seats'>, a: Seat, b: Seat) =>
  a === b || (inTeams(table) && a % 2 === b % 2)

/** What a side has: a seat's own total, or both partners' together. */
export const side = (table: Table, seat: Seat) =>
  inTeams(table) ? table.totals[seat % 2] + table.totals[(seat % 2) + 2] : table.totals[seat]

/** Charges every seat not on this one's side. */
export function charge(state: State, seat: Seat, key: Line['key'], points: number): State {
  const hit = (other: number) => !sameSide(state, seat, other as Seat)
  return {
    ...state,
    totals: state.totals.map((total, other) => (hit(other) ? total - points : total)),
    lines: state.lines.map((lines, other) =>
      hit(other) ? [...lines, { key, points: -points, with: { seat } }] : lines,
    ),
  }
}

/** Charges one seat alone. */
export function fine(state: State, seat: Seat, line: Line): State {
  return {
    ...state,
    totals: state.totals.map((total, other) => (other === seat ? total + line.points : total)),
    lines: state.lines.map((lines, other) => (other === seat ? [...lines, line] : lines)),
  }
}

export const handPoints = (lines: readonly Line[][]) =>
  lines.map(list => list.reduce((sum, { points }) => sum + points, 0))

import * as v from 'valibot'
import {
  orderOf,
  type Outcome,
  type Rules,
  type Seat,
  type Standing,
  type Viewer,
} from '../../../../../src/games/game.ts'
import { whole } from '../../../../../src/games/option.ts'

/** Take one, two or three from the heap; whoever takes the last stone wins. */
const options = v.object({ heap: whole(4, 30, 9) })
const action = v.object({ type: v.literal('take'), stones: v.picklist([1, 2, 3]) })
type Options = v.InferOutput<typeof options>
export type Action = v.InferOutput<typeof action>
export type State = { options: Options; heap: number | null; turn: Seat; winner: Seat | null }
export type View = State & { eyes: Viewer }
export type Event = { type: 'dealt' } | { type: 'took'; seat: Seat; stones: number } | { type: 'won'; seat: Seat }

const awaited = ({ heap, turn, winner }: State): Seat[] => (heap === null || winner !== null ? [] : [turn])
const SEATS: Seat[] = [0, 1]

function outcome({ winner }: State): Outcome | null {
  if (winner === null) return null
  const points = (seat: Seat) => (seat === winner ? 1 : 0)
  const standings = SEATS.map((seat): Standing => ({
    seat,
    place: 2 - points(seat),
    points: points(seat),
    total: points(seat),
    lines: points(seat) ? [{ key: 'last', points: 1 }] : [],
  }))
  return { over: true, reason: 'last', winners: [winner], standings }
}

export const rules: Rules<State, View, Action, Event, Options> = {
  id: 'nim',
  version: 1,
  seats: [2],
  pace: { turn: 30, bank: 60, increment: 0 },
  options,
  presets: {},
  lengths: {},
  groups: { often: ['heap'], play: [], scoring: [], limits: [], table: [] },
  traits: { openInformation: true, lowerIsBetter: false },
  stats: { won: 'once' },
  action,
  start: options => ({ options, heap: null, turn: 0, winner: null }),
  needs: ({ heap }) => (heap === null ? 2 : 0),
  turn: awaited,
  anytime: () => false,
  apply(state, step) {
    if (step.by === 'table')
      return {
        state: { ...state, heap: state.options.heap, turn: orderOf(step)[0] as Seat },
        events: [{ type: 'dealt' }],
      }
    const heap = state.heap! - step.do.stones
    const took: Event = { type: 'took', seat: step.by, stones: step.do.stones }
    if (heap > 0) return { state: { ...state, heap, turn: (1 - step.by) as Seat }, events: [took] }
    return { state: { ...state, heap, winner: step.by }, events: [took, { type: 'won', seat: step.by }] }
  },
  outcome,
  view: ({ options, heap, turn, winner }, eyes) => ({ options, heap, turn, winner, eyes }),
  witness: event => event,
  tally: event => (event.type === 'won' ? [{ seat: event.seat, key: 'won' }] : []),
  waiting: awaited,
  refuse(view, { stones }) {
    if (view.eyes === null || !awaited(view).includes(view.eyes)) return { why: 'notYourTurn' }
    return stones > view.heap! ? { why: 'tooMany' } : null
  },
  moves: ({ heap }) => ([1, 2, 3] as const).filter(n => n <= (heap ?? 0)).map(stones => ({ type: 'take', stones })),
  fallback: () => ({ type: 'take', stones: 1 }),
  imagine: ({ options, heap, turn, winner }) => ({ options, heap, turn, winner }),
}

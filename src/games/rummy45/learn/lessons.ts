import type { Lesson } from '../../lesson.ts'
import type { Action } from '../action.ts'
import type { Event, State } from '../types.ts'
import { dealt, lay, meld, own, prepare, relay } from './prepare.ts'

const melded = true
const run = prepare({ hand: 'R5 R6 R7 K2 Y9 B12 K11 Y3', options: { firstMeld: 0 } })
const first = prepare({ hand: 'R11 R12 R13 Y5 Y6 Y7 K2 B9' })
const layOff = prepare({ hand: 'B7 K2 Y9', table: ['B4 B5 B6'], melded })
const joker = prepare({ hand: 'R4 K9 K10 Y12', table: ['R3 *R4 R5'], melded })
const take = prepare({ hand: 'R6 R7 K12 Y9', row: 'Y2 R8 K5', phase: 'draw', table: ['B4 B5 B6'], melded })
const split = prepare({ hand: 'Y3 B3 K9', table: ['R3 R4 R5 R6'], melded })
const close = prepare({ hand: 'B7 K2', table: ['B4 B5 B6'], melded })
const [wanted] = take.row.slice(1)

/** From one run to a whole hand. */
const steps: readonly Omit<Lesson<State, Action, Event>, 'seats'>[] = [
  { id: 'run', state: run, asked: [{ type: 'lay' }], way: [lay(run, own(run, 'R5 R6 R7'))] },
  {
    id: 'first',
    state: first,
    asked: [{ type: 'lay' }],
    way: [lay(first, own(first, 'R11 R12 R13'), own(first, 'Y5 Y6 Y7'))],
  },
  {
    id: 'layOff',
    state: layOff,
    asked: [{ type: 'lay' }],
    way: [relay([...meld(layOff, 0), ...own(layOff, 'B7')])],
  },
  {
    id: 'joker',
    state: joker,
    asked: [{ type: 'lay', jokers: [meld(joker, 0)[1]] }],
    way: [
      relay([meld(joker, 0)[0], ...own(joker, 'R4'), meld(joker, 0)[2]], [...own(joker, 'K9 K10'), meld(joker, 0)[1]]),
    ],
  },
  {
    id: 'take',
    state: take,
    asked: [{ type: 'take', tile: wanted }, { type: 'lay' }],
    way: [{ type: 'take', tile: wanted }, lay(take, [...own(take, 'R6 R7'), wanted])],
  },
  {
    id: 'split',
    state: split,
    asked: [{ type: 'lay' }],
    way: [relay(meld(split, 0).slice(1), [meld(split, 0)[0], ...own(split, 'Y3 B3')])],
  },
  {
    id: 'close',
    state: close,
    asked: [{ type: 'lay' }, { type: 'close' }],
    way: [relay([...meld(close, 0), ...own(close, 'B7')]), { type: 'discard', tile: own(close, 'K2')[0] }],
  },
  { id: 'hand', state: dealt('R11 R12 R13 Y5 Y6 Y7 B8 B9 B10 K9 R9 Y9 K2 K3 Y13'), asked: [], way: [] },
]

/** From little to a whole hand. */
export const lessons: readonly Lesson<State, Action, Event>[] = steps.map(step => ({ ...step, seats: 2 }))

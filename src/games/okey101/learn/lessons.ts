import type { Lesson } from '../../lesson.ts'
import type { Action } from '../action.ts'
import type { Event, State } from '../types.ts'
import { dealt, lay, OPENED, own, prepare } from './prepare.ts'

const opened = [OPENED.series, null]
// Two tiles too many: with one the hand could be ended at once, and the board would say so.
const melds = prepare({ hand: 'R5 R6 R7 Y10 B10 K10 B1 K4' })
const open = prepare({ hand: 'R10 R11 R12 R13 Y11 B11 K11 B7 B8 B9 K2 Y4 K6 R1' })
const layOff = prepare({
  hand: 'B7 Y2 K5 R13',
  opened,
  melds: [
    [1, 'run', 'B4 B5 B6'],
    [1, 'set', 'R9 Y9 K9'],
  ],
})
const swap = prepare({ hand: 'Y4 R8 B12 K5', opened, melds: [[1, 'run', 'Y3 K13 Y5']] })
const take = prepare({ hand: 'K2 Y7 B9', opened, stage: 'draw', pile: 'R6', melds: [[1, 'run', 'R3 R4 R5']] })
const pairs = prepare({ hand: 'R3 R3 Y8 Y8 B2 B2 K5 K5 R12 R12 Y1 B9' })
const goOut = prepare({ hand: 'B7 K2', opened, melds: [[1, 'run', 'B4 B5 B6']] })

/** From three melds to a whole hand. */
const steps: readonly Omit<Lesson<State, Action, Event>, 'seats'>[] = [
  {
    id: 'melds',
    state: melds,
    asked: [['B1', 'K4'].map(tile => ({ type: 'discarded', tile: own(melds, tile) }))],
    way: [{ type: 'discard', tile: own(melds, 'B1') }],
  },
  {
    id: 'open',
    state: open,
    asked: [{ type: 'opened', how: 'series' }],
    way: [lay(open, 'run R10 R11 R12 R13', 'set Y11 B11 K11', 'run B7 B8 B9')],
  },
  {
    id: 'layOff',
    state: layOff,
    asked: [{ type: 'laidOff' }],
    way: [{ type: 'layOff', tile: own(layOff, 'B7'), meld: 0, end: 'high' }],
  },
  { id: 'swap', state: swap, asked: [{ type: 'swapped' }], way: [{ type: 'swap', tile: own(swap, 'Y4'), meld: 0 }] },
  {
    id: 'take',
    state: take,
    asked: [{ type: 'took' }, { type: 'laidOff' }, { type: 'discarded' }],
    way: [
      { type: 'draw', from: 'discard' },
      { type: 'layOff', tile: take.piles[1][0], meld: 0, end: 'high' },
      { type: 'discard', tile: own(take, 'B9') },
    ],
  },
  {
    id: 'pairs',
    state: pairs,
    asked: [{ type: 'opened', how: 'pairs' }],
    way: [lay(pairs, 'pair R3 R3', 'pair Y8 Y8', 'pair B2 B2', 'pair K5 K5', 'pair R12 R12')],
  },
  {
    id: 'goOut',
    state: goOut,
    asked: [{ type: 'laidOff' }, { type: 'ended' }],
    way: [
      { type: 'layOff', tile: own(goOut, 'B7'), meld: 0, end: 'high' },
      { type: 'discard', tile: own(goOut, 'K2') },
    ],
  },
  {
    id: 'hand',
    state: dealt('R10 R11 R12 R13 Y11 B11 K11 B7 B8 B9 K4 K5 K6 Y1 Y2 Y3 R4 Y4 B4 K2 R7 Y13'),
    asked: [],
    way: [],
  },
]

/** From little to a whole hand. */
export const lessons: readonly Lesson<State, Action, Event>[] = steps.map(step => ({ ...step, seats: 2 }))

import type { Lesson } from '../../lesson.ts'
import type { Action } from '../action.ts'
import type { Event, State } from '../types.ts'
import { dealt, own, prepare } from './prepare.ts'

const run = prepare({ hand: 'R1 R2 R3 R4 R5 Y8 Y9 K13' })
const set = prepare({ hand: 'R7 B7 K2 K3 K4 Y11 R11', phase: 'draw', offer: 'Y7' })
const joker = prepare({ hand: 'R4 R5 J Y9 K9 B9 K13 Y1' })
const close = prepare({ hand: 'R1 R2 R3 R4 Y8 B8 K8 K12' })
const clean = prepare({ hand: 'R1 R2 R3 R4 Y8 B8 K8 K9 K10 K11 Y3 Y4 Y5 Y6 J' })
const atu = prepare({ hand: 'R1 R2 R3 R4 Y8 B8 K8 B10 B11 B12 Y3 Y4 Y5 Y6 K1', options: { atu: 'bonus50' } })

/** From seven tiles to a whole hand. In the first the hand is not ready, or going out would be offered before it is taught. */
const steps: readonly Omit<Lesson<State, Action, Event>, 'seats'>[] = [
  {
    id: 'run',
    state: run,
    asked: [{ type: 'discard', tile: own(run, 'K13') }],
    way: [{ type: 'discard', tile: own(run, 'K13') }],
  },
  {
    id: 'set',
    state: set,
    asked: [{ type: 'take' }, ['Y11', 'R11'].map(name => ({ type: 'discard' as const, tile: own(set, name) }))],
    way: [{ type: 'take' }, { type: 'discard', tile: own(set, 'Y11') }],
  },
  {
    id: 'joker',
    state: joker,
    asked: [['K13', 'Y1'].map(name => ({ type: 'discard' as const, tile: own(joker, name) }))],
    way: [{ type: 'discard', tile: own(joker, 'K13') }],
  },
  { id: 'close', state: close, asked: [{ type: 'close' }], way: [{ type: 'close', tile: own(close, 'K12') }] },
  {
    id: 'clean',
    state: clean,
    asked: [{ type: 'close', tile: own(clean, 'J') }],
    way: [{ type: 'close', tile: own(clean, 'J') }],
  },
  { id: 'atu', state: atu, asked: [{ type: 'close' }], way: [{ type: 'close', tile: own(atu, 'K1') }] },
  { id: 'hand', state: dealt('R1 R2 R3 B7 B8 B9 Y10 K10 R10 Y12 K12 R5 R6 K1 B2'), asked: [], way: [] },
]

/** From little to a whole hand. */
export const lessons: readonly Lesson<State, Action, Event>[] = steps.map(step => ({ ...step, seats: 2 }))

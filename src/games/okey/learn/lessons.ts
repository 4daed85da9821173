import type { Lesson } from '../../lesson.ts'
import type { Action } from '../action.ts'
import type { Event, State } from '../types.ts'
import { dealt, own, prepare } from './prepare.ts'

const run = prepare({ hand: 'R1 R2 R3 R4 R5 Y8 Y9 K13' })
const set = prepare({ hand: 'R7 B7 K2 K3 K4 Y11 R11', stage: 'draw', pile: 'Y7' })
const okey = prepare({ hand: 'R4 R5 B5 Y9 K9 B9 K13 Y1' })
const finish = prepare({ hand: 'R1 R2 R3 R4 Y8 B8 K8 K12' })
const show = prepare({ hand: 'B4 R1 R2 R3 Y8 B8 K8 Y12 K11', first: true })
const withOkey = prepare({ hand: 'R1 R2 R3 R4 Y8 B8 K8 K9 K10 K11 Y3 Y4 Y5 Y6 B5' })
const pairs = prepare({ hand: 'R2 R2 Y5 Y5 B9 B9 K11 K11 R12 R12 K1 K1 Y7 Y7 B13' })

/** From seven tiles to a whole hand. In the first the hand is not ready, or going out would be offered before it is taught. */
const steps: readonly Omit<Lesson<State, Action, Event>, 'seats'>[] = [
  {
    id: 'run',
    state: run,
    asked: [{ type: 'discarded', tile: own(run, 'K13') }],
    way: [{ type: 'discard', tile: own(run, 'K13') }],
  },
  {
    id: 'set',
    state: set,
    asked: [{ type: 'took' }, ['Y11', 'R11'].map(name => ({ type: 'discarded' as const, tile: own(set, name) }))],
    way: [
      { type: 'draw', from: 'discard' },
      { type: 'discard', tile: own(set, 'Y11') },
    ],
  },
  {
    id: 'okey',
    state: okey,
    asked: [{ type: 'discarded', okey: false }],
    way: [{ type: 'discard', tile: own(okey, 'K13') }],
  },
  {
    id: 'finish',
    state: finish,
    asked: [{ type: 'finished' }],
    way: [{ type: 'finish', tile: own(finish, 'K12') }],
  },
  { id: 'show', state: show, asked: [{ type: 'showed' }], way: [{ type: 'show' }] },
  {
    id: 'withOkey',
    state: withOkey,
    asked: [{ type: 'finished', kind: 'okeyFinish' }],
    way: [{ type: 'finish', tile: own(withOkey, 'B5') }],
  },
  {
    id: 'pairs',
    state: pairs,
    asked: [{ type: 'finished', kind: 'pairsFinish' }],
    way: [{ type: 'finish', tile: own(pairs, 'B13') }],
  },
  { id: 'hand', state: dealt('Y2', 'R1 R2 R3 B7 B8 B9 Y10 K10 R10 Y12 K12 R5 R6 K1 B2', 41), asked: [], way: [] },
]

/** From little to a whole hand. */
export const lessons: readonly Lesson<State, Action, Event>[] = steps.map(step => ({ ...step, seats: 2 }))

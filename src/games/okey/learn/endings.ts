import { endingsFor } from '../../lesson.ts'
import type { Action } from '../action.ts'
import type { State } from '../types.ts'
import { own, prepare } from './prepare.ts'

const finish = prepare({ hand: 'R1 R2 R3 R4 Y8 B8 K8 K9 K10 K11 Y3 Y4 Y5 Y6 K13', seats: 4 })
const withOkey = prepare({ hand: 'R1 R2 R3 R4 Y8 B8 K8 K9 K10 K11 Y3 Y4 Y5 Y6 B5', seats: 4 })
const pairs = prepare({ hand: 'R2 R2 Y5 Y5 B9 B9 K11 K11 R12 R12 K1 K1 Y7 Y7 B13', seats: 4 })
const pairsOkey = prepare({ hand: 'R2 R2 Y5 Y5 B9 B9 K11 K11 R12 R12 K1 K1 Y7 Y7 B5', seats: 4 })
const stock = prepare({
  hand: 'R1 R2 R3 Y8 B8 K8 K9 K10 K11 Y3 Y4 Y5 R9 K13',
  seats: 4,
  stage: 'draw',
  pile: 'K2',
  stock: '',
})

/** Every way a hand of Okey ends, one act before it does. */
export const endings = endingsFor<State, Action>(4, [
  { id: 'finish', state: finish, reason: 'finish', way: [{ type: 'finish', tile: own(finish, 'K13') }] },
  { id: 'okeyFinish', state: withOkey, reason: 'okeyFinish', way: [{ type: 'finish', tile: own(withOkey, 'B5') }] },
  { id: 'pairsFinish', state: pairs, reason: 'pairsFinish', way: [{ type: 'finish', tile: own(pairs, 'B13') }] },
  {
    id: 'pairsOkeyFinish',
    state: pairsOkey,
    reason: 'pairsOkeyFinish',
    way: [{ type: 'finish', tile: own(pairsOkey, 'B5') }],
  },
  { id: 'stock', state: stock, reason: 'stock', way: [{ type: 'pass' }] },
])

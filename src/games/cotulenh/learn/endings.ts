import { endingsFor } from '../../lesson.ts'
import type { Action } from '../action.ts'
import { apply } from '../apply.ts'
import type { State } from '../types.ts'
import { prepare, turn } from './prepare.ts'

// A Commander in the corner: the guns hold the rank, the aircraft the file.
const mate = prepare('6A3c/11/11/11/11/10F/11/11/11/11/11/3C7')
const captured = prepare('6c4/11/6T4/11/11/4i6/11/11/11/11/11/4C6')
const stalemate = prepare('6A3c/11/11/11/11/7F3/11/11/11/11/11/3C7')
const fifty = prepare('6c4/11/8i2/11/11/11/11/8I2/11/11/11/4C6', { halfmoves: 99 })
const bare = prepare('6c4/11/11/11/11/11/11/11/11/11/4i6/4C6')
const arm = prepare('6c4/1n9/8i2/1N9/11/11/11/8I2/11/11/11/4C6', { options: { winByArm: true } })
const calm = prepare('6c4/11/8i2/11/11/11/11/8I2/11/11/11/4C6')
const offered: State = { ...calm, draw: 1 }

/** Both go to and fro, and once more would be the third time; heroes from the start, or the first time would be another position. */
const threefold = ['Cg12h12', 'Ce1d1', 'Ch12g12', 'Cd1e1', 'Cg12h12', 'Ce1d1', 'Ch12g12'].reduce(
  (state, lan, i) => apply(state, { by: i % 2 === 0 ? 1 : 0, do: turn(lan) }).state,
  prepare('6c4/11/8+i2/11/11/11/11/8+I2/11/11/11/4C6', { blue: true }),
)

/** Every way a game of Cờ Tư Lệnh ends, one act before it does. */
export const endings = endingsFor<State, Action>(2, [
  { id: 'checkmate', state: mate, reason: 'checkmate', way: [turn('Fk7k9')] },
  { id: 'captured', state: captured, reason: 'commander_captured', way: [turn('Tg10xg12')] },
  { id: 'stalemate', state: stalemate, reason: 'stalemate', way: [turn('Fh7k7')] },
  { id: 'fifty', state: fifty, reason: 'fifty_moves', way: [turn('Ce1d1')] },
  { id: 'threefold', state: threefold, reason: 'threefold', way: [turn('Cd1e1')] },
  { id: 'bare', state: bare, reason: 'bare_commanders', way: [turn('Ce1xe2')] },
  { id: 'arm', state: arm, reason: 'arm', way: [turn('Nb9xb11')] },
  { id: 'resign', state: calm, reason: 'resign', way: [{ type: 'resign' }] },
  { id: 'time', state: calm, reason: 'time', way: [{ type: 'flag' }], seconds: 20 },
  { id: 'agreement', state: offered, reason: 'agreement', way: [{ type: 'answerDraw', accept: true }] },
])

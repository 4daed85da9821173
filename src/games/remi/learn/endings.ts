import { endingsFor } from '../../lesson.ts'
import type { Action } from '../action.ts'
import type { State } from '../types.ts'
import { own, prepare } from './prepare.ts'

const seats = 4
const close = prepare({ seats, hand: 'R1 R2 R3 J Y8 B8 K8 K9 K10 K11 Y3 Y4 Y5 Y6 K13' })
const clean = prepare({ seats, hand: 'R1 R2 R3 R4 Y8 B8 K8 K9 K10 K11 Y3 Y4 Y5 Y6 K13' })
const atu = prepare({
  seats,
  hand: 'R1 R2 R3 R4 Y8 B8 K8 B10 B11 B12 Y3 Y4 Y5 Y6 K1',
  options: { atu: 'bonus50' },
})
const doubles = prepare({
  seats,
  hand: 'R2 R2 Y5 Y5 B9 B9 K11 K11 R12 R12 K1 K1 Y7 Y7 B13',
  options: { doublesClose: true, patterns: true },
})
const mosaic = prepare({
  seats,
  hand: 'R1 Y2 B3 K4 R5 Y6 B7 K8 R9 Y10 B11 K12 R13 Y1 K13',
  options: { mozaicClose: true, patterns: true },
})
const joker = prepare({
  seats,
  hand: 'R1 R2 R3 R4 Y8 B8 K8 K9 K10 K11 Y3 Y4 Y5 Y6 J',
  options: { patterns: true },
})
const stock = prepare({
  seats,
  hand: 'R1 R2 R4 Y8 B9 K8 K2 K10 K12 Y3 Y4 Y6 R9 K13',
  phase: 'draw',
  offer: 'R7',
  stockEmpty: true,
})

/** Every way a hand of Remi pe tablă ends, one act before it does. */
export const endings = endingsFor<State, Action>(4, [
  { id: 'close', state: close, reason: 'closed', way: [{ type: 'close', tile: own(close, 'K13') }] },
  { id: 'clean', state: clean, reason: 'closed', way: [{ type: 'close', tile: own(clean, 'K13') }] },
  { id: 'atu', state: atu, reason: 'closed', way: [{ type: 'close', tile: own(atu, 'K1') }] },
  { id: 'doubles', state: doubles, reason: 'closed', way: [{ type: 'close', tile: own(doubles, 'B13') }] },
  { id: 'mosaic', state: mosaic, reason: 'closed', way: [{ type: 'close', tile: own(mosaic, 'K13') }] },
  { id: 'joker', state: joker, reason: 'closed', way: [{ type: 'close', tile: own(joker, 'J') }] },
  { id: 'stock', state: stock, reason: 'stock', way: [{ type: 'pass' }] },
])

import { endingsFor } from '../../lesson.ts'
import type { Action } from '../action.ts'
import type { State } from '../types.ts'
import { lay, OPENED, own, prepare } from './prepare.ts'

const { series, pairs } = OPENED
const others = ['R1 Y4 K7 B9', 'R9 Y2 K3 B11', 'R13 Y12 K8 B1']
const table: NonNullable<Parameters<typeof prepare>[0]['melds']> = [[1, 'run', 'B4 B5 B6']]
const goOut = prepare({ seats: 4, hand: 'K2', others, melds: table, opened: [series, series, null, pairs] })
const okeyOut = prepare({
  seats: 4,
  hand: 'K13',
  others,
  melds: table,
  opened: [series, series, null, series],
  options: { okeyFinishFactor: 2 },
})
const pairsOut = prepare({
  seats: 4,
  hand: 'K2',
  others,
  melds: [[0, 'pair', 'R7 R7'], ...table],
  opened: [pairs, series, null, null],
  options: { pairsFinishFactor: 2 },
})
const fromHand = prepare({
  seats: 4,
  hand: 'R1 R2 R3 R4 R5 R6 R7 Y3 Y4 Y5 Y6 Y7 B8 B9 B10 B11 K6 K7 K8 K9 K10 B2',
  options: { eldenFactor: 2 },
})
const empty = { seats: 4, stage: 'draw', stockEmpty: true, pile: 'K1', melds: table } as const
const stock = prepare({ ...empty, hand: 'R2 Y1', others, opened: [series, series, null, null] })
const tie = prepare({
  ...empty,
  hand: 'R8 Y9',
  others: ['R12 B5', 'Y2 K3', 'R13 Y12'],
  opened: [series, series, null, null],
})
const nobody = prepare({ ...empty, melds: [], hand: 'R2 Y1 K9', others })
const noWinner = prepare({
  ...empty,
  hand: 'R2 Y1',
  others,
  opened: [series, series, null, null],
  options: { stockScoring: 'deckEmpty' },
})
const allPairs = prepare({
  seats: 4,
  hand: 'R3 R3 Y8 Y8 B2 B2 K5 K5 R12 R12 Y1 B9',
  others,
  melds: [
    [1, 'pair', 'R7 R7'],
    [2, 'pair', 'Y6 Y6'],
    [3, 'pair', 'B12 B12'],
  ],
  opened: [null, pairs, pairs, pairs],
})

/** Every way a hand of Okey 101 ends, one act before it does. */
export const endings = endingsFor<State, Action>(4, [
  { id: 'goOut', state: goOut, reason: 'hand_empty', way: [{ type: 'discard', tile: own(goOut, 'K2') }] },
  { id: 'okeyOut', state: okeyOut, reason: 'hand_empty', way: [{ type: 'discard', tile: own(okeyOut, 'K13') }] },
  { id: 'pairsOut', state: pairsOut, reason: 'hand_empty', way: [{ type: 'discard', tile: own(pairsOut, 'K2') }] },
  {
    id: 'fromHand',
    state: fromHand,
    reason: 'hand_empty',
    way: [
      lay(fromHand, 'run R1 R2 R3 R4 R5 R6 R7', 'run Y3 Y4 Y5 Y6 Y7', 'run B8 B9 B10 B11', 'run K6 K7 K8 K9 K10'),
      { type: 'discard', tile: own(fromHand, 'B2') },
    ],
  },
  { id: 'stock', state: stock, reason: 'drawing_stack_exhausted', way: [{ type: 'pass' }] },
  { id: 'tie', state: tie, reason: 'drawing_stack_exhausted', way: [{ type: 'pass' }] },
  { id: 'nobody', state: nobody, reason: 'drawing_stack_exhausted', way: [{ type: 'pass' }] },
  { id: 'noWinner', state: noWinner, reason: 'deck_empty', way: [{ type: 'pass' }] },
  {
    id: 'allPairs',
    state: allPairs,
    reason: 'all_pairs',
    way: [lay(allPairs, 'pair R3 R3', 'pair Y8 Y8', 'pair B2 B2', 'pair K5 K5', 'pair R12 R12')],
  },
])

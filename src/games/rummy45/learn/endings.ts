import { endingsFor } from '../../lesson.ts'
import type { Action } from '../action.ts'
import type { State } from '../types.ts'
import { meld, own, prepare, relay } from './prepare.ts'

const seats = 4
const others = ['R1 Y4 K7 B9', 'R9 Y2 K3', 'R13 Y12 K8 B1 J']
const table = ['B4 B5 B6']
const close = prepare({ seats, hand: 'K2', others, table, melded: true })
const etalat = prepare({
  seats,
  hand: 'K2',
  others,
  table,
  melded: true,
  options: { scoring: 'etalat', points: 'etalat', closingBonus: 50, jokerPenalty: 50 },
})
const allLaid = prepare({ seats, hand: 'B7', others, table, melded: true, options: { mustDiscardToGoOut: false } })
const stock = prepare({ seats, hand: 'K2 R7', others, table, melded: true, stockEmpty: true })

/** Every way a hand of Rummy 45 ends, one act before it does. */
export const endings = endingsFor<State, Action>(4, [
  { id: 'close', state: close, reason: 'closed', way: [{ type: 'discard', tile: own(close, 'K2')[0] }] },
  { id: 'etalat', state: etalat, reason: 'closed', way: [{ type: 'discard', tile: own(etalat, 'K2')[0] }] },
  { id: 'allLaid', state: allLaid, reason: 'closed', way: [relay([...meld(allLaid, 0), ...own(allLaid, 'B7')])] },
  { id: 'stock', state: stock, reason: 'stock', way: [{ type: 'discard', tile: own(stock, 'R7')[0] }] },
])

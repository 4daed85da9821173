import { endingsFor } from '../../lesson.ts'
import type { Action } from '../action.ts'
import type { State } from '../types.ts'
import { added, call, dealt, own, prepare, thrown } from './prepare.ts'

const ready = '123m456m789m55p23s'
const selfDraw = prepare({ hands: [`${ready}4s`] })
const discard = thrown(prepare({ current: 2, hands: [ready, '', '147s258p1234z159m4s'] }))
const robbed = added(prepare({ current: 1, hands: [ready, '17s258p1234z9m4s'], pungs: [[1, '444s']] }))
const orphans = prepare({ hands: ['19m19p19s1234567z9s'] })
const sevenPairs = prepare({ hands: ['1133m5577p2299s66z'], options: { sevenPairs: true } })
const flowers = prepare({ hands: ['147m258p369s12345z'], flowers: '1234f123g' })
const replacement = prepare({ hands: ['123m456m55p23s1111z'], tail: '4s' })
const lastTile = prepare({ hands: [`${ready}4s`], wallEmpty: true })
const heavenly = dealt(`${ready}4s`)
const several = thrown(
  prepare({
    current: 2,
    hands: [ready, '123p456p789p99m23s', '147s258p1234z159m4s'],
    options: { multipleWinners: 'all' },
  }),
)
const drawn = prepare({ hands: ['147m258p369s12345z'], wallEmpty: true })

/** Every way a hand of Hong Kong Mahjong ends, one act before it does. */
export const endings = endingsFor<State, Action>(4, [
  { id: 'selfDraw', state: selfDraw, reason: 'selfDraw', way: [{ type: 'hu' }] },
  { id: 'discard', state: discard, reason: 'discard', way: [call(discard, 'hu')] },
  { id: 'robbed', state: robbed, reason: 'robbed', way: [call(robbed, 'hu')] },
  { id: 'orphans', state: orphans, reason: 'selfDraw', way: [{ type: 'hu' }] },
  { id: 'sevenPairs', state: sevenPairs, reason: 'selfDraw', way: [{ type: 'hu' }] },
  { id: 'flowers', state: flowers, reason: 'selfDraw', way: [{ type: 'hu' }] },
  {
    id: 'replacement',
    state: replacement,
    reason: 'selfDraw',
    way: [replacement.offers.find(({ type }) => type === 'gang')!, { type: 'hu' }],
  },
  { id: 'lastTile', state: lastTile, reason: 'selfDraw', way: [{ type: 'hu' }] },
  { id: 'heavenly', state: heavenly, reason: 'selfDraw', way: [{ type: 'hu' }] },
  { id: 'several', state: several, reason: 'several', way: [call(several, 'hu')] },
  { id: 'drawn', state: drawn, reason: 'drawn', way: [{ type: 'discard', tile: own(drawn, '5z') }] },
])

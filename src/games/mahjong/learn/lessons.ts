import type { Lesson } from '../../lesson.ts'
import type { Action } from '../action.ts'
import type { Event, State } from '../types.ts'
import { call, dealt, own, prepare, thrown } from './prepare.ts'

const run = prepare({ hands: ['1234567m3z'] })
const chow = thrown(prepare({ current: 3, hands: ['12m457p99s', '', '', '147s258p12z3m'] }))
const pung = thrown(prepare({ current: 2, hands: ['55z124p99s', '', '147s258p12z5z'] }))
const kong = prepare({ hands: ['777p123m9s7p'] })
const small = prepare({ hands: ['123m456p9s9s'] })
const claim = thrown(prepare({ current: 2, hands: ['123m456m789m55p23s', '', '147s258p1234z159m4s'] }))
const faan = thrown(prepare({ current: 1, hands: ['77z123m456m55p8m29s', '147s258p1234z159m7z'] }))

/** From one suit and seven tiles to a whole hand. */
const steps: readonly Omit<Lesson<State, Action, Event>, 'seats'>[] = [
  {
    id: 'run',
    state: run,
    asked: [{ type: 'discard', tile: own(run, '3z') }],
    way: [{ type: 'discard', tile: own(run, '3z') }],
  },
  { id: 'chow', state: chow, asked: [{ type: 'call', call: 'chi' }], way: [call(chow, 'chi')] },
  { id: 'pung', state: pung, asked: [{ type: 'call', call: 'peng' }], way: [call(pung, 'peng')] },
  { id: 'kong', state: kong, asked: [{ type: 'gang' }], way: [kong.offers.find(offer => offer.type === 'gang')!] },
  { id: 'win', state: small, asked: [{ type: 'hu' }], way: [{ type: 'hu' }] },
  { id: 'claim', state: claim, asked: [{ type: 'hu' }], way: [call(claim, 'hu')] },
  { id: 'faan', state: faan, asked: [{ type: 'call', call: 'peng' }], way: [call(faan, 'peng')] },
  { id: 'hand', state: dealt('123m456m78m55p23s9p1z'), asked: [], way: [] },
]

/** From little to a whole hand. */
export const lessons: readonly Lesson<State, Action, Event>[] = steps.map(step => ({ ...step, seats: 4 }))

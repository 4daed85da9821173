import { expect, it } from 'vitest'
import { mayAskHint } from '../../src/client/mayAskHint.ts'
import type { SeatInfo, TableInfo } from '../../src/table/protocol.ts'

const seats = (...kinds: SeatInfo['kind'][]) => kinds.map(kind => ({ kind, away: false }) as SeatInfo)
const table = (of: Partial<TableInfo>, hints = false) =>
  ({ prepared: null, seats: seats('person', 'bot', 'bot'), ...of, tableOptions: { hints } }) as TableInfo

it('alone with bots one may ask what the strongest would do, whatever the table says', () => {
  expect(mayAskHint(table({}), 0, false)).toBe(true)
  expect(mayAskHint(table({ seats: seats('person', 'empty', 'bot') }), 0, false)).toBe(true)
})

it('where others play, only if the table says so, and then also those who have gone count', () => {
  const others = { seats: seats('person', 'bot', 'person') }
  expect(mayAskHint(table(others), 0, false)).toBe(false)
  expect(mayAskHint(table(others, true), 0, false)).toBe(true)
  expect(mayAskHint(table({ seats: others.seats.map((seat, i) => ({ ...seat, away: i > 0 })) }), 0, false)).toBe(false)
})

it('nor where what comes of it is compared with others, or a position has been prepared; a watcher never', () => {
  for (const of of [{ day: '2026-11-18' }, { kept: [true, false, false] }, { prepared: 'feed' }])
    expect(mayAskHint(table(of), 0, false), JSON.stringify(of)).toBe(false)
  expect(mayAskHint(table({}), 0, true)).toBe(false)
  expect(mayAskHint(table({ kept: [true, false, false] }, true), 0, true)).toBe(true)
  expect(mayAskHint(table({}, true), null, false)).toBe(false)
})

import { describe, expect, it } from 'vitest'
import { presence } from '../../src/client/presence.ts'
import type { SeatInfo, TableInfo } from '../../src/table/protocol.ts'

const seat = (change: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: 'person',
  name: 'Ada',
  engine: false,
  level: 0,
  away: false,
  standIn: false,
  ready: false,
  next: null,
  ...change,
})
const bot = seat({ kind: 'bot', name: 'Mei', level: 2 })
const empty = seat({ kind: 'empty', name: '' })
const table = (one: SeatInfo, watchers: TableInfo['watchers'] = []) =>
  ({ seats: [seat({ name: 'me' }), one], watchers }) as TableInfo
const told = (was: SeatInfo, now: SeatInfo) => presence(table(was), table(now), [0])

describe('what is said of those at the table', () => {
  it.each([
    ['sat', empty, seat()],
    ['sat', bot, seat()],
    ['left', seat(), empty],
    ['left', seat(), bot],
    ['away', seat(), seat({ away: true })],
    ['standIn', seat({ away: true }), seat({ away: true, standIn: true })],
    ['standIn', seat(), seat({ away: true, standIn: true })],
    ['back', seat({ away: true, standIn: true }), seat()],
    ['back', seat({ away: true }), seat()],
    ['next', bot, { ...bot, next: 'Ada' }],
  ] as const)('%s', (key, was, now) => {
    expect(told(was, now)).toEqual([{ key, name: 'Ada' }])
  })

  it('is nothing of bots, of a new name, of readiness, or of whoever was announced for this hand', () => {
    expect(told(empty, bot)).toEqual([])
    expect(told(bot, empty)).toEqual([])
    expect(told(seat(), seat({ name: 'Ada L.' }))).toEqual([])
    expect(told(seat(), seat({ ready: true }))).toEqual([])
    expect(told({ ...bot, next: 'Ada' }, seat())).toEqual([])
  })

  it('is nothing of ourselves', () => {
    expect(presence(table(seat()), table(seat({ away: true })), [1])).toEqual([])
  })

  it('names whoever comes to watch, but not whoever just stood up', () => {
    const watcher = { id: 7, name: 'Linh', muted: false }
    expect(presence(table(bot), table(bot, [watcher]), [0])).toEqual([{ key: 'watching', name: 'Linh' }])
    expect(presence(table(bot, [watcher]), table(bot, [watcher]), [0])).toEqual([])
    expect(presence(table(seat()), table(bot, [{ id: 8, name: 'Ada', muted: false }]), [0])).toEqual([
      { key: 'left', name: 'Ada' },
    ])
  })
})

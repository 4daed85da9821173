import { describe, expect, it } from 'vitest'
import { judgeDay } from '../../party/day/name.ts'
import { deviceToken, isPlayed, notedDay, noteDay } from '../../src/client/daily.ts'
import { Memory } from '../../src/client/memory.ts'
import { GAMES } from '../../src/games/index.ts'
import { dayName, type DayInfo } from '../../src/table/daily.ts'
import { manifestOf } from '../../src/boards/index.ts'

const info = (more: Partial<DayInfo> = {}): DayInfo => ({
  commit: 'aa',
  players: 0,
  mine: null,
  results: null,
  over: null,
  ...more,
})
const done = { room: 'abcd-efgh', result: { points: 1, late: false } }
const NOON = Date.UTC(2026, 10, 17, 12)

describe('the deal of the day, on the device', () => {
  it('is known by a token that stays', () => {
    const store = new Memory(null)
    const token = deviceToken(store)
    expect(token).toMatch(/^[0-9a-f]{32}$/)
    expect(deviceToken(store)).toBe(token)
    store.set('dayToken', 'nonsense')
    expect(deviceToken(store)).toMatch(/^[0-9a-f]{32}$/)
  })

  it('is measured by what was told first, whatever is told later', () => {
    const store = new Memory(null)
    noteDay('okey', '2026-11-17', info(), store)
    expect(isPlayed('okey', store, NOON)).toBe(false)
    noteDay('okey', '2026-11-17', info({ commit: 'bb', mine: done }), store)
    expect(notedDay('okey', '2026-11-17', store)).toEqual({ date: '2026-11-17', commit: 'aa', done: true })
    expect(isPlayed('okey', store, NOON)).toBe(true)
    expect(isPlayed('remi', store, NOON)).toBe(false)
    noteDay('okey', '2026-11-18', info(), store)
    noteDay('okey', '2026-11-19', info(), store)
    expect(notedDay('okey', '2026-11-17', store)).toBeNull()
    expect(notedDay('okey', '2026-11-18', store)).not.toBeNull()
  })

  it.each(['null', '[]', '{"okey":[null,3,{}]}', '{'])('does not stumble over %s', kept => {
    const store = new Memory(null)
    store.set('days', kept)
    expect(notedDay('okey', '2026-11-17', store)).toBeNull()
    noteDay('okey', '2026-11-17', info(), store)
    expect(notedDay('okey', '2026-11-17', store)).not.toBeNull()
  })

  it.each(GAMES)('is offered of %s where the server has one, and only there', game => {
    expect(manifestOf(game)?.daily === true).toBe(judgeDay(dayName(game, '2026-11-17'), NOON) === null)
  })
})

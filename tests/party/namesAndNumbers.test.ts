import { describe, expect, it } from 'vitest'
import { KEYS } from '../../party/table/store.ts'
import type { Up } from '../../src/table/protocol.ts'
import { FakePlatform, fakeTime, hello, last, move, playing, turn } from './platform.ts'

fakeTime()

describe('names', () => {
  it('are never alike at one table', async () => {
    const platform = await new FakePlatform().start()
    const lines = ['Ayşe', 'ayse', 'Аyşe', 'Mei', 'Mei'].map(name => {
      const line = platform.connect()
      line.say(hello({ name } as Partial<Up>))
      return line
    })
    lines.slice(0, 4).forEach((line, seat) => line.say({ type: 'sit', seat: seat as 0 }))
    const names = last(lines[4], 'table').seats.map(seat => seat.name)
    expect(names).toEqual(['Ayşe', 'ayse 2', 'Ayşe 3', 'Mei'])
    expect(last(lines[4], 'table').watchers).toMatchObject([{ name: 'Mei 2' }])
  })

  it('are not alike either when somebody leaves the seat and sits down again', async () => {
    const platform = await new FakePlatform().start()
    const come = (name: string) => {
      const line = platform.connect()
      line.say(hello({ name } as Partial<Up>))
      return line
    }
    const [host, first] = ['Alice', 'Bob'].map(come)
    host.say({ type: 'sit', seat: 0 })
    first.say({ type: 'sit', seat: 1 })
    first.say({ type: 'leave' })
    const second = come('Bob')
    second.say({ type: 'sit', seat: 2 })
    first.say({ type: 'sit', seat: 1 })
    expect(last(host, 'table').seats.map(seat => seat.name)).toEqual(['Alice', 'Bob', 'Bob 2', ''])
  })
})

describe('numbers', () => {
  it('far ahead are refused and forgotten, so that nobody locks their own seat', async () => {
    const platform = await new FakePlatform().start()
    const line = playing(platform)
    await turn(line)
    line.say({ ...move(line, 1), n: Number.MAX_SAFE_INTEGER } as Up)
    expect(last(line, 'no')).toEqual({ type: 'no', n: Number.MAX_SAFE_INTEGER, why: 'stale' })
    line.say(move(line, 1))
    expect(last(line, 'ok').n).toBe(1)
  })

  it('of the log stay in order beyond their width', () => {
    const numbers = [0, 9, 999_999, 1_000_000, 1_000_001, 9_999_999, 10_000_000, 123_456_789]
    const keys = numbers.map(KEYS.log)
    expect(keys.toSorted()).toEqual(keys)
    for (const key of keys) expect(key < 'log;').toBe(true)
    expect([9999, 10_000].map(KEYS.hand).toSorted()).toEqual([9999, 10_000].map(KEYS.hand))
  })

  it('of an act are in its own answer alone', async () => {
    const platform = await new FakePlatform().start()
    const line = playing(platform)
    line.say({ type: 'act', n: 1, rev: 0, action: {} })
    expect(last(line, 'no').n).toBe(1)
    for (const bad of [{ type: 'nope' }, { type: 'chat', text: 5 }]) {
      line.say(bad as never)
      expect(last(line, 'no'), bad.type).toMatchObject({ n: null, why: 'badMessage' })
    }
  })

  it('in an address are numbers, or it is refused', async () => {
    const platform = await new FakePlatform().start()
    playing(platform)
    for (const bad of ['?match=x', '?hand=-1', '?hand=1e9', '?match=99999999999999999999', '?holding=0x1'])
      expect((await platform.get(bad)).status, bad).toBe(400)
    for (const none of ['?match', '?match=1', '?hand=1', '?holding=7'])
      expect((await platform.get(none)).status, none).toBe(404)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakePlatform, hello, last, type Line } from './platform.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

/** Two people at a table of Cờ Tư Lệnh, the first hand dealt; `awaited` is to move. */
async function two(platform: FakePlatform): Promise<{ lines: Line[]; awaited: number }> {
  const lines = [0, 1].map(seat => {
    const line = platform.connect()
    line.say(hello({ make: { game: 'cotulenh' } }))
    line.say({ type: 'sit', seat: seat as 0 | 1 })
    return line
  })
  lines[0].say({ type: 'options', table: { clock: false }, game: { colours: 'hostRed' } })
  for (const line of lines) line.say({ type: 'ready' })
  await vi.advanceTimersByTimeAsync(0)
  expect(last(lines[0], 'table').phase).toBe('playing')
  return { lines, awaited: 0 }
}
const away = (line: Line, seat: number) => last(line, 'table').seats[seat].away
const answer = (line: Line) => line.say({ type: 'heard', id: last(line, 'mark').id })

describe('a line that goes silent', () => {
  it('is asked after a while and given up five seconds later, where pings reach the room', async () => {
    const platform = await new FakePlatform().start()
    const { lines } = await two(platform)
    const other = setInterval(() => lines[1].say({ type: 'ping', t: 0 }), 2000)
    lines[0].say({ type: 'ping', t: 0 })
    const marks = () => lines[0].got.filter(({ type }) => type === 'mark').length
    const before = marks()
    await vi.advanceTimersByTimeAsync(14_900)
    expect(marks()).toBe(before)
    await vi.advanceTimersByTimeAsync(200)
    expect(marks()).toBe(before + 1)
    expect(away(lines[1], 0)).toBe(false)
    await vi.advanceTimersByTimeAsync(5000)
    expect(away(lines[1], 0)).toBe(true)
    expect(lines[0].closed).toEqual({ code: 1013, why: 'silent' })
    expect(lines[1].closed).toBeNull()
    clearInterval(other)
  })

  it('is none where a page in the background sleeps over its pings and answers when asked, or never sends any', async () => {
    const platform = await new FakePlatform().start()
    const { lines } = await two(platform)
    lines[0].say({ type: 'ping', t: 0 })
    for (let i = 0; i < 20; i++) {
      await vi.advanceTimersByTimeAsync(4000)
      if (last(lines[0], 'mark')) answer(lines[0])
    }
    expect([away(lines[1], 0), away(lines[0], 1)]).toEqual([false, false])
  })

  it('wakes a room that sleeps only while its owner is awaited', async () => {
    const platform = new FakePlatform()
    platform.sleeps = true
    await platform.start()
    const end = platform.alarm
    const { lines } = await two(platform)
    // Whether the awaited one sends pings is looked into once: the first may come while the room sleeps.
    expect(platform.alarm! - Date.now()).toBe(15_000)
    await vi.advanceTimersByTimeAsync(15_000)
    // Whoever is not awaited may be as silent as they like.
    lines[1].pingedAt = Date.now() - 14_000
    await platform.ring()
    expect(platform.alarm === null || platform.alarm - Date.now() > 60_000).toBe(true)
    expect(end).toBeNull()
    const ping = () => lines.forEach(line => (line.pingedAt = Date.now()))
    ping()
    lines[0].say({ type: 'phrase', phrase: 'hello' })
    expect(platform.alarm! - Date.now()).toBe(15_000)
    // As long as the pings come, it looks again and again, and asks nobody.
    await vi.advanceTimersByTimeAsync(13_000)
    ping()
    await vi.advanceTimersByTimeAsync(2000)
    const asked = lines[0].got.length
    await platform.ring()
    expect(lines[0].got.length).toBe(asked)
    expect(platform.alarm! - Date.now()).toBe(13_000)
    await vi.advanceTimersByTimeAsync(13_000)
    lines[1].pingedAt = Date.now()
    await platform.ring()
    expect(last(lines[0], 'mark')).toBeDefined()
    await vi.advanceTimersByTimeAsync(5000)
    expect(away(lines[1], 0)).toBe(true)
  })
})

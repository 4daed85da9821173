import { describe, expect, it, vi } from 'vitest'
import { Figures, figures } from '../../party/figures.ts'
import { recent, report, type Facts } from '../../party/journal.ts'
import { FakePlatform, fakeTime, hello, last, playing } from './platform.ts'

fakeTime()

const counted = (name: string): number =>
  Number(new RegExp(`^masa_${name} (\\d+)$`, 'm').exec(figures.text(0, '', {}))?.[1] ?? 0)

describe('the time it has been up', () => {
  const now = 1_800_000_000_000
  it.each([
    ['since the start, also if nothing was asked for a day', String(now - 86_400_000), 86_400],
    ['since the first question, where the start is not told', undefined, 0],
    ['nothing, where the clock was set back since', String(now + 5000), 0],
    ['nothing, where what is told is no time', 'soon', 0],
  ])('is %s', (_what, started, seconds) => {
    const figures = new Figures()
    expect(figures.uptime(now, started)).toBe(seconds)
    expect(figures.uptime(now + 61_000, started)).toBe(seconds + 61)
  })
})

describe('the log', () => {
  it('tells of a table, its hands and its end, and of nobody in it', async () => {
    const platform = await new FakePlatform().start()
    const line = platform.connect()
    line.say(hello({ make: { game: 'okey' }, name: 'Zeynep' } as never))
    line.say({ type: 'sit', seat: 0 })
    line.say({ type: 'options', table: { clock: false, botPace: 'quick' } })
    for (const seat of [1, 2, 3] as const) line.say({ type: 'bot', seat, level: 1 })
    const rude = platform.connect()
    rude.say(hello({ name: 'Rude' } as never))
    rude.say({ type: 'sit', seat: 1 })
    line.say({ type: 'remove', seat: 1 })
    line.say({ type: 'bot', seat: 1, level: 1 })
    line.say({ type: 'chat', text: 'hello Rude' })
    line.say({ type: 'ready' })
    await vi.advanceTimersByTimeAsync(7_000)
    const { token } = last(line, 'seated')
    // Somebody who leaves is played for, and so the hand ends.
    line.say({ type: 'leave', forGood: false })
    for (let i = 0; i < 200 && !platform.events.some(each => each.includes('"hand"')); i++)
      await vi.advanceTimersByTimeAsync(1000)
    line.drop()
    rude.drop()
    await vi.advanceTimersByTimeAsync(25 * 3_600_000)
    await platform.ring()
    const events = platform.events.map(each => JSON.parse(each) as Facts)
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['made', 'removed', 'hand', 'expired']) as never,
    )
    const [{ table }] = events
    for (const each of events) expect(each).toMatchObject({ table, game: 'okey' })
    const hand = events.find(({ event }) => event === 'hand')!
    expect(hand.reason).toEqual(expect.any(String))
    expect(hand.seconds).toBeGreaterThanOrEqual(7)
    expect(hand.steps).toBeGreaterThan(1)
    const all = platform.events.join()
    for (const secret of ['Zeynep', 'Rude', 'hello', token, 'room-1']) expect(all).not.toContain(secret)
  })

  it('names a failure, and leaves out what was read', () => {
    const lines: [string, Facts][] = []
    let thrown: unknown
    try {
      JSON.parse('{"name": Zeynep}')
    } catch (error) {
      thrown = error
    }
    const before = counted('errors_total{where="here"}')
    const id = report((event, facts) => lines.push([event, facts]), 'here', thrown)
    expect(lines).toMatchObject([['error', { id, where: 'here' }]])
    expect(lines[0][1].error).toMatch(/^SyntaxError: /)
    expect(JSON.stringify(lines)).not.toContain('Zeynep')
    expect(recent.failures[0].id).toBe(id)
    expect(counted('errors_total{where="here"}')).toBe(before + 1)
  })
})

describe('the figures', () => {
  it('tell nothing of a hand that is being played: who answers in a call window is hidden', async () => {
    const platform = await new FakePlatform().start()
    const line = platform.connect()
    line.say(hello({ make: { game: 'mahjong' } } as never))
    line.say({ type: 'sit', seat: 0 })
    line.say({ type: 'options', table: { clock: false, botPace: 'quick' } })
    for (const seat of [1, 2, 3] as const) line.say({ type: 'bot', seat, level: 3 })
    line.say({ type: 'ready' })
    const before = figures.text(0, '', {})
    const steps = counted('steps_total{game="mahjong"}')
    // Whoever leaves is played for, and what is refused meanwhile may tell of a hand as well.
    line.say({ type: 'act', n: 1, rev: last(line, 'welcome').rev, action: { type: 'hu' } })
    line.say({ type: 'leave', forGood: false })
    const ended = () => platform.events.some(each => each.includes('"hand"'))
    let looks = 0
    for (; looks < 900 && !ended(); looks++) {
      expect(figures.text(0, '', {})).toBe(before)
      await vi.advanceTimersByTimeAsync(400)
    }
    // How long a hand is, chance decides; its end tells all of it at once.
    expect(looks).toBeGreaterThan(0)
    const hand = platform.events.map(each => JSON.parse(each) as Facts).find(({ event }) => event === 'hand')!
    expect(counted('steps_total{game="mahjong"}') - steps).toBe(hand.steps)
    line.drop()
  })

  it('count steps, refusals and who is here', async () => {
    const platform = await new FakePlatform().start()
    const sockets = figures.sockets()
    const refused = counted('refusals_total{why="hostOnly"}')
    const line = playing(platform)
    const watcher = platform.connect()
    watcher.say(hello())
    watcher.say({ type: 'remove', seat: 0 })
    expect(figures.open.get(platform.id)).toMatchObject({ game: 'okey', phase: 'playing', sockets: 2 })
    expect(figures.sockets()).toBe(sockets + 2)
    expect(counted('refusals_total{why="hostOnly"}')).toBe(refused + 1)
    line.drop()
    watcher.drop()
    expect(figures.open.has(platform.id)).toBe(false)
    expect(figures.sockets()).toBe(sockets)
  })
})

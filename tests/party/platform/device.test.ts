import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DeviceRoom, type Line } from '../../../party/platform/device.ts'
import type { Seat } from '../../../src/games/game.ts'
import { CLOSE, LIMITS, messages, type Down, type Up } from '../../../src/table/protocol.ts'
import { hello } from '../platform.ts'
import { MemoryStore } from './memoryStore.ts'

const ROOM = 'here-room'

/** The page's end of a line. */
class Page implements Line {
  readonly got: Down[] = []
  code: number | null = null
  device: DeviceRoom

  constructor(device: DeviceRoom) {
    this.device = device
    device.connect(this)
  }
  text(text: string): void {
    this.got.push(...messages(text))
  }
  closed(code: number): void {
    this.code = code
  }
  say(message: Up): void {
    this.device.message(this, JSON.stringify(message))
  }
  last<T extends Down['type']>(type: T): Extract<Down, { type: T }> {
    return this.got.findLast(message => message.type === type) as Extract<Down, { type: T }>
  }
  /** Alone with bots, and the first hand dealt. */
  begin(): void {
    this.say(hello())
    this.say({ type: 'sit', seat: 0 })
    for (const seat of [1, 2, 3] as Seat[]) this.say({ type: 'bot', seat, level: 1 })
    this.say({ type: 'ready' })
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const settle = () => vi.advanceTimersByTimeAsync(0)
const open = (store: MemoryStore, ended = () => {}) => DeviceRoom.open(ROOM, store, ended)

describe('a room on the device', () => {
  it('says nothing before it is on disk', async () => {
    const store = new MemoryStore()
    let land = () => {}
    store.land = () => new Promise(done => (land = done))
    const page = new Page(await open(store))
    page.say(hello())
    await settle()
    expect(page.got).toEqual([])
    land()
    await settle()
    expect(page.got.map(({ type }) => type)).toContain('welcome')
    page.say({ type: 'sit', seat: 0 })
    await settle()
    expect(page.last('seated')).toBeUndefined()
    land()
    await settle()
    expect(page.last('seated')).toBeDefined()
  })

  it('goes on where it stood when the page is opened again, a month later too', async () => {
    const store = new MemoryStore()
    const page = new Page(await open(store))
    page.begin()
    await vi.advanceTimersByTimeAsync(5000)
    const { token } = page.last('seated')
    page.device.close(page)
    await settle()
    expect(page.last('step')).toBeDefined()
    vi.setSystemTime(Date.now() + LIMITS.hereMs - 60_000)
    const again = new Page(await open(store))
    await settle()
    again.say(hello({ token, make: undefined } as Partial<Up>))
    await settle()
    expect(again.last('welcome')).toMatchObject({ seat: 0, table: { phase: 'playing', game: 'okey' } })
    again.device.close(again)
    await settle()
    vi.setSystemTime(Date.now() + LIMITS.hereMs + 60_000)
    const late = new Page(await open(store))
    await vi.advanceTimersByTimeAsync(10)
    late.say(hello({ make: undefined } as Partial<Up>))
    await settle()
    expect(late.code).toBe(CLOSE.noRoom)
    expect(store.disks.get(ROOM)!.rows.size).toBe(0)
  })

  it('has one life: the window that opened it first is told, and writes nothing more', async () => {
    const store = new MemoryStore()
    let ended = 0
    const first = new Page(await open(store, () => ended++))
    first.begin()
    await settle()
    const second = new Page(await open(store))
    await settle()
    const before = structuredClone(store.disks.get(ROOM)!.rows)
    first.say({ type: 'chat', text: 'still here' })
    await settle()
    expect(first.code).toBe(CLOSE.replaced)
    expect(ended).toBe(1)
    expect(store.disks.get(ROOM)!.rows).toEqual(before)
    second.say(hello({ token: first.last('seated').token } as Partial<Up>))
    await settle()
    expect(second.last('welcome').seat).toBe(0)
  })

  it('ends with a write that fails, and the next life has all that was answered', async () => {
    const store = new MemoryStore()
    // As a worker's own `close`, which refuses to be called as anybody else's method.
    const ended = vi.fn()
    const page = new Page(await open(store, ended))
    page.begin()
    await settle()
    const { token } = page.last('seated')
    const heard = page.got.length
    store.land = () => Promise.reject(new Error('no space'))
    page.say({ type: 'chat', text: 'lost' })
    await settle()
    expect(page.code).toBe(1011)
    expect(ended.mock.contexts).toEqual([undefined])
    expect(page.got.length).toBe(heard)
    store.land = () => Promise.resolve()
    const again = new Page(await open(store))
    again.say(hello({ token } as Partial<Up>))
    await settle()
    expect(again.last('welcome')).toMatchObject({ seat: 0, chat: [] })
  })

  it('shows what was played to another window without taking the room from the first', async () => {
    const store = new MemoryStore()
    const page = new Page(await open(store))
    page.begin()
    await settle()
    const answer = await DeviceRoom.ask(ROOM, store, `http://x/parties/main/${ROOM}`)
    expect(await answer.json()).toMatchObject({ game: 'okey' })
    expect((await DeviceRoom.ask('here-none', store, 'http://x/')).status).toBe(404)
    page.say({ type: 'chat', text: 'still here' })
    await settle()
    expect(page.last('chat')).toMatchObject({ text: 'still here' })
  })
})

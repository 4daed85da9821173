import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Heartbeat } from '../../src/client/heartbeat.ts'
import { connect, type Socket } from '../../src/client/socket.ts'
import type { Down } from '../../src/table/protocol.ts'

/** What the browser gives us, with the network in the test's hands. */
class Wire extends EventTarget {
  static readonly OPEN = 1
  static all: Wire[] = []
  readyState = 0
  binaryType = ''
  readonly sent: unknown[] = []
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    Wire.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  frame(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  end(code: number) {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: 'so' }))
  }
}

let socket: Socket
let page: EventTarget & { visibilityState?: string }
let heard: (Down | 'open' | [number, boolean])[]
const last = () => Wire.all.at(-1)!
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const PONG = JSON.stringify({ type: 'pong', t: 1 })

beforeEach(async () => {
  vi.useFakeTimers()
  Wire.all = []
  heard = []
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('location', { protocol: 'https:', host: 'masa.test' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  socket = connect('room-1', {
    open: () => heard.push('open'),
    message: message => heard.push(message),
    close: (code, final) => heard.push([code, final]),
  })
  await pass(0)
})
afterEach(() => {
  socket.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('hears each message of a frame, and says nothing to a line that is not open', async () => {
  expect(last().url).toBe('wss://masa.test/parties/main/room-1')
  socket.send({ type: 'again' })
  last().open()
  socket.send({ type: 'leave' })
  last().frame(PONG)
  last().frame(`[${PONG},${PONG}]`)
  expect(last().sent).toEqual([{ type: 'leave' }])
  expect(heard.map(each => (typeof each === 'object' && 'type' in each ? each.type : each))).toEqual([
    'open',
    'pong',
    'pong',
    'pong',
  ])
})

it('answers a mark by itself, so that the room knows it keeps up', () => {
  last().open()
  last().frame(
    JSON.stringify([
      { type: 'mark', id: 'm7' },
      { type: 'pong', t: 1 },
    ]),
  )
  expect(last().sent).toEqual([{ type: 'heard', id: 'm7' }])
  expect(heard).toEqual(['open', { type: 'pong', t: 1 }])
})

it('comes back by itself after a cut, and keeps nothing back for the new line', async () => {
  last().open()
  last().end(1006)
  expect(heard).toEqual(['open', [1006, false]])
  socket.send({ type: 'again' })
  await pass(6000)
  expect(Wire.all).toHaveLength(2)
  last().open()
  expect(heard.at(-1)).toBe('open')
  expect(last().sent).toEqual([])
})

it('stays away when it is told to', async () => {
  last().open()
  last().end(4004)
  expect(heard.at(-1)).toEqual([4004, true])
  await pass(60_000)
  page.dispatchEvent(new Event('online'))
  await pass(1000)
  expect(Wire.all).toHaveLength(1)
})

it('tries again where no line comes about', async () => {
  await pass(30_000)
  expect(Wire.all.length).toBeGreaterThan(2)
})

it('leaves a line that has fallen silent within seven seconds, not one that answers', async () => {
  last().open()
  for (let i = 0; i < 20; i++) {
    await pass(2500)
    expect(last().sent.at(-1)).toMatchObject({ type: 'ping' })
    last().frame(PONG)
  }
  expect(Wire.all).toHaveLength(1)
  await pass(6400)
  expect(Wire.all).toHaveLength(1)
  await pass(1200)
  expect(Wire.all.length).toBeGreaterThan(1)
})

it('keeps a line that answers slowly', async () => {
  last().open()
  for (let i = 0; i < 20; i++) {
    await pass(2500)
    await pass(1650)
    last().frame(PONG)
  }
  expect(Wire.all).toHaveLength(1)
})

it('doubts as soon as an act stays without an answer, and asks before it leaves', async () => {
  last().open()
  socket.send({ type: 'act', n: 1, rev: 0, action: {} })
  await pass(2500)
  expect(last().sent.at(-1)).toMatchObject({ type: 'ping' })
  await pass(3000)
  expect(Wire.all).toHaveLength(2)
})

it('asks first when its timers have slept: the line may be well', () => {
  const heartbeat = new Heartbeat(0)
  expect(heartbeat.beat(3_600_000)).toBe('ask')
  expect(heartbeat.beat(3_601_000)).toBe(null)
  expect(heartbeat.beat(3_605_000)).toBe('renew')
})

it('leaves a line on which a frame was cut off in the middle', async () => {
  last().open()
  last().frame(PONG.slice(0, 9))
  expect(heard).toEqual(['open'])
  await pass(3500)
  expect(Wire.all).toHaveLength(2)
})

it('probes an open line when the device wakes up, instead of trusting it', async () => {
  for (const sign of ['online', 'visibilitychange', 'resume']) {
    last().open()
    const asked = last()
    page.dispatchEvent(new Event(sign))
    expect(asked.sent.at(-1), sign).toMatchObject({ type: 'ping' })
    const before = Wire.all.length
    await pass(3500)
    expect(Wire.all.length, sign).toBe(before + 1)
  }
})

it('does not wait when the network or the page is there again', async () => {
  for (const sign of ['online', 'visibilitychange']) {
    last().open()
    last().end(1006)
    await pass(0)
    const before = Wire.all.length
    page.dispatchEvent(new Event(sign))
    await pass(5)
    expect(Wire.all.length, sign).toBe(before + 1)
  }
})

it('is gone when it is closed', async () => {
  last().open()
  socket.close()
  await pass(60_000)
  page.dispatchEvent(new Event('online'))
  await pass(1000)
  expect(Wire.all).toHaveLength(1)
  expect(Wire.all[0].sent).toEqual([])
})

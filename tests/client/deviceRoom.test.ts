import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DeviceRoom } from '../../src/client/deviceRoom.ts'
import type { FromPage, ToPage } from '../../src/table/port.ts'
import type { Down } from '../../src/table/protocol.ts'

/** The page's side of a worker whose room is the test. */
class Workshop {
  readonly told: FromPage[] = []
  terminated = false
  onmessage: (event: { data: ToPage }) => void = () => {}
  onerror: () => void = () => {}
  postMessage(message: FromPage): void {
    this.told.push(message)
  }
  terminate(): void {
    this.terminated = true
  }
  say(data: ToPage): void {
    this.onmessage({ data })
  }
}

function at() {
  const workers: Workshop[] = []
  const room = new DeviceRoom('here-x', () => {
    workers.push(new Workshop())
    return workers.at(-1) as unknown as Worker
  })
  const person = () => {
    const heard: string[] = []
    const line = room.open({
      open: () => heard.push('open'),
      message: (message: Down) => heard.push(message.type),
      close: (code, final) => heard.push(`${code}${final ? ' for good' : ''}`),
    })
    return { heard, line }
  }
  return { room, workers, person }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a room on this device, from the page', () => {
  it('gives each person a line of their own to one worker, and answers its marks', () => {
    const { workers, person } = at()
    const [ann, bob] = [person(), person()]
    expect(workers).toHaveLength(1)
    const [room] = workers
    expect(room.told).toEqual([
      { open: 1, room: 'here-x' },
      { open: 2, room: 'here-x' },
    ])
    room.say({ opened: 1 })
    room.say({ line: 2, text: '{"type":"pong","t":1}' })
    room.say({ line: 1, text: '{"type":"mark","id":"m"}' })
    expect([ann.heard, bob.heard]).toEqual([['open'], ['pong']])
    expect(room.told.at(-1)).toEqual({ line: 1, text: '{"type":"heard","id":"m"}' })
    ann.line.close()
    ann.line.send({ type: 'again' })
    expect(room.told.at(-1)).toEqual({ close: 1 })
  })

  it('takes another worker when one fails, for everybody, and waits longer each time', () => {
    const { workers, person } = at()
    const [ann, bob] = [person(), person()]
    workers[0].onerror()
    expect(workers[0].terminated).toBe(true)
    expect([ann.heard, bob.heard]).toEqual([['1006'], ['1006']])
    vi.advanceTimersByTime(250)
    expect(workers[1].told).toEqual([
      { open: 1, room: 'here-x' },
      { open: 2, room: 'here-x' },
    ])
    workers[1].say({ closed: 1, code: 1011, why: 'storage' })
    // The device is full: that is told apart.
    expect([ann.heard.at(-1), bob.heard.at(-1)]).toEqual(['1011', '1011'])
    vi.advanceTimersByTime(250)
    expect(workers).toHaveLength(2)
    vi.advanceTimersByTime(250)
    expect(workers).toHaveLength(3)
  })

  it('stays away where it was told to', () => {
    const { workers, person } = at()
    const ann = person()
    workers[0].say({ closed: 1, code: 4001, why: 'replaced' })
    vi.advanceTimersByTime(60_000)
    expect(ann.heard).toEqual(['4001 for good'])
    expect(workers).toHaveLength(1)
  })

  it('hands questions on, and fails those that a worker died over', async () => {
    const { room, workers } = at()
    const answer = room.ask('http://x/?match')
    workers[0].say({ answer: 1, status: 200, body: '{}' })
    expect(await answer).toMatchObject({ status: 200, body: '{}' })
    const lost = room.ask('http://x/?match')
    workers[0].onerror()
    await expect(lost).rejects.toThrow()
    expect(room.idle).toBe(true)
  })
})

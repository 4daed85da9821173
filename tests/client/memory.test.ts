import { describe, expect, it } from 'vitest'
import { Memory, type Store } from '../../src/client/memory.ts'

const DAY = 24 * 60 * 60 * 1000

/** A device with so much room for characters. */
class Device implements Store {
  readonly rows = new Map<string, string>()
  private readonly room: number
  constructor(room = Infinity) {
    this.room = room
  }
  get length(): number {
    return this.rows.size
  }
  key(at: number): string | null {
    return [...this.rows.keys()][at] ?? null
  }
  getItem(key: string): string | null {
    return this.rows.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    const next = new Map(this.rows).set(key, value)
    const size = [...next].reduce((sum, [name, text]) => sum + name.length + text.length, 0)
    if (size > this.room) throw new DOMException('full', 'QuotaExceededError')
    this.rows.set(key, value)
  }
  removeItem(key: string): void {
    this.rows.delete(key)
  }
}

describe('what a device remembers', () => {
  it('forgets all of a room that has not been visited for a month, and nothing else', () => {
    const device = new Device()
    let now = 1_000 * DAY
    const memory = new Memory(device, () => now)
    memory.set('name', 'Ada')
    device.setItem('other:seat:old-room', 'not ours')
    for (const room of ['old-room', 'new-room']) {
      memory.visit(room)
      memory.set(`seat:${room}`, 'token')
      memory.set(`rack:masa:${room}:3:0`, '[]')
      now += 20 * DAY
    }
    memory.visit('third-room')
    expect(memory.get('seat:old-room')).toBeNull()
    expect(memory.get('rack:masa:old-room:3:0')).toBeNull()
    expect(memory.get('seat:new-room')).toBe('token')
    expect(memory.get('rack:masa:new-room:3:0')).toBe('[]')
    expect(memory.get('name')).toBe('Ada')
    expect(device.getItem('other:seat:old-room')).toBe('not ours')
  })

  it('gives a seat from before there were visits its month', () => {
    const device = new Device()
    device.setItem('masa:seat:some-room', 'token')
    let now = 0
    const memory = new Memory(device, () => now)
    memory.visit('other-room')
    now = 29 * DAY
    memory.visit('other-room')
    expect(memory.get('seat:some-room')).toBe('token')
    now = 31 * DAY
    memory.visit('other-room')
    expect(memory.get('seat:some-room')).toBeNull()
  })

  it('keeps every seat’s token when it is full, at the cost of what can be had again', () => {
    const device = new Device(600)
    const memory = new Memory(device, () => 0)
    memory.visit('room-a')
    memory.set('seat:room-a', 'a'.repeat(32))
    for (let hand = 0; hand < 30; hand++) memory.set(`rack:masa:room-a:${hand}:0`, 'x'.repeat(40))
    memory.visit('room-b')
    memory.set('seat:room-b', 'b'.repeat(32))
    const later = new Memory(device, () => 0)
    expect(later.get('seat:room-a')).toBe('a'.repeat(32))
    expect(later.get('seat:room-b')).toBe('b'.repeat(32))
  })

  it('lasts for the page where nothing may be kept at all', () => {
    for (const store of [null, new Device(0)]) {
      const memory = new Memory(store, () => 0)
      memory.visit('room-a')
      memory.set('seat:room-a', 'token')
      expect(memory.get('seat:room-a')).toBe('token')
      memory.set('seat:room-a', null)
      expect(memory.get('seat:room-a')).toBeNull()
    }
  })

  it('bears whatever stands where the visits should', () => {
    for (const text of ['nonsense', 'null', '[]', '7']) {
      const device = new Device()
      device.setItem('masa:visits', text)
      expect(() => new Memory(device, () => 0).visit('room-a')).not.toThrow()
    }
  })
})

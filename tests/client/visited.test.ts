import { describe, expect, it } from 'vitest'
import { Memory, type Store } from '../../src/client/memory.ts'
import { forget, remember, visited, type Visited } from '../../src/client/visited.ts'
import { LIMITS } from '../../src/table/protocol.ts'

const table = (room: string, at: number): Visited => ({
  room,
  game: 'okey',
  names: ['Linh', 'Ioana'],
  running: true,
  alone: false,
  mine: true,
  hands: 1,
  at,
})

describe('tables this device has sat at', () => {
  const empty = () => new Memory(null)

  it('come back the latest first, each once, as last seen', () => {
    const memory = empty()
    remember(table('one', 1), memory)
    remember(table('two', 2), memory)
    remember({ ...table('one', 3), running: false }, memory)
    expect(visited(memory, 4).map(({ room, running }) => [room, running])).toEqual([
      ['one', false],
      ['two', true],
    ])
  })

  it('are forgotten when left for good, or when their room must be gone', () => {
    const memory = empty()
    const now = Date.now()
    remember(table('old', now - LIMITS.expiryMs), memory)
    remember(table('left', now - 2), memory)
    remember(table('kept', now - 1), memory)
    forget('left', memory)
    expect(visited(memory, now).map(({ room }) => room)).toEqual(['kept'])
  })

  it('are few', () => {
    const memory = empty()
    for (let at = 0; at < 30; at++) remember(table(`room-${at}`, at), memory)
    expect(visited(memory, 30).map(({ room }) => room)).toContain('room-29')
    expect(visited(memory, 30)).toHaveLength(8)
  })

  it.each(['{', 'null', '[1]', '[{"room":"x"}]', '[{"room":1,"game":2,"names":3}]'])(
    'are none where %s is kept',
    text => {
      const rows = new Map([['masa:tables', text]])
      const store = {
        length: 1,
        key: () => 'masa:tables',
        getItem: (key: string) => rows.get(key) ?? null,
      } as unknown as Store
      expect(visited(new Memory(store))).toEqual([])
    },
  )
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Room } from './room.ts'

/** A table in mid-hand as it was written before seats had a union (protocol 3): one has stood up, all are gone. */
const old = JSON.parse(readFileSync(new URL('../data/table-before-union.json', import.meta.url), 'utf8')) as {
  tokens: string[]
  revs: number[]
  now: number
  views: unknown[]
  rows: Record<string, unknown>
}

async function opened(): Promise<Room> {
  const room = new Room()
  room.disk.rows.clear()
  for (const [key, row] of Object.entries(old.rows)) room.disk.rows.set(key, row)
  room.now = old.now + 60_000
  await room.restart()
  return room
}

describe('a table that an older version wrote', () => {
  it('opens with everyone in their seats, their clocks and their answers', async () => {
    const room = await opened()
    const [a, b, c] = old.tokens.map(() => room.peer())
    const welcome = a.hello({ token: old.tokens[0], name: 'P0' })
    expect(welcome).toMatchObject({ seat: 0, n: 1, rev: old.revs[0], chat: [{ text: 'Selam' }] })
    expect(welcome.scene!.view).toEqual(old.views[0])
    expect(welcome.clock!.running).toEqual([{ seat: 1, turn: 15_017, bank: 30_000 }])
    expect(welcome.table).toMatchObject({
      tableOptions: { turn: 20 },
      removed: [],
      seats: [{ standIn: false }, { standIn: false, away: true }, { kind: 'person', standIn: true, away: true }],
    })
    b.hello({ token: old.tokens[1], name: 'P1' })
    expect(b.act({ type: 'pass' }, { n: 1 })).toEqual({ type: 'no', n: 1, why: 'notYourTurn' })
    expect(c.hello({ token: old.tokens[2], name: 'P2' })).toMatchObject({ seat: 2, scene: { view: { me: 2 } } })
    expect(room.errors).toEqual([])
  })

  it('is played on, and written as this version writes', async () => {
    const room = await opened()
    const peer = room.peer()
    peer.hello({ token: old.tokens[0] })
    room.pass(400_000)
    expect(room.table.outcomes.length).toBeGreaterThan(0)
    const before = room.table.info()
    await room.restart()
    room.peer().hello({ token: old.tokens[0] })
    expect(room.table.info()).toMatchObject({ phase: before.phase, hand: before.hand, host: before.host })
    expect(room.table.meta).not.toHaveProperty('table')
  })
})

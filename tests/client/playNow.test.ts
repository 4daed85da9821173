import { describe, expect, it } from 'vitest'
import type { Kit } from '../../src/boards/index.ts'
import { Room as Client } from '../../src/client/room.svelte.ts'
import { Line } from './line.ts'
import { clients, expectWhole, fetched, kit, page, playing, QUICK, withoutBrowser } from './page.ts'

withoutBrowser()

describe('play now', () => {
  it('sits down, fills the table with bots and has it dealt', async () => {
    const made = await playing()
    expect(made.client).toMatchObject({ seat: 0, hasty: false, host: true })
    expect(made.room.table.meta.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot'])
    expectWhole(made)
  })

  it('is carried out on the next line when one is lost while the game is fetched', async () => {
    let arrive!: (kit: Kit) => void
    const made = page({ loadKit: () => new Promise(resolve => (arrive = resolve)) })
    const { line, client, room } = made
    line.open()
    line.flush()
    line.cut()
    arrive(kit)
    await fetched()
    expect(client.hasty).toBe(true)
    line.open()
    line.flush()
    await fetched()
    line.flush()
    expect(room.table.meta.phase).toBe('playing')
    expectWhole(made)
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('does what is left of it when the line is lost %i frames later', async frames => {
    const made = page()
    const { line, client, room } = made
    line.open()
    line.flush()
    await fetched()
    for (let i = 0; i < frames; i++) {
      if (line.up.length > 0) line.passUp()
      else line.passDown()
    }
    line.cut()
    line.open()
    line.flush()
    // If the seat's key was lost with the line, somebody else sits there for all we know: we see a lobby.
    room.pass(10_000)
    line.flush()
    expect(client.hasty).toBe(false)
    if (client.seat !== null) expect(room.table.meta.phase).toBe('playing')
    expectWhole(made)
  })

  it('does not begin again by itself for one who comes back to a lobby of their own', async () => {
    const { room, line, client } = page()
    line.open()
    line.flush()
    await fetched()
    line.passUp()
    line.flush()
    expect(client.seat).toBe(0)
    // A page loaded anew, with the same entry in its history.
    const again = new Line(room)
    room.table.meta.phase = 'lobby'
    const second = new Client('room-1', QUICK, { connect: again.connect, loadKit: async () => kit })
    clients.push(second)
    again.open()
    again.flush()
    await fetched()
    again.flush()
    expect(second).toMatchObject({ hasty: false, seat: 0 })
    expect(room.table.meta.phase).toBe('lobby')
  })
})

describe('a game that comes late', () => {
  it('is asked for again, and nothing that arrived meanwhile is lost', async () => {
    let tries = 0
    const made = page({
      loadKit: async () => {
        if (++tries < 3) throw new Error('no line')
        return kit
      },
    })
    made.line.open()
    made.line.flush()
    await fetched(10_000)
    made.line.flush()
    expect(tries).toBe(3)
    expect(made.room.table.meta.phase).toBe('playing')
    expectWhole(made)
  })

  it('and never arrives is said so', async () => {
    const { client, line, room } = page({ loadKit: () => Promise.reject(new Error('gone')) })
    line.open()
    line.flush()
    await fetched(30_000)
    expect(client.connection.problem).toBe('noGame')
    expect(room.table.sessions.size).toBe(0)
  })

  it('and is not known here still shows the table', async () => {
    const { client, line } = page({ intent: null, loadKit: async () => null })
    line.open()
    line.flush()
    await fetched()
    expect(client.kit).toBeNull()
    expect(client.table?.phase).toBe('lobby')
  })
})

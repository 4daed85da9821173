import { expect, it, vi } from 'vitest'
import { mayAskHint } from '../../src/client/mayAskHint.ts'
import { memory } from '../../src/client/memory.ts'
import { adopt } from '../../party/table/circle.ts'
import { expectWhole, mine, playing, withoutBrowser } from './page.ts'

withoutBrowser()

it('knows each finished hand once, however it heard of it', async () => {
  for (const missed of [false, true]) {
    memory.set('seat:room-1', null)
    const made = await playing()
    const { client, line, room } = made
    // With nobody there the table would stand still.
    room.peer().hello()
    for (let i = 0; room.table.outcomes.length === 0; i++) {
      if (i > 500) throw new Error('the hand never ends')
      const [move] = mine(made)
      if (move) client.play(move)
      line.flush()
      const near = (room.table.match!.state as { turns: number }).turns >= 11
      if (missed && near) line.cut()
      room.pass(1000)
      if (missed && near) line.open()
      line.flush()
    }
    expect(client.outcomes).toHaveLength(1)
    vi.advanceTimersByTime(2000)
    expect(client.results).toBe(true)
    expectWhole(made)
  }
})

it('says who will join with the next hand, once, and nothing of our own chair', async () => {
  const { client, line, room } = await playing()
  const guest = room.peer()
  guest.hello({ name: 'Nadia' })
  line.flush()
  vi.advanceTimersByTime(5000)
  expect(client.announcer.notices).toEqual([])
  guest.sit(1)
  line.flush()
  expect(client.announcer.notices.map(each => each.text)).toEqual(['Nadia joins with the next hand'])
})

/** Until whoever has a chair from then on plays. */
function playToNextDeal({ client, line, room }: Pick<Awaited<ReturnType<typeof playing>>, 'client' | 'line' | 'room'>) {
  for (let i = 0; client.table!.seats[1].kind === 'bot' && i < 2000; i++) {
    const [move] = client.table!.phase === 'playing' ? mine({ client }) : []
    if (move) client.play(move)
    room.pass(1000)
    line.flush()
  }
  expect(client.table!.seats[1]).toMatchObject({ kind: 'person', name: 'Nadia' })
}

it('says that there are no hints any more once whoever was alone with bots has company', async () => {
  const { client, line, room } = await playing()
  expect(mayAskHint(client.table!, client.seat, false)).toBe(true)
  const guest = room.peer()
  guest.hello({ name: 'Nadia' })
  guest.sit(1)
  line.flush()
  const told = () => client.announcer.spoken.map(({ text }) => text).join('\n')
  expect(told()).not.toContain('no more hints')
  expect(mayAskHint(client.table!, client.seat, false)).toBe(true)
  playToNextDeal({ client, line, room })
  expect(mayAskHint(client.table!, client.seat, false)).toBe(false)
  expect(told()).toContain('no more hints')
})

it('gives whoever is alone with bots no hints at a circle’s table, also before they say who of it they are', async () => {
  const { client, line, room } = await playing()
  expect(client.circled).toBe(false)
  // As a device meets it that does not know the circle; or knows it no longer.
  adopt(room.table, { id: 'c', key: 'k' })
  line.cut()
  line.open()
  line.flush()
  expect(client.circle).toBe(null)
  expect(mayAskHint(client.table!, client.seat, client.circled)).toBe(false)
  // Nor is anything said of hints to whoever has had none, once somebody else plays.
  const guest = room.peer()
  guest.hello({ name: 'Nadia' })
  guest.sit(1)
  line.flush()
  playToNextDeal({ client, line, room })
  expect(client.announcer.spoken.map(({ text }) => text).join()).not.toContain('no more hints')
})

it('leaves results closed that were closed, when the line has come back with nothing to tell', async () => {
  const made = await playing()
  const { client, line, room } = made
  for (let i = 0; room.table.outcomes.length === 0 && i < 500; i++) {
    const [move] = mine(made)
    if (move) client.play(move)
    line.flush()
    room.pass(1000)
    line.flush()
  }
  vi.advanceTimersByTime(2000)
  expect(client.results).toBe(true)
  client.results = false
  line.cut()
  // As after a long time away: the room tells all of it afresh.
  room.table.match!.forget(0)
  line.open()
  line.flush()
  expect(client.scene?.outcome).not.toBeNull()
  expect(client.results).toBe(false)
})

it('sounds the last seconds of our own clock, each once', async () => {
  const { room, client, noises, line } = await playing({ soloClock: true })
  room.enter(({ meta }) => (meta.tableOptions = { ...meta.tableOptions, turn: 10, bank: 0 }))
  line.cut()
  line.open()
  line.flush()
  expect(client.clock?.running[0]?.seat).toBe(0)
  const { turn, bank } = client.clock!.running[0]
  noises.length = 0
  vi.advanceTimersByTime(turn + bank + 2000)
  expect(noises).toEqual(Array(5).fill('tick'))
})

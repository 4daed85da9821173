import { expect, test } from 'vitest'
import { toy } from './toy.ts'
import { Room } from './room.ts'

const MINUTE = 60_000

/** People in mid-hand, for whom nobody waits elsewhere, or a whole evening does. */
function playing(drawn: boolean, table = {}) {
  const { room, peers } = Room.playing({ table })
  if (drawn) room.enter(({ meta }) => (meta.circle = { id: 'c', key: 'k', reserved: [1, 2, 3] }))
  return { room, peers }
}

test('a table of its own stands still for as long as everybody is gone', () => {
  const { room, peers } = playing(false, { clock: false })
  const { at } = room.table
  for (const peer of peers) peer.drop()
  room.pass(600 * MINUTE)
  expect(room.table.at).toBe(at)
})

test.for([true, false])(
  'a match of an evening is played out by bots once everybody has been gone (clock: %s)',
  clock => {
    const { room, peers } = playing(true, { clock })
    for (const peer of peers) peer.drop()
    room.pass(9 * MINUTE)
    expect(room.table.meta.phase).toBe('playing')
    room.pass(600 * MINUTE)
    expect(room.table.meta.phase).toBe('over')
    expect(room.table.outbox).toHaveLength(1)
    expect(room.errors).toEqual([])
  },
)

test('who is back in time finds the match where it was, and later what is left of it; a restart changes nothing', async () => {
  const { room, peers } = playing(true, { clock: false })
  const { at } = room.table
  for (const peer of peers) peer.drop()
  room.pass(5 * MINUTE)
  const first = room.peer()
  first.hello({ token: peers[0].token })
  expect(room.table.at).toBe(at)
  first.drop()
  await room.restart()
  room.pass(9 * MINUTE)
  expect(room.table.at).toBe(at)
  room.pass(2 * MINUTE)
  expect(room.table.at).toBeGreaterThan(at)
  const again = room.peer()
  again.hello({ token: peers[1].token })
  expect(again.seat).toBe(1)
  expect(room.table.meta.seats[1]).toMatchObject({ kind: 'person', presence: 'here' })
})

test('who sat down for the evening and went before it began is played for; an empty chair is waited for', () => {
  for (const chairs of [3, 2]) {
    const room = new Room(1, toy)
    room.enter(({ meta }) => (meta.circle = { id: 'c', key: 'k', reserved: [1, 2, 3] }))
    const peers = Array.from({ length: chairs }, (_, seat) => {
      const peer = room.peer()
      peer.hello()
      peer.session.member = seat + 1
      return peer.sit(seat as 0)
    })
    for (const peer of peers) peer.drop()
    room.pass(9 * MINUTE)
    expect(room.table.meta.phase).toBe('lobby')
    room.pass(600 * MINUTE)
    expect(room.table.meta.phase).toBe(chairs === 3 ? 'over' : 'lobby')
  }
})

import { expect, it } from 'vitest'
import { Room } from '../room.ts'

/** A table of a circle; its members 1, 2 and 3 play. */
function playing() {
  const room = new Room()
  room.enter(({ meta }) => (meta.circle = { id: 'c', key: 'k' }))
  const peers = ([0, 1, 2] as const).map(seat => {
    const peer = room.peer()
    peer.hello({ name: `P${seat}` })
    peer.session.member = seat + 1
    return peer.sit(seat)
  })
  for (const peer of peers) peer.ready()
  return { room, peers }
}

it.each([
  ['still there', false],
  ['gone', true],
])('a member goes on at another device while the first is %s, and that opens nothing any more', (_how, gone) => {
  const { room, peers } = playing()
  const [, phone] = peers
  if (gone) phone.drop()
  const tablet = room.peer()
  tablet.hello({ name: 'P1' })
  tablet.session.member = 2
  tablet.sit(1)
  expect(tablet.last('seated').seat).toBe(1)
  expect(tablet.last('welcome')).toMatchObject({ seat: 1, scene: { view: { me: 1 } } })
  expect(phone.closed === null).toBe(gone)
  expect(room.peer().hello({ token: phone.token! })).toMatchObject({ seat: null, chair: null })
  expect(room.table.info().seats[1]).toMatchObject({ kind: 'person', away: false, standIn: false })
})

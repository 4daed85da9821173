import { expect, it } from 'vitest'
import { Household } from '../../src/client/household.svelte.ts'
import { memory } from '../../src/client/memory.ts'
import { Room } from '../party/room.ts'
import { toy } from '../party/toy.ts'
import { seeded } from '../support/random.ts'
import { Line } from './line.ts'
import { fetched, kit, sha, withoutBrowser } from './page.ts'

const line = { send: () => true, close: () => {} }
const SILENT = { play: () => {}, callToTurn: () => {}, read: () => {} }
const PEOPLE = ['Anne', 'Mehmet']
withoutBrowser()

it('tells only what whoever has the device before them may hear', () => {
  const read: string[] = []
  const noises = { play: () => {}, callToTurn: () => {}, read: (text: string) => void read.push(text) }
  const house = new Household('here-aaaa-aaaa', null, ['Anne', 'Mehmet'], { connect: () => line }, noises)
  const drawn = () => house.rooms.forEach(({ announcer }, i) => announcer.speak(`${i}: You drew 5.`))
  for (const room of house.rooms) room.scene = { outcome: null } as never
  drawn()
  expect(read).toEqual([])
  house.show()
  drawn()
  house.at = 1
  drawn()
  expect(read).toEqual(['0: You drew 5.', '1: You drew 5.'])
  house.room.announcer.hint('Discard 5.')
  house.show()
  expect(house.room.announcer.bubble).toBeNull()
  house.close()
})

it('asks once that everybody sits and is ready, and again on another line', () => {
  const house = new Household('here-aaaa-aaaa', null, ['Anne', 'Mehmet'], { connect: () => line }, SILENT)
  const asked: string[] = []
  house.rooms.forEach((room, i) => {
    room.sit = seat => void asked.push(`${i} sits at ${seat}`)
    room.ready = () => void asked.push(`${i} is ready`)
    room.connection.status = 'open'
  })
  const told = (phase: string, seats: { kind: string; ready?: boolean }[], chairs: (0 | 1 | null)[]) => {
    house.rooms.forEach((room, i) => Object.assign(room, { table: { phase, seats }, chair: chairs[i] }))
    house.sitTogether()
    house.sitTogether()
    return asked.splice(0)
  }
  const [person, empty, ready] = [{ kind: 'person' }, { kind: 'empty' }, { kind: 'person', ready: true }]
  expect(told('lobby', [person, empty], [0, null])).toEqual(['1 sits at 1'])
  house.rooms[1].connection.status = 'lost'
  expect(told('lobby', [person, empty], [0, null])).toEqual([])
  house.rooms[1].connection.status = 'open'
  expect(told('lobby', [person, empty], [0, null])).toEqual(['1 sits at 1'])
  expect(told('lobby', [person, person], [0, 1])).toEqual(['0 is ready', '1 is ready'])
  expect(told('playing', [ready, ready], [0, 1])).toEqual([])
  // After a hand one of them says it for both.
  expect(told('between', [person, person], [0, 1])).toEqual([])
  expect(told('between', [ready, person], [0, 1])).toEqual(['1 is ready'])
  house.close()
})

/** Two people at one table, each with a line of their own. */
function atOneTable(seed: number) {
  PEOPLE.forEach((_, key) => memory.set(`seat:room-1:${key}`, null))
  const room = new Room(seed)
  const lines = PEOPLE.map(() => new Line(room))
  const ends = lines.values()
  const house = new Household(
    'room-1',
    { make: 'toy', quick: true, people: PEOPLE },
    PEOPLE,
    {
      connect: (id, ears) => ends.next().value!.connect(id, ears),
      loadKit: async () => kit,
      loadRules: async () => toy,
      sha,
      fetchPass: async () => null,
    },
    SILENT,
  )
  const settle = async () => {
    for (let round = 0; round < 4; round++) {
      lines.forEach(each => each.flush())
      house.sitTogether()
      await fetched()
    }
  }
  return { room, lines, house, settle }
}

it.each(Array.from({ length: 20 }, (_, i) => i + 1))(
  'begins whichever of two lines is the quicker, seed %i',
  async seed => {
    const { room, lines, house, settle } = atOneTable(seed)
    const random = seeded(seed)
    lines.forEach(each => each.open())
    for (let i = 0; i < 60; i++) {
      const quick = lines[random() < 0.5 ? 0 : 1]
      if (random() < 0.5) quick.passUp()
      else quick.passDown()
      if (random() < 0.3) await fetched()
      house.sitTogether()
    }
    await settle()
    const { phase, seats } = room.table.meta
    expect({ phase, seats: seats.map(({ kind }) => kind) }).toEqual({
      phase: 'playing',
      seats: ['person', 'person', 'bot'],
    })
    house.close()
  },
)

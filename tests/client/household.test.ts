import { expect, it } from 'vitest'
import { Household } from '../../src/client/household.svelte.ts'
import { withoutBrowser } from './page.ts'

const line = { send: () => true, close: () => {} }
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
  const noises = { play: () => {}, callToTurn: () => {}, read: () => {} }
  const house = new Household('here-aaaa-aaaa', null, ['Anne', 'Mehmet'], { connect: () => line }, noises)
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

import { expect, it } from 'vitest'
import { keep, keptGames } from '../../src/client/playHere.ts'
import { Memory } from '../../src/client/memory.ts'
import { peopleAt } from '../../src/client/peopleAt.ts'
import { remember, visited } from '../../src/client/visited.ts'
import { isHere, newRoom, newRoomHere } from '../../src/table/roomId.ts'
import { LIMITS, ROOM_ID } from '../../src/table/constants.ts'

const DAY = 24 * 60 * 60 * 1000

it('names of rooms say where they are', () => {
  expect([newRoomHere(), newRoom()].map(isHere)).toEqual([true, false])
  expect(newRoomHere()).toMatch(ROOM_ID)
})

it('remembers the games it keeps, whatever was written there', () => {
  const memory = new Memory(null)
  expect(keptGames(memory)).toEqual([])
  keep(['okey', 'remi'], memory)
  expect(keptGames(memory)).toEqual(['okey', 'remi'])
  for (const bad of ['{', '7', '[1,"okey"]']) {
    memory.set('kept', bad)
    expect(keptGames(memory)).toEqual(bad.startsWith('[') ? ['okey'] : [])
  }
})

it('offers a table on this device for a month, another for a day', () => {
  const memory = new Memory(null)
  const now = 10 * LIMITS.hereMs
  const table = { game: 'okey', names: [], running: true, alone: true, mine: true, hands: 0 }
  for (const room of ['here-x', 'else-x']) remember({ room, at: now - 2 * DAY, ...table }, memory)
  expect(visited(memory, now).map(({ room }) => room)).toEqual(['here-x'])
  expect(visited(memory, now + 29 * DAY)).toEqual([])
})

it('knows who sits at one device again after the page was closed', () => {
  expect(peopleAt('here-p', { make: 'okey', quick: true })).toBeNull()
  expect(peopleAt('here-p', { make: 'okey', quick: true, people: ['Ann', 'Bob'] })).toEqual(['Ann', 'Bob'])
  expect(peopleAt('here-p', null)).toEqual(['Ann', 'Bob'])
  expect(peopleAt('here-q', null)).toBeNull()
})

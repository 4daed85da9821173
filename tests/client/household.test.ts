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

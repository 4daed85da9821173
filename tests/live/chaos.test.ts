import { expect, it } from 'vitest'
import { games } from '../../src/games/all.ts'
import { chaos, noTally } from './chaos.ts'
import { running } from './running.ts'
import { SEED } from '../support/random.ts'

const server = await running()

it('on bad lines, among strangers, with the server dying: nothing is lost, doubled or taken over', async () => {
  const seed = SEED
  const tally = noTally()
  const round = { games: Object.keys(games), seed, kills: 3, storm: 60, pause: 2500 }
  const faults = await chaos(server, round, tally)
  const note = `seed ${seed}, ${JSON.stringify(tally)}`
  expect(faults, note).toEqual([])
  expect(server.complaints, note).toEqual([])
  for (const count of Object.values(tally)) expect(count, note).toBeGreaterThan(0)
}, 240_000)

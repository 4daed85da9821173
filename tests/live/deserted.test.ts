import { expect, it } from 'vitest'
import { desertedTable, phaseOf } from './player.ts'
import { running } from './running.ts'

const server = await running()

it('the clock of somebody rings when everyone has gone', async () => {
  const room = await desertedTable(server, 2)
  await expect.poll(() => phaseOf(server, room), { timeout: 20_000, interval: 250 }).toBe('over')
})

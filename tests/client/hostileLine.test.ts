import { describe, expect, it } from 'vitest'
import { memory } from '../../src/client/memory.ts'
import { pick, seeded } from '../support/random.ts'
import { runs } from '../support/sampling.ts'
import { expectWhole, mine, playing, withoutBrowser } from './page.ts'

withoutBrowser()

describe('on a hostile line', () => {
  const SEEDS = runs(60)
  const reached = { dropped: 0, doubled: 0, swapped: 0, cut: 0, acted: 0, hands: 0 }

  /** One thing happens: in the hand, at the table, or to what is on its way. */
  function happen(made: Awaited<ReturnType<typeof playing>>, random: () => number, lost: { line: boolean }) {
    const { client, line, room } = made
    const dice = random()
    if (lost.line) {
      if (dice < 0.3) line.open()
      if (dice < 0.3) lost.line = false
      else room.pass(random() * 500)
    } else if (dice < 0.03) {
      line.cut()
      lost.line = true
      reached.cut++
    } else if (dice < 0.2) room.pass(random() * 1500)
    else if (dice < 0.35) {
      const move = pick(mine(made), random)
      if (move) reached.acted++
      if (move) client.play(move)
      else if (client.table?.phase === 'between') client.ready()
    } else {
      const queue: unknown[] = random() < 0.5 ? line.up : line.down
      const spoil = random()
      if (queue.length > 0 && spoil < 0.04) {
        queue.shift()
        reached.dropped++
      } else if (queue.length > 0 && spoil < 0.1) {
        queue.splice(1, 0, queue[0])
        reached.doubled++
      } else if (queue.length > 1 && spoil < 0.16) {
        queue.unshift(...queue.splice(1, 1))
        reached.swapped++
      } else if (queue === line.up) line.passUp()
      else line.passDown()
    }
  }

  it('the page comes to show what is there, and no act is lost or done twice', async () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      memory.set('seat:room-1', null)
      const random = seeded(seed)
      const made = await playing({ seed })
      const { line, client, room } = made
      try {
        const lost = { line: false }
        for (let i = 0; i < 400; i++) happen(made, random, lost)
        line.cut()
        line.open()
        line.flush()
        expectWhole(made)
        expect(room.errors).toEqual([])
        reached.hands += room.table.outcomes.length
        // It has not lost count either: the next act is taken.
        for (let i = 0; i < 30 && mine(made).length === 0 && room.table.meta.phase === 'playing'; i++) {
          room.pass(1000)
          line.flush()
        }
        const [move] = mine(made)
        if (!move) continue
        const before = room.table.match!.at
        client.play(move)
        line.flush()
        expect(room.table.match!.at).toBeGreaterThan(before)
        expectWhole(made)
      } catch (error) {
        throw new Error(`seed ${seed}`, { cause: error })
      }
    }
    for (const [what, count] of Object.entries(reached)) expect(count, what).toBeGreaterThan(runs(20))
  })
})

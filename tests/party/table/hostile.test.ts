import { describe, expect, it } from 'vitest'
import { SHORT } from '../../support/sampling.ts'
import { reached, Schedule } from './schedule.ts'

const SEEDS = SHORT ? 20 : 40

describe('hostile schedules', () => {
  it('keep the table whole: nothing lost, nothing doubled, nothing seen or taken that is another’s', async () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      try {
        await new Schedule(seed).run()
      } catch (error) {
        throw new Error(`seed ${seed}`, { cause: error })
      }
    }
    for (const [what, count] of Object.entries(reached)) expect(count, what).toBeGreaterThan(SHORT ? 0 : 5)
  }, 120_000)
})

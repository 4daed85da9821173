import { expect, it } from 'vitest'
import { Credits } from '../../party/table/limits.ts'
import { steady } from '../../party/steady.ts'

it('goes on when the clock of the machine is set back', () => {
  let wall = 1_000_000
  const now = steady(() => wall)
  const credits = new Credits({ count: 2, ms: 1000 }, now())
  expect([credits.spend(now()), credits.spend(now()), credits.spend(now())]).toEqual([true, true, false])
  wall -= 60_000
  const back = now()
  expect(back).toBe(1_000_000)
  wall += 500
  expect(now() - back).toBe(500)
  // Nobody waits a minute for what comes back in half a second.
  expect(credits.spend(now())).toBe(true)
  wall += 3_600_000
  expect(now() - back).toBe(3_600_500)
})

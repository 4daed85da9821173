import { expect, it } from 'vitest'
import { Credits } from '../../party/table/limits.ts'
import type { Platform } from '../../party/platform.ts'
import { monotonic } from '../../party/monotonicTime.ts'
import { WakeUps } from '../../party/wakeUps.ts'

it('goes on when the clock of the machine is set back', () => {
  let wall = 1_000_000
  const now = monotonic(() => wall)
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

it('asks to be woken anew when the clock was set back, for the machine would ring as much too late', async () => {
  let wall = 1_000_000
  const now = monotonic(() => wall)
  /** A time of the machine's, as an alarm is kept. */
  const asked: number[] = []
  const platform = {
    now,
    sleeps: true,
    setBack: () => now.setBack(),
    wakeAt: (time: number) => void asked.push(wall + time - now()),
    wakeTime: () => Promise.resolve(null),
  }
  const wakeUps = new WakeUps(platform as unknown as Platform, () => {})
  await wakeUps.recall()
  const due = now() + 60_000
  wakeUps.set(due, Infinity)
  wall += 5000
  wakeUps.set(due, Infinity)
  expect(asked).toEqual([1_060_000])
  wall -= 3_600_000
  now()
  wakeUps.set(due, Infinity)
  wakeUps.set(due, Infinity)
  // In 55 seconds, as before, and asked for once.
  expect(asked.slice(1)).toEqual([wall + 55_000])
})

const ROUNDS = 12
const ROUND_MS = 60

/**
 * Calls a second of each job, which is one pass over `size` items. They take turns in short rounds and the best
 * round counts: so a busy machine slows all of them alike, or none.
 */
export function rates(jobs: Record<string, () => void>, size: number): Record<string, number> {
  const best: Record<string, number> = {}
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, job] of Object.entries(jobs)) {
      const began = performance.now()
      let calls = 0
      let ms = 0
      while (ms < ROUND_MS) {
        job()
        calls += size
        ms = performance.now() - began
      }
      if (round) best[name] = Math.max(best[name] ?? 0, (1000 * calls) / ms)
    }
  return best
}

/**
 * What a job takes, in milliseconds: the clock also counts what else the machine does, and the processor's time what
 * this process does on other threads (compiling, above all); it took no more than the smaller of the two.
 */
export function timed<T>(job: () => T): { value: T; ms: number } {
  const began = performance.now()
  const used = process.cpuUsage()
  const value = job()
  const { user, system } = process.cpuUsage(used)
  return { value, ms: Math.min(performance.now() - began, (user + system) / 1000) }
}

/** mulberry32 */
export function seeded(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

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

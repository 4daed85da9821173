export { seeded } from '../../src/table/random.ts'

export function shuffled(size: number, random: () => number): number[] {
  const order = Array.from({ length: size }, (_, i) => i)
  for (let i = size - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[order[i], order[j]] = [order[j], order[i]]
  }
  return order
}

export const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)]

/** The gate plays the same game each time, so that what turns red was changed; `MASA_SEED=7 npm run live` plays another. */
export const SEED = Number(process.env.MASA_SEED ?? 1)

import * as v from 'valibot'
import { goOut } from '../src/games/okey101/bot/goOut/goOut.ts'
import { coach } from '../src/games/okey101/bot/index.ts'
import { rules as okey101 } from '../src/games/okey101/index.ts'
import type { View } from '../src/games/okey101/types.ts'
import { situation } from '../tests/games/okey101/situation.ts'
import { seeded } from '../tests/support/random.ts'
import { timed } from './measure.ts'

/** The views of whole matches between bots of the middle level. */
function views(matches: number): View[] {
  const seen: View[] = []
  for (let match = 0; match < matches; match++) {
    const random = seeded(match + 1)
    let state = okey101.start(v.parse(okey101.options, { hands: 3 }), 4)
    while (!okey101.outcome(state)?.over) {
      const size = okey101.needs(state)
      if (size) {
        const order = Array.from({ length: size }, (_, i) => i)
        for (let i = size - 1; i > 0; i--) {
          const j = Math.floor(random() * (i + 1))
          ;[order[i], order[j]] = [order[j], order[i]]
        }
        state = okey101.apply(state, { by: 'table', order }).state
        continue
      }
      const [seat] = okey101.turn(state)
      const view = okey101.view(state, seat)
      seen.push(view)
      state = okey101.apply(state, { by: seat, do: coach.think(view, 2, random) }).state
    }
  }
  return seen
}

/** The better of two: the first is before the code is compiled. */
const cost = (job: () => unknown): number => Math.min(timed(job).ms, timed(job).ms)

const CALLS = 20_000

/** Racks and tables of every size, under every house rule: the search for a way out, by whether runs may be split. */
function waysOut(): void {
  const took: Record<string, number[]> = { 'runs as they lie': [], 'runs may be split': [] }
  let found = 0
  for (let seed = 1; seed <= CALLS; seed++) {
    const random = seeded(seed)
    const size = { melds: 2 + Math.floor(random() * 14), hand: 3 + Math.floor(random() * 18) }
    const state = situation(random, false, size)
    const view = okey101.view(state, 0)
    const first = timed(() => goOut(view))
    if (first.value) found++
    // Once more where it was slow: a collection of garbage is nobody's search.
    const ms = first.ms > 10 ? Math.min(first.ms, timed(() => goOut(view)).ms) : first.ms
    took[view.options.rearrange ? 'runs may be split' : 'runs as they lie'].push(ms)
  }
  console.log(`okey101 goOut, ${CALLS} situations, a way out of ${found}:`)
  for (const [name, times] of Object.entries(took)) {
    times.sort((a, b) => a - b)
    const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(2)
    console.log(`  ${name}, ${times.length}: ${at(0.5)} ms median, ${at(0.99)} ms at 99 %, ${at(1)} ms at worst`)
  }
}

export async function run(): Promise<void> {
  const all = views(4)
  for (const level of [1, 2, 3]) {
    const times = all.map(view => cost(() => coach.think(view, level, seeded(5)))).sort((a, b) => a - b)
    const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(2)
    console.log(
      `okey101 level ${level}, ${times.length} decisions: ${at(0.5)} ms median, ${at(0.99)} ms at 99 %, ${at(1)} ms at worst`,
    )
  }
  waysOut()
}

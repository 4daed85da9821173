import { loadavg } from 'node:os'
import { games } from '../src/games/all.ts'
import type { AnyGame, AnyRules } from '../src/games/game.ts'
import { rules as okey101 } from '../src/games/okey101/index.ts'
import { situation } from '../tests/games/okey101/situation.ts'
import { optionSets } from '../tests/laws/options.ts'
import { guided, playOut } from '../tests/laws/play.ts'
import { pick, seeded } from '../tests/support/random.ts'
import { timed } from './measure.ts'

const CALLS = 20_000
/** The games whose moves are searched for. */
const RACKS = ['okey', 'okey101', 'remi', 'rummy45'] as const
/** Positions of one match: more would be much like each other. */
const EACH = 200

/**
 * npm run bench -- moves [--calls N]: what `moves` takes for a seat that is to act, in positions of played matches, every
 * option varied. It is asked in the room and in the page, so the slowest counts, not the usual one.
 */
export async function run(): Promise<void> {
  const calls = Number(process.argv[process.argv.indexOf('--calls') + 1]) || CALLS
  console.log(`moves, ${calls} calls of each game; load ${loadavg()[0].toFixed(1)}`)
  for (const id of RACKS) told(id, played(games[id], calls))
  told('okey101, odd racks and tables', odd(calls))
}

type Asked = { ms: number; where: string }

function* played(game: AnyGame, calls: number): Generator<Asked> {
  let left = calls
  for (let seed = 1; left > 0; seed++) {
    const random = seeded(seed)
    const options = pick(optionSets(game, random, {}), random)
    const seats = pick(game.seats, random)
    const asked: Asked[] = []
    playOut(game, { options, seats, seed, policy: guided }, ({ before, step }) => {
      if (step.by === 'table') return
      const where = `seed ${seed}, step ${asked.length}, ${JSON.stringify(options)}`
      asked.push({ ms: cost(game, game.view(before, step.by)), where })
      return asked.length === Math.min(EACH, left)
    })
    left -= asked.length
    yield* asked
  }
}

/** Racks and tables that no match comes to. */
function* odd(calls: number): Generator<Asked> {
  for (let seed = 1; seed <= calls; seed++) {
    const random = seeded(seed)
    const size = { melds: 2 + Math.floor(random() * 14), hand: 3 + Math.floor(random() * 18) }
    yield { ms: cost(okey101, okey101.view(situation(random, false, size), 0)), where: `situation ${seed}` }
  }
}

/** Once more where it was slow: the first is before the code is compiled, and garbage is nobody's question. */
function cost({ moves }: Pick<AnyRules, 'moves'>, view: unknown): number {
  const ask = () => timed(() => moves(view)).ms
  const first = ask()
  return first > 3 ? Math.min(first, ask(), ask()) : first
}

function told(name: string, asked: Iterable<Asked>): void {
  const sorted = [...asked].sort((a, b) => a.ms - b.ms)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
  const [median, most, worst] = [at(0.5), at(0.999), at(1)]
  console.log(
    `  ${name}: ${median.ms.toFixed(2)} ms median, ${most.ms.toFixed(2)} ms at 99.9 %, ${worst.ms.toFixed(2)} ms at worst (${worst.where})`,
  )
}

import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { timed } from '../bench/measure.ts'
import type { AnyGame, Outcome, Seat } from '../src/games/game.ts'
import { games } from '../src/games/all.ts'
import { seeded, shuffled } from '../tests/support/random.ts'
import { errorOf, mean } from './sample.ts'

/**
 * npm run arena -- <game> [--hands 400] [--seed 1] [--levels 2,1] [--options '{"minFan":3}']
 * npm run arena -- <game> --external "python3 examples/bot.py --pace 0" [--hands 20] [--levels 2] ranks anyone's bot.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    hands: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    levels: { type: 'string' },
    external: { type: 'string' },
    options: { type: 'string', default: '{}' },
  },
})

/** Long games are given up on, not waited for. */
const BOUND = 4000

type Sample = { seat: Seat; ms: number }

/** One hand from a fresh table; the deal depends on the seed alone, so both sides can play the same one. */
function playHand(game: AnyGame, options: unknown, levels: number[], seed: number, times: Sample[]): Outcome | null {
  const deals = seeded(seed)
  const minds = levels.map((_, seat) => seeded(seed * 31 + seat))
  let state = game.start(options, levels.length)
  for (let step = 0; step < BOUND; step++) {
    const outcome = game.outcome(state)
    if (outcome) return outcome
    const size = game.needs(state)
    const turn = game.turn(state)
    if (size > 0 || !turn.length) {
      state = game.apply(
        state,
        size ? { by: 'table', order: shuffled(size, deals) } : { by: 'table', close: true },
      ).state
      continue
    }
    const by = turn[0]
    const view = game.view(state, by)
    const { value, ms } = timed(() => game.think(view, levels[by], minds[by]))
    times.push({ seat: by, ms })
    state = game.apply(state, { by, do: value }).state
  }
  return null
}

type Tally = { seats: number; wins: number; dealtIn: number; points: number; ms: number[] }
const tally = (): Tally => ({ seats: 0, wins: 0, dealtIn: 0, points: 0, ms: [] })

function add(to: Tally, outcome: Outcome | null, seat: Seat): number {
  const standing = outcome?.standings.find(one => one.seat === seat)
  const points = standing?.points ?? 0
  to.seats++
  to.wins += Number(outcome?.winners.includes(seat) ?? false)
  to.dealtIn += Number(standing?.lines.some(line => line.key === 'dealtIn') ?? false)
  to.points += points
  return points
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
const error = (part: number, whole: number) =>
  (100 * Math.sqrt(((part / whole) * (1 - part / whole)) / whole)).toFixed(1)

/** Every deal twice, the sides changing seats: what luck gives to one it gives to the other. */
function duel(game: AnyGame, options: unknown, a: number, b: number, deals: number, seed: number): void {
  const sides = [tally(), tally()]
  const differences: number[] = []
  const sign = game.traits.lowerIsBetter ? -1 : 1
  const size = game.seats[0]
  for (let deal = 0; deal < deals; deal++) {
    let difference = 0
    for (const swap of [0, 1]) {
      const side = (seat: number) => (seat + swap) % 2
      const times: Sample[] = []
      const levels = Array.from({ length: size }, (_, seat) => (side(seat) ? b : a))
      const outcome = playHand(game, options, levels, seed * 100_003 + deal, times)
      for (const { seat, ms } of times) sides[side(seat)].ms.push(ms)
      for (let seat = 0; seat < size; seat++) {
        const points = add(sides[side(seat)], outcome, seat as Seat)
        difference += (sign * (side(seat) ? -points : points)) / size
      }
    }
    differences.push(difference)
  }
  console.log(`\n${game.id}: level ${a} against level ${b}, ${deals} deals played twice, seed ${seed}`)
  for (const [at, level] of [a, b].entries()) {
    const { seats, wins, dealtIn, points, ms } = sides[at]
    // The first decision of all runs before anything is compiled, and is told apart.
    const [first, ...rest] = ms
    const sorted = rest.sort((x, y) => x - y)
    const fed = dealtIn ? `deals in ${percent(dealtIn, seats)} ± ${error(dealtIn, seats)}, ` : ''
    console.log(
      `  level ${level}: wins ${percent(wins, seats)} ± ${error(wins, seats)}, ${fed}points a hand ${(points / seats).toFixed(2)}, ` +
        `decision ${sorted[sorted.length >> 1]?.toFixed(2)} ms median, ${sorted.at(-1)?.toFixed(1)} ms worst (the very first ${first.toFixed(1)} ms)`,
    )
  }
  const edge = mean(differences)
  const spread = errorOf(differences)
  console.log(
    `  level ${a} gains ${edge.toFixed(2)} ± ${spread.toFixed(2)} points a deal over level ${b} (${(edge / spread).toFixed(1)} standard errors)`,
  )
}

const game: AnyGame | undefined = (games as Record<string, AnyGame>)[positionals[0]]
if (!game) {
  console.error(
    `usage: npm run arena -- <${Object.keys(games).join('|')}> [--hands N] [--seed S] [--levels 2,1] [--options JSON] [--external COMMAND]`,
  )
  process.exit(1)
}
const options = v.parse(game.options, JSON.parse(values.options))
if (values.external) {
  const { rank } = await import('./external.ts')
  await rank(game, values.external, {
    hands: Number(values.hands),
    level: Number(values.levels ?? 2) as 1 | 2 | 3,
    seed: Number(values.seed),
    options: JSON.parse(values.options) as Record<string, unknown>,
  })
  process.exit(0)
}
const pairs = values.levels
  ? [values.levels.split(',').map(Number)]
  : [
      [2, 1],
      [3, 2],
    ]
for (const [a, b] of pairs)
  duel(game, options, a, b, Math.max(2, Math.ceil(Number(values.hands) / 2)), Number(values.seed))

import { parseArgs } from 'node:util'
import * as v from 'valibot'
import type { AnyGame, Level } from '../src/games/game.ts'
import { games } from '../src/games/all.ts'
import type { Options } from '../src/games/cotulenh/options.ts'
import { rulesOf } from '../src/games/cotulenh/rules/houseRules.ts'
import { describe, levelOf, playDeals } from './playHand.ts'
import { errorOf, mean } from './statistics.ts'

/**
 * npm run arena -- <game> [--hands 400] [--seed 1] [--levels 2,1] [--preset classic] [--options '{"minFan":3}']
 * npm run arena -- <game> --against greedy [--levels 3] [--deals 400]: one of ours against three of bench/opponents.
 * npm run arena -- cotulenh --against level3|alphabeta|ours [--ms 25] [--odds 4] [--hands 200]: by processor time, in Elo; with odds ours has more.
 * npm run arena -- <game> --external "python3 examples/bot.py --pace 0" [--hands 20] [--levels 2] ranks anyone's bot.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    hands: { type: 'string', default: '400' },
    deals: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    levels: { type: 'string' },
    against: { type: 'string' },
    external: { type: 'string' },
    ms: { type: 'string', default: '25' },
    odds: { type: 'string', default: '1' },
    preset: { type: 'string' },
    options: { type: 'string', default: '{}' },
  },
})

/** Every deal twice, the sides changing seats: what luck gives to one it gives to the other. */
function duel(game: AnyGame, options: unknown, a: number, b: number, deals: number, seed: number): void {
  const seating = (swap: number) => Array.from({ length: game.seats[0] }, (_, seat) => ((seat + swap) % 2) as 0 | 1)
  const minds = [levelOf(game, a), levelOf(game, b)] as const
  const { sides, gains } = playDeals(game, { deals, seed, options }, minds, [seating(0), seating(1)])
  console.log(`\n${game.id}: level ${a} against level ${b}, ${deals} deals played twice, seed ${seed}`)
  for (const [at, level] of [a, b].entries()) console.log(describe(`level ${level}`, sides[at]))
  const edge = mean(gains)
  const spread = errorOf(gains)
  console.log(
    `  level ${a} gains ${edge.toFixed(2)} ± ${spread.toFixed(2)} points a deal over level ${b} (${(edge / spread).toFixed(1)} standard errors)`,
  )
}

const game: AnyGame | undefined = (games as Record<string, AnyGame>)[positionals[0]]
if (!game || (values.preset && !game.presets[values.preset])) {
  console.error(
    `usage: npm run arena -- <${Object.keys(games).join('|')}> [--hands N] [--seed S] [--levels 2,1] [--preset ${game ? Object.keys(game.presets).join('|') : 'NAME'}] [--options JSON] [--against NAME --deals N] [--external COMMAND]`,
  )
  process.exit(1)
}
const chosen = {
  ...(values.preset ? game.presets[values.preset] : {}),
  ...(JSON.parse(values.options) as Record<string, unknown>),
}
const options = v.parse(game.options, chosen)
const seed = Number(values.seed)
if (values.external) {
  const { rank } = await import('./externalBot.ts')
  const level = Number(values.levels ?? 2) as Level
  await rank(game, values.external, { hands: Number(values.hands), level, seed, options: chosen })
  process.exit(0)
}
if (values.against && game.traits.openInformation) {
  const { boardMatch } = await import('./boardMatch.ts')
  boardMatch(values.against, Number(values.hands), Number(values.ms), Number(values.odds), seed)
  process.exit(0)
}
if (values.against) {
  const { against } = await import('./opponentMatch.ts')
  against(game, values.against, { level: Number(values.levels ?? 3), deals: Number(values.deals), seed, options })
  process.exit(0)
}
const pairs = values.levels
  ? [values.levels.split(',').map(Number)]
  : [
      [2, 1],
      [3, 2],
      [4, 3],
    ]
if (game.traits.openInformation) {
  const { levelMatch } = await import('./boardMatch.ts')
  for (const [a, b] of pairs) levelMatch(a, b, Number(values.hands), seed, rulesOf(options as Options))
  process.exit(0)
}
for (const [a, b] of pairs) duel(game, options, a, b, Math.max(2, Math.ceil(Number(values.hands) / 2)), seed)

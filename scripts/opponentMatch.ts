import { opponents } from '../bench/opponents/index.ts'
import type { AnyGame } from '../src/games/game.ts'
import { describe, levelOf, playDeals } from './playHand.ts'
import { errorOf, mean } from './statistics.ts'

type Trial = { level: number; deals: number; seed: number; options: unknown }

/** One of ours against a table of theirs: every deal once for each of our seats, so that each side has all the hands. */
export function against(game: AnyGame, name: string, { level, deals, seed, options }: Trial): void {
  const theirs = opponents[game.id]?.[name]
  if (!theirs) throw new Error(`${game.id} has ${Object.keys(opponents[game.id] ?? {}).join(', ') || 'no opponents'}`)
  const seats = Array.from({ length: game.seats[0] }, (_, seat) => seat)
  const seatings = seats.map(own => seats.map(seat => (seat === own ? 0 : 1)))
  const { sides, gains } = playDeals(game, { deals, seed, options }, [levelOf(game, level), theirs], seatings)
  const edge = mean(gains)
  const spread = errorOf(gains)
  console.log(`\n${game.id}: level ${level} against ${name}, ${deals} deals played from every seat, seed ${seed}`)
  console.log(describe(`level ${level}`, sides[0]))
  console.log(describe(name, sides[1]))
  console.log(
    `  one of level ${level} gains ${edge.toFixed(3)} ± ${spread.toFixed(3)} points a deal over ${name} (${(edge / spread).toFixed(1)} standard errors)`,
  )
}

import { opponents } from '../bench/opponents/index.ts'
import type { AnyGame, Seat } from '../src/games/game.ts'
import { add, describe, levelOf, playHand, side, timesOf } from './playHand.ts'
import { errorOf, mean, tellSoFar } from './sample.ts'

type Trial = { level: number; deals: number; seed: number; options: unknown }

/** One of ours against a table of theirs: every deal once for each of our seats, so that each side has all the hands. */
export function against(game: AnyGame, name: string, { level, deals, seed, options }: Trial): void {
  const theirs = opponents[game.id]?.[name]
  if (!theirs) throw new Error(`${game.id} has ${Object.keys(opponents[game.id] ?? {}).join(', ') || 'no opponents'}`)
  const ours = levelOf(game, level)
  const sides = [side(), side()]
  const gains: number[] = []
  const sign = game.traits.lowerIsBetter ? -1 : 1
  const size = game.seats[0]
  for (let deal = 0; deal < deals; deal++) {
    let gain = 0
    for (let own = 0; own < size; own++) {
      const times = timesOf(deal)
      const players = Array.from({ length: size }, (_, seat) => (seat === own ? ours : theirs))
      const outcome = playHand(game, options, players, seed * 100_003 + deal, times)
      for (const { seat, ms } of times ?? []) sides[seat === own ? 0 : 1].ms.push(ms)
      for (let seat = 0; seat < size; seat++) {
        const points = sign * add(sides[seat === own ? 0 : 1], outcome, seat as Seat)
        gain += seat === own ? points / size : -points / size / (size - 1)
      }
    }
    gains.push(gain)
    tellSoFar(gains)
  }
  const edge = mean(gains)
  const spread = errorOf(gains)
  console.log(`\n${game.id}: level ${level} against ${name}, ${deals} deals played from every seat, seed ${seed}`)
  console.log(describe(`level ${level}`, sides[0]))
  console.log(describe(name, sides[1]))
  console.log(
    `  one of level ${level} gains ${edge.toFixed(3)} ± ${spread.toFixed(3)} points a deal over ${name} (${(edge / spread).toFixed(1)} standard errors)`,
  )
}

import * as v from 'valibot'
import type { AnyGame } from '../src/games/game.ts'
import { games } from '../src/games/all.ts'
import { playOut } from '../tests/laws/play.ts'
import { seeded } from '../tests/support/random.ts'

const HANDS = 40
const ROUNDS = 3

/** Every decision of so many hands of four bots of one level: the best of several tries, as other work only adds. */
function decisions(game: AnyGame, level: number): number[] {
  const options = v.parse(game.options, { hands: HANDS / 2 })
  const times: number[] = []
  const timed = (_: AnyGame, view: unknown): unknown => {
    let least = Infinity
    let action: unknown
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now()
      action = game.think(view, level, seeded(7))
      least = Math.min(least, performance.now() - began)
    }
    times.push(least)
    return action
  }
  for (const seed of [21, 22]) playOut(game, { options, seats: 4, seed, policy: timed }, () => {})
  return times.sort((a, b) => a - b)
}

export async function run(): Promise<void> {
  for (const game of [games.remi, games.rummy45])
    for (const level of [1, 2, 3]) {
      const times = decisions(game, level)
      const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(2)
      console.log(
        `${game.id} level ${level}, ${times.length} decisions: median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, worst ${at(1)} ms`,
      )
    }
}

import * as v from 'valibot'
import type { AnyGame } from '../src/games/game.ts'
import { rules as remi } from '../src/games/remi/index.ts'
import { rules as rummy45 } from '../src/games/rummy45/index.ts'
import { seeded } from '../tests/support/random.ts'

const HANDS = 40
const ROUNDS = 3

function shuffled(size: number, random: () => number): number[] {
  const order = Array.from({ length: size }, (_, i) => i)
  for (let i = size - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[order[i], order[j]] = [order[j], order[i]]
  }
  return order
}

/** Every decision of so many hands of four bots of one level: the best of several tries, as other work only adds. */
function decisions(game: AnyGame, level: number): number[] {
  const random = seeded(21)
  const options = v.parse(game.options, { hands: HANDS / 2 })
  const times: number[] = []
  for (let match = 0; match < 2; match++) {
    let state = game.start(options, 4)
    while (!game.outcome(state)?.over) {
      const size = game.needs(state)
      if (size) {
        state = game.apply(state, { by: 'table', order: shuffled(size, random) }).state
        continue
      }
      const by = game.turn(state)[0]
      const view = game.view(state, by)
      let least = Infinity
      let action: unknown
      for (let round = 0; round < ROUNDS; round++) {
        const began = performance.now()
        action = game.think(view, level, seeded(7))
        least = Math.min(least, performance.now() - began)
      }
      times.push(least)
      state = game.apply(state, { by, do: action }).state
    }
  }
  return times.sort((a, b) => a - b)
}

export async function run(): Promise<void> {
  for (const game of [remi, rummy45] as AnyGame[])
    for (const level of [1, 2, 3]) {
      const times = decisions(game, level)
      const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(2)
      console.log(
        `${game.id} level ${level}, ${times.length} decisions: median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, worst ${at(1)} ms`,
      )
    }
}

import { parseArgs } from 'node:util'
import * as v from 'valibot'
import type { AnyGame } from '../src/games/game.ts'
import { games } from '../src/games/all.ts'
import { seeded, shuffled } from '../tests/support/random.ts'
import { huntBoard } from './idiocy/cotulenh.ts'
import { probes } from './idiocy/probes.ts'

/**
 * npm run bench -- idiocy [--games okey,remi] [--levels 3,4] [--hands 1000] [--seed 1]: hands between bots of a level in
 * which every decision is asked whether a person would shake their head at it. What the strongest bot names as its own
 * choice, with a reason, is told apart. For Cờ Tư Lệnh (only when named) --hands counts decisions.
 */
export async function run(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: Object.keys(probes).join(',') },
      levels: { type: 'string', default: '3,4' },
      hands: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
    },
  })
  for (const id of values.games.split(','))
    for (const level of values.levels.split(',').map(Number))
      if (id === 'cotulenh') huntBoard(level, Number(values.hands), Number(values.seed))
      else hunt((games as Record<string, AnyGame>)[id], level, Number(values.hands), Number(values.seed))
}

function hunt(game: AnyGame, level: number, hands: number, seed: number): void {
  const found = new Map<string, { times: number; reasons: Map<string, number> }>()
  let decisions = 0
  for (let hand = 0; hand < hands; hand++) {
    const random = seeded(seed * 100_003 + hand)
    let state = game.start(v.parse(game.options, {}), game.seats[0])
    while (!game.outcome(state)) {
      const size = game.needs(state)
      const [by] = game.turn(state)
      if (size > 0 || by === undefined) {
        const step = size ? { by: 'table', order: shuffled(size, random) } : { by: 'table', close: true }
        state = game.apply(state, step as Parameters<AnyGame['apply']>[1]).state
        continue
      }
      const view: unknown = game.view(state, by)
      const action: unknown = game.think(view, level, random)
      decisions++
      for (const fault of probes[game.id](view, action)) {
        const seen = found.get(fault) ?? { times: 0, reasons: new Map<string, number>() }
        const own = game.advise(view)[0]
        const why = same(own?.action, action) ? own.why : 'none'
        seen.times++
        seen.reasons.set(why, (seen.reasons.get(why) ?? 0) + 1)
        found.set(fault, seen)
      }
      state = game.apply(state, { by, do: action }).state
    }
  }
  console.log(`${game.id}, level ${level}: ${hands} hands, ${decisions} decisions, seed ${seed}`)
  for (const [fault, { times, reasons }] of found)
    console.log(`  ${fault}: ${times} (${[...reasons].map(([why, n]) => `${n} for the reason "${why}"`).join(', ')})`)
  if (!found.size) console.log('  nothing')
}

/** By what is done: a board that comes along says nothing of it. */
function same(a: unknown, b: unknown): boolean {
  const plain = (action: unknown) => JSON.stringify({ ...(action as object), board: undefined })
  return a !== undefined && plain(a) === plain(b)
}

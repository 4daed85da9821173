import { choose } from '../src/games/cotulenh/bot/chooseTurn.ts'
import { applyTurn } from '../src/games/cotulenh/rules/applyTurn.ts'
import { START, parseFen } from '../src/games/cotulenh/rules/fen.ts'
import { perft } from '../tests/games/cotulenh/perft.ts'
import type { Position } from '../src/games/cotulenh/types.ts'
import { seeded } from '../tests/support/random.ts'
import { timed } from './measure.ts'

/** Leaf nodes a second of the open reference engine on a machine like this. */
const REFERENCE = 6_400

const start = (): Position => {
  const position = parseFen(START)
  if (position instanceof Error) throw position
  return position
}

function counting(): void {
  perft(start(), 2)
  let best = Infinity
  let steps = 0
  for (let i = 0; i < 3; i++) {
    const begin = performance.now()
    steps = perft(start(), 3).steps
    best = Math.min(best, performance.now() - begin)
  }
  const speed = (1000 * steps) / best
  console.log(
    `counting: ${steps} leaf nodes in ${best.toFixed(0)} ms, best of 3: ${Math.round(speed).toLocaleString('en')} a second`,
  )
  console.log(`          ${Math.round(speed / REFERENCE)} times the reference's ${REFERENCE}`)
}

/** Positions of a game the strongest bot plays against itself. */
function* positions(count: number): Generator<Position> {
  const random = seeded(11)
  let position = start()
  for (let i = 0; i < count; i++) {
    yield position
    const next = applyTurn(position, choose(position, i % 3 ? 3 : 1, random))
    if (next instanceof Error) throw next
    position = next
  }
}

function thinking(): void {
  const board = [...positions(40)]
  for (const level of [1, 2, 3]) {
    const times = board.map(position => {
      return timed(() => choose(position, level, seeded(5))).ms
    })
    times.sort((a, b) => a - b)
    const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length
    console.log(`level ${level}: mean ${mean.toFixed(1)} ms a turn, slowest ${times[times.length - 1].toFixed(1)} ms`)
  }
}

export async function run(): Promise<void> {
  counting()
  thinking()
}

import { loadavg } from 'node:os'
import { choose, chooseInSlices } from '../src/games/cotulenh/bot/chooseTurn.ts'
import { endSearch, newSearch } from '../src/games/cotulenh/bot/newSearch.ts'
import { INFINITY, negamax } from '../src/games/cotulenh/bot/search.ts'
import { applyTurn } from '../src/games/cotulenh/rules/applyTurn.ts'
import { toBoard } from '../src/games/cotulenh/rules/board.ts'
import { START, parseFen } from '../src/games/cotulenh/rules/fen.ts'
import { perft } from '../tests/games/cotulenh/perft.ts'
import type { Position } from '../src/games/cotulenh/types.ts'
import { seeded } from '../tests/support/random.ts'
import { timed } from './measure.ts'
import { processorTime } from './opponents/cotulenh/clock.ts'

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
  for (const level of [1, 2, 3, 4]) {
    const times = board.map(position => {
      return timed(() => choose(position, level, seeded(5))).ms
    })
    times.sort((a, b) => a - b)
    const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length
    console.log(`level ${level}: mean ${mean.toFixed(1)} ms a turn, slowest ${times[times.length - 1].toFixed(1)} ms`)
  }
}

/** Turns of a plain loop over a small array a microsecond of processor time: what this machine can do just now. */
function reference(): number {
  const cells = new Int32Array(4096)
  const turns = 40_000_000
  const began = processorTime()
  for (let i = 0, state = 1; i < turns; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    cells[(state >>> 8) & 4095] += state >>> 28
  }
  return turns / 1000 / (processorTime() - began)
}

/** Nodes of the search a second of processor time, and how deep it comes in what a turn may take. */
const TURN_MS = 150

function searching(): void {
  const boards = [...positions(40)]
  const search = (position: Position, ms: number) => {
    const one = newSearch(toBoard(position), [], null)
    one.pause = Infinity
    const began = processorTime()
    let depth = 0
    // The depth that is begun within the time is completed, and does not count.
    while (processorTime() - began < ms && depth < 40) {
      one.farthest = 2 * ++depth + 4
      negamax(one, depth, -INFINITY, INFINITY, 0, true)
    }
    endSearch(one)
    return { nodes: one.nodes, ms: processorTime() - began, depth: depth - 1 }
  }
  for (const position of boards) search(position, 20)
  const before = reference()
  const runs = boards.map(position => search(position, TURN_MS))
  const speed = runs.reduce((sum, { nodes }) => sum + nodes, 0) / runs.reduce((sum, { ms }) => sum + ms, 0)
  const loop = (before + reference()) / 2
  const depths = runs.map(({ depth }) => depth).sort((a, b) => a - b)
  console.log(
    `searching: ${Math.round(1000 * speed).toLocaleString('en')} nodes a second of processor time over 40 positions; ` +
      `depth in ${TURN_MS} ms: ${depths[20]} at the median, ${depths[0]} at least, ${search(start(), TURN_MS).depth} from the start`,
  )
  console.log(
    `           a plain loop makes ${loop.toFixed(0)} turns a microsecond meanwhile: ${((1000 * loop) / speed).toFixed(0)} of them a node; load ${loadavg()[0].toFixed(1)}`,
  )
}

/** A thought is made in slices, between which other tables go on. */
function slicing(): void {
  const slices: number[] = []
  for (const position of positions(40)) {
    const thought = chooseInSlices(position, 4, seeded(5))
    for (let done = false; !done;) {
      const { value, ms } = timed(() => thought.next())
      done = value.done === true
      slices.push(ms)
    }
  }
  slices.sort((a, b) => a - b)
  const at = (share: number) => slices[Math.floor((slices.length - 1) * share)].toFixed(1)
  console.log(
    `slices of level 4: ${at(0.5)} ms at the median, ${at(0.99)} at 99 %, ${at(1)} at worst, of ${slices.length}`,
  )
}

export async function run(): Promise<void> {
  counting()
  searching()
  thinking()
  slicing()
}

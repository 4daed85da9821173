import type { Slices } from '../../../src/games/game.ts'
import { atOnce } from '../../../src/games/game.ts'
import { toBoard } from '../../../src/games/cotulenh/rules/board.ts'
import { takeEffort } from '../../../src/games/cotulenh/rules/deployment.ts'
import { isWhole, turnOf, turnPaths } from '../../../src/games/cotulenh/rules/legalTurns.ts'
import { makeTurnOn, unmakeTurn } from '../../../src/games/cotulenh/rules/makeMove.ts'
import type { Position, Turn } from '../../../src/games/cotulenh/types.ts'
import { within } from './clock.ts'
import { evaluate } from './evaluate.ts'
import { mateInOne, mateInTwo } from './mate.ts'
import { endSearch, MATE, negamax, newSearch, recount, rest, spent, type Search } from './search.ts'

/** Nodes, not milliseconds: the same position and the same random source give the same turn everywhere. */
type Level = { nodes: number; mates: number; glances: number; depth: number; noise: number }

/** Milliseconds a turn took it: of a shorter time it takes the same share to look for mates. */
const USUAL = 77

/** Of a stack's many deployments so many are walked, and so many of all looked at further. */
const WALKED = 1200

const KEPT = 48

/** Nodes for the first look at a turn. */
const GLANCE = 40

/** What a turn must look better by to be chosen without one. */
const UNSEEN = 200

type Root = { path: number[]; value: number }

function* scoreOf(search: Search, path: readonly number[], depth: number, alpha: number, beta: number): Slices<number> {
  const { board } = search
  const mark = board.logged
  const { halfmoves } = board
  makeTurnOn(board, path, 0, path.length)
  const value = -(yield* negamax(search, depth, -beta, -alpha, 1))
  unmakeTurn(board, mark, halfmoves)
  return value
}

/** One pass over the root at a depth; how many turns were seen to the end before the budget ran out. */
function* pass(search: Search, roots: Root[], depth: number): Slices<number> {
  let alpha = -MATE
  for (const [i, root] of roots.entries()) {
    let value = i ? yield* scoreOf(search, root.path, depth, alpha, alpha + 1) : -MATE
    if (i === 0 || value > alpha) value = yield* scoreOf(search, root.path, depth, -MATE, MATE)
    if (spent(search)) return i
    // Below the best only a bound is known: keep the old order among them.
    root.value = value > alpha ? value : Math.min(root.value, value, alpha - 1)
    alpha = Math.max(alpha, value)
  }
  return roots.length
}

const byValue = (one: Root, other: Root): number => other.value - one.value

/** The turns worth searching, by a first glance at the board after each. */
function candidates(search: Search, turns: number[][]): Root[] {
  const { board } = search
  const roots = turns.map(path => {
    const mark = board.logged
    const { halfmoves } = board
    makeTurnOn(board, path, 0, path.length)
    const value = board.commander[board.turn] < 0 ? MATE : -evaluate(board)
    unmakeTurn(board, mark, halfmoves)
    return { path, value }
  })
  roots.sort(byValue)
  let deployed = 0
  return roots.filter(({ path }) => isWhole(board, path) || deployed++ < KEPT)
}

/** Turns with their values, best first. */
function* rankInSlices(position: Position, level: Level, over: () => boolean, random: () => number): Slices<Root[]> {
  const search = newSearch(toBoard(position), position.past, level.mates, over)
  try {
    return yield* ranked(search, level, random)
  } finally {
    endSearch(search)
  }
}

function* ranked(search: Search, level: Level, random: () => number): Slices<Root[]> {
  const turns = turnPaths(search.board, WALKED)
  takeEffort()
  const quick = level.mates ? (mateInOne(search, turns) ?? (yield* mateInTwo(search, turns))) : undefined
  if (quick) return [{ path: quick, value: MATE - 1 }]
  recount(search)
  let roots = candidates(search, turns)
  for (const root of roots.splice(level.glances)) roots.push({ ...root, value: root.value - UNSEEN })
  for (const root of roots.slice(0, level.glances)) {
    if (search.over()) break
    search.budget = search.nodes + GLANCE
    root.value = (yield* scoreOf(search, root.path, 0, -MATE, MATE)) + level.noise * (random() - random())
    yield* rest(search)
  }
  roots.sort(byValue)
  search.budget = Math.max(level.nodes, search.nodes)
  for (let depth = 1; depth < level.depth && !spent(search); depth++) {
    const deeper = roots.map(root => ({ ...root }))
    const seen = yield* pass(search, deeper, depth)
    // A broken pass has looked deeper at the best turns only: they are judged among themselves.
    roots = [...deeper.slice(0, seen).sort(byValue), ...roots.slice(seen)]
    if (seen < roots.length) break
    if (Math.abs(roots[0].value) > MATE - 100) break
  }
  return roots
}

/** Level 3 as it was on 17 November 2026, before its search was written anew; by the clock instead of by nodes. */
export function level3(position: Position, ms: number, random: () => number): Turn {
  const level = { nodes: Infinity, mates: (25_000 * ms) / USUAL, glances: 200, depth: 8, noise: 3 }
  const [best] = atOnce(rankInSlices(position, level, within(ms), random))
  return turnOf(position, best.path)
}

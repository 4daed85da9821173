import type { Slices } from '../../game.ts'
import { atOnce } from '../../game.ts'
import { toBoard } from '../rules/board.ts'
import { takeEffort } from '../rules/deployment.ts'
import { isWhole, turnOf, turnPaths } from '../rules/legalTurns.ts'
import type { Position, Turn } from '../types.ts'
import { evaluate } from './evaluate.ts'
import { mateInOne, mateInTwo } from './mate.ts'
import { endSearch, inSlices, newSearch, rest, spent } from './newSearch.ts'
import { INFINITY, MATE, MATED, negamax, quiesce, type Search } from './search.ts'
import { makePath } from './makeTurn.ts'
import { unmake } from './searchBoard.ts'

/** Nodes, not milliseconds: the same position and the same random source give the same turn everywhere. */
export type Level = {
  nodes: number
  /** Nodes to look for a mate in two. */
  mates: number
  /** Turns that are looked at for what they win at once. */
  glances: number
  depth: number
  noise: number
  /** Makes sure that a turn allows no mate at once; so many nodes for a second look at one that seems to give a piece away. */
  doubts?: number
  /** How often it does not see what may be answered to a turn: a capture then looks as good as what it takes. */
  overlooks?: number
  /** Whether time is up: only where bots are measured by the clock. */
  over?: () => boolean
}

export const LEVELS: readonly Level[] = [
  { nodes: 0, mates: 0, glances: 40, depth: 1, noise: 60, overlooks: 0.25 },
  { nodes: 0, mates: 600, glances: 200, depth: 1, noise: 25 },
  { nodes: 3_000, mates: 3_000, glances: 200, depth: 32, noise: 6, doubts: 24_000 },
  { nodes: 40_000, mates: 60_000, glances: 200, depth: 32, noise: 0, doubts: 16_000 },
]

/** Of a stack's many deployments so many are walked, and so many of all looked at further. */
export const WALKED = 400
const KEPT = 40

/** Nodes for the first look at a turn. */
const GLANCE = 200

/** What a turn must look better by to be chosen without one. */
const UNSEEN = 200

/** seen: what the first look at it said. */
export type Root = { path: number[]; value: number; seen?: number }

/** What must be missing at first sight for a piece to be given away. */
const PIECE = 90

/** Turns that are tried, the best first, for one that allows no mate at once. */
const TRIED = 40

const byValue = (one: Root, other: Root): number => other.value - one.value

/** The score of a turn, null when the budget ran out. */
function* scoreOf(search: Search, budget: number, path: number[], depth: number, alpha: number, beta: number) {
  const value = yield* inSlices(search, budget, () => {
    makePath(search.sb, path)
    const score = -negamax(search, depth, -beta, -alpha, 1, true)
    unmake(search.sb)
    return score
  })
  return value
}

/** One pass over the root at a depth; how many turns were seen to the end before the budget ran out. */
function* pass(search: Search, budget: number, roots: Root[], depth: number): Slices<number> {
  let alpha = -INFINITY
  for (const [i, root] of roots.entries()) {
    const less = i > 8 && depth > 2 ? 1 : 0
    let value = i ? yield* scoreOf(search, budget, root.path, depth - less, alpha, alpha + 1) : -INFINITY
    if (value !== null && less && value > alpha)
      value = yield* scoreOf(search, budget, root.path, depth, alpha, alpha + 1)
    if (value !== null && (i === 0 || value > alpha))
      value = yield* scoreOf(search, budget, root.path, depth, alpha, INFINITY)
    if (value === null) return i
    // Below the best only a bound is known: keep the old order among them.
    root.value = value > alpha ? value : Math.min(root.value, value, alpha - 1)
    alpha = Math.max(alpha, value)
  }
  return roots.length
}

/** The turns worth searching, by a first glance at the board after each. */
export function candidates(search: Search, turns: number[][]): Root[] {
  const { sb } = search
  const roots = turns.map(path => {
    makePath(sb, path)
    const value = sb.board.commander[sb.board.turn] < 0 ? MATE : -evaluate(sb, -INFINITY, INFINITY)
    unmake(sb)
    return { path, value }
  })
  roots.sort(byValue)
  let deployed = 0
  return roots.filter(({ path }) => isWhole(sb.board, path) || deployed++ < KEPT)
}

/** What a turn wins or loses at once, where that can be told in a glance. */
function glance(search: Search, { path, value }: Root): number {
  search.pause = search.nodes + GLANCE
  makePath(search.sb, path)
  const seen = -quiesce(search, -INFINITY, INFINITY, 1, 0)
  unmake(search.sb)
  const { stopped } = search
  search.stopped = false
  return stopped ? value : seen
}

/** Turns with their values, best first. */
function* rankInSlices(position: Position, level: Level, random: () => number): Slices<Root[]> {
  const search = newSearch(toBoard(position), position.past, level.over ?? null)
  try {
    return yield* ranked(search, level, random)
  } finally {
    endSearch(search)
  }
}

function* ranked(search: Search, level: Level, random: () => number): Slices<Root[]> {
  const turns = turnPaths(search.sb.board, WALKED)
  takeEffort()
  yield
  const begun = search.nodes
  const quick = level.mates ? (mateInOne(search, turns) ?? (yield* mateInTwo(search, turns, level.mates))) : undefined
  if (quick) return [{ path: quick, value: MATE - 1 }]
  const looked = search.nodes - begun
  yield
  const roots = candidates(search, turns)
  for (const root of roots.splice(level.glances)) roots.push({ ...root, value: root.value - UNSEEN })
  for (const root of roots.slice(0, level.glances)) {
    if (!level.overlooks || random() >= level.overlooks) root.value = root.seen = glance(search, root)
    root.value += level.noise * (random() - random())
    yield* rest(search)
  }
  roots.sort(byValue)
  // Where a mate was looked for at length, less time is left.
  const left = (nodes: number): number => nodes - Math.min(looked, nodes) / 2
  const found = yield* deepen(search, { roots, depth: 1, fell: false }, level, search.nodes + left(level.nodes))
  if (!level.doubts) return found.roots
  const doubtful = found.fell || givesAway(found.roots)
  return yield* unmated(search, doubtful ? yield* doubted(search, found, level, left(level.doubts)) : found.roots)
}

/** depth: what the next pass looks at. fell: the last one ended when the best turn had lost a piece and no other was seen instead. */
type Found = { roots: Root[]; depth: number; fell: boolean }

/** One pass after another, each a turn deeper. */
function* deepen(search: Search, from: Found, level: Level, budget: number): Slices<Found> {
  let { roots, depth, fell } = from
  for (; depth < level.depth && !spent(search, budget); depth++) {
    search.farthest = 2 * depth + 4
    const deeper = roots.map(root => ({ ...root }))
    const seen = yield* pass(search, budget, deeper, depth)
    const before = roots[0].value
    // A broken pass has looked deeper at the best turns only: they are judged among themselves.
    roots = [...deeper.slice(0, seen).sort(byValue), ...roots.slice(seen)]
    fell = seen < roots.length && roots[0].value < before - PIECE
    if (seen < roots.length) break
    if (Math.abs(roots[0].value) > MATED) break
  }
  return { roots, depth, fell }
}

const seenIn = ({ seen }: Root): number => seen ?? -INFINITY

/** What the turns that keep most would have at first sight, but for less than a piece. */
const kept = (roots: readonly Root[]): number => Math.max(...roots.map(seenIn)) - PIECE

/** Another turn kept a piece more at first sight: that wants a reason, which a short look need not have found. */
const givesAway = (roots: readonly Root[]): boolean =>
  roots.length > 0 && roots[0].value <= MATED && seenIn(roots[0]) <= kept(roots)

/** A piece is given away only for as much again: else the best turn that keeps it is played. */
function* doubted(search: Search, first: Found, level: Level, nodes: number): Slices<Root[]> {
  const { roots, depth } = yield* deepen(search, first, level, search.nodes + nodes)
  const least = roots[0].value - PIECE
  const keeps = givesAway(roots) && roots.find(root => seenIn(root) > kept(roots))
  if (!keeps) return roots
  const value = yield* scoreOf(search, search.nodes + nodes / 2, keeps.path, depth - 1, least, INFINITY)
  return value !== null && value > least ? [{ ...keeps, value }, ...roots.filter(root => root !== keeps)] : roots
}

/** The search leaves out long deployments, so a mate by one may slip through: the best turn after which there is none. */
function* unmated(search: Search, roots: Root[]): Slices<Root[]> {
  for (const [i, root] of roots.slice(0, TRIED).entries()) {
    if (root.value > MATED) return roots
    makePath(search.sb, root.path)
    const allowed = mateInOne(search, turnPaths(search.sb.board)) !== undefined
    unmake(search.sb)
    takeEffort()
    if (!allowed) return i ? [root, ...roots.filter(other => other !== root)] : roots
    yield
  }
  return roots
}

export const rank = (position: Position, level: Level, random: () => number): Root[] =>
  atOnce(rankInSlices(position, level, random))

/** A bot's turn at level 1 to 4. */
export function* chooseInSlices(position: Position, level: number, random: () => number): Slices<Turn> {
  const [best] = yield* rankInSlices(position, LEVELS[Math.min(Math.max(level, 1), LEVELS.length) - 1], random)
  return turnOf(position, best.path)
}

export const choose = (position: Position, level: number, random: () => number): Turn =>
  atOnce(chooseInSlices(position, level, random))

/** A middling bot's view of the side to move, in hundredths of an Infantry. */
export function* worthInSlices(position: Position): Slices<number> {
  const [best] = yield* rankInSlices(position, LEVELS[1], () => 0)
  return best?.value ?? 0
}

import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LEVELS, rank, type Level, type Root } from '../src/games/cotulenh/bot/chooseTurn.ts'
import { endSearch, newSearch } from '../src/games/cotulenh/bot/newSearch.ts'
import { exhausted, holds, newProof, type Goal } from '../src/games/cotulenh/bot/prove.ts'
import { MATED } from '../src/games/cotulenh/bot/search.ts'
import { makePath } from '../src/games/cotulenh/bot/makeTurn.ts'
import { unmake } from '../src/games/cotulenh/bot/searchBoard.ts'
import { applyTurn } from '../src/games/cotulenh/rules/applyTurn.ts'
import { toBoard } from '../src/games/cotulenh/rules/board.ts'
import { makeFen } from '../src/games/cotulenh/rules/fen.ts'
import { turnOf, turnPaths } from '../src/games/cotulenh/rules/legalTurns.ts'
import { makeTurn } from '../src/games/cotulenh/rules/notation.ts'
import { status } from '../src/games/cotulenh/rules/status.ts'
import { COMBINE, MOVE, stepKind } from '../src/games/cotulenh/rules/step.ts'
import type { Position, Side } from '../src/games/cotulenh/types.ts'
import { makePuzzle, WINNING } from '../src/games/cotulenh/learn/puzzle.ts'
import { seeded } from '../tests/support/random.ts'
import { alike } from './alikePuzzles.ts'
import { opening } from './boardMatch.ts'

/**
 * npm run puzzles -- [--games 100] [--seed 1]: strong bots play, and where one of them can mate or win a piece by force, that is proved
 * over every turn and every reply (bot/prove.ts). What has one solution is a puzzle; the file grows with each game.
 */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
})

const FILE = 'src/games/cotulenh/learn/puzzleData.ts'
const HEAD = '/** Written by `npm run puzzles`: see parsePuzzle. */\nexport const LINES: readonly string[] = ['
/** No game is played longer, and no proof either: in nodes, by the turns that it is about. */
const LONGEST = 140
const BUDGET = [0, 300_000, 1_000_000, 6_000_000]
/** Nodes for a look at mates by checks alone. */
const CHECKS = 15_000
/** Positions with more turns are no fun to solve. */
const TURNS = 300
/** A bot sees so much more than the other did a turn ago: there may be a piece to win. */
const SWING = 30
/** So far ahead there may be a mate. */
const AHEAD = 500
/** A key is sought among so many of the turns that the bots think best: behind them hardly any is. */
const LIKELY = 40
/** Between two puzzles of one game: else one is the other's solution. */
const APART = 8

/** One side has a little more to think with, so that games are decided; the sides change from game to game. */
const STRONG = { ...LEVELS[2], doubts: 0, nodes: 5000, mates: 0, noise: 10 }
const WEAKER = { ...LEVELS[2], doubts: 0, nodes: 1500, mates: 0, noise: 30 }
/** A game that is decided is brought to its end, in several ways: there the mates are. */
const DECIDED = 900
const ENDINGS = 4
const ENDING = { ...LEVELS[2], doubts: 0, nodes: 900, mates: 0, glances: 60, noise: 40 }
/** What must think of the key first, too. */
const JUDGE = { ...LEVELS[3], doubts: 0 }
/** Of each kind so many are enough. */
const ENOUGH: Record<string, number> = { 1: 90, 2: 120, 3: 100, w: 150 }

/** `soon`: the next turn of the same side was seen to mate. */
type Seen = { position: Position; roots: Root[]; swing: number; soon: boolean }

/** What the bots saw from a position on, until the game ends or is decided. */
function play(begin: Position, levels: Record<Side, Level>, decided: number, random: () => number): Seen[] {
  let position = begin
  const seen: Seen[] = []
  for (let i = 0; i < LONGEST && status(position) === 'ongoing'; i++) {
    const roots = rank(position, levels[position.turn], random)
    const { value } = roots[0]
    seen.push({ position, roots, swing: i ? value + seen[i - 1].roots[0].value : 0, soon: false })
    if (i > 1) seen[i - 2].soon = value > MATED
    if (i > 1 && Math.abs(value) > decided && Math.abs(seen[i - 2].roots[0].value) > decided) break
    const next = applyTurn(position, turnOf(position, roots[0].path))
    if (next instanceof Error) throw next
    position = next
  }
  return seen
}

/** A game until it is decided, then each of its endings. */
function* games(seed: number): Generator<Seen[]> {
  const random = seeded(seed)
  const [r, b] = seed % 2 ? [STRONG, WEAKER] : [WEAKER, STRONG]
  const game = play(opening(random), { r, b }, DECIDED, random)
  yield game
  const last = game[game.length - 1]
  if (Math.abs(last.roots[0].value) > DECIDED)
    for (let i = 0; i < ENDINGS; i++) yield play(last.position, { r: ENDING, b: ENDING }, Infinity, random)
}

/** The only turn that reaches the goal, and not sooner; null when there is none, or another, or too much to look at. */
function only(position: Position, roots: readonly Root[], goal: Goal): number[] | null {
  const board = toBoard(position)
  const all = turnPaths(board)
  if (all.length > TURNS) return null
  // Likely ones first: a second solution is mostly among them.
  const likely = new Map(roots.map(({ path }, i) => [path.join(), i]))
  const order = (path: readonly number[]) => likely.get(path.join()) ?? roots.length
  all.sort((one, other) => order(one) - order(other))
  const search = newSearch(board, [], null)
  search.pause = Infinity
  const proof = newProof(search, goal.kind, BUDGET[goal.turns])
  try {
    if (goal.turns > 1 && all.some(path => holds(proof, path, goal.turns - 1))) return null
    let key: number[] | null = null
    for (const path of all) {
      const solves = holds(proof, path, goal.turns)
      if (exhausted(proof) || (solves && key)) return null
      if (solves) key = path
      else if (!key && order(path) > LIKELY) return null
    }
    return key
  } finally {
    endSearch(search)
  }
}

/** 1 to 5. Deeper is harder; so is a key that is no check or takes nothing, one of several steps, and one that a first glance puts behind others. */
function difficulty(position: Position, path: readonly number[], { turns }: Goal): number {
  const search = newSearch(toBoard(position), [], null)
  makePath(search.sb, path)
  const check = search.sb.check
  unmake(search.sb)
  endSearch(search)
  const quiet = path.every(step => [MOVE, COMBINE].includes(stepKind(step)))
  const glance = rank(position, { nodes: 0, mates: 0, glances: 200, depth: 1, noise: 0 }, () => 0)
  const place = glance.findIndex(root => root.path.join() === path.join())
  const behind = place < 0 || place >= 20 ? 3 : place >= 6 ? 2 : place >= 2 ? 1 : 0
  const points = 2 * (turns - 1) + Number(!check) + Number(quiet) + Number(path.length > 1) + behind
  return points < 2 ? 1 : points < 4 ? 2 : points < 6 ? 3 : points < 7 ? 4 : 5
}

const read = (): string[] => {
  try {
    return [...readFileSync(FILE, 'utf8').matchAll(/^ {2}'(.+)',$/gm)].map(([, line]) => line)
  } catch {
    return []
  }
}
const write = (lines: readonly string[]): void =>
  writeFileSync(FILE, `${HEAD}\n${lines.map(line => `  '${line}',\n`).join('')}]\n`)

const puzzles = read()

/** Whether there is a mate in three by checks: seldom is there another, and a proof takes its time. */
function checksMate(position: Position): boolean {
  const board = toBoard(position)
  const search = newSearch(board, [], null)
  search.pause = Infinity
  const proof = newProof(search, 'mate', CHECKS, true)
  const found = turnPaths(board, TURNS).some(path => !exhausted(proof) && holds(proof, path, 3))
  endSearch(search)
  return found
}

const MATES: readonly Goal[] = [1, 2, 3].map(turns => ({ kind: 'mate', turns }))
const WIN: Goal = { kind: 'win', turns: WINNING }

const whatOf = (goal: Goal): string => (goal.kind === 'win' ? 'w' : String(goal.turns))
const count = (what: string): number => puzzles.filter(line => line.split(' ')[2] === what).length

/** The puzzle of a position, as the file has it. */
function puzzleOf({ position, roots, swing, soon }: Seen): string | null {
  const fresh = { ...position, halfmoves: 0, fullmove: 1, past: [] }
  const { value } = roots[0]
  const mates = value > MATED || soon || (value > AHEAD && checksMate(fresh)) ? MATES : MATES.slice(0, 2)
  const goals = [...(value > AHEAD ? mates : []), ...(swing > SWING ? [WIN] : [])]
  for (const goal of goals) {
    if (count(whatOf(goal)) >= ENOUGH[whatOf(goal)]) continue
    const path = only(fresh, roots, goal)
    if (!path) continue
    if (goal.kind === 'win' && (value > MATED || rank(fresh, JUDGE, () => 0)[0].path.join() !== path.join())) continue
    const key = makeTurn(turnOf(fresh, path))
    return makePuzzle({ ...goal, fen: makeFen(fresh), difficulty: difficulty(fresh, path, goal), key })
  }
  return null
}

const seed = Number(values.seed)

/** Adds what a game has; from its end, where the shortest mates are, or from where it began, where the deepest are. */
function collect(game: readonly Seen[], backwards: boolean): void {
  const order = [...game.entries()]
  if (backwards) order.reverse()
  const taken: number[] = []
  for (const [at, seen] of order) {
    if (taken.some(other => Math.abs(at - other) < APART)) continue
    const line = puzzleOf(seen)
    if (!line || puzzles.some(other => alike(line, other))) continue
    taken.push(at)
    puzzles.push(line)
  }
}

for (let i = 0; i < Number(values.games); i++) {
  for (const game of games(seed * 10_007 + i)) collect(game, i % 3 === 2)
  const kinds = Object.keys(ENOUGH).map(what => `${what}: ${count(what)}`)
  console.log(`${i + 1} games: ${puzzles.length} puzzles, ${kinds.join(', ')}`)
  write(puzzles)
}

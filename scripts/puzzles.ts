import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rank } from '../src/games/cotulenh/bot/chooseTurn.ts'
import { helpless, lost } from '../src/games/cotulenh/bot/mate.ts'
import { endSearch, newSearch } from '../src/games/cotulenh/bot/newSearch.ts'
import { makePath, unmake } from '../src/games/cotulenh/bot/searchBoard.ts'
import { applyTurn } from '../src/games/cotulenh/rules/applyTurn.ts'
import { toBoard } from '../src/games/cotulenh/rules/board.ts'
import { makeFen } from '../src/games/cotulenh/rules/fen.ts'
import { turnOf, turnPaths } from '../src/games/cotulenh/rules/legalTurns.ts'
import { makeTurn } from '../src/games/cotulenh/rules/notation.ts'
import { COMBINE, MOVE, stepKind } from '../src/games/cotulenh/rules/step.ts'
import { status } from '../src/games/cotulenh/rules/status.ts'
import type { Position } from '../src/games/cotulenh/types.ts'
import { seeded } from '../tests/support/random.ts'
import { opening } from './boardMatch.ts'

/**
 * npm run puzzles -- [--games 100] [--seed 1]: plays games to their mates and looks back over the winner's last turns for mates in one
 * and two, proved over every turn and every reply. Those with one solution are puzzles (src/games/cotulenh/puzzles.json); all
 * mates in two are kept for the test that none is missed (tests/data/cotulenh-mates-two.json). Both files grow with each run.
 */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
})

const PUZZLES = 'src/games/cotulenh/puzzles.json'
const TWOS = 'tests/data/cotulenh-mates-two.json'
/** Of the winner's turns so many are looked at, and no game is played longer. */
const BACK = 3
const LONGEST = 160

/** A position to be solved: mate in so many turns by this one, and how hard it is to see, 1 to 5. */
type Puzzle = { fen: string; mate: number; turn: string; difficulty: number }
type Mates = { fen: string; turns: string[] }

const read = <T>(path: string): T[] => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T[]
  } catch {
    return []
  }
}

/** A game's positions, the last one mate; none when it was not. One side is the weaker, so that it comes to that. */
function playedOut(seed: number): Position[] {
  const random = seeded(seed)
  let position = opening(random)
  const positions = [position]
  for (let i = 0; i < LONGEST && status(position) === 'ongoing'; i++) {
    const weak = (position.turn === 'r') === (seed % 2 === 0)
    const level = { nodes: weak ? 150 : 1500, mates: 0, glances: 60, depth: 40, noise: weak ? 60 : 5 }
    const next = applyTurn(position, turnOf(position, rank(position, level, random)[0].path))
    if (next instanceof Error) throw next
    position = next
    positions.push(position)
  }
  return status(position) === 'checkmate' ? positions : []
}

/** All turns that mate in one, or when there is none in two. */
function solve(position: Position): { mate: number; paths: number[][]; turns: number } {
  const board = toBoard(position)
  const all = turnPaths(board)
  const search = newSearch(board, [], null)
  const after = (path: number[], ask: () => boolean): boolean => {
    makePath(search.sb, path)
    const answer = ask()
    unmake(search.sb)
    return answer
  }
  const ones = all.filter(path => after(path, () => lost(search)))
  const paths = ones.length || all.length > 600 ? ones : all.filter(path => after(path, () => helpless(search)))
  endSearch(search)
  return { mate: ones.length ? 1 : 2, paths, turns: all.length }
}

/** Deeper is harder; so is a quiet key, one that is no check, and one among many turns. */
function difficulty(position: Position, path: readonly number[], mate: number, turns: number): number {
  const search = newSearch(toBoard(position), [], null)
  const quiet = path.every(step => [MOVE, COMBINE].includes(stepKind(step)))
  makePath(search.sb, path)
  const hidden = !search.sb.check
  unmake(search.sb)
  endSearch(search)
  return Math.min(5, mate + Number(quiet) + Number(hidden) + Number(path.length > 1 || turns > 150))
}

const puzzles = read<Puzzle>(PUZZLES)
const twos = read<Mates>(TWOS)
const known = new Set([...puzzles, ...twos].map(({ fen }) => fen))
const seed = Number(values.seed)
for (let i = 0; i < Number(values.games); i++) {
  const positions = playedOut(seed * 10_007 + i)
  for (let back = 2; back <= 2 * BACK && back <= positions.length; back += 2) {
    const position = { ...positions[positions.length - back], halfmoves: 0, fullmove: 1, past: [] }
    const fen = makeFen(position)
    if (known.has(fen)) continue
    known.add(fen)
    const { mate, paths, turns } = solve(position)
    if (!paths.length) continue
    const texts = paths.map(path => makeTurn(turnOf(position, path)))
    if (mate === 2) twos.push({ fen, turns: texts })
    if (paths.length === 1)
      puzzles.push({ fen, mate, turn: texts[0], difficulty: difficulty(position, paths[0], mate, turns) })
  }
  if (i % 10 === 9 || i === Number(values.games) - 1) {
    console.log(`${i + 1} games: ${puzzles.length} puzzles, ${twos.length} mates in two`)
    for (const [path, list] of [
      [PUZZLES, puzzles],
      [TWOS, twos],
    ] as const)
      // prettier-ignore
      writeFileSync(path, `[\n${list.map(one => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`)
  }
}

import { toBoard } from '../rules/board.ts'
import { applyTurn } from '../rules/applyTurn.ts'
import { turnOf, turnPaths } from '../rules/legalTurns.ts'
import { makeTurn } from '../rules/notation.ts'
import type { Analysis, Line, Worth } from '../learn/study.ts'
import type { Position } from '../types.ts'
import { candidates, WALKED, type Root } from './chooseTurn.ts'
import { isPossible } from './generate.ts'
import { endSearch, newSearch } from './newSearch.ts'
import { INFINITY, MATE, MATED, negamax, type Search } from './search.ts'
import { make, makePath } from './makeTurn.ts'
import { unmake } from './searchBoard.ts'
import { find, stepAt } from './table.ts'

/** No line is shown further. */
const SHOWN = 8
const DEEPEST = 40

/** With Red's eyes. */
function worthOf(value: number, { turn }: Pick<Position, 'turn'>): Worth {
  const red = turn === 'r' ? value : -value
  if (Math.abs(value) <= MATED) return { value: red, mate: null }
  return { value: red, mate: Math.sign(red) * Math.max(1, (MATE - Math.abs(value) + 1) >> 1) }
}

function scoreOf(search: Search, path: readonly number[], depth: number, alpha: number, beta: number): number {
  makePath(search.sb, path)
  const score = -negamax(search, depth, -beta, -alpha, 1, true)
  unmake(search.sb)
  return score
}

/** What the table remembers of how it would go on after a root turn: steps, one a turn. */
function continuation(search: Search, path: readonly number[], length: number): number[] {
  const { sb, table } = search
  const steps: number[] = []
  makePath(sb, path)
  for (let made = 0; made < length; made++) {
    const slot = sb.board.commander[0] < 0 || sb.board.commander[1] < 0 ? -1 : find(table, sb.board)
    const step = slot < 0 ? 0 : stepAt(table, slot)
    if (!step || !isPossible(sb, step) || !make(sb, step)) break
    steps.push(step)
  }
  for (let i = 0; i <= steps.length; i++) unmake(sb)
  return steps
}

function lineOf(search: Search, position: Position, { path, value }: Root, depth: number): Line {
  const turns: string[] = []
  let at = position
  for (const part of [path, ...continuation(search, path, Math.min(depth, SHOWN)).map(step => [step])]) {
    const turn = turnOf(at, part)
    const next = applyTurn(at, turn)
    if (next instanceof Error) break
    turns.push(makeTurn(turn))
    at = next
  }
  return { ...worthOf(value, position), turns }
}

/**
 * The best lines, each time one turn deeper. A turn is searched with an open window when it may be among the best so many, else
 * only shown not to be. It ends when it has searched `nodes`, or seen the end of all.
 */
export function* analyse(position: Position, lines: number, nodes: number): Generator<Analysis> {
  const search = newSearch(toBoard(position), position.past, null)
  search.pause = nodes
  try {
    let roots = candidates(search, turnPaths(search.sb.board, WALKED))
    for (let depth = 1; depth <= DEEPEST && roots.length > 0 && search.nodes < nodes; depth++) {
      search.farthest = 2 * depth + 4
      const best: Root[] = []
      const rest: Root[] = []
      for (const [i, root] of roots.entries()) {
        const alpha = best.length < lines ? -INFINITY : best[lines - 1].value
        let value = best.length < lines ? alpha + 1 : scoreOf(search, root.path, depth, alpha, alpha + 1)
        if (value > alpha) value = scoreOf(search, root.path, depth, alpha, INFINITY)
        if (search.stopped) {
          rest.push(...roots.slice(i))
          break
        }
        if (value > alpha || best.length < lines) {
          best.push({ ...root, value })
          best.sort((one, other) => other.value - one.value)
          rest.push(...best.splice(lines))
        } else rest.push(root)
      }
      if (search.stopped) return
      roots = [...best, ...rest]
      yield {
        depth,
        nodes: search.nodes,
        lines: best.map(root => lineOf(search, position, root, depth)),
      }
      if (best.every(({ value }) => Math.abs(value) > MATED && MATE - Math.abs(value) < depth)) return
    }
  } finally {
    endSearch(search)
  }
}

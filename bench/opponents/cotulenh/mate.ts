import { passTurn } from '../../../src/games/cotulenh/rules/board.ts'
import { commanderAttacked } from '../../../src/games/cotulenh/rules/commander.ts'
import { takeEffort } from '../../../src/games/cotulenh/rules/deployment.ts'
import { hasLegalTurn } from '../../../src/games/cotulenh/rules/legalSteps.ts'
import { turnPaths } from '../../../src/games/cotulenh/rules/legalTurns.ts'
import { makeTurnOn, unmakeTurn } from '../../../src/games/cotulenh/rules/makeMove.ts'
import type { Slices } from '../../../src/games/game.ts'
import { listTurns, rest, spent, type Search } from './search.ts'
import { turnList } from './turnList.ts'

/** The side to move has lost: its Commander is taken, or attacked and beyond help. */
const lost = ({ board }: Search): boolean =>
  board.commander[board.turn] < 0 || (commanderAttacked(board, board.turn) && !hasLegalTurn(board))

/** Plays a path, asks, and takes it back. */
function after<T>(search: Search, path: readonly number[], ask: () => T): T {
  const { board } = search
  const mark = board.logged
  const { halfmoves } = board
  search.nodes++
  makeTurnOn(board, path, 0, path.length)
  const answer = ask()
  search.nodes += takeEffort()
  unmakeTurn(board, mark, halfmoves)
  return answer
}

const replies = turnList()

const finishers = turnList()

const paths = (list: typeof replies): number[][] =>
  Array.from({ length: list.count }, (_, i) => Array.from(list.steps.subarray(4 * i, 4 * i + list.length[i])))

function matesInOne(search: Search): boolean {
  listTurns(search, finishers, false, false)
  const { board } = search
  const { halfmoves } = board
  for (let i = 0; i < finishers.count; i++) {
    const mark = board.logged
    search.nodes++
    makeTurnOn(board, finishers.steps, 4 * i, 4 * i + finishers.length[i])
    const mates = lost(search)
    unmakeTurn(board, mark, halfmoves)
    if (mates) return true
  }
  return false
}

/** The first of these turns that mates at once. */
export const mateInOne = (search: Search, turns: readonly number[][]): number[] | undefined =>
  turns.find(path => after(search, path, () => lost(search)))

/** After every reply of the side to move the other mates. Most tries fail at the first short reply. */
function* helpless(search: Search): Slices<boolean> {
  const { board } = search
  listTurns(search, replies, false, false)
  if (!(yield* allMet(search, paths(replies)))) return false
  // Only when every short reply fails are the long deployments worth listing.
  return hasLegalTurn(board) && (yield* allMet(search, turnPaths(board)))
}

/** Each of these replies is answered by mate. */
function* allMet(search: Search, turns: readonly number[][]): Slices<boolean> {
  for (const path of turns) {
    if (spent(search) || !after(search, path, () => !goneOver(search) && matesInOne(search))) return false
    yield* rest(search)
  }
  return true
}

/** The reply took the Commander: nobody is left to mate. */
const goneOver = ({ board }: Search): boolean => board.commander[board.turn] < 0

/** Whether the side that has just moved would mate if it could move again. */
function threatens(search: Search): boolean {
  const { board } = search
  passTurn(board)
  const found = matesInOne(search)
  passTurn(board)
  return found
}

/** The first of these turns after which mate cannot be helped: checks are tried first, then threats. */
export function* mateInTwo(search: Search, turns: readonly number[][]): Slices<number[] | undefined> {
  const { board } = search
  const checks = (path: readonly number[]) => after(search, path, () => commanderAttacked(board, board.turn))
  const loud = turns.filter(checks)
  const quiet = turns.filter(path => !loud.includes(path))
  for (const path of loud) if (!spent(search) && (yield* mates(search, path))) return path
  for (const path of quiet) if (!spent(search) && (yield* mates(search, path, threatens))) return path
  return undefined
}

/** Whether mate cannot be helped after this turn, if it looks so at first. */
function* mates(
  search: Search,
  path: readonly number[],
  looksSo: (search: Search) => boolean = () => true,
): Slices<boolean> {
  const { board } = search
  const mark = board.logged
  const { halfmoves } = board
  search.nodes++
  makeTurnOn(board, path, 0, path.length)
  const found = looksSo(search) && (yield* helpless(search))
  search.nodes += takeEffort()
  unmakeTurn(board, mark, halfmoves)
  yield* rest(search)
  return found
}

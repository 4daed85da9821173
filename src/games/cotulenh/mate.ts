import { commanderAttacked } from './attack.ts'
import { turnPaths } from './moves.ts'
import { makeTurnOn, unmakeTurn } from './play.ts'
import { spent, type Search } from './search.ts'
import { hasLegalTurn } from './turns.ts'
import { searchTurns, turnList } from './turnlist.ts'

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
  unmakeTurn(board, mark, halfmoves)
  return answer
}

const replies = turnList()
const finishers = turnList()

const paths = (list: typeof replies): number[][] =>
  Array.from({ length: list.count }, (_, i) => Array.from(list.steps.subarray(4 * i, 4 * i + list.length[i])))

function matesInOne(search: Search): boolean {
  searchTurns(search.board, finishers, false, false)
  return paths(finishers).some(path => after(search, path, () => lost(search)))
}

/** The first of these turns that mates at once. */
export const mateInOne = (search: Search, turns: readonly number[][]): number[] | undefined =>
  turns.find(path => after(search, path, () => lost(search)))

/** The first of these turns that gives check and mates next turn, whatever the reply. */
export function mateInTwo(search: Search, turns: readonly number[][]): number[] | undefined {
  const { board } = search
  const forces = () => {
    if (!commanderAttacked(board, board.turn)) return false
    searchTurns(board, replies, false, false)
    const near = paths(replies)
    const met = (path: readonly number[]) => !spent(search) && after(search, path, () => matesInOne(search))
    // Only when every short reply fails are the long deployments worth listing.
    return near.every(met) && turnPaths(board).every(met)
  }
  return turns.find(path => !spent(search) && after(search, path, forces))
}

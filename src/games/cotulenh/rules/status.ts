import type { Position, Status } from '../types.ts'
import { boardOf, positionKey, type Board } from './board.ts'
import { commanderAttacked } from './commander.ts'
import { hasLegalTurn } from './legalSteps.ts'

const bare = (board: Board): boolean => board.count[0] === 1 && board.count[1] === 1

/** The verdict for the side to move, in the rule book's order of results. */
export function status(position: Position): Status {
  const board = boardOf(position)
  if (board.commander[0] < 0 || board.commander[1] < 0) return 'commander_captured'
  if (position.armTaken) return 'arm'
  if (!hasLegalTurn(board)) return commanderAttacked(board, board.turn) ? 'checkmate' : 'stalemate'
  if (position.halfmoves >= 100) return 'fifty_moves'
  const key = positionKey(board)
  if (position.past.filter(past => past === key).length >= 2) return 'threefold'
  return position.rules.bareCommandersDraw && bare(board) ? 'bare_commanders' : 'ongoing'
}

import type { Position, Side, Turn } from '../types.ts'
import { positionKey, toBoard, unitsOf, type Board } from './board.ts'
import { kindsOf } from './changes.ts'
import { makeTurnOn } from './makeMove.ts'
import { NotationError, parseTurn } from './notation.ts'
import { TurnError, packTurn } from './packTurn.ts'

const ARMS = ['N', 'F', 'TIA']

/** How many pieces of each arm a side has. */
const arms = (position: Position, side: Side): number[] => {
  const kinds = kindsOf(position, side)
  return ARMS.map(arm => kinds.filter(kind => arm.includes(kind)).length)
}

/** The position after a complete turn, given as LAN or as data; an illegal one is a TurnError that says why, not thrown. */
export function applyTurn(position: Position, turn: Turn | string): Position | TurnError {
  const read = typeof turn === 'string' ? parseTurn(turn) : turn
  if (read instanceof NotationError) return new TurnError('unreadable')
  const board = toBoard(position)
  const path = packTurn(board, read)
  if (path instanceof TurnError) return path
  return play(position, board, path)
}

function play(position: Position, board: Board, path: number[]): Position {
  const key = positionKey(board)
  makeTurnOn(board, path, 0, path.length)
  const after: Position = {
    board: unitsOf(board),
    turn: board.turn ? 'b' : 'r',
    halfmoves: board.halfmoves,
    fullmove: board.fullmove,
    past: board.captured ? [] : [...position.past, key],
    rules: position.rules,
    armTaken: false,
  }
  const before = arms(position, after.turn)
  after.armTaken = position.rules.winByArm && arms(after, after.turn).some((left, i) => left === 0 && before[i] > 0)
  return after
}

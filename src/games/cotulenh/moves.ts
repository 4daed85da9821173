import { squareIndex } from './squares.ts'
import { MEMBERS, SIDE } from './pieces.ts'
import { commanderAttacked } from './attack.ts'
import { placementKey, positionKey, toBoard, unitsOf, type Board } from './board.ts'
import { describe, findSteps, TurnError } from './describe.ts'
import { parseTurn, NotationError } from './notation.ts'
import { makeTurnOn, unmakeTurn } from './play.ts'
import { stepFrom, stepList } from './steps.ts'
import { deployments, hasLegalTurn, isStack, legalSteps, legalWhole, oneStepDeployments } from './turns.ts'
import type { Position, Square, Status, Turn } from './types.ts'

/** Ordinary moves (`form: 'move'`) and first deploy steps of single pieces (`form: 'step'`), of one square or of the side to move. */
export function legalMoves(position: Position, square?: Square): Turn[] {
  const board = toBoard(position)
  const only = square === undefined ? -1 : squareIndex(square)
  if (square !== undefined && only < 0) return []
  const steps = stepList()
  legalSteps(board, only, steps)
  return Array.from(steps.list.subarray(0, steps.length), step => {
    const whole = (board.at[stepFrom(step)] & MEMBERS) === step >>> 19
    return describe(board, [step], whole ? 'move' : 'step')
  })
}

/** Complete turns, one for each placement they can lead to; an ordinary move is preferred to a deployment with the same end. */
export function legalTurns(position: Position): Turn[] {
  const board = toBoard(position)
  return turnPaths(board).map(path => describe(board, path, isWhole(board, path) ? 'move' : 'deploy'))
}

const isWhole = (board: Board, path: readonly number[]): boolean =>
  path.length === 1 && (board.at[stepFrom(path[0])] & MEMBERS) === path[0] >>> 19

/** Keeps one path for each placement reached. */
function keepDistinct(board: Board, found: Map<number, number[]>, paths: Iterable<number[]>): void {
  for (const path of paths) {
    const mark = board.logged
    const { halfmoves } = board
    makeTurnOn(board, path, 0, path.length)
    const key = placementKey(board)
    if (!found.has(key)) found.set(key, path)
    unmakeTurn(board, mark, halfmoves)
  }
}

/** Distinct complete turns as lists of steps; of each stack's deployments at most `limit` are walked. */
export function turnPaths(board: Board, limit = Infinity): number[][] {
  const found = new Map<number, number[]>()
  const short = stepList()
  legalWhole(board, short)
  if (limit < Infinity) oneStepDeployments(board, short)
  keepDistinct(
    board,
    found,
    Array.from(short.list.subarray(0, short.length), step => [step]),
  )
  for (let square = 0; square < board.at.length; square++) {
    const unit = board.at[square]
    if (!unit || unit >>> SIDE !== board.turn || !isStack(unit)) continue
    const paths: number[][] = []
    deployments(board, square, (path, length) => paths.push(Array.from(path.subarray(0, length))) >= limit)
    keepDistinct(board, found, paths)
  }
  return [...found.values()]
}

const ARMS = ['N', 'F', 'TIA']
/** How many pieces of each arm a side has. */
const arms = (position: Position, side: 'r' | 'b'): number[] => {
  const kinds = Object.values(position.board).flatMap(unit =>
    unit.side === side ? unit.pieces.map(piece => piece.kind) : [],
  )
  return ARMS.map(arm => kinds.filter(kind => arm.includes(kind)).length)
}

/** The position after a complete turn, given as LAN or as data; an illegal one is a TurnError that says why, not thrown. */
export function applyTurn(position: Position, turn: Turn | string): Position | TurnError {
  const read = typeof turn === 'string' ? parseTurn(turn) : turn
  if (read instanceof NotationError) return new TurnError('unreadable')
  const board = toBoard(position)
  const path = findSteps(board, read)
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

/** The Commander of the side to move is attacked. */
export function inCheck(position: Position): boolean {
  const board = toBoard(position)
  return commanderAttacked(board, board.turn)
}

const bare = (board: Board): boolean => board.count[0] === 1 && board.count[1] === 1

/** The verdict for the side to move, in the rule book's order of results. */
export function status(position: Position): Status {
  const board = toBoard(position)
  if (board.commander[0] < 0 || board.commander[1] < 0) return 'commander_captured'
  if (position.armTaken) return 'arm'
  if (!hasLegalTurn(board)) return commanderAttacked(board, board.turn) ? 'checkmate' : 'stalemate'
  if (position.halfmoves >= 100) return 'fifty_moves'
  const key = positionKey(board)
  if (position.past.filter(past => past === key).length >= 2) return 'threefold'
  return position.rules.bareCommandersDraw && bare(board) ? 'bare_commanders' : 'ongoing'
}

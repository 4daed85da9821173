import type { Advice } from '../../game.ts'
import { toBoard } from '../rules/board.ts'
import { commanderAttacked } from '../rules/commander.ts'
import { turnOf } from '../rules/legalTurns.ts'
import { makeTurnOn } from '../rules/makeMove.ts'
import type { Position, Turn } from '../types.ts'
import { LEVELS, rank } from './chooseTurn.ts'
import { MATE } from './search.ts'

type Why = Advice<unknown>['why']
type Tip = { turn: Turn; value: number; why: Why }

/** The strongest bot's best turns, each with the plainest reason for it. */
export function tips(position: Position, count: number): Tip[] {
  const roots = rank(position, LEVELS[3], () => 0).slice(0, count)
  let worst = Infinity
  return roots.map(({ path, value }) => {
    const turn = turnOf(position, path)
    worst = Math.min(worst, value)
    return { turn, value: worst, why: reason(position, path, turn, value) }
  })
}

function reason(position: Position, path: number[], turn: Turn, value: number): Why {
  const board = toBoard(position)
  const danger = commanderAttacked(board, board.turn)
  makeTurnOn(board, path, 0, path.length)
  if (value > MATE - 100) return 'mate'
  if (danger) return 'escape'
  if (commanderAttacked(board, board.turn)) return 'check'
  const kinds = turn.steps.map(step => step.kind)
  if (kinds.includes('kamikaze')) return 'kamikaze'
  if (kinds.some(kind => kind === 'capture' || kind === 'stay')) return 'capture'
  if (kinds.includes('combine')) return 'combine'
  return turn.form === 'deploy' ? 'deploy' : 'position'
}

import type { Advice } from '../game.ts'
import type { Action } from './action.ts'
import { chooseSetup, setups } from './arrange.ts'
import { toBoard } from './board.ts'
import { choose, tips, turnOf, worthOf } from './bot.ts'
import { turnPaths } from './moves.ts'
import { makeTurn } from './notation.ts'
import { positionOf, type View } from './state.ts'

/** All when few; of very many deployments an even choice. */
const SHOWN = 400

const arranges = (view: View): boolean => view.me !== null && view.arranging.includes(view.me)

/** What this viewer is asked, answered yes or no. */
function answers(view: View): Action[] {
  const asked: Action[] = []
  for (const accept of [true, false]) {
    if (view.takeback !== null && view.takeback !== view.me) asked.push({ type: 'answerTakeback', accept })
    if (view.draw !== null && view.draw !== view.me) asked.push({ type: 'answerDraw', accept })
  }
  return asked
}

export function moves(view: View): Action[] {
  if (view.me === null || view.result) return []
  if (arranges(view)) return setups(view)
  if (view.mover !== view.me) return answers(view)
  const position = positionOf(view)
  const paths = turnPaths(toBoard(position))
  const shown =
    paths.length <= SHOWN
      ? paths
      : Array.from({ length: SHOWN }, (_, i) => paths[Math.floor((i * paths.length) / SHOWN)])
  return [...shown.map((path): Action => ({ type: 'turn', lan: makeTurn(turnOf(position, path)) })), ...answers(view)]
}

/** Time is up: a set-up is the usual one, on the own turn the game is lost, a question is answered no. */
export function fallback(view: View): Action {
  if (arranges(view)) return setups(view)[0]
  if (view.mover === view.me) return { type: 'flag' }
  return view.takeback !== null && view.takeback !== view.me
    ? { type: 'answerTakeback', accept: false }
    : { type: 'answerDraw', accept: false }
}

export function think(view: View, level: number, random: () => number): Action {
  if (arranges(view)) return chooseSetup(view, level, random)
  const position = positionOf(view)
  if (view.takeback !== null && view.takeback !== view.me) return { type: 'answerTakeback', accept: true }
  if (view.draw !== null && view.draw !== view.me) {
    const mine = view.mover === view.me ? worthOf(position) : -worthOf(position)
    return { type: 'answerDraw', accept: mine < -100 }
  }
  return { type: 'turn', lan: makeTurn(choose(position, level, random)) }
}

export function advise(view: View): Advice<Action>[] {
  if (view.mover === null || view.mover !== view.me) return []
  return tips(positionOf(view), 3).map(({ turn, value, why }) => {
    const piece = `@${turn.steps[0].pieces.map(({ kind }) => `piece.${kind}`).join(' ')}`
    const given = { piece, square: turn.from, target: turn.steps[0].to }
    return { action: { type: 'turn', lan: makeTurn(turn) }, why, with: given, value }
  })
}

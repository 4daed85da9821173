import type { Advice, Coach, Slices } from '../../game.ts'
import { atOnce } from '../../game.ts'
import type { Action } from '../action.ts'
import { arranges } from '../legal.ts'
import { makeTurn } from '../rules/notation.ts'
import { positionOf } from '../rules/place.ts'
import type { Analysis, Question, Verdict } from '../learn/study.ts'
import type { View } from '../types.ts'
import { analyse } from './analyse.ts'
import { chooseSetup } from './chooseSetup.ts'
import { chooseInSlices, worthInSlices } from './chooseTurn.ts'
import { judge } from './judge.ts'
import { tips } from './tips.ts'

function* thinkInSlices(view: View, level: number, random: () => number): Slices<Action> {
  if (arranges(view)) return chooseSetup(view, level, random)
  const position = positionOf(view)
  if (view.takeback !== null && view.takeback !== view.me) return { type: 'answerTakeback', accept: true }
  if (view.draw !== null && view.draw !== view.me) {
    const worth = yield* worthInSlices(position)
    return { type: 'answerDraw', accept: (view.mover === view.me ? worth : -worth) < -100 }
  }
  return { type: 'turn', lan: makeTurn(yield* chooseInSlices(position, level, random)) }
}

function advise(view: View): Advice<Action>[] {
  if (view.mover === null || view.mover !== view.me) return []
  return tips(positionOf(view), 3).map(({ turn, value, why }) => {
    const piece = `@${turn.steps[0].pieces.map(({ kind }) => `piece.${kind}`).join(' ')}`
    const given = { piece, square: turn.from, target: turn.steps[0].to }
    return { kind: 'other', action: { type: 'turn', lan: makeTurn(turn) }, why, with: given, value }
  })
}

function* study(question: Question): Generator<Analysis | Verdict> {
  if (question.ask === 'puzzle') yield judge(question.puzzle, question.turns)
  else yield* analyse(positionOf(question), question.lines, question.nodes)
}

export const coach: Coach<View, Action, unknown, Question> = {
  think: (view, level, random) => atOnce(thinkInSlices(view, level, random)),
  thinkInSlices,
  advise,
  awaits: () => [],
  study,
}

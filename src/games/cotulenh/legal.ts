import type { Refusal, Seat } from '../game.ts'
import type { Action } from './action.ts'
import { rulesOf } from './rules/houseRules.ts'
import { startFen } from './rules/startFen.ts'
import { toBoard } from './rules/board.ts'
import { turnOf, turnPaths } from './rules/legalTurns.ts'
import { makeTurn } from './rules/notation.ts'
import { afterTurn, positionOf } from './rules/place.ts'
import { answerers, arrangers, moverOf, sideOf } from './rules/seats.ts'
import { refuseHalf } from './rules/setup.ts'
import { takebackCount } from './rules/takeback.ts'
import { setups } from './rules/usualSetups.ts'
import type { State, View } from './types.ts'
import { imagine } from './view.ts'

export function turn(state: State): readonly Seat[] {
  if (state.result) return []
  const mover = moverOf(state)
  if (mover === null) return arrangers(state)
  return [...new Set([mover, ...answerers(state)])].sort()
}

export const waiting = (view: View): readonly Seat[] => turn(imagine(view))

const no = (why: Refusal['why']): Refusal => ({ why })

function refuseAnswer(seat: Seat, asker: Seat | null): Refusal | null {
  return asker === null || asker === seat ? no('noOffer') : null
}

function refuseTakeback(view: View, seat: Seat): Refusal | null {
  if (view.options.takeback === 'off') return no('takebackOff')
  if (view.asked.includes(seat)) return no('askedAlready')
  return takebackCount(view, seat) ? null : no('nothingToTakeBack')
}

function refuseArrange(view: View, seat: Seat, half: string): Refusal | null {
  if (!view.arranging.length) return no('setupOver')
  if (!view.arranging.includes(seat)) return no('setupDone')
  return refuseHalf(half, sideOf(view.red, seat), startFen(view.options), rulesOf(view.options))
}

export function refuse(view: View, action: Action): Refusal | null {
  const seat = view.me
  if (seat === null || seat > 1) return no('notYourTurn')
  if (view.result) return no('over')
  if (view.red === null) return no('notYourTurn')
  if (view.arranging.length && action.type !== 'arrange' && action.type !== 'resign') return no('setupFirst')
  switch (action.type) {
    case 'turn': {
      if (view.mover !== seat) return no('notYourTurn')
      const after = afterTurn(positionOf(view), action.lan)
      return after instanceof Error ? no(after.why) : null
    }
    case 'arrange':
      return refuseArrange(view, seat, action.half)
    case 'flag':
      return view.mover === seat ? null : no('notYourTurn')
    case 'resign':
      return null
    case 'offerDraw':
      if (view.draw !== null) return no('offerPending')
      return view.asked.includes(seat) ? no('askedAlready') : null
    case 'answerDraw':
      return refuseAnswer(seat, view.draw)
    case 'askTakeback':
      return view.takeback !== null ? no('offerPending') : refuseTakeback(view, seat)
    case 'answerTakeback':
      return refuseAnswer(seat, view.takeback)
    case 'redo':
      return view.undone.at(-1)?.seat === seat ? null : no('nothingToRedo')
  }
}

/** All when few; of very many deployments an even choice. */
const SHOWN = 400

export const arranges = (view: View): boolean => view.me !== null && view.arranging.includes(view.me)

/** What this viewer is asked, answered yes or no. */
function answers(view: View): Action[] {
  const asked: Action[] = []
  for (const accept of [true, false]) {
    if (view.takeback !== null && view.takeback !== view.me) asked.push({ type: 'answerTakeback', accept })
    if (view.draw !== null && view.draw !== view.me) asked.push({ type: 'answerDraw', accept })
  }
  return asked
}

/** What can be done beside playing on, the last resort last. */
const ASIDE: readonly Action[] = [{ type: 'offerDraw' }, { type: 'askTakeback' }, { type: 'redo' }, { type: 'resign' }]

export function moves(view: View): Action[] {
  if (view.me === null || view.result) return []
  const aside = ASIDE.filter(action => refuse(view, action) === null)
  if (arranges(view)) return [...setups(view), ...aside]
  if (view.mover !== view.me) return answers(view)
  const position = positionOf(view)
  const paths = turnPaths(toBoard(position))
  const shown =
    paths.length <= SHOWN
      ? paths
      : Array.from({ length: SHOWN }, (_, i) => paths[Math.floor((i * paths.length) / SHOWN)])
  const turns = shown.map((path): Action => ({ type: 'turn', lan: makeTurn(turnOf(position, path)) }))
  return [...turns, ...answers(view), ...aside]
}

/** Time is up: a set-up is the usual one, on the own turn the game is lost, a question is answered no. */
export function fallback(view: View): Action {
  if (arranges(view)) return setups(view)[0]
  if (view.mover === view.me) return { type: 'flag' }
  return view.takeback !== null && view.takeback !== view.me
    ? { type: 'answerTakeback', accept: false }
    : { type: 'answerDraw', accept: false }
}

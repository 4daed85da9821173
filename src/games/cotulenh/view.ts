import type { Refusal, Seat, Viewer } from '../game.ts'
import type { Action } from './action.ts'
import { commanderSquare } from './fen.ts'
import { checkedBy } from './look.ts'
import { lostPieces, takebackCount } from './match.ts'
import { applyTurn } from './moves.ts'
import { NotationError, parseTurn } from './notation.ts'
import { answerers, moverOf, positionOf, startPlace } from './state.ts'
import type { State, View } from './state.ts'

export function turn(state: State): readonly Seat[] {
  const mover = moverOf(state)
  if (mover === null) return []
  return [...new Set([mover, ...answerers(state)])].sort()
}

function lastTurn(turns: readonly string[]): View['last'] {
  const read = turns.length ? parseTurn(turns[turns.length - 1]) : null
  return !read || read instanceof NotationError ? null : { from: read.from, to: read.steps.map(step => step.to) }
}

export function view(state: State, viewer: Viewer): View {
  const position = positionOf(state)
  const begin = positionOf({ options: state.options, place: startPlace(state.options) })
  const by = checkedBy(position)
  const commander = commanderSquare(position, position.turn)
  return {
    me: viewer,
    options: state.options,
    red: state.red,
    place: state.place,
    turns: state.turns,
    draw: state.draw,
    takeback: state.takeback,
    asked: state.asked,
    result: state.result,
    mover: moverOf(state),
    lost: { r: lostPieces(begin, position, 'r'), b: lostPieces(begin, position, 'b') },
    check: commander && by.length ? { commander, by } : null,
    last: lastTurn(state.turns),
  }
}

/** Nothing is hidden in this game, so a view is all there is to know. */
export const imagine = (view: View): State => ({
  options: view.options,
  red: view.red,
  place: view.place,
  turns: view.turns,
  draw: view.draw,
  takeback: view.takeback,
  asked: view.asked,
  result: view.result,
})

export const waiting = (view: View): readonly Seat[] => turn(imagine(view))

const no = (why: string): Refusal => ({ why })

function refuseAnswer(seat: Seat, asker: Seat | null): Refusal | null {
  return asker === null || asker === seat ? no('noOffer') : null
}

function refuseTakeback(view: View, seat: Seat): Refusal | null {
  if (view.options.takeback === 'off') return no('takebackOff')
  if (view.asked.includes(seat)) return no('askedAlready')
  return takebackCount(view, seat) ? null : no('nothingToTakeBack')
}

export function refuse(view: View, action: Action): Refusal | null {
  const seat = view.me
  if (seat === null || seat > 1) return no('notYourTurn')
  if (view.result) return no('over')
  if (view.red === null) return no('notYourTurn')
  switch (action.type) {
    case 'turn': {
      if (view.mover !== seat) return no('notYourTurn')
      const after = applyTurn(positionOf(view), action.lan)
      return after instanceof Error ? no(after.why) : null
    }
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
  }
}

import type { Refusal, Seat, Viewer } from '../game.ts'
import type { Action } from './action.ts'
import { commanderSquare } from './fen.ts'
import { checkedBy } from './look.ts'
import { lostPieces, takebackCount } from './match.ts'
import { applyTurn } from './moves.ts'
import { NotationError, parseTurn } from './notation.ts'
import { rulesOf, startFen } from './options.ts'
import { halfOf, refuseHalf, type Setup } from './setup.ts'
import { answerers, arrangers, moverOf, positionOf, seatOfSide, sideOf, startPlace } from './state.ts'
import type { State, View } from './state.ts'
import type { Side } from './types.ts'

export function turn(state: State): readonly Seat[] {
  if (state.result) return []
  const mover = moverOf(state)
  if (mover === null) return arrangers(state)
  return [...new Set([mover, ...answerers(state)])].sort()
}

function lastTurn(turns: readonly string[]): View['last'] {
  const read = turns.length ? parseTurn(turns[turns.length - 1]) : null
  return !read || read instanceof NotationError ? null : { from: read.from, to: read.steps.map(step => step.to) }
}

/** Until both are ready, each sees only their own half. */
function setupFor({ red, setup }: State, viewer: Viewer): Setup | null {
  if (!setup || red === null) return setup
  const open = !arrangers({ red, setup }).length
  const shown = (side: Side) => (open || seatOfSide(red, side) === viewer ? setup[side] : null)
  return { r: shown('r'), b: shown('b') }
}

export function view(state: State, viewer: Viewer): View {
  const position = positionOf(state)
  const begin = positionOf({ options: state.options, place: startPlace(state) })
  const by = checkedBy(position)
  const commander = commanderSquare(position, position.turn)
  return {
    me: viewer,
    options: state.options,
    red: state.red,
    setup: setupFor(state, viewer),
    arranging: arrangers(state),
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

/** What a viewer may take the set-ups to be: whoever is ready unseen could stand as usual. */
function imaginedSetup({ options, red, setup, arranging }: View): Setup | null {
  if (!setup || red === null) return setup
  const guess = (side: Side) =>
    setup[side] ?? (arranging.includes(seatOfSide(red, side)) ? null : halfOf(startFen(options), side))
  return { r: guess('r'), b: guess('b') }
}

/** Nothing but a set-up is ever hidden, so a view is all else there is to know. */
export const imagine = (view: View): State => ({
  options: view.options,
  red: view.red,
  setup: imaginedSetup(view),
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
      const after = applyTurn(positionOf(view), action.lan)
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
  }
}

import type { Viewer } from '../game.ts'
import { startPlace } from './deal.ts'
import { startFen } from './rules/startFen.ts'
import { lostPieces } from './rules/changes.ts'
import { checkedBy, commanderSquare } from './rules/commander.ts'
import { NotationError, parseTurn } from './rules/notation.ts'
import { positionOf, startPosition } from './rules/place.ts'
import { arrangers, moverOf, seatOfSide } from './rules/seats.ts'
import { halfOf, type Setup } from './rules/setup.ts'
import type { Event, Side, State, View } from './types.ts'

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

type Open = Pick<View, 'lost' | 'check' | 'last'>
const opened = new WeakMap<State, Open>()

/** What everyone sees of the position: found once for all eyes. */
function openOf(state: State): Open {
  const known = opened.get(state)
  if (known) return known
  const position = positionOf(state)
  const begin = startPosition(state.options, startPlace(state).fen)
  const by = checkedBy(position)
  const commander = commanderSquare(position, position.turn)
  const open: Open = {
    lost: { r: lostPieces(begin, position, 'r'), b: lostPieces(begin, position, 'b') },
    check: commander && by.length ? { commander, by } : null,
    last: lastTurn(state.turns),
  }
  opened.set(state, open)
  return open
}

export function view(state: State, viewer: Viewer): View {
  const { lost, check, last } = openOf(state)
  return {
    me: viewer,
    options: state.options,
    red: state.red,
    setup: setupFor(state, viewer),
    arranging: arrangers(state),
    place: state.place,
    turns: state.turns,
    undone: state.undone,
    draw: state.draw,
    takeback: state.takeback,
    asked: state.asked,
    result: state.result,
    mover: moverOf(state),
    lost,
    check,
    last,
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
  undone: view.undone,
  draw: view.draw,
  takeback: view.takeback,
  asked: view.asked,
  result: view.result,
})

/** No event tells what a side has set up; all else both sides see. */
export const witness = (event: Event): Event => event

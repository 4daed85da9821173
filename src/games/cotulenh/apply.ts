import type { Seat, Step } from '../game.ts'
import { orderOf } from '../game.ts'
import type { Action } from './action.ts'
import { drawColours, startPlace } from './deal.ts'
import { finish, judge, type Applied } from './outcome.ts'
import { applyTurn } from './rules/applyTurn.ts'
import { lostPieces, newHeroes } from './rules/changes.ts'
import { inCheck } from './rules/commander.ts'
import { afterTurn, placeOf, positionOf } from './rules/place.ts'
import { arrangers, moverOf, otherSeat, seatOfSide, sideOf } from './rules/seats.ts'
import { takebackCount } from './rules/takeback.ts'
import type { Event, Position, State } from './types.ts'

function arrange(state: State, seat: Seat, half: string): Applied {
  const setup = { r: null, b: null, ...state.setup, [sideOf(state.red, seat)]: half }
  const next: State = { ...state, setup, place: startPlace({ options: state.options, setup }) }
  const events: Event[] = [{ type: 'arranged', seat }]
  if (arrangers(next).length) return { state: next, events }
  const position = positionOf(next)
  return judge(next, position, [...events, { type: 'revealed', first: seatOfSide(state.red!, position.turn) }])
}

function playTurn(state: State, seat: Seat, lan: string): Applied {
  const before = positionOf(state)
  const after = afterTurn(before, lan)
  if (after instanceof Error) throw after
  const events: Event[] = [
    {
      type: 'turn',
      seat,
      lan,
      taken: lostPieces(before, after, after.turn),
      heroes: newHeroes(before, after),
      check: inCheck(after),
    },
  ]
  const next: State = {
    ...state,
    place: placeOf(after),
    turns: [...state.turns, lan],
    undone: [],
    draw: state.draw === seat ? seat : null,
    takeback: state.takeback === seat ? seat : null,
    asked: state.asked.filter(asker => asker !== seat),
  }
  return judge(next, after, events)
}

function takeBack(state: State, asker: Seat, events: Event[]): Applied {
  const count = takebackCount({ turns: state.turns, mover: moverOf(state) }, asker)
  const kept = state.turns.length - count
  const turns = state.turns.slice(0, kept)
  const place = placeOf(replayed(positionOf({ options: state.options, place: startPlace(state) }), turns))
  const undone = [...state.undone, { seat: asker, turns: state.turns.slice(kept) }]
  const back: State = { ...state, turns, place, undone, draw: null, takeback: null }
  return { state: back, events: [...events, { type: 'takenBack', seat: asker, count }] }
}

function redo(state: State, seat: Seat): Applied {
  const { turns } = state.undone[state.undone.length - 1]
  const again: State = {
    ...state,
    turns: [...state.turns, ...turns],
    place: placeOf(replayed(positionOf(state), turns)),
    undone: state.undone.slice(0, -1),
    draw: null,
    takeback: null,
  }
  return { state: again, events: [{ type: 'redone', seat, count: turns.length }] }
}

/** The position after turns that were legal when they were played. */
function replayed(position: Position, turns: readonly string[]): Position {
  for (const lan of turns) {
    const next = applyTurn(position, lan)
    if (next instanceof Error) throw next
    position = next
  }
  return position
}

/** `action` has passed `refuse`. */
function act(state: State, seat: Seat, action: Action): Applied {
  const asked = [...state.asked, seat]
  switch (action.type) {
    case 'turn':
      return playTurn(state, seat, action.lan)
    case 'arrange':
      return arrange(state, seat, action.half)
    case 'resign':
      return finish(state, 'resign', otherSeat(seat), [])
    case 'flag':
      return finish(state, 'time', otherSeat(seat), [])
    case 'offerDraw':
      return { state: { ...state, draw: seat, asked }, events: [{ type: 'offer', seat, what: 'draw' }] }
    case 'askTakeback':
      if (state.options.takeback === 'free') return takeBack(state, seat, [])
      return { state: { ...state, takeback: seat, asked }, events: [{ type: 'offer', seat, what: 'takeback' }] }
    case 'redo':
      return redo(state, seat)
    case 'answerDraw': {
      const events: Event[] = [{ type: 'answer', seat, what: 'draw', accept: action.accept }]
      return action.accept ? finish(state, 'agreement', null, events) : { state: { ...state, draw: null }, events }
    }
    case 'answerTakeback': {
      const events: Event[] = [{ type: 'answer', seat, what: 'takeback', accept: action.accept }]
      if (action.accept) return takeBack(state, otherSeat(seat), events)
      return { state: { ...state, takeback: null }, events }
    }
  }
}

export const apply = (state: State, step: Step<Action>): Applied =>
  step.by === 'table' ? drawColours(state, orderOf(step)) : act(state, step.by, step.do)

import type { Outcome, Seat, Standing, Step } from '../game.ts'
import type { Action } from './action.ts'
import { inCheck, applyTurn, status } from './moves.ts'
import { rulesOf, startFen, type Options } from './options.ts'
import { isFree } from './setup.ts'
import { arrangers, moverOf, otherSeat, placeOf, positionOf, seatOfSide, sideOf, startPlace } from './state.ts'
import type { Event, Reason, State, View } from './state.ts'
import type { Kind, Position, Side } from './types.ts'

export const start = (options: Options): State => ({
  options,
  red: null,
  setup: options.freeSetup && isFree(startFen(options), rulesOf(options)) ? { r: null, b: null } : null,
  place: startPlace({ options, setup: null }),
  turns: [],
  draw: null,
  takeback: null,
  asked: [],
  result: null,
})

type Applied = { state: State; events: Event[] }

function finish(state: State, reason: Reason, winner: Seat | null, events: Event[]): Applied {
  const result = { reason, winner }
  return { state: { ...state, draw: null, takeback: null, result }, events: [...events, { type: 'ended', ...result }] }
}

const WINS: readonly Reason[] = ['checkmate', 'commander_captured', 'arm']

/** Ends the game if the position says so: who is to move has lost, or nobody has. */
function judge(state: State, position: Position, events: Event[]): Applied {
  const verdict = status(position)
  if (verdict === 'ongoing') return { state, events }
  const winner = WINS.includes(verdict) ? otherSeat(seatOfSide(state.red!, position.turn)) : null
  return finish(state, verdict, winner, events)
}

function drawColours(state: State, order: readonly number[]): Applied {
  const chosen = { random: order[0], hostRed: 0, hostBlue: 1 }[state.options.colours]
  const red: Seat = chosen === 1 ? 1 : 0
  const begun = { ...state, red }
  const events: Event[] = [{ type: 'colours', red }]
  return begun.setup ? { state: begun, events } : judge(begun, positionOf(begun), events)
}

function arrange(state: State, seat: Seat, half: string): Applied {
  const setup = { r: null, b: null, ...state.setup, [sideOf(state.red, seat)]: half }
  const next: State = { ...state, setup, place: startPlace({ options: state.options, setup }) }
  const events: Event[] = [{ type: 'arranged', seat }]
  if (arrangers(next).length) return { state: next, events }
  const position = positionOf(next)
  return judge(next, position, [...events, { type: 'revealed', first: seatOfSide(state.red!, position.turn) }])
}

const kindsOf = (position: Position, side: Side): Kind[] =>
  Object.values(position.board).flatMap(unit => (unit.side === side ? unit.pieces.map(piece => piece.kind) : []))

/** The pieces of `from` that `left` no longer has. */
function missing(from: readonly Kind[], left: readonly Kind[]): Kind[] {
  const rest = [...left]
  return from.filter(kind => {
    const at = rest.indexOf(kind)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

export const lostPieces = (from: Position, to: Position, side: Side): Kind[] =>
  missing(kindsOf(from, side), kindsOf(to, side))

/** Heroes there were not before: more of a kind on a square than heroes of that kind left their squares. */
function newHeroes(before: Position, after: Position): { square: string; kind: Kind }[] {
  const heroes = (position: Position) =>
    Object.entries(position.board).flatMap(([square, unit]) =>
      unit.pieces.filter(piece => piece.hero).map(({ kind }) => ({ square, kind, side: unit.side })),
    )
  const old = heroes(before)
  const fresh = heroes(after).filter(now => !old.some(was => same(was, now) && was.square === now.square))
  const gone = old.filter(was => !heroes(after).some(now => same(was, now) && was.square === now.square))
  return fresh
    .filter(now => {
      const moved = gone.findIndex(was => same(was, now))
      if (moved >= 0) gone.splice(moved, 1)
      return moved < 0
    })
    .map(({ square, kind }) => ({ square, kind }))
}
const same = (one: { kind: Kind; side: Side }, other: { kind: Kind; side: Side }): boolean =>
  one.kind === other.kind && one.side === other.side

function playTurn(state: State, seat: Seat, lan: string): Applied {
  const before = positionOf(state)
  const after = applyTurn(before, lan)
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
    draw: state.draw === seat ? seat : null,
    takeback: state.takeback === seat ? seat : null,
    asked: state.asked.filter(asker => asker !== seat),
  }
  return judge(next, after, events)
}

/** How many turns go back so that `seat` can play its last one again. */
export function takebackCount({ turns, mover }: Pick<View, 'turns' | 'mover'>, seat: Seat): number {
  const count = mover === seat ? 2 : 1
  return turns.length >= count ? count : 0
}

function takeBack(state: State, asker: Seat, events: Event[]): Applied {
  const count = takebackCount({ turns: state.turns, mover: moverOf(state) }, asker)
  const turns = state.turns.slice(0, state.turns.length - count)
  let position = positionOf({ options: state.options, place: startPlace(state) })
  for (const lan of turns) {
    const next = applyTurn(position, lan)
    if (next instanceof Error) throw next
    position = next
  }
  const back: State = { ...state, turns, place: placeOf(position), draw: null, takeback: null }
  return { state: back, events: [...events, { type: 'takenBack', seat: asker, count }] }
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
  step.by === 'table' ? drawColours(state, step.order) : act(state, step.by, step.do)

export function outcome({ result }: State): Outcome | null {
  if (!result) return null
  const { winner, reason } = result
  const standings = ([0, 1] as const).map((seat): Standing => {
    const points = winner === null ? 0.5 : winner === seat ? 1 : 0
    const place = winner === null || winner === seat ? 1 : 2
    return { seat, place, points, total: points, lines: [{ key: reason, points }] }
  })
  return { over: true, reason, winners: winner === null ? [] : [winner], standings }
}

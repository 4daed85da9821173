import type { Seat, Step } from '../game.ts'
import { deal, NO_DRAW } from './deal.ts'
import { finishDrawn, finishWin } from './rules/handEnd.ts'
import { drawScore, turnOffers } from './rules/offers.ts'
import { after, liveTiles, meldKind, SEATS, takeDiscard } from './rules/circumstances.ts'
import { ascending, isFlower, kindOf } from './rules/tiles.ts'
import type { Action, Call } from './action.ts'
import type { Draw, Event, Meld, State, Tile } from './types.ts'
import { decide, everyoneWins, openWindow } from './rules/callWindow.ts'

type Claimed = Exclude<Call['call'], 'hu'>
/** A tile is drawn from the wall, or from its tail for a gang or a flower. */
type Drawing = Draw & { by: Exclude<Draw['by'], 'call'> }

/** A copy in which each seat's lists may be replaced; none is changed, so that what stays the same is the same list. */
const draftOf = (state: State): State => ({
  ...state,
  hands: state.hands.slice(),
  melds: state.melds.slice(),
  flowers: state.flowers.slice(),
  rivers: state.rivers.slice(),
  gangFrom: state.gangFrom.slice(),
  locked: state.locked.slice(),
})

export function apply(before: State, step: Step<Action>): { state: State; events: Event[] } {
  const events: Event[] = []
  if ('order' in step) return { state: deal(before, step.order, events), events }
  if (step.by !== 'table' && before.window) {
    const answers = before.window.answers.slice()
    answers[step.by] = step.do
    events.push({ type: 'answer', seat: step.by, action: step.do })
    return { state: { ...before, window: { ...before.window, answers } }, events }
  }
  const state = draftOf(before)
  if (step.by === 'table') close(state, events)
  else act(state, step.do, events)
  return { state, events }
}

/** The seat on turn does something. */
function act(state: State, action: Action, events: Event[]): void {
  const seat = state.current
  if (action.type === 'discard') return discard(state, action.tile, events)
  if (action.type === 'hu') return finishWin(state, [seat], null, state.draw.tile!, false, events)
  if (action.type === 'gang') return declareGang(state, action.tiles, events)
  throw new Error(`not an action of one's own turn: ${action.type}`)
}

function takeFrom(state: State, seat: Seat, tiles: readonly Tile[]): void {
  state.hands[seat] = state.hands[seat].filter(tile => !tiles.includes(tile))
}

function discard(state: State, tile: Tile, events: Event[]): void {
  const seat = state.current
  takeFrom(state, seat, [tile])
  state.rivers[seat] = [...state.rivers[seat], { tile, claimed: null }]
  state.last = { seat, tile }
  state.draw = NO_DRAW
  events.push({ type: 'discard', seat, tile })
  open(state, 'discard', tile, false)
}

function open(state: State, kind: 'discard' | 'rob', tile: Tile, concealed: boolean): void {
  state.offers = []
  state.phase = 'window'
  state.window = openWindow(state, kind, tile, state.current, concealed)
}

/** A gang from one's own hand: four of a kind, or the fourth to an exposed peng. */
function declareGang(state: State, tiles: readonly Tile[], events: Event[]): void {
  const seat = state.current
  const concealed = tiles.length === 4
  const tile = tiles[0]
  takeFrom(state, seat, tiles)
  let meld: Meld = { type: 'concealed_gang', tiles: ascending(tiles), claimed: null, from: null, added: null }
  if (concealed) {
    state.melds[seat] = [...state.melds[seat], meld]
  } else {
    const at = state.melds[seat].findIndex(other => other.type === 'peng' && meldKind(other) === kindOf(tile))
    const peng = state.melds[seat][at]
    meld = { ...peng, type: 'gang', tiles: ascending([...peng.tiles, tile]), added: tile }
    state.melds[seat] = state.melds[seat].with(at, meld)
  }
  state.gangFrom[seat] = null
  state.draw = { ...state.draw, tile: null, gangs: state.draw.gangs + 1, feeder: null, barred: null }
  events.push({ type: 'gang', seat, concealed, tile, meld })
  if (!concealed || state.options.robConcealedKongForOrphans) open(state, 'rob', tile, concealed)
  else drawTile(state, seat, { ...state.draw, by: 'gang' }, events)
}

/** Gives a seat its next tile, laying out flowers on the way; ends the hand when there is none to give. */
function drawTile(state: State, seat: Seat, how: Drawing, events: Event[]): void {
  let { by, flowers } = how
  for (;;) {
    if (liveTiles(state) === 0) return finishDrawn(state, events)
    const tile = by === 'wall' ? state.wall[state.head++] : state.wall[--state.tail]
    if (!isFlower(tile)) {
      state.hands[seat] = ascending([...state.hands[seat], tile])
      state.draw = { ...how, tile, by, flowers }
      events.push({ type: 'draw', seat, tile, by, live: liveTiles(state) })
      break
    }
    state.flowers[seat] = [...state.flowers[seat], tile]
    events.push({ type: 'flower', seat, tile })
    by = 'flower'
    flowers++
    if (liveTiles(state) === 0 && winsByFlowers(state, seat, { ...how, tile, by, flowers })) {
      return finishWin(state, [seat], null, tile, false, events)
    }
  }
  state.locked[seat] = []
  takeTurn(state, seat)
}

/** The last tile of the wall was a flower: there is none to replace it, but it may win by itself. */
function winsByFlowers(state: State, seat: Seat, draw: Draw): boolean {
  state.current = seat
  state.draw = draw
  return drawScore(state) !== null
}

function takeTurn(state: State, seat: Seat): void {
  state.phase = 'turn'
  state.window = null
  state.current = seat
  state.offers = turnOffers(state)
}

/** The call window closes: the best call goes through, or play goes on. */
function close(state: State, events: Event[]): void {
  const window = state.window!
  const { tile, from } = window
  const taken = decide(window, everyoneWins(state))
  for (const seat of SEATS) {
    const answer = window.answers[seat]
    const could = window.offers[seat].some(offer => offer.call === 'hu')
    if (could && !(answer?.type === 'call' && answer.call === 'hu'))
      state.locked[seat] = [...state.locked[seat], kindOf(tile)]
  }
  if (!taken.length) {
    if (window.kind === 'rob') return drawTile(state, from, { ...state.draw, by: 'gang' }, events)
    return drawTile(state, after(from), NO_DRAW, events)
  }
  const { seat, call } = taken[0]
  if (call.call !== 'hu') return claim(state, seat, call.call, call.tiles, events)
  const winners = taken.map(({ seat }) => seat)
  finishWin(state, winners, from, tile, window.kind === 'rob', events)
}

/** chi, peng or gang on the discard. */
function claim(state: State, seat: Seat, type: Claimed, tiles: readonly Tile[], events: Event[]): void {
  const { tile, from } = state.window!
  const meld: Meld = { type, tiles: ascending([...tiles, tile]), claimed: tile, from, added: null }
  takeFrom(state, seat, tiles)
  state.melds[seat] = [...state.melds[seat], meld]
  takeDiscard(state, from, seat)
  state.last = null
  events.push({ type: 'call', seat, from, call: type, tile, meld })
  if (type === 'gang') {
    state.gangFrom[seat] = from
    return drawTile(state, seat, { ...NO_DRAW, by: 'gang', gangs: 1, feeder: from }, events)
  }
  state.draw = { ...NO_DRAW, by: 'call', barred: kindOf(tile) }
  takeTurn(state, seat)
}

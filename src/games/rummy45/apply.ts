import type { Seat, Step } from '../game.ts'
import { orderOf } from '../game.ts'
import { nextSeat, put } from '../../rummy/seats.ts'
import type { Action, Lay } from './action.ts'
import { deal, reshuffle } from './deal.ts'
import { end } from './rules/endHand.ts'
import { judge } from './rules/judgeLay.ts'
import type { Position } from './rules/position.ts'
import { ascending } from './rules/tiles.ts'
import type { Event, Play, State, Tile } from './types.ts'

type Played = { state: State; events: Event[] }

const without = (tiles: readonly Tile[], gone: readonly Tile[]) => tiles.filter(tile => !gone.includes(tile))

function draw(state: State, seat: Seat): Played {
  const tile = state.stock[state.stock.length - 1]
  const stock = state.stock.slice(0, -1)
  const hands = put(state.hands, seat, ascending([...state.hands[seat], tile]))
  return {
    state: { ...state, phase: 'play', stock, hands, drawn: tile },
    events: [{ type: 'draw', seat, tile, stock: stock.length }],
  }
}

function take(state: State, seat: Seat, tile: Tile): Played {
  const at = state.row.indexOf(tile)
  const tiles = state.options.discardPick === 'tail' ? state.row.slice(at) : [tile]
  return {
    state: {
      ...state,
      phase: 'play',
      row: without(state.row, tiles),
      hands: put(state.hands, seat, ascending([...state.hands[seat], ...tiles])),
      known: put(state.known, seat, [...state.known[seat], ...tiles]),
      taken: { at, tiles, due: state.options.pickMustBeUsed },
    },
    events: [{ type: 'take', seat, tile, tiles }],
  }
}

function giveBack(state: State, seat: Seat): Played {
  const { at, tiles } = state.taken!
  return {
    state: {
      ...state,
      phase: 'draw',
      row: [...state.row.slice(0, at), ...tiles, ...state.row.slice(at)],
      hands: put(state.hands, seat, without(state.hands[seat], tiles)),
      known: put(state.known, seat, without(state.known[seat], tiles)),
      taken: null,
      barred: true,
    },
    events: [{ type: 'giveBack', seat, tile: tiles[0] }],
  }
}

const positionOf = (state: State, seat: Seat): Position => ({
  seat,
  hand: state.hands[seat],
  table: state.table,
  melded: state.melded[seat],
  taken: state.taken,
  options: state.options,
})

function lay(state: State, seat: Seat, action: Lay): Played {
  const judged = judge(positionOf(state, seat), action)
  if ('why' in judged) throw new Error(`laid a draft that is refused: ${judged.why}`)
  const { table, tiles, jokers, back, first } = judged
  const hand = ascending([...without(state.hands[seat], tiles), ...back])
  const known = [...without(state.known[seat], tiles), ...back]
  const play: Play = { tiles, back, table: state.table, melded: state.melded[seat], due: state.taken?.due ?? false }
  const after: State = {
    ...state,
    table,
    hands: put(state.hands, seat, hand),
    melded: put(state.melded, seat, true),
    known: put(state.known, seat, known),
    taken: state.taken && { ...state.taken, due: false },
    plays: [...(state.plays ?? []), play],
  }
  const said: Event = { type: 'lay', seat, tiles, first, jokers }
  if (hand.length > 0) return { state: after, events: [said] }
  const over = end(after, seat)
  return { state: over.state, events: [said, ...over.events] }
}

/** The last `count` lays: all is as it was before, but that the whole table has seen these tiles. */
function undo(state: State, seat: Seat, count: number): Played {
  const plays = state.plays ?? []
  const gone = plays.slice(-count)
  const [{ table, melded, due }] = gone
  const tiles = [...new Set(gone.flatMap(play => play.tiles))]
  // A joker that came to the hand and was laid again in the same turn was never of the hand.
  const own = tiles.filter(tile => !table.flat().some(laid => laid.tile === tile))
  const back = (kept: readonly Tile[]) => [
    ...kept.filter(tile => !gone.some(play => play.back.includes(tile)) && !own.includes(tile)),
    ...own,
  ]
  return {
    state: {
      ...state,
      table,
      hands: put(state.hands, seat, ascending(back(state.hands[seat]))),
      known: put(state.known, seat, back(state.known[seat])),
      melded: put(state.melded, seat, melded),
      taken: state.taken && { ...state.taken, due },
      plays: plays.slice(0, -count),
    },
    events: [{ type: 'undone', seat, tiles: own, first: !melded }],
  }
}

function discard(state: State, seat: Seat, tile: Tile): Played {
  const hand = without(state.hands[seat], [tile])
  const after: State = {
    ...state,
    phase: 'draw',
    current: nextSeat(seat, state.totals.length),
    row: [...state.row, tile],
    hands: put(state.hands, seat, hand),
    known: put(state.known, seat, without(state.known[seat], [tile])),
    drawn: null,
    taken: null,
    barred: false,
    plays: [],
  }
  const said: Event = { type: 'discard', seat, tile }
  const then = hand.length === 0 ? end({ ...after, current: seat }, seat) : goOn(after)
  return { state: then.state, events: [said, ...then.events] }
}

/** Before anybody's turn the stock must hold a tile: once from the discard row, then the hand is over. */
function goOn(state: State): Played {
  if (state.stock.length > 0) return { state, events: [] }
  const again = state.options.reshuffle === 'once' && !state.reshuffled && state.row.length > 1
  return again ? { state: { ...state, phase: 'shuffle' }, events: [] } : end(state, null)
}

function act(state: State, seat: Seat, action: Action): Played {
  switch (action.type) {
    case 'draw':
      return draw(state, seat)
    case 'take':
      return take(state, seat, action.tile)
    case 'giveBack':
      return giveBack(state, seat)
    case 'lay':
      return lay(state, seat, action)
    case 'undo':
      return undo(state, seat, action.all ? state.plays!.length : 1)
    case 'discard':
      return discard(state, seat, action.tile)
  }
}

export function apply(state: State, step: Step<Action>): Played {
  if (step.by !== 'table') return act(state, step.by, step.do)
  const order = orderOf(step)
  return state.phase === 'shuffle' ? reshuffle(state, order) : deal(state, order)
}

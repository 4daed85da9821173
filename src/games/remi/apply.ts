import type { Seat, Step } from '../game.ts'
import { orderOf } from '../game.ts'
import { nextSeat, previousSeat, put } from '../../rummy/seats.ts'
import type { Action } from './action.ts'
import { deal, seatsOf } from './deal.ts'
import { closes } from './rules/closes.ts'
import { close, endVoid } from './rules/endHand.ts'
import { answerSwap } from './rules/exchange.ts'
import { ascending, isJoker, without } from './rules/tiles.ts'
import type { Event, State, Tile } from './types.ts'

type Played = { state: State; events: Event[] }

function draw(state: State, seat: Seat): Played {
  const tile = state.stock[state.stock.length - 1]
  const stock = state.stock.slice(0, -1)
  return {
    state: {
      ...state,
      phase: 'discard',
      stock,
      hands: put(state.hands, seat, ascending([...state.hands[seat], tile])),
      offer: null,
      drawn: tile,
    },
    events: [{ type: 'draw', seat, tile, stock: stock.length }],
  }
}

function take(state: State, seat: Seat): Played {
  const from = previousSeat(seat, seatsOf(state))
  const tile = state.offer!
  return {
    state: {
      ...state,
      phase: 'discard',
      hands: put(state.hands, seat, ascending([...state.hands[seat], tile])),
      piles: put(state.piles, from, state.piles[from].slice(0, -1)),
      known: put(state.known, seat, [...state.known[seat], tile]),
      offer: null,
      drawn: tile,
    },
    events: [{ type: 'take', seat, from, tile }],
  }
}

function discard(state: State, seat: Seat, tile: Tile): Played {
  const launched = state.options.launch && isJoker(tile)
  const lies = launched ? 'launched' : 'piles'
  const after: State = {
    ...state,
    phase: 'draw',
    current: nextSeat(seat, seatsOf(state)),
    hands: put(state.hands, seat, without(state.hands[seat], tile)),
    boards: put(
      state.boards,
      seat,
      state.boards[seat]?.map(group => without(group, tile)).filter(group => group.length) ?? null,
    ),
    known: put(state.known, seat, without(state.known[seat], tile)),
    [lies]: put(state[lies], seat, [...state[lies][seat], tile]),
    offer: launched ? null : tile,
    drawn: null,
  }
  const said: Event = { type: launched ? 'launch' : 'discard', seat, tile }
  if (after.stock.length > 0 || lastChance(after)) return { state: after, events: [said] }
  const end = endVoid(after)
  return { state: end.state, events: [said, ...end.events] }
}

/** With the stock empty a turn is only worth giving to a player who can close with the last discard. */
function lastChance({ offer, hands, current, options }: State): boolean {
  if (offer === null) return false
  const hand = [...hands[current], offer]
  return hand.some(tile => closes(without(hand, tile), options))
}

/** Whoever acts stands at the board: the one that came along, else the one there was, else an empty one. */
function atBoard(state: State, seat: Seat, action: Action): State {
  if (!('board' in action) && state.boards[seat] !== null) return state
  const board = ('board' in action ? action.board : undefined) ?? state.boards[seat] ?? []
  return {
    ...state,
    boards: put(
      state.boards,
      seat,
      board.map(group => [...group]),
    ),
  }
}

function act(state: State, seat: Seat, action: Action): Played {
  switch (action.type) {
    case 'draw':
      return draw(state, seat)
    case 'take':
      return take(state, seat)
    case 'arrange':
      return {
        state: {
          ...state,
          boards: put(
            state.boards,
            seat,
            action.groups.map(group => [...group]),
          ),
        },
        events: [{ type: 'arrange', seat }],
      }
    case 'discard':
      return discard(state, seat, action.tile)
    case 'close':
      return close(state, seat, action.tile)
    case 'pass':
      return endVoid(state)
    case 'swap':
      return answerSwap(state, seat, action.tile)
    case 'spoil':
      return { state: { ...state, phase: 'redeal' }, events: [{ type: 'spoil', seat }] }
  }
}

export const apply = (state: State, step: Step<Action>): Played =>
  step.by === 'table' ? deal(state, orderOf(step)) : act(atBoard(state, step.by, step.do), step.by, step.do)

import type { Seat, Step } from '../game.ts'
import { orderOf } from '../game.ts'
import { put } from '../../rummy/seats.ts'
import type { Action } from './action.ts'
import { deal } from './deal.ts'
import { isOver, leaders } from './outcome.ts'
import { judge } from './rules/finishingHand.ts'
import { WRONG_FINISH, charge, fine, handPoints, loss, sameSide } from './rules/payment.ts'
import { face, isOkey } from './rules/tiles.ts'
import { after, before } from './rules/turnOrder.ts'
import type { Event, Result, State, Tile } from './types.ts'

type Applied = { state: State; events: Event[] }

const without = (hand: readonly Tile[], tile: Tile) => hand.filter(one => one !== tile)
const withTile = (hand: readonly Tile[], tile: Tile) => [...hand, tile].sort((a, b) => a - b)

/** Only for a step that `refuse` has let through. */
export function apply(state: State, step: Step<Action>): Applied {
  if (step.by === 'table') return deal(state, orderOf(step))
  const action = step.do
  switch (action.type) {
    case 'show':
      return show(state, step.by)
    case 'draw':
      return action.from === 'stock' ? draw(state) : take(state)
    case 'pass':
      return end(state, null, [{ type: 'passed', seat: state.turn }])
    case 'discard':
      return discard(state, action.tile)
    case 'finish':
      return finish(state, action.tile, action.melds)
  }
}

function show(state: State, seat: Seat): Applied {
  const points = state.options.gostergePoints
  const twin = state.hands[seat].find(tile => face(tile) === face(state.indicator!))!
  const shown = { ...charge(state, seat, 'gosterge', points), shown: seat }
  return { state: shown, events: [{ type: 'showed', seat, tile: twin, points }] }
}

function draw(state: State): Applied {
  const seat = state.turn
  const tile = state.stock[state.stock.length - 1]
  const stock = state.stock.slice(0, -1)
  const hands = put(state.hands, seat, withTile(state.hands[seat], tile))
  const open = state.exposed[seat]
  return {
    state: { ...state, stage: 'discard', hands, stock, drawn: { tile, from: 'stock' } },
    events: [{ type: 'drew', seat, tile, open, stock: stock.length }],
  }
}

function take(state: State): Applied {
  const seat = state.turn
  const from = before(state)
  const pile = state.piles[from]
  const tile = pile[pile.length - 1]
  return {
    state: {
      ...state,
      stage: 'discard',
      hands: put(state.hands, seat, withTile(state.hands[seat], tile)),
      piles: put(state.piles, from, pile.slice(0, -1)),
      taken: put(state.taken, seat, [...state.taken[seat], tile]),
      drawn: { tile, from: 'discard' },
    },
    events: [{ type: 'took', seat, from, tile }],
  }
}

function discard(state: State, tile: Tile): Applied {
  const seat = state.turn
  return {
    state: {
      ...state,
      stage: 'draw',
      turn: after(state, seat),
      hands: put(state.hands, seat, without(state.hands[seat], tile)),
      piles: put(state.piles, seat, [...state.piles[seat], tile]),
      taken: put(state.taken, seat, without(state.taken[seat], tile)),
      began: put(state.began, seat, true),
      drawn: null,
    },
    events: [{ type: 'discarded', seat, tile, okey: isOkey(state, tile) }],
  }
}

function finish(state: State, tile: Tile, groups: Tile[][] | undefined): Applied {
  const seat = state.turn
  const hand = state.hands[seat]
  const way = judge(state, hand, tile, groups)
  if (!way) {
    const points = WRONG_FINISH
    const fined = fine(state, seat, { key: 'wrongFinish', points: -points })
    return {
      state: { ...fined, exposed: put(state.exposed, seat, true) },
      events: [{ type: 'wrongFinish', seat, tile, points, hand: [...hand] }],
    }
  }
  const from = state.drawn?.from ?? 'deal'
  const done: State = {
    ...charge(state, seat, way.kind, loss(way.kind, state.options)),
    hands: put(state.hands, seat, without(hand, tile)),
    out: tile,
  }
  return end(done, { seat, tile, ...way }, [{ type: 'finished', seat, tile, from, ...way }])
}

function end(state: State, finish: Result['finish'], events: Event[]): Applied {
  const reason = finish ? finish.kind : 'stock'
  const points = handPoints(state.lines)
  const winner = finish?.seat ?? null
  const { hand, dealer } = state
  const over = isOver(state)
  const handWinners = state.hands
    .map((_, i) => i as Seat)
    .filter(seat => winner !== null && sameSide(state, winner, seat))
  const winners = over ? leaders(state) : handWinners
  const ended: State = {
    ...state,
    stage: 'ended',
    drawn: null,
    result: { reason, finish, winners, over, points },
    history: [...state.history, { hand, dealer, reason, winner, points }],
  }
  events.push({ type: 'ended', reason, winners: handWinners, points })
  if (over) events.push({ type: 'over', winners })
  return { state: ended, events }
}

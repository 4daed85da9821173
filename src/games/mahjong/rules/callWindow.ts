import type { Seat } from '../../game.ts'
import { SEATS, stepsTo } from './circumstances.ts'
import { discardOffers } from './offers.ts'
import { robOffers } from './robKong.ts'
import type { Action, Call } from '../action.ts'
import type { State, Tile, Window } from '../types.ts'

/** A window on a discard, or on a kong that may be robbed; seats with no offer are never asked. */
export function openWindow(state: State, kind: Window['kind'], tile: Tile, from: Seat, concealed: boolean): Window {
  const offers = SEATS.map(seat => {
    if (seat === from) return []
    return kind === 'discard' ? discardOffers(state, seat, tile, from) : robOffers(state, seat, tile, from, concealed)
  })
  return { kind, tile, from, offers, answers: [null, null, null, null] }
}

const RANK = { chi: 1, peng: 2, gang: 3, hu: 4 } as const

/** Higher wins; among wins the nearest after the discarder, unless all of them count. */
function weight(window: Window, seat: Seat, call: Call['call'], everyone: boolean): number {
  const nearness = call === 'hu' && !everyone ? 4 - stepsTo(window.from, seat) : 0
  return RANK[call] * 8 + nearness
}

const calls = (window: Window): { seat: Seat; call: Call }[] =>
  SEATS.flatMap(seat => {
    const answer = window.answers[seat]
    return answer?.type === 'call' ? [{ seat, call: answer }] : []
  })

export const asked = (window: Window): Seat[] =>
  SEATS.filter(seat => window.offers[seat].length && !window.answers[seat])

/** Unanswered seats, unless nothing they could say would change the outcome any more. */
export function awaited(window: Window, everyone: boolean): Seat[] {
  const open = asked(window)
  const best = Math.max(0, ...calls(window).map(({ seat, call }) => weight(window, seat, call.call, everyone)))
  // All or none of them: to drop one seat alone would tell it that another is still being asked.
  const matters = open.some(seat =>
    window.offers[seat].some(offer => weight(window, seat, offer.call, everyone) >= best),
  )
  return matters ? open : []
}

/** Who gets the tile: every winner in turn order, or the one best call, or nobody. */
export function decide(window: Window, everyone: boolean): { seat: Seat; call: Call }[] {
  const made = calls(window).sort(
    (a, b) => weight(window, b.seat, b.call.call, everyone) - weight(window, a.seat, a.call.call, everyone),
  )
  const wins = made.filter(({ call }) => call.call === 'hu')
  if (everyone && wins.length) return wins.sort((a, b) => stepsTo(window.from, a.seat) - stepsTo(window.from, b.seat))
  return made.slice(0, 1)
}

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((tile, i) => tile === b[i])

/** Whether an action is one of the offers, to the very tile. */
export const isOffered = (offers: readonly Action[], action: Action): boolean =>
  offers.some(offer => {
    if (offer.type === 'hu') return action.type === 'hu'
    if (offer.type === 'gang') return action.type === 'gang' && same(offer.tiles, action.tiles)
    if (offer.type !== 'call' || action.type !== 'call') return false
    return offer.call === action.call && same(offer.tiles, action.tiles)
  })

export const everyoneWins = (state: State): boolean => state.options.multipleWinners === 'all'

import type { Seat } from '../../game.ts'
import { isWinningHand } from './hand.ts'
import { meldKind, circumstancesOf, after, liveTiles, winningOf } from './circumstances.ts'
import { offeredScore } from './score.ts'
import type { Score } from './score.ts'
import { isHonour, kindOf, kindsOf } from './tiles.ts'
import type { Action, Call } from '../action.ts'
import type { State, Tile } from '../types.ts'

const ofKind = (hand: readonly Tile[], kind: number): Tile[] => hand.filter(tile => kindOf(tile) === kind)

/** The score of winning with the tile just drawn; null when that is no win, or too little. */
export function drawScore(state: State): Score | null {
  const { current: seat, draw, options } = state
  if (draw.tile === null) return null
  const kinds = kindsOf(state.hands[seat])
  // Seven flowers win at once: on the draw that brought one, or at the first turn after the deal did.
  const fresh = draw.flowers > 0 || (!state.rivers[seat].length && !state.melds[seat].length)
  if (!(fresh && state.flowers[seat].length >= 7) && !isWinningHand(kinds, options)) return null
  const win = winningOf(circumstancesOf(state), seat, kinds, kindOf(draw.tile), null)
  return offeredScore({ ...win, flowersPassed: !fresh }, options)
}

/** The score of winning with another's tile; null when that is no win, too little, or barred. */
export function claimScore(state: State, seat: Seat, tile: Tile, from: Seat, rob: boolean): Score | null {
  const { options } = state
  const kinds = [...kindsOf(state.hands[seat]), kindOf(tile)]
  if (!isWinningHand(kinds, options)) return null
  if (options.passedWinLock && state.locked[seat].includes(kindOf(tile))) return null
  return offeredScore(winningOf(circumstancesOf(state), seat, kinds, kindOf(tile), from, rob), options)
}

/** hu and gang, as the seat on turn may declare them now. */
export function turnOffers(state: State): Action[] {
  const { current: seat, draw, options } = state
  const offers: Action[] = drawScore(state) ? [{ type: 'hu' }] : []
  if (liveTiles(state) === 0 || (draw.by === 'call' && !options.gangAfterCall)) return offers
  const hand = state.hands[seat]
  for (const kind of new Set(kindsOf(hand))) {
    const tiles = ofKind(hand, kind)
    if (tiles.length === 4) offers.push({ type: 'gang', tiles })
    if (state.melds[seat].some(meld => meld.type === 'peng' && meldKind(meld) === kind))
      offers.push({ type: 'gang', tiles })
  }
  return offers
}

/** The lowest tile of each of two kinds, if the hand has both. */
function runWith(hand: readonly Tile[], a: number, b: number): Tile[] {
  const tiles = [a, b].flatMap(kind => ofKind(hand, kind).slice(0, 1))
  return tiles.length === 2 ? tiles : []
}

/** Calls on a discard, the strongest first. */
export function discardOffers(state: State, seat: Seat, tile: Tile, from: Seat): Call[] {
  const hand = state.hands[seat]
  const kind = kindOf(tile)
  const offers: Call[] = claimScore(state, seat, tile, from, false) ? [{ type: 'call', call: 'hu', tiles: [] }] : []
  const same = ofKind(hand, kind)
  if (same.length === 3 && liveTiles(state) > 0) offers.push({ type: 'call', call: 'gang', tiles: same })
  if (same.length >= 2) offers.push({ type: 'call', call: 'peng', tiles: same.slice(0, 2) })
  if (after(from) !== seat || isHonour(kind)) return offers
  const rank = kind % 9
  for (const low of [rank - 2, rank - 1, rank]) {
    if (low < 0 || low > 6) continue
    const [a, b] = [low, low + 1, low + 2].filter(other => other !== rank).map(other => kind - rank + other)
    const tiles = runWith(hand, a, b)
    if (tiles.length) offers.push({ type: 'call', call: 'chi', tiles })
  }
  return offers
}

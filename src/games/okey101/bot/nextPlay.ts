import { leastDeadwood, pairs } from '../../../rummy/solver/arrange.ts'
import { meldPoints } from '../../../rummy/meld.ts'
import type { Action, Laid } from '../action.ts'
import { refuse } from '../legal.ts'
import { openings, toLaid } from '../rules/bestOpening.ts'
import { face, rulesOf, wild } from '../rules/melds.ts'
import { meldsWith } from '../rules/meldsWith.ts'
import { mayPair, takenUsed, valueOf } from '../rules/opening.ts'
import { placesFor } from '../rules/places.ts'
import type { Tile, View } from '../types.ts'
import { ownHand } from '../../../rummy/hands.ts'
import { goOut } from './goOut/goOut.ts'

const tilesIn = (melds: readonly Laid[]) => melds.reduce((sum, meld) => sum + meld.tiles.length, 0)

/** The view as it would be with the last discard in hand. */
export function withDiscard(view: View): View {
  const seat = view.viewer!
  const from = (seat + view.seats - 1) % view.seats
  const tile = view.piles[from][view.piles[from].length - 1]
  const opened = view.opened[seat] !== null
  return {
    ...view,
    stage: 'play',
    hands: view.hands.map((hand, at) => (at === seat ? [...hand, tile] : hand)),
    piles: view.piles.map((pile, at) => (at === from ? pile.slice(0, -1) : pile)),
    taken: { tile, from: from as 0, opened, keep: view.declared[seat] && !opened },
  }
}

/** The opening that leaves least in the hand; null if there is none. */
export function bestOpening(view: View): Laid[] | null {
  const { series, pairs: paired } = openings(view)
  const left = (melds: readonly Laid[]) => {
    const laid = new Set(melds.flatMap(meld => meld.tiles))
    return ownHand(view).reduce((sum, tile) => sum + (laid.has(tile) ? 0 : valueOf(view, tile)), 0)
  }
  const ways = [series.ready ? fuller(view, series.melds) : null, paired.ready ? paired.melds : null]
  return ways.filter(way => way !== null).sort((a, b) => left(a) - left(b))[0] ?? null
}

/** More tiles for the same opening, where the dearest melds leave some that could be laid too. */
function fuller(view: View, melds: Laid[]): Laid[] {
  const hand = ownHand(view)
  const least = leastDeadwood(hand.map(face), rulesOf(view))
  const points = least.melds.reduce((sum, meld) => sum + meldPoints(meld, rulesOf(view)), 0)
  const laid = toLaid(least.melds, hand)
  if (tilesIn(laid) <= tilesIn(melds) || points < openings(view).series.need) return melds
  return refuse(view, { type: 'lay', melds: laid }) ? melds : laid
}

/** Something to do with the discard just taken by someone who has opened. */
function useTaken(view: View, tile: Tile): Action | null {
  const [place] = placesFor(view, tile)
  const pairsGoer = view.opened[view.viewer!]?.how === 'pairs'
  if (place && !pairsGoer) return asAction(tile, place)
  const hand = [tile, ...ownHand(view).filter(one => one !== tile)]
  const rules = rulesOf(view)
  const melds = pairsGoer || wild(tile, rules) ? [] : meldsWith(face(tile), hand.map(face), rules)
  const twins = pairs(hand.map(face), rules).pairs.filter(pair => pair.tiles.some(one => one.tile === face(tile)))
  const all = [...melds.map(one => one.meld), ...(pairsGoer || mayPair(view) ? twins : [])]
  const lays = all.map((meld): Action => ({ type: 'lay', melds: toLaid([meld], hand) }))
  return lays.find(action => refuse(view, action) === null) ?? null
}

function asAction(tile: Tile, { meld, end }: ReturnType<typeof placesFor>[number]): Action {
  if (end === 'swap') return { type: 'swap', tile, meld }
  return end === 'set' ? { type: 'layOff', tile, meld } : { type: 'layOff', tile, meld, end }
}

/** What someone who has opened puts down next: everything that goes, okeys last. */
export function nextPlay(view: View): Action | null {
  const out = goOut(view)
  if (out) return out.length > 1 ? out[0] : null
  if (view.taken && !takenUsed(view)) return useTaken(view, view.taken.tile) ?? { type: 'giveBack' }
  const all = [...wholeMelds(view), ...singles(view)]
  return all.find(action => refuse(view, action) === null) ?? null
}

function wholeMelds(view: View): Action[] {
  const hand = ownHand(view)
  const rules = rulesOf(view)
  const opening = view.opened[view.viewer!]
  const series = opening?.how === 'series' ? leastDeadwood(hand.map(face), rules).melds : []
  const paired = opening?.how === 'pairs' || mayPair(view) ? pairs(hand.map(face), rules).pairs : []
  return [...toLaid(series, hand), ...toLaid(paired, hand)].map(meld => ({ type: 'lay', melds: [meld] }))
}

/** Lay-offs, the dearest tile first; an okey is fetched only where it can go down again. */
function singles(view: View): Action[] {
  const rules = rulesOf(view)
  const hand = [...ownHand(view)].sort((a, b) => valueOf(view, b) - valueOf(view, a))
  const plain = hand.filter(tile => !wild(tile, rules))
  const places = plain.map(tile => ({ tile, all: placesFor(view, tile) }))
  const offs = places.flatMap(({ tile, all }) => all.filter(one => one.end !== 'swap').map(one => asAction(tile, one)))
  const roomy = view.melds.some(meld => meld.kind === 'run' || (meld.kind === 'set' && meld.tiles.length < 4))
  const swaps = places
    .filter(({ all }) => roomy && all.every(one => one.end === 'swap'))
    .flatMap(({ tile, all }) => all.map(one => asAction(tile, one)))
  const okeys = hand.filter(tile => wild(tile, rules))
  return [...offs, ...swaps, ...okeys.flatMap(tile => placesFor(view, tile).map(one => asAction(tile, one)))]
}

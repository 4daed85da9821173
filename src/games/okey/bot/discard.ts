import type { Advice } from '../../game.ts'
import { isWild, plainFace } from '../../../rummy/meld.ts'
import { winOdds, type Standing } from '../../../rummy/winChance.ts'
import { codeOf, colourOf, numberOf } from '../../../rummy/tiles.ts'
import type { Action } from '../action.ts'
import { keepingOkeys } from '../legal.ts'
import { ownHand } from '../../../rummy/hands.ts'
import { awayFrom, hiddenFaces, outlook } from '../rules/progress.ts'
import { face, meldRules } from '../rules/tiles.ts'
import type { Tile, View } from '../types.ts'
import { dangers } from './danger.ts'
import { farByPairs, reach } from './reach.ts'

const without = (hand: readonly Tile[], tile: Tile) => hand.filter(one => one !== tile)

type Rated = { tile: Tile; value: number }
const best = (rated: readonly Rated[]): Rated[] => rated.toSorted((a, b) => b.value - a.value)

/** Of a hand of fourteen: what is known of its chances. */
export function standing(view: View, tiles: readonly Tile[], hidden: readonly number[]): Standing {
  const { live } = outlook(view, tiles, hidden, farByPairs)
  const rules = meldRules(view)
  const wilds = tiles.filter(tile => isWild(face(tile), rules)).length
  const thrown = [...view.piles, ...view.taken].reduce((sum, tiles) => sum + tiles.length, 0)
  return { away: reach(view, tiles), useful: live, wilds, round: Math.floor(thrown / view.seats) }
}

/** How much it lowers the odds that the next player can surely use what is thrown. */
const FED = 0.1

/** Farther away than need be: behind all others, whatever the odds. */
const FARTHER = 100

/** Level 4: of the nearest the one with the best odds to win, less what it may bring the next player; best first. */
export function rateDiscards(view: View): Rated[] {
  const hidden = hiddenFaces(view)
  const danger = dangers(view, hidden)
  const hand = ownHand(view)
  const tiles = keepingOkeys(view)
  const away = tiles.map(tile => reach(view, without(hand, tile)))
  const nearest = Math.min(...away)
  const odds = (tile: Tile) => winOdds(standing(view, without(hand, tile), hidden)) - FED * danger(tile)
  return best(tiles.map((tile, i) => ({ tile, value: away[i] > nearest ? -FARTHER * away[i] : odds(tile) })))
}

/** The nearest, then the most tiles that help. left: how many of each face there are to hope for. */
function counted(view: View, left: readonly number[]): Rated[] {
  const hand = ownHand(view)
  const tiles = keepingOkeys(view)
  const away = tiles.map(tile => awayFrom(view, without(hand, tile)))
  const nearest = Math.min(...away)
  return tiles.map((tile, i) => {
    const live = away[i] > nearest ? 0 : outlook(view, without(hand, tile), left).live
    return { tile, value: live - 100 * away[i] }
  })
}

/** By so many tiles level 3 may misjudge. */
const BLUR = 16

/** Level 3: counts the tiles that help, though not which of them are gone, and has no eye for the others. */
export function countedDiscard(view: View, random: () => number): Action {
  const rated = counted(view, new Array<number>(54).fill(2))
  return { type: 'discard', tile: best(rated.map(one => ({ ...one, value: one.value + BLUR * random() })))[0].tile }
}

/** Level 4's choices with a reason for each. */
export function rankDiscards(view: View): Omit<Advice<Action>, 'kind'>[] {
  const hidden = hiddenFaces(view)
  const hand = ownHand(view)
  const rated = rateDiscards(view)
  const away = rated.map(({ tile }) => reach(view, without(hand, tile)))
  const nearest = Math.min(...away)
  return rated.map(({ tile, value }, i) => {
    const named = { tile: `@tile.${codeOf(face(tile))}` }
    const action: Action = { type: 'discard', tile }
    if (away[i] > nearest) return { action, why: 'worse', with: named, value }
    const { live, away: left } = outlook(view, without(hand, tile), hidden, farByPairs)
    return { action, why: left === 1 ? 'ready' : 'nearest', with: { ...named, n: live, left }, value }
  })
}

/** Level 2: nearest by exact search, and any of those will do. */
export function nearestDiscard(view: View, random: () => number): Action {
  const hand = ownHand(view)
  const rated = keepingOkeys(view).map(tile => ({ tile, value: random() / 2 - awayFrom(view, without(hand, tile)) }))
  return { type: 'discard', tile: best(rated)[0].tile }
}

/** Level 1, like a beginner: a tile stays that has company, a neighbour or its number in another colour; gaps and plans are not seen. */
export function casualDiscard(view: View, random: () => number): Action {
  const rules = meldRules(view)
  const plain = (tile: Tile) => plainFace(face(tile), rules)
  const hand = ownHand(view).filter(tile => !isWild(face(tile), rules))
  const beside = (a: number, b: number) =>
    numberOf(a) === numberOf(b)
      ? colourOf(a) !== colourOf(b)
      : colourOf(a) === colourOf(b) && Math.abs(numberOf(a) - numberOf(b)) === 1
  const company = (tile: Tile) => hand.filter(one => beside(plain(one), plain(tile))).length
  const rated = keepingOkeys(view).map(tile => ({ tile, value: -Math.min(2, company(tile)) - random() * 1.5 }))
  return { type: 'discard', tile: best(rated)[0].tile }
}

import { bestMelds, canMeldAll, pairs } from '../rummy/arrange.ts'
import type { Meld } from '../rummy/meld.ts'
import { meldPoints } from '../rummy/meld.ts'
import type { Action } from './action.ts'
import { ownHand, toLaid } from './hints.ts'
import { face, rulesOf, slotsFor, slotsOf, swapAt, wild, withSwap, withTile } from './melds.ts'
import { needs, takenUsed } from './opening.ts'
import type { Play, TableMeld, Tile, View } from './types.ts'

/** Situations looked at before giving up, the most promising first; few hands need more than ten. */
const LIMIT = { opened: 150, unopened: 50 }

type Node = { hand: Tile[]; melds: TableMeld[]; plays: Play[]; actions: Action[] }
type Ranked = Node & { loose: number }

/**
 * A way to go out this turn, as the actions still to be done, or null: new melds, lay-offs in every order,
 * retrieved okeys and single pairs are all tried.
 */
export function goOut(view: View): Action[] | null {
  if (view.viewer === null || view.turn !== view.viewer || view.stage !== 'play') return null
  const limit = openedOf(view) ? LIMIT.opened : LIMIT.unopened
  const seen = new Set<string>()
  const open: Ranked[] = []
  const add = (node: Node) => {
    const key = [...node.hand].sort((a, b) => a - b).join() + '|' + node.melds.map(meld => meld.tiles.length).join()
    if (seen.has(key) || seen.size >= limit) return
    seen.add(key)
    const loose = looseIn(view, node.hand)
    if (loose - 1 <= reachable(view, node)) open.push({ ...node, loose })
  }
  add({ hand: ownHand(view), melds: view.melds, plays: view.plays, actions: [] })
  while (open.length) {
    open.sort((a, b) => b.loose - a.loose)
    const node = open.pop()!
    const found = node.loose <= 1 ? finish(view, node) : null
    if (found) return found
    for (const next of further(view, node)) add(next)
  }
  return null
}

const ONES = { run: new Array<number>(15).fill(1), set: new Array<number>(15).fill(1) }

/** How many tiles no new meld can take, at the least. */
function looseIn(view: View, hand: readonly Tile[]): number {
  const rules = rulesOf(view)
  const faces = hand.map(face)
  const opening = openedOf(view)
  const bySeries = opening?.how === 'pairs' ? 0 : bestMelds(faces, { ...rules, values: ONES }).points
  const byPairs = opening?.how === 'series' ? 0 : 2 * pairs(faces, rules).count
  return hand.length - Math.max(bySeries, byPairs)
}

/** How many tiles might go down one by one, at the most: what fits now, and what fits next to that. */
function reachable(view: View, node: Node): number {
  const rules = rulesOf(view)
  if (openedOf(view) && mayPair(view)) return node.hand.length
  let melds = node.melds
  let left = [...node.hand]
  // A retrieved okey can take two more tiles along.
  let okeys = 0
  for (;;) {
    const slots = slotsOf({ ...view, melds })
    const found = left
      .map(tile => ({ tile, places: slotsFor(slots, tile, rules) }))
      .filter(({ places }) => places.length > 0)
    if (!found.length) return node.hand.length - left.length + 2 * okeys
    okeys += found.filter(({ places }) => places.some(({ end }) => end === 'swap')).length
    // Nothing is used up by this count: each lay-off leaves the meld as it was beside the longer one.
    const longer = found.flatMap(({ tile, places }) =>
      places.flatMap(({ meld, end }) =>
        end === 'low' || end === 'high' ? [withTile(melds, meld, tile, end, rules)[meld]] : [],
      ),
    )
    melds = [...melds, ...longer]
    left = left.filter(tile => !found.some(one => one.tile === tile))
  }
}

/** All but one tile laid as new melds from here, then the discard. */
function finish(view: View, { hand, melds, plays, actions }: Node): Action[] | null {
  const rules = rulesOf(view)
  const worth = view.options.okeyFinishFactor > 1 ? 1 : -1
  const choices = [...new Map(hand.map(tile => [face(tile), tile])).values()]
  choices.sort((a, b) => worth * (Number(wild(b, rules)) - Number(wild(a, rules))))
  for (const discard of choices) {
    const rest = hand.filter(tile => tile !== discard)
    const laid = coverOf(view, rest.map(face), plays.length)
    if (!laid) continue
    const lay: Action[] = laid.length ? [{ type: 'lay', melds: toLaid(laid, rest) }] : []
    const played: Play[] = laid.length
      ? [...plays, { type: 'lay', tiles: rest, melds: laid.length, opening: !openedOf(view) }]
      : plays
    if (!takenUsed({ ...view, melds, plays: played })) continue
    // Whoever has not opened opens first, and lays off after.
    const all = openedOf(view) ? [...actions, ...lay] : [...lay, ...actions]
    return [...all, { type: 'discard', tile: discard }]
  }
  return null
}

const openedOf = (view: View) => view.opened[view.viewer!]

/** New melds that take all these tiles and may be laid now, or null. */
function coverOf(view: View, tiles: number[], plays: number): Meld[] | null {
  const rules = rulesOf(view)
  const opening = openedOf(view)
  if (opening) {
    if (!tiles.length) return []
    if (opening.how === 'series') return canMeldAll(tiles, rules)
  }
  const paired = pairs(tiles, rules)
  const allPairs = paired.count * 2 === tiles.length && tiles.length > 0
  if (opening) return allPairs ? paired.pairs : null
  const need = needs(view, view.viewer!)
  if (allPairs && paired.count >= need.pairs) return paired.pairs
  if (view.declared[view.viewer!]) return null
  const cover = canMeldAll(tiles, rules)
  if (!cover?.length) return null
  if (plays === 0 && !view.options.eldenNeedsThreshold) return cover
  const total = (melds: Meld[]) => melds.reduce((sum, meld) => sum + meldPoints(meld, rules), 0)
  if (total(cover) >= need.series) return cover
  const best = bestMelds(tiles, rules)
  const all = best.melds.reduce((sum, meld) => sum + meld.tiles.length, 0) === tiles.length
  return all && best.points >= need.series ? best.melds : null
}

/** Every single lay-off, okey retrieved or pair laid from here. */
function further(view: View, node: Node): Node[] {
  const rules = rulesOf(view)
  const opening = openedOf(view)
  const slots = slotsOf({ ...view, melds: node.melds })
  const laidOff = node.plays.filter(play => play.type === 'layOff').length
  const mayLayOff = node.hand.length > 1 && (opening?.how !== 'pairs' || laidOff < view.options.pairsLayoffPerTurn)
  const next: Node[] = []
  for (const tile of new Map(node.hand.map(one => [face(one), one])).values()) {
    const hand = node.hand.filter(one => one !== tile)
    for (const { meld, end } of slotsFor(slots, tile, rules)) {
      if (end === 'swap') {
        // A retrieved okey does not help to open.
        if (!opening) continue
        const okey = node.melds[meld].tiles[swapAt(node.melds[meld], tile, rules, view.options.setSwap)].tile
        const melds = withSwap(node.melds, meld, okey, tile, rules)
        const plays: Play[] = [...node.plays, { type: 'swap', tile, okey, meld }]
        next.push({ hand: [...hand, okey], melds, plays, actions: [...node.actions, { type: 'swap', tile, meld }] })
      } else if (mayLayOff && (opening || end !== 'split')) {
        const melds = withTile(node.melds, meld, tile, end, rules)
        const plays: Play[] = [...node.plays, { type: 'layOff', tile, meld, end }]
        const action: Action = end === 'set' ? { type: 'layOff', tile, meld } : { type: 'layOff', tile, meld, end }
        next.push({ hand, melds, plays, actions: [...node.actions, action] })
      }
    }
  }
  if (opening?.how === 'series' && mayPair(view) && node.hand.length > 2) next.push(...withPairs(view, node))
  return next
}

/** A series opener may lay single pairs once somebody has opened with pairs. */
export const mayPair = (view: View) =>
  view.options.seriesMayLayPairs && view.opened.some(opening => opening?.how === 'pairs')

function withPairs(view: View, node: Node): Node[] {
  return pairs(node.hand.map(face), rulesOf(view)).pairs.map(pair => {
    const [laid] = toLaid([pair], node.hand)
    const plays: Play[] = [...node.plays, { type: 'lay', tiles: laid.tiles, melds: 1, opening: false }]
    const melds = [...node.melds, { owner: view.viewer!, kind: 'pair' as const, tiles: [] }]
    const hand = node.hand.filter(tile => !laid.tiles.includes(tile))
    return { hand, melds, plays, actions: [...node.actions, { type: 'lay', melds: [laid] }] }
  })
}

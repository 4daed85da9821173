import { spend, type Budget } from '../../../../rummy/budget.ts'
import type { MeldRules } from '../../../../rummy/meld.ts'
import { colourOf, makeFace } from '../../../../rummy/tiles.ts'
import type { Action } from '../../action.ts'
import { endsFor, face, plain, rulesOf, swapAt, wild, withSwap, withTile } from '../../rules/melds.ts'
import { slotsFor, slotsOf } from '../../rules/places.ts'
import type { How } from '../../rules/score.ts'
import type { End, TableMeld, Tile, View } from '../../types.ts'
import { ownHand } from '../../../../rummy/hands.ts'

/** A rack and a table that some plays lead to. offs: how many of the plays were lay-offs. */
export type Ready = { hand: Tile[]; melds: TableMeld[]; actions: Action[]; offs: number }

/**
 * Everything that okeys fetched from the table, and runs split where the house allows it, can make of the situation, the
 * fewest plays first. All other plays are left to the search that follows. Fetches are few; splits can be very many, and
 * end with the budget.
 */
export function* preparations(view: View, hand: Tile[], how: How, offs: number, budget: Budget): Generator<Ready> {
  const rules = rulesOf(view)
  const { rearrange } = view.options
  const base: Ready = { hand, melds: view.melds, actions: [], offs: 0 }
  yield base
  if (!rearrange && !view.melds.some(meld => meld.tiles.some(({ tile }) => wild(tile, rules)))) return
  const seen = new Set([keyOf(view, base, rules)])
  const queue = [base]
  for (const ready of queue) {
    for (const next of onwards(view, ready, how, budget)) {
      if (!spend(budget, COST)) return
      const key = keyOf(view, next, rules)
      if (next.offs > offs || seen.has(key)) continue
      seen.add(key)
      queue.push(next)
      yield next
    }
  }
}

/** Steps of the budget for each situation looked at. */
const COST = 8

function* onwards(view: View, ready: Ready, how: How, budget: Budget): Generator<Ready> {
  yield* fetches(view, ready, rulesOf(view))
  if (view.options.rearrange) yield* splits(ready, how, rulesOf(view), budget)
}

/** Whether a tile has been held all along: with an okey that came from the table nobody can open. */
export const isHeld = (view: View, { actions }: Ready, tile: Tile) =>
  ownHand(view).includes(tile) && !actions.some(action => 'tile' in action && action.tile === tile)

function keyOf(view: View, ready: Ready, rules: MeldRules): string {
  const { hand, melds, offs } = ready
  const table = melds.map(({ tiles }) => tiles.map(({ tile }) => face(tile)).join('.'))
  const one = (tile: Tile) => (wild(tile, rules) && isHeld(view, ready, tile) ? 100 : 0) + face(tile)
  return [offs, ...hand.map(one).sort((a, b) => a - b), ...table].join()
}

/** One tile of each face. */
const kinds = (hand: readonly Tile[]) => new Map(hand.map(tile => [face(tile), tile])).values()

export function layingOff(ready: Ready, tile: Tile, meld: number, end: End, rules: MeldRules): Ready {
  return {
    hand: ready.hand.filter(one => one !== tile),
    melds: withTile(ready.melds, meld, tile, end, rules),
    actions: [...ready.actions, { type: 'layOff', tile, meld, ...(end !== 'set' && { end }) }],
    offs: ready.offs + 1,
  }
}

export function swapping(ready: Ready, tile: Tile, meld: number, rules: MeldRules): Ready {
  const { tiles } = ready.melds[meld]
  // Under any option: whoever asks has seen that this tile may be swapped.
  const okey = tiles[swapAt(ready.melds[meld], tile, rules, 'either')].tile
  return {
    hand: [...ready.hand.filter(one => one !== tile), okey],
    melds: withSwap(ready.melds, meld, okey, tile, rules),
    actions: [...ready.actions, { type: 'swap', tile, meld }],
    offs: ready.offs,
  }
}

function fetches(view: View, ready: Ready, rules: MeldRules): Ready[] {
  const slots = slotsOf({ ...view, melds: ready.melds })
  const next: Ready[] = []
  for (const tile of kinds(ready.hand)) {
    if (wild(tile, rules)) continue
    for (const { meld, end } of slotsFor(slots, tile, rules)) {
      if (end === 'swap') next.push(swapping(ready, tile, meld, rules))
      // Where only a full set gives its okey back, it must be filled first.
      const holds = ready.melds[meld].tiles.some(one => wild(one.tile, rules))
      if (end === 'set' && holds && view.options.setSwap === 'bothOnTable')
        next.push(layingOff(ready, tile, meld, end, rules))
    }
  }
  return next
}

/** Each run split at each tile, lengthened first where it is too short for that. */
function* splits(ready: Ready, how: How, rules: MeldRules, budget: Budget): Generator<Ready> {
  for (const [at, meld] of ready.melds.entries()) {
    if (meld.kind !== 'run') continue
    const colour = colourOf(meld.tiles[0].as)
    const row = meld.tiles.map(one => one.as)
    // Beyond its ends a split would only make what is a new run as well; pairs goers may lay none.
    const faces = how === 'series' ? row : Array.from({ length: 13 }, (_, i) => makeFace(colour, i + 1))
    for (const as of faces)
      for (const long of longer(ready, at, as, rules, budget))
        for (const tile of kinds(long.hand))
          if (spend(budget, 1) && splitsAt(long.melds[at], tile, as, rules))
            yield layingOff(long, tile, at, 'split', rules)
  }
}

/** An okey splits a run only behind its first two tiles. */
function splitsAt(meld: TableMeld, tile: Tile, as: number, rules: MeldRules): boolean {
  if (!endsFor(meld, tile, rules, true).includes('split')) return false
  return wild(tile, rules) ? meld.tiles[2].as === as : plain(tile, rules) === as
}

/** The run with two tiles and more on either side of a face, in every way to get there. */
function* longer(ready: Ready, at: number, as: number, rules: MeldRules, budget: Budget): Generator<Ready> {
  const { tiles } = ready.melds[at]
  const place = tiles.findIndex(one => one.as === as)
  const ends: End[] = []
  if (place < 2) ends.push('low')
  if (place < 0 || place > tiles.length - 3) ends.push('high')
  if (!ends.length) {
    yield ready
    return
  }
  for (const tile of kinds(ready.hand)) {
    if (!spend(budget, 1)) return
    const fits = endsFor(ready.melds[at], tile, rules, false)
    for (const end of ends)
      if (fits.includes(end)) yield* longer(layingOff(ready, tile, at, end, rules), at, as, rules, budget)
  }
}

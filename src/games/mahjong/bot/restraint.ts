import { isHigh } from './danger.ts'
import { distance } from '../rules/hand.ts'
import { ownHand } from '../legal.ts'
import { pack, put, take } from '../rules/suits.ts'
import { isHonour, kindOf, kindsOf, suitOf } from '../rules/tiles.ts'
import type { View } from '../types.ts'

/** Melds of one suit from which on everybody sees what a hand collects. */
const SHOWN = 3

/** Suits that somebody plainly collects, with the kinds that very hand threw away itself. */
function collected(view: View): { suit: number; thrown: Set<number> }[] {
  return view.players.flatMap(({ melds, river }, seat) => {
    if (seat === view.viewer || melds.length < SHOWN) return []
    const suits = new Set(
      melds
        .map(meld => kindOf(meld.tiles[0]))
        .filter(kind => !isHonour(kind))
        .map(suitOf),
    )
    const [suit] = suits
    return suits.size === 1 ? [{ suit, thrown: new Set(river.map(({ tile }) => kindOf(tile))) }] : []
  })
}

/** What no choice by numbers should talk a player into: numbers are guesses, and these two are seen by the whole table. */
export type Restraint = {
  /** Kinds whose discard leaves the hand ready; none if it cannot be. */
  keeps: ReadonlySet<number>
  /** Feeds a hand that shows what it collects, while there is something else to throw and no wait of one's own. */
  feeds: (kind: number) => boolean
}

export function restraintOf(view: View): Restraint {
  const hand = ownHand(view)
  const kinds = [...new Set(kindsOf(hand))]
  const suits = pack(kindsOf(hand))
  const keeps = new Set<number>()
  for (const kind of kinds) {
    take(suits, kind)
    if (distance(suits, hand.length - 1, view.options) === 0) keeps.add(kind)
    put(suits, kind)
  }
  // Where a hand needs three fan, most hands show a suit long before they are ready: to fold at once costs 1 to 2 points a deal.
  const threats = isHigh(view.options.minFan) ? [] : collected(view)
  const fed = (kind: number): boolean =>
    !isHonour(kind) && threats.some(({ suit, thrown }) => suitOf(kind) === suit && !thrown.has(kind))
  const avoidable = !keeps.size && threats.length > 0 && kinds.some(kind => !fed(kind))
  return { keeps, feeds: kind => avoidable && fed(kind) }
}

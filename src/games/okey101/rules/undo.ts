import type { Play, Public, TableMeld, Tile, View } from '../types.ts'
import { rulesOf, withSwap, withoutTile } from './melds.ts'

type Before = { melds: TableMeld[]; hand: Tile[]; opened: boolean }

/** The table and the rack as they were before this play, the last one. opened: whether one had opened already. */
export function beforePlay(table: Public, hand: readonly Tile[], play: Play): Before {
  const rules = rulesOf(table)
  switch (play.type) {
    case 'lay':
      return { melds: table.melds.slice(0, -play.melds), hand: [...hand, ...play.tiles], opened: !play.opening }
    case 'layOff':
      return {
        melds: withoutTile(table.melds, play.meld, play.end, rules),
        hand: [...hand, play.tile],
        opened: true,
      }
    case 'swap':
      return {
        melds: withSwap(table.melds, play.meld, play.tile, play.okey, rules),
        hand: [...hand.filter(tile => tile !== play.okey), play.tile],
        opened: true,
      }
  }
}

/** The view before the last play of this turn. */
export function takenBack(view: View): View {
  const seat = view.viewer!
  const play = view.plays[view.plays.length - 1]
  const { melds, hand, opened } = beforePlay(view, view.hands[seat] as Tile[], play)
  return {
    ...view,
    melds,
    hands: view.hands.map((one, at) => (at === seat ? hand : one)),
    opened: view.opened.map((one, at) => (at === seat && !opened ? null : one)),
    plays: view.plays.slice(0, -1),
  }
}

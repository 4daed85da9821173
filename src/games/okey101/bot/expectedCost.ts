import type { Seat } from '../../game.ts'
import { face } from '../rules/melds.ts'
import { partners } from '../rules/opening.ts'
import type { HandEnd, HandPlayer } from '../rules/score.ts'
import { scoreHand } from '../rules/score.ts'
import type { Opening, Tile, View } from '../types.ts'

/** What going out is worth, roughly: the winner's points, and what the others are caught with. */
export const FINISH = 150

/** Turns still to come for each player. */
export const turnsLeft = (view: View) => Math.ceil(view.stock / view.seats)

// How likely a hand goes out before the stock does, by turns still to come: counted in 250 deals between bots.
const UNOPENED = [0, 0.01, 0.02, 0.05, 0.08, 0.1]
/** By tiles left, from one on, of those who have opened. */
const OPENED = [
  [0.02, 0.29, 0.5, 0.6, 0.62, 0.65],
  [0, 0.05, 0.2, 0.27, 0.32, 0.4],
  [0, 0.1, 0.16, 0.25, 0.32, 0.38],
  [0, 0.03, 0.09, 0.2, 0.29, 0.38],
  [0, 0.01, 0.06, 0.12, 0.18, 0.26],
  [0, 0.01, 0.06, 0.12, 0.18, 0.25],
  [0, 0, 0.03, 0.08, 0.12, 0.18],
  [0, 0, 0.01, 0.03, 0.09, 0.13],
  [0, 0, 0, 0.02, 0.05, 0.1],
]

/** How likely a hand of so many tiles goes out. */
export function goesOut(view: View, tiles: number, opened: boolean): number {
  const row = opened ? OPENED[Math.min(Math.max(tiles, 1), OPENED.length) - 1] : UNOPENED
  return row[Math.min(turnsLeft(view), row.length - 1)]
}

/** How likely one of the others goes out. */
function outChance(view: View): number {
  const seat = view.viewer!
  let none = 1
  view.hands.forEach((hand, other) => {
    if (other === seat || (partners(view) && other % 2 === seat % 2)) return
    none *= 1 - goesOut(view, hand.length, view.opened[other] !== null)
  })
  return 1 - none
}

/** What the viewer would pay at an end of the hand, holding these tiles. */
function costAt(view: View, reason: 'goOut' | 'stockExhausted', hand: readonly Tile[], opened: Opening | null) {
  const seat = view.viewer!
  const other = ((seat + 1) % view.seats) as Seat
  const end = { reason, winner: other, indicator: face(view.indicator!) } as HandEnd
  const me: HandPlayer = {
    seat,
    opened: opened?.how ?? null,
    hand: hand.map(face),
    declared: view.declared[seat],
  }
  // Somebody opens, as a rule; at the very end only who has.
  const opens = turnsLeft(view) > 0 || view.opened.some((opening, at) => at !== seat && opening)
  const them: HandPlayer = { seat: other, opened: opens ? 'series' : null, hand: [] }
  return scoreHand(end, [me, them], { ...view.options, teams: false }).players[0].charged
}

/** Expected cost of holding these tiles until the end, opened or not. */
export function expected(view: View, hand: readonly Tile[], opened: Opening | null): number {
  const out = outChance(view)
  return out * costAt(view, 'goOut', hand, opened) + (1 - out) * costAt(view, 'stockExhausted', hand, opened)
}

/** What keeping one tile of a hand until the end is expected to cost. */
export function burden(view: View, hand: readonly Tile[], tile: Tile, opened: Opening | null): number {
  const rest = hand.filter(one => one !== tile)
  return expected(view, hand, opened) - expected(view, rest, opened)
}

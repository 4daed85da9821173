import type { Seat } from '../game.ts'
import { face } from './melds.ts'
import { partners } from './opening.ts'
import type { HandEnd, HandPlayer } from './score.ts'
import { scoreHand } from './score.ts'
import type { Opening, Tile, View } from './types.ts'

/** Turns still to come for each player. */
export const turnsLeft = (view: View) => Math.ceil(view.stock / view.seats)

// By tiles left in an opened hand: how likely it is to go out in one turn.
const OUT = [1, 0.5, 0.35, 0.25, 0.18, 0.13, 0.09, 0.06, 0.04]

/** How likely one of the others goes out before the stock does. */
function outChance(view: View): number {
  const seat = view.viewer!
  const turns = turnsLeft(view)
  let none = 1
  view.hands.forEach((hand, other) => {
    if (other === seat || (partners(view) && other % 2 === seat % 2)) return
    const each = view.opened[other] ? (OUT[hand.length] ?? 0.02) : 0.01
    none *= (1 - each) ** turns
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
  const them: HandPlayer = { seat: other, opened: 'series', hand: [] }
  return scoreHand(end, [me, them], { ...view.options, teams: false }).players[0].total ?? 0
}

/** Expected cost of holding these tiles until the end, opened or not. */
export function expected(view: View, hand: readonly Tile[], opened: Opening | null): number {
  const out = outChance(view)
  return out * costAt(view, 'goOut', hand, opened) + (1 - out) * costAt(view, 'stockExhausted', hand, opened)
}

import type { Advice } from '../../game.ts'
import { leastDeadwood } from '../../../rummy/solver/arrange.ts'
import { deadValue, readMeld } from '../../../rummy/meld.ts'
import { colourOf, numberOf } from '../../../rummy/tiles.ts'
import type { Action } from '../action.ts'
import { fallback } from '../moves.ts'
import { meldRules } from '../rules/meldRules.ts'
import type { Position } from '../rules/position.ts'
import { face, isJoker } from '../rules/tiles.ts'
import type { Tile, View } from '../types.ts'
import { seenIn } from '../view.ts'

/** How many unseen tiles would make a meld with this one and another of the hand. */
function promise(tile: Tile, hand: readonly Tile[], unseen: ReadonlyMap<number, number>): number {
  const one = face(tile)
  let sum = 0
  for (const other of hand) {
    const two = face(other)
    if (other === tile || two === one || isJoker(other)) continue
    const [low, high] = [Math.min(numberOf(one), numberOf(two)), Math.max(numberOf(one), numberOf(two))]
    if (colourOf(one) === colourOf(two) && high - low <= 2) {
      const base = colourOf(one) * 13
      const wanted = high - low === 2 ? [low + 1] : [low - 1, high + 1]
      for (const number of wanted) sum += number >= 1 && number <= 13 ? (unseen.get(base + number - 1) ?? 0) : 0
    } else if (numberOf(one) === numberOf(two))
      for (let colour = 0; colour < 4; colour++) {
        const third = colour * 13 + numberOf(one) - 1
        if (third !== one && third !== two) sum += unseen.get(third) ?? 0
      }
  }
  return sum
}

/** Whether the tile goes to some meld of the table as it lies: the next player would take it from the row. */
function goesOn(tile: Tile, view: View): boolean {
  const rules = meldRules(view.options)
  return view.table.some(meld => readMeld([...meld.map(({ as }) => as), face(tile)], rules) !== null)
}

type Rated = { tile: Tile; why: Advice<unknown>['why']; value: number }

export function rate(view: View, position: Position): Rated[] {
  const rules = meldRules(view.options)
  const { left } = leastDeadwood(position.hand.map(face), rules)
  const seen = seenIn(view)
  const unseen = new Map<number, number>()
  for (let tile = 0; tile < 104; tile++) if (!seen.has(tile)) unseen.set(face(tile), (unseen.get(face(tile)) ?? 0) + 1)
  const danger = view.players.some((player, seat) => seat !== position.seat && player.melded)
  return position.hand.map(tile => {
    if (isJoker(tile)) return { tile, why: 'keep', value: -1000 }
    if (!left.includes(face(tile))) return { tile, why: 'keep', value: -200 }
    const fits = goesOn(tile, view)
    const hope = promise(tile, position.hand, unseen)
    const feeds = fits ? (danger ? 12 : 6) : 0
    const value = deadValue(face(tile), rules) - hope * 2 - feeds
    return { tile, why: fits ? 'feeds' : hope > 0 ? 'hope' : 'loose', value }
  })
}

export const top = (rated: readonly Rated[]) => rated.reduce((a, b) => (b.value > a.value ? b : a))

/** Level 1 throws one of the dearest loose tiles, level 2 the dearest. */
export function looseDiscard(view: View, position: Position, level: number, random: () => number): Action {
  const rules = meldRules(view.options)
  const { left } = leastDeadwood(position.hand.map(face), rules)
  const loose = position.hand.filter(tile => left.includes(face(tile)) && !isJoker(tile))
  if (!loose.length) return fallback(view)
  loose.sort((a, b) => deadValue(face(b), rules) - deadValue(face(a), rules))
  return { type: 'discard', tile: loose[level > 1 ? 0 : Math.floor(random() * loose.length)] }
}

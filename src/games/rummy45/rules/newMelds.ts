import { shared, type Budget } from '../../../rummy/budget.ts'
import { meldPoints, runValue, setValue } from '../../../rummy/meld.ts'
import { budgetOf } from '../../../rummy/solver/arrange.ts'
import { sweep } from '../../../rummy/solver/sweep.ts'
import { numberOf } from '../../../rummy/tiles.ts'
import { meldRules } from './meldRules.ts'
import { type Plan, planOf, tableAs } from './plan.ts'
import type { Position } from './position.ts'
import { face, isJoker } from './tiles.ts'
import type { Tile } from '../types.ts'

/** New melds from the hand alone that bring most points; `due` tiles must be among them. */
export function freshMelds(position: Position, due: readonly Tile[]): Plan | null {
  const { options } = position
  const rules = meldRules(options)
  const values = {
    run: Array.from({ length: 15 }, (_, place) => runValue(place, rules)),
    set: Array.from({ length: 15 }, (_, number) => setValue(number, rules)),
  }
  const must = new Uint8Array(64)
  for (const tile of due) if (!isJoker(tile)) must[Math.floor(face(tile) / 13) * 16 + numberOf(face(tile))] = 1
  const lay = (hand: readonly Tile[], part: Budget): Plan | null => {
    const found = sweep(hand.map(face), rules, { mode: 'best', plain: values, wild: values, must, budget: part })
    if (!found?.melds.length) return null
    const { table, jokers } = tableAs(position)
    // A due tile goes before its twin.
    const free = [...hand].sort((a, b) => Number(due.includes(b)) - Number(due.includes(a)))
    for (const meld of found.melds)
      table.push(
        meld.tiles.map(({ tile, as }) => {
          const [id] = free.splice(
            free.findIndex(own => face(own) === tile),
            1,
          )
          if (isJoker(id)) jokers.push({ tile: id, as })
          return id
        }),
      )
    return planOf(
      position,
      { table, jokers },
      found.melds.reduce((sum, meld) => sum + meldPoints(meld, rules), 0),
    )
  }
  const budget = budgetOf()
  const whole = lay(position.hand, budget)
  if (whole || !options.mustDiscardToGoOut) return whole
  // All of it melds: keep one tile for the discard.
  const all = sweep(position.hand.map(face), rules, { mode: 'cover', plain: values, wild: values })
  if (!all) return null
  const tries = position.hand
    .filter(tile => !due.includes(tile))
    .map((keep, i, { length }) =>
      shared(budget, length - i, part =>
        lay(
          position.hand.filter(own => own !== keep),
          part,
        ),
      ),
    )
  return tries.reduce((best, one) => (one && (!best || one.value > best.value) ? one : best), null)
}

import { CELLS, hasRun, hasSet } from './cells.ts'
import type { Search } from './search.ts'

/** A wild can save at most so many tiles that no meld takes without one: two on either side. */
const SAVED = 4
/** No tile is worth more in an opening: a 1 above 13 can be. */
const DEAREST = 14

/** More tiles fit nowhere by themselves than the okeys left and the discard can save, or the rest is worth too little. */
export function hopeless(search: Search, at: number): boolean {
  const { have, wild, back, thrown, lacking, task } = search
  const { series, rules } = task
  let bearable = SAVED * (wild + back) + (thrown ? 0 : 1)
  let worthLeft = wild * DEAREST
  for (let cell = at; cell < CELLS; cell++) {
    if (!have[cell]) continue
    const melds = series && (hasSet(have, cell) || hasRun(have, cell, rules))
    if (melds || wild) worthLeft += have[cell] * (cell < 4 ? (rules.highOneValue ?? 1) : (cell >> 2) + 1)
    if (melds || fitsAlone(search, cell)) continue
    bearable -= have[cell]
    if (bearable < 0) return true
  }
  return series && lacking > worthLeft
}

function fitsAlone({ have, used, slotsAt, task }: Search, cell: number): boolean {
  if (task.pairs && have[cell] > 1) return true
  for (const i of slotsAt[cell]) {
    const { end, path } = task.slots[i]
    let k = used[i]
    if (end === 'set') {
      if (k === 0) return true
      continue
    }
    while (k < path.length && path[k] !== cell && have[path[k]]) k++
    if (k < path.length && path[k] === cell) return true
  }
  return false
}

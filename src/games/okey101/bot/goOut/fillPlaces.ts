import type { Fill } from './cells.ts'
import { BACK, HELD } from './cells.ts'
import type { Search } from './search.ts'

/** Fills the cells from `k` on with tiles or okeys in every way; the one at `mine` is filled already. */
export function fill(
  search: Search,
  cells: readonly number[],
  k: number,
  mine: number,
  fills: Fill[],
  done: (fills: Fill[]) => boolean,
): boolean {
  if (k === cells.length) return done(fills)
  const { have } = search
  const cell = cells[k]
  const go = (one: Fill) => {
    fills.push(one)
    const found = fill(search, cells, k + 1, mine, fills, done)
    fills.pop()
    return found
  }
  if (k === mine) return go(cell)
  if (have[cell]) {
    have[cell]--
    const found = go(cell)
    have[cell]++
    if (found) return true
  }
  return withWild(search, source => go(cell + source))
}

/** Okeys for the places of a set from `from` on. */
export function okeysFor(
  search: Search,
  row: readonly number[],
  from: number,
  done: (fills: Fill[]) => boolean,
): boolean {
  if (from === row.length) return done([...row])
  return withWild(search, source =>
    okeysFor(
      search,
      row.map((cell, i) => (i === from ? cell + source : cell)),
      from + 1,
      done,
    ),
  )
}

/** With an okey held, then with one from the table. */
export function withWild(search: Search, then: (source: number) => boolean): boolean {
  if (search.wild) {
    search.wild--
    const found = then(HELD)
    search.wild++
    if (found) return true
  }
  if (!search.back) return false
  search.back--
  const found = then(BACK)
  search.back++
  return found
}

import { bestMelds } from '../../../../rummy/solver/arrange.ts'
import type { MeldRules } from '../../../../rummy/meld.ts'
import { FJ } from '../../../../rummy/tiles.ts'
import type { Fill } from './cells.ts'
import {
  BACK,
  CELLS,
  HELD,
  faceOfCell,
  hasRun,
  hasSet,
  isBackFill,
  isPlainFill,
  loops,
  openingPart,
  runsThrough,
  worth,
} from './cells.ts'

/**
 * Can the rack be cleared but for one tile? An exact cover: the lowest plain tile left must be thrown, or go into a new
 * meld, or beside what lies on the table; so each way is tried once, and a situation that failed is not tried again.
 *
 * Tiles are counted by cell (cells.ts).
 */
export type Task = {
  have: Int8Array
  /** Okeys held from the start, and those that come from the table, too late to open with. */
  wild: number
  back: number
  slots: readonly Slot[]
  /** How many okeys the table could take one by one. */
  room: number
  series: boolean
  pairs: boolean
  /** Single tiles that may still be laid off. */
  offs: number
  /** What the opening must bring, in points or pairs; 0 for one who has opened. */
  need: number
  /** The cell of the tile that must be used, or ANY_WILD; null if there is none. laid: used in a new meld, at that. */
  due: number | null
  laid: boolean
  /** Only an okey may be thrown. */
  okeyLast: boolean
  /** Whether an okey comes back from a set of three. */
  swapThree: boolean
  rules: MeldRules
}

/** Where the table takes plain tiles: outward along a run's end, or any one of the colours a set lacks. */
export type Slot = { meld: number; end: 'low' | 'high' | 'set'; path: readonly number[] }

export const ANY_WILD = -1

export type Piece =
  | { type: 'meld'; kind: 'run' | 'set' | 'pair'; fills: Fill[]; opens: boolean }
  | { type: 'off'; meld: number; end: Slot['end']; fills: Fill[] }
  /** Okeys left over: so many pairs, so many laid off one by one. */
  | { type: 'spare'; pairs: number; offs: number }

/** A wild can save at most so many tiles that no meld takes without one: two on either side. */
const SAVED = 4
/** No tile is worth more in an opening: a 1 above 13 can be. */
const DEAREST = 14

/** The pieces that leave one tile, or null if there is no way. */
export function clear(task: Task): Piece[] | null {
  const { slots, series, pairs, need, rules, okeyLast } = task
  const opening = need > 0
  const have = task.have.slice()
  const used = slots.map(() => 0)
  const pieces: Piece[] = []
  const failed = new Map<string, number>()
  const slotsAt = Array.from({ length: CELLS }, (_, cell) =>
    slots.flatMap((slot, i) => (slot.path.includes(cell) ? [i] : [])),
  )
  let { wild, back, room, offs } = task
  let lacking = need
  let due = task.due !== null
  let thrown = okeyLast

  // ---- what a piece does for the opening and for the tile that is due ----

  function serves(fills: readonly Fill[], looping: boolean): boolean {
    if (task.due !== ANY_WILD) return fills.includes(task.due!)
    return looping || fills.some(fill => !isPlainFill(fill) && !isBackFill(fill))
  }

  function meld(from: number, kind: 'run' | 'set' | 'pair', fills: readonly Fill[]): boolean {
    const first = opening ? openingPart(kind, fills, series) : fills
    const brings = opening ? worth(kind, first, rules) : 0
    const counts = first.length > 0 && (!opening || series === (kind !== 'pair'))
    const meets = due && counts && serves(first, loops(kind, first, task.swapThree))
    const grows = kind === 'run' ? 13 - fills.length : kind === 'set' ? 4 - fills.length : 0
    room += grows
    const found = put(from, { type: 'meld', kind, fills: [...fills], opens: opening && counts }, brings, meets)
    room -= grows
    return found
  }

  function layOff(from: number, at: number, fills: readonly Fill[]): boolean {
    const { meld: on, end } = slots[at]
    const step = end === 'set' ? 1 : fills.length
    used[at] += step
    room -= step
    offs -= step
    const meets = due && !task.laid && serves(fills, fills.some(isPlainFill))
    const found = put(from, { type: 'off', meld: on, end, fills: [...fills] }, 0, meets)
    used[at] -= step
    room += step
    offs += step
    return found
  }

  function put(from: number, piece: Piece, brings: number, meets: boolean): boolean {
    const before = lacking
    const owed = due
    lacking = Math.max(0, lacking - brings)
    if (meets) due = false
    pieces.push(piece)
    if (next(from)) return true
    pieces.pop()
    lacking = before
    due = owed
    return false
  }

  /** Fills the cells from `k` on with tiles or okeys in every way; the one at `mine` is filled already. */
  function fill(cells: readonly number[], k: number, mine: number, fills: Fill[], done: () => boolean): boolean {
    if (k === cells.length) return done()
    const cell = cells[k]
    const go = (one: Fill) => {
      fills.push(one)
      const found = fill(cells, k + 1, mine, fills, done)
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
    return withWild(source => go(cell + source))
  }

  function withWild(then: (source: number) => boolean): boolean {
    if (wild) {
      wild--
      const found = then(HELD)
      wild++
      if (found) return true
    }
    if (!back) return false
    back--
    const found = then(BACK)
    back++
    return found
  }

  // ---- the search ----

  function next(from: number): boolean {
    let at = from
    while (at < CELLS && !have[at]) at++
    if (at === CELLS) return finish()
    if (hopeless(at)) return false
    const key = keyOf(at)
    const least = failed.get(key)
    if (least !== undefined && lacking >= least) return false
    have[at]--
    const found = (series && (inSet(at) || inRun(at))) || onTable(at) || (pairs && inPair(at)) || away(at)
    have[at]++
    if (!found) failed.set(key, lacking)
    return found
  }

  function keyOf(at: number): string {
    const codes = [wild | (back << 3) | (offs << 6) | (Number(due) << 12) | (Number(thrown) << 13), Math.min(room, 8)]
    for (let cell = at - (at % 8); cell < CELLS; cell += 8) {
      let code = cell
      for (let i = 0; i < 8; i++) code = code * 3 + (have[cell + i] || 0)
      codes.push(code & 0xffff, code >> 16)
    }
    return String.fromCharCode(...codes, ...used)
  }

  function inSet(at: number): boolean {
    const base = at - (at % 4)
    const cells = [0, 1, 2, 3].map(colour => base + colour)
    const others = cells.filter(cell => cell !== at && have[cell])
    for (let mask = 0; mask < 1 << others.length; mask++) {
      const plain = [at, ...others.filter((_, i) => (mask >> i) & 1)]
      const free = cells.filter(cell => !plain.includes(cell))
      // An okey more than it takes goes there later, unless its points are needed now.
      const most = opening ? 4 : Math.max(3, plain.length)
      for (let size = Math.max(3, plain.length); size <= most; size++) {
        const row = [...plain, ...free.slice(0, size - plain.length)]
        const own = plain.slice(1)
        for (const cell of own) have[cell]--
        const found = okeysFor(row, plain.length, fills => meld(at, 'set', fills))
        for (const cell of own) have[cell]++
        if (found) return true
      }
    }
    return false
  }

  function okeysFor(row: readonly number[], from: number, done: (fills: Fill[]) => boolean): boolean {
    if (from === row.length) return done([...row])
    return withWild(source =>
      okeysFor(
        row.map((cell, i) => (i === from ? cell + source : cell)),
        from + 1,
        done,
      ),
    )
  }

  function inRun(at: number): boolean {
    const spare = wild + back
    // Longer runs fall apart, unless a part would be all okeys, or the opening only a part of the run.
    const longest = opening && back ? 13 : spare > 2 ? 7 : 5
    for (let length = 3; length <= longest; length++)
      for (const cells of runsThrough(at, length, rules)) {
        const mine = cells.indexOf(at)
        if (cells.reduce((lack, cell, i) => lack + (i === mine || have[cell] ? 0 : 1), 0) > spare) continue
        const fills: Fill[] = []
        const found = fill(cells, 0, mine, fills, () => {
          // An okey at an end goes there later as well.
          const late = opening ? isBackFill : (one: Fill) => !isPlainFill(one)
          if (length > 3 && (late(fills[0]) || late(fills[length - 1]))) return false
          return meld(at, 'run', fills)
        })
        if (found) return true
      }
    return false
  }

  function onTable(at: number): boolean {
    for (const i of slotsAt[at]) {
      const { end, path } = slots[i]
      if (end === 'set') {
        if (!used[i] && offs > 0 && layOff(at, i, [at])) return true
        continue
      }
      const upTo = path.indexOf(at)
      const cells = path.slice(used[i], upTo + 1)
      if (upTo < used[i] || cells.length > offs) continue
      const fills: Fill[] = []
      if (fill(cells, 0, cells.length - 1, fills, () => layOff(at, i, fills))) return true
    }
    return false
  }

  function inPair(at: number): boolean {
    if (have[at]) {
      have[at]--
      const found = meld(at, 'pair', [at, at])
      have[at]++
      if (found) return true
    }
    return withWild(source => meld(at, 'pair', [at, at + source]))
  }

  function away(at: number): boolean {
    if (thrown) return false
    thrown = true
    const found = next(at)
    thrown = false
    return found
  }

  /** Only okeys are left: one of them is thrown if nothing was, the others go where they can. */
  function finish(): boolean {
    const okeyThrown = !thrown || okeyLast
    const spare = wild + back - Number(okeyThrown)
    if (spare < 0) return false
    const held = okeyThrown && !back ? wild - 1 : wild
    for (let two = 0; two <= (pairs ? spare >> 1 : 0); two++) {
      const single = spare - 2 * two
      const opens = opening && !series ? Math.min(two, held >> 1) : 0
      if (single > room || single > offs || lacking > opens) continue
      const served = (two > 0 && (opening ? opens > 0 : true)) || (single > 0 && !task.laid)
      if (due && !(task.due === ANY_WILD && served)) continue
      pieces.push({ type: 'spare', pairs: two, offs: single })
      return true
    }
    return false
  }

  /** More tiles fit nowhere by themselves than the okeys left and the discard can save, or the rest is worth too little. */
  function hopeless(at: number): boolean {
    let bearable = SAVED * (wild + back) + (thrown ? 0 : 1)
    let worthLeft = wild * DEAREST
    for (let cell = at; cell < CELLS; cell++) {
      if (!have[cell]) continue
      const melds = series && (hasSet(have, cell) || hasRun(have, cell, rules))
      if (melds || wild) worthLeft += have[cell] * (cell < 4 ? (rules.highOneValue ?? 1) : (cell >> 2) + 1)
      if (melds || fitsAlone(cell)) continue
      bearable -= have[cell]
      if (bearable < 0) return true
    }
    return series && lacking > worthLeft
  }

  function fitsAlone(cell: number): boolean {
    if (pairs && have[cell] > 1) return true
    for (const i of slotsAt[cell]) {
      const { end, path } = slots[i]
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

  if (opening && series && !hopeless(0) && mostPoints(task) < need) return null
  return next(0) ? pieces : null
}

/** What the dearest opening of the rack brings, whatever becomes of the rest. */
function mostPoints({ have, wild, rules }: Task): number {
  const faces = [...have].flatMap((count, cell) => new Array<number>(count).fill(faceOfCell(cell)))
  const plain = faces.map(face => (face === rules.okey ? FJ : face))
  return bestMelds([...plain, ...new Array<number>(wild).fill(rules.okey!)], rules).points
}

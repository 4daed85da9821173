import { spend, type Budget } from '../../../../rummy/budget.ts'
import { bestMelds } from '../../../../rummy/solver/arrange.ts'
import { FJ } from '../../../../rummy/tiles.ts'
import type { Fill } from './cells.ts'
import { CELLS, faceOfCell, isBackFill, isPlainFill, loops, openingPart, runsThrough, worth } from './cells.ts'
import { fill, okeysFor, withWild } from './fillPlaces.ts'
import { hopeless } from './hopeless.ts'
import { ANY_WILD, type Kind, type Piece, type Search, type Task } from './search.ts'

/**
 * Can the rack be cleared but for one tile?
 *
 * The idea. An exact cover, as by Knuth's algorithm X with the column chosen for us: the lowest plain tile left must be
 * thrown, or go into a new meld, or beside what lies on the table. Whatever is tried for it takes the tiles and okeys it
 * needs at once, so each set of pieces is come upon in one order only. Okeys have no column: they fill gaps, and those
 * left over at the end go in pairs or one by one wherever the table has room (`finish`).
 *
 * A situation is all that the rest depends on: what is left from the lowest tile on, okeys, lay-offs and room left, how
 * far each end on the table has grown, whether the tile that is due is used and one is thrown. One that failed is not
 * tried again, unless the opening now lacks less than it did then (`failed` keeps the least).
 *
 * Invariants. Every function that tries something leaves the search as it found it when it returns false; when it
 * returns true only `pieces` counts any more. `have` counts plain tiles by cell (cells.ts), never below zero. `used[i]`
 * is how far slot i has grown, in tiles; a set's is 0 or 1.
 *
 * A `Search` belongs to one call of `exactCover` and is changed in place, so it is not to be handed to anybody else;
 * between calls nothing is kept. What a call may cost is bounded by the budget it shares with whoever asks (rummy/budget.ts):
 * once that is spent it says no.
 *
 * search.ts has what is asked and what is under way, fillPlaces.ts the ways to fill a row of places with tiles and
 * okeys, hopeless.ts the proof that the rest cannot go.
 */
/** The pieces that leave one tile, or null if there is no way, or none within the budget. */
export function exactCover(task: Task, budget: Budget): Piece[] | null {
  const { slots, wild, back, room, offs, need } = task
  const search: Search = {
    task,
    budget,
    have: task.have.slice(),
    wild,
    back,
    room,
    offs,
    lacking: need,
    due: task.due !== null,
    thrown: task.okeyLast,
    used: slots.map(() => 0),
    pieces: [],
    failed: new Map(),
    slotsAt: Array.from({ length: CELLS }, (_, cell) =>
      slots.flatMap((slot, i) => (slot.path.includes(cell) ? [i] : [])),
    ),
  }
  if (need > 0 && task.series && !hopeless(search, 0) && mostPoints(task) < need) return null
  return next(search, 0) ? search.pieces : null
}

/** What the dearest opening of the rack brings, whatever becomes of the rest; where that takes long to say, no limit. */
function mostPoints({ have, wild, rules }: Task): number {
  if (wild > 2 || rules.run1 === 'circular') return Infinity
  const faces = [...have].flatMap((count, cell) => new Array<number>(count).fill(faceOfCell(cell)))
  const plain = faces.map(face => (face === rules.okey ? FJ : face))
  return bestMelds([...plain, ...new Array<number>(wild).fill(rules.okey!)], rules).points
}

function next(search: Search, from: number): boolean {
  const { have, failed, task } = search
  let at = from
  while (at < CELLS && !have[at]) at++
  if (at === CELLS) return finish(search)
  if (!spend(search.budget, 1) || hopeless(search, at)) return false
  const key = keyOf(search, at)
  const least = failed.get(key)
  if (least !== undefined && search.lacking >= least) return false
  have[at]--
  const found =
    (task.series && (inSet(search, at) || inRun(search, at))) ||
    onTable(search, at) ||
    (task.pairs && inPair(search, at)) ||
    away(search, at)
  have[at]++
  if (!found) failed.set(key, search.lacking)
  return found
}

/** A situation in few characters: what is left from this cell on, eight cells to two of them, and all the rest. */
function keyOf({ have, wild, back, offs, due, thrown, room, used }: Search, at: number): string {
  const codes = [wild | (back << 3) | (offs << 6) | (Number(due) << 12) | (Number(thrown) << 13), Math.min(room, 8)]
  for (let cell = at - (at % 8); cell < CELLS; cell += 8) {
    let code = cell
    for (let i = 0; i < 8; i++) code = code * 3 + (have[cell + i] || 0)
    codes.push(code & 0xffff, code >> 16)
  }
  return String.fromCharCode(...codes, ...used)
}

function inSet(search: Search, at: number): boolean {
  const { have, task } = search
  const base = at - (at % 4)
  const cells = [0, 1, 2, 3].map(colour => base + colour)
  const others = cells.filter(cell => cell !== at && have[cell])
  for (let mask = 0; mask < 1 << others.length; mask++) {
    const plain = [at, ...others.filter((_, i) => (mask >> i) & 1)]
    const free = cells.filter(cell => !plain.includes(cell))
    // An okey more than it takes goes there later, unless its points are needed now.
    const most = task.need > 0 ? 4 : Math.max(3, plain.length)
    for (let size = Math.max(3, plain.length); size <= most; size++) {
      const row = [...plain, ...free.slice(0, size - plain.length)]
      const own = plain.slice(1)
      for (const cell of own) have[cell]--
      const found = okeysFor(search, row, plain.length, fills => meld(search, at, 'set', fills))
      for (const cell of own) have[cell]++
      if (found) return true
    }
  }
  return false
}

function inRun(search: Search, at: number): boolean {
  const { have, task } = search
  const opening = task.need > 0
  const spare = search.wild + search.back
  // Longer runs fall apart, unless a part would be all okeys, or the opening only a part of the run.
  const longest = opening && search.back ? 13 : spare > 2 ? 7 : 5
  // An okey at an end goes there later as well.
  const late = opening ? isBackFill : (one: Fill) => !isPlainFill(one)
  for (let length = 3; length <= longest; length++)
    for (const cells of runsThrough(at, length, task.rules)) {
      const mine = cells.indexOf(at)
      let lack = 0
      for (let i = 0; i < length; i++) if (i !== mine && !have[cells[i]]) lack++
      if (lack > spare) continue
      const found = fill(search, cells, 0, mine, [], fills => {
        if (length > 3 && (late(fills[0]) || late(fills[length - 1]))) return false
        return meld(search, at, 'run', fills)
      })
      if (found) return true
    }
  return false
}

function onTable(search: Search, at: number): boolean {
  const { used, task } = search
  for (const i of search.slotsAt[at]) {
    const { end, path } = task.slots[i]
    if (end === 'set') {
      if (!used[i] && search.offs > 0 && layOff(search, at, i, [at])) return true
      continue
    }
    const upTo = path.indexOf(at)
    const cells = path.slice(used[i], upTo + 1)
    if (upTo < used[i] || cells.length > search.offs) continue
    if (fill(search, cells, 0, cells.length - 1, [], fills => layOff(search, at, i, fills))) return true
  }
  return false
}

function inPair(search: Search, at: number): boolean {
  const { have } = search
  if (have[at]) {
    have[at]--
    const found = meld(search, at, 'pair', [at, at])
    have[at]++
    if (found) return true
  }
  return withWild(search, source => meld(search, at, 'pair', [at, at + source]))
}

/** The tile is the discard. */
function away(search: Search, at: number): boolean {
  if (search.thrown) return false
  search.thrown = true
  const found = next(search, at)
  search.thrown = false
  return found
}

/** Only okeys are left: one of them is thrown if nothing was, the others go where they can. */
function finish({ task, wild, back, thrown, room, offs, lacking, due, pieces }: Search): boolean {
  const opening = task.need > 0
  const okeyThrown = !thrown || task.okeyLast
  const spare = wild + back - Number(okeyThrown)
  if (spare < 0) return false
  const held = okeyThrown && !back ? wild - 1 : wild
  for (let two = 0; two <= (task.pairs ? spare >> 1 : 0); two++) {
    const single = spare - 2 * two
    const opens = opening && !task.series ? Math.min(two, held >> 1) : 0
    if (single > room || single > offs || lacking > opens) continue
    const served = (two > 0 && (opening ? opens > 0 : true)) || (single > 0 && !task.laid)
    if (due && !(task.due === ANY_WILD && served)) continue
    pieces.push({ type: 'spare', pairs: two, offs: single })
    return true
  }
  return false
}

// ---- what a piece does for the opening and for the tile that is due ----

function meld(search: Search, from: number, kind: Kind, fills: readonly Fill[]): boolean {
  const { task } = search
  const opening = task.need > 0
  const first = opening ? openingPart(kind, fills, task.series) : fills
  const brings = opening ? worth(kind, first, task.rules) : 0
  const counts = first.length > 0 && (!opening || task.series === (kind !== 'pair'))
  const meets = search.due && counts && serves(task, first, loops(kind, first, task.swapThree))
  const grows = kind === 'run' ? 13 - fills.length : kind === 'set' ? 4 - fills.length : 0
  search.room += grows
  const found = put(search, from, { type: 'meld', kind, fills: [...fills], opens: opening && counts }, brings, meets)
  search.room -= grows
  return found
}

function layOff(search: Search, from: number, at: number, fills: readonly Fill[]): boolean {
  const { task, used } = search
  const { meld: on, end } = task.slots[at]
  const step = end === 'set' ? 1 : fills.length
  used[at] += step
  search.room -= step
  search.offs -= step
  const meets = search.due && !task.laid && serves(task, fills, fills.some(isPlainFill))
  const found = put(search, from, { type: 'off', meld: on, end, fills: [...fills] }, 0, meets)
  used[at] -= step
  search.room += step
  search.offs += step
  return found
}

function serves({ due }: Task, fills: readonly Fill[], looping: boolean): boolean {
  if (due !== ANY_WILD) return fills.includes(due!)
  return looping || fills.some(one => !isPlainFill(one) && !isBackFill(one))
}

function put(search: Search, from: number, piece: Piece, brings: number, meets: boolean): boolean {
  const { lacking, due, pieces } = search
  search.lacking = Math.max(0, lacking - brings)
  if (meets) search.due = false
  pieces.push(piece)
  if (next(search, from)) return true
  pieces.pop()
  search.lacking = lacking
  search.due = due
  return false
}

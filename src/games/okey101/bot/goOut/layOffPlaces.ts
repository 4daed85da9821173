import type { MeldRules } from '../../../../rummy/meld.ts'
import { makeFace, numberOf } from '../../../../rummy/tiles.ts'
import { beyond, missing } from '../../rules/melds.ts'
import type { TableMeld } from '../../types.ts'
import { cellOfFace } from './cells.ts'
import type { Slot } from './search.ts'

/** The cells along a run's end, as far as one goes. */
function lane(meld: TableMeld, end: 'low' | 'high', reach: number, rules: MeldRules): number[] {
  const cells: number[] = []
  let run = meld
  while (cells.length < reach) {
    const as = beyond(run, end, rules)
    if (as === null) break
    cells.push(cellOfFace(as))
    // Only the face matters here.
    const added = { tile: -1, as }
    run = { ...run, tiles: end === 'low' ? [added, ...run.tiles] : [...run.tiles, added] }
  }
  return cells
}

/** Only as far as the rack can go, okeys in the gaps. */
function useful(cells: readonly number[], have: Int8Array, wilds: number): number[] {
  let gaps = 0
  let length = 0
  cells.forEach((cell, i) => {
    if (have[cell] && gaps <= wilds) length = i + 1
    if (!have[cell]) gaps++
  })
  return cells.slice(0, length)
}

/**
 * Where the table takes the rack's plain tiles. A run has thirteen tiles at the most, so the two ends of a long one
 * may stand in each other's way: then there is one list for each way to share the room.
 */
export function* layOffPlaces(
  melds: readonly TableMeld[],
  have: Int8Array,
  wilds: number,
  reach: number,
  rules: MeldRules,
): Generator<Slot[]> {
  const ways = melds.map((meld, at) => {
    if (meld.kind === 'pair') return [[]]
    if (meld.kind === 'set') return [setPlaces(meld, at, have, rules)]
    const low = useful(lane(meld, 'low', reach, rules), have, wilds)
    const high = useful(lane(meld, 'high', reach, rules), have, wilds)
    return sharings(low, high, at, 13 - meld.tiles.length)
  })
  yield* choices(ways, 0, [])
}

/** One way for each meld, in every combination. */
function* choices(ways: readonly Slot[][][], at: number, chosen: readonly Slot[]): Generator<Slot[]> {
  if (at === ways.length) yield chosen.filter(slot => slot.path.length > 0)
  else for (const way of ways[at]) yield* choices(ways, at + 1, [...chosen, ...way])
}

/** How the two ends of a run can share the room there is. */
function sharings(low: readonly number[], high: readonly number[], meld: number, room: number): Slot[][] {
  const ways: Slot[][] = []
  for (let below = Math.min(low.length, room); below >= 0; below--) {
    const above = Math.min(high.length, room - below)
    ways.push([
      { meld, end: 'low', path: low.slice(0, below) },
      { meld, end: 'high', path: high.slice(0, above) },
    ])
    if (above === high.length) break
  }
  return ways
}

function setPlaces(meld: TableMeld, at: number, have: Int8Array, rules: MeldRules): Slot[] {
  if (meld.tiles.length > 3) return []
  const number = numberOf(meld.tiles[0].as)
  const free = missing(meld, rules).map(colour => cellOfFace(makeFace(colour, number)))
  return [{ meld: at, end: 'set', path: free.filter(cell => have[cell] > 0) }]
}

/** How many okeys the table takes one by one; a run that may be split never ends. */
export function roomOn(melds: readonly TableMeld[], rearrange: boolean): number {
  if (rearrange && melds.some(meld => meld.kind === 'run')) return 99
  const room = { run: 13, set: 4, pair: 2 }
  return melds.reduce((sum, { kind, tiles }) => sum + room[kind] - tiles.length, 0)
}

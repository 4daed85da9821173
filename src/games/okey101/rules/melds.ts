import type { Seat } from '../../game.ts'
import type { MeldRules } from '../../../rummy/meld.ts'
import { isWild, meldIds, meldPoints, openColours, plainFace, readMeld, readPair } from '../../../rummy/meld.ts'
import { FJ, colourOf, faceOf, makeFace, numberOf } from '../../../rummy/tiles.ts'
import type { Laid } from '../action.ts'
import type { End, MeldTile, Public, TableMeld, Tile } from '../types.ts'

export const face = (tile: Tile) => faceOf(tile, FJ)

export function rulesOf({ options, okey }: Pick<Public, 'options' | 'okey'>): MeldRules {
  const { run1, falseJoker, highOneValue } = options
  // Under riziko the okey has no face to count.
  return { okey, run1, falseJoker, highOneValue, jokerValue: okey === FJ ? 0 : undefined }
}

export const wild = (tile: Tile, rules: MeldRules) => isWild(face(tile), rules)
/** The face a tile has when it is not wild. */
export const plain = (tile: Tile, rules: MeldRules) => plainFace(face(tile), rules)

/** The tiles as the meld they claim to be, or null. */
export function readLaid({ kind, tiles }: Laid, owner: Seat, rules: MeldRules): TableMeld | null {
  const faces = tiles.map(face)
  const meld = kind === 'pair' ? readPair(faces, rules) : readMeld(faces, rules, kind)
  if (!meld) return null
  const [ids] = meldIds([meld], tiles, face)
  return { owner, kind, tiles: meld.tiles.map(({ as }, i) => ({ tile: ids[i], as })) }
}

const inFaces = (meld: TableMeld) => ({
  kind: meld.kind,
  tiles: meld.tiles.map(({ tile, as }) => ({ tile: face(tile), as })),
})

export const pointsOf = (meld: TableMeld, rules: MeldRules) => meldPoints(inFaces(meld), rules)

/** The colours that no plain tile of a set has: its okeys may stand for any of them. */
export const missing = (meld: TableMeld, rules: MeldRules) => openColours(inFaces(meld), rules)

/** A set's okeys again stand for the first colours that are free. */
function assignColours(tiles: readonly MeldTile[], rules: MeldRules): MeldTile[] {
  const number = numberOf(tiles[0].as)
  const free = missing({ owner: 0, kind: 'set', tiles: [...tiles] }, rules)
  return tiles.map(({ tile, as }) => ({ tile, as: wild(tile, rules) ? makeFace(free.shift()!, number) : as }))
}

/** The face that would lengthen a run at this end, or null if it is full there. */
export function beyond(meld: TableMeld, end: 'low' | 'high', rules: MeldRules): number | null {
  const first = meld.tiles[0].as
  const last = meld.tiles[meld.tiles.length - 1].as
  const colour = colourOf(first)
  const low = numberOf(first)
  const high = numberOf(last)
  if (meld.tiles.length >= 13) return null
  if (rules.run1 === 'circular') return makeFace(colour, end === 'low' ? ((low + 11) % 13) + 1 : (high % 13) + 1)
  if (end === 'low') return low > 1 ? first - 1 : null
  // A 1 at the upper end closes the run.
  if (high === 1) return null
  if (high < 13) return last + 1
  return rules.run1 === 'lowOrHigh' && low !== 1 ? makeFace(colour, 1) : null
}

/** Where in a run a tile would split it into two runs (the option `rearrange`), or -1. */
function seam(meld: TableMeld, tile: Tile, rules: MeldRules): number {
  for (let at = 2; at <= meld.tiles.length - 3; at++)
    if (wild(tile, rules) || meld.tiles[at].as === plain(tile, rules)) return at
  return -1
}

/** The ends at which a tile may be laid off on a meld. */
export function endsFor(meld: TableMeld, tile: Tile, rules: MeldRules, rearrange: boolean): End[] {
  if (meld.kind === 'pair') return []
  const any = wild(tile, rules)
  const as = plain(tile, rules)
  if (meld.kind === 'set') {
    if (meld.tiles.length > 3) return []
    const fits = any || (numberOf(as) === numberOf(meld.tiles[0].as) && missing(meld, rules).includes(colourOf(as)))
    return fits ? ['set'] : []
  }
  const ends: End[] = (['low', 'high'] as const).filter(end => {
    const next = beyond(meld, end, rules)
    return next !== null && (any || next === as)
  })
  if (rearrange && seam(meld, tile, rules) >= 0) ends.push('split')
  return ends
}

/** The okey of a meld that a tile may replace, as an index; -1 if there is none. */
export function swapAt(meld: TableMeld, tile: Tile, rules: MeldRules, setSwap: 'either' | 'bothOnTable'): number {
  if (wild(tile, rules)) return -1
  const as = plain(tile, rules)
  if (meld.kind !== 'set') return meld.tiles.findIndex(one => wild(one.tile, rules) && one.as === as)
  if (setSwap === 'bothOnTable' && meld.tiles.length < 4) return -1
  if (numberOf(as) !== numberOf(meld.tiles[0].as) || !missing(meld, rules).includes(colourOf(as))) return -1
  const same = meld.tiles.findIndex(one => wild(one.tile, rules) && one.as === as)
  return same >= 0 ? same : meld.tiles.findIndex(one => wild(one.tile, rules))
}

/** The melds after a lay-off; only a split adds one, at the end. */
export function withTile(melds: readonly TableMeld[], at: number, tile: Tile, end: End, rules: MeldRules): TableMeld[] {
  const meld = melds[at]
  const replaced = (tiles: MeldTile[]) => melds.map((one, i) => (i === at ? { ...one, tiles } : one))
  if (end === 'set') {
    const free = missing(meld, rules)
    const as = wild(tile, rules) ? makeFace(free[0], numberOf(meld.tiles[0].as)) : plain(tile, rules)
    return replaced(assignColours([...meld.tiles, { tile, as }], rules))
  }
  if (end === 'split') {
    const cut = seam(meld, tile, rules)
    const upper = [{ tile, as: meld.tiles[cut].as }, ...meld.tiles.slice(cut + 1)]
    return [...replaced(meld.tiles.slice(0, cut + 1)), { ...meld, tiles: upper }]
  }
  const added = { tile, as: beyond(meld, end, rules)! }
  return replaced(end === 'low' ? [added, ...meld.tiles] : [...meld.tiles, added])
}

/** The melds before that lay-off. */
export function withoutTile(melds: readonly TableMeld[], at: number, end: End, rules: MeldRules): TableMeld[] {
  const { tiles } = melds[at]
  const replaced = (list: MeldTile[]) => melds.map((one, i) => (i === at ? { ...one, tiles: list } : one))
  if (end === 'low') return replaced(tiles.slice(1))
  if (end === 'high') return replaced(tiles.slice(0, -1))
  if (end === 'set') return replaced(assignColours(tiles.slice(0, -1), rules))
  return replaced([...tiles, ...melds[melds.length - 1].tiles.slice(1)]).slice(0, -1)
}

/** The melds with one tile in another's place. */
export function withSwap(melds: readonly TableMeld[], at: number, out: Tile, put: Tile, rules: MeldRules): TableMeld[] {
  return melds.map((meld, i) => {
    if (i !== at) return meld
    const tiles = meld.tiles.map(({ tile, as }) => {
      if (tile !== out) return { tile, as }
      return { tile: put, as: wild(put, rules) ? as : plain(put, rules) }
    })
    return { ...meld, tiles: meld.kind === 'set' ? assignColours(tiles, rules) : tiles }
  })
}

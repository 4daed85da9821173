import { FJ, J, colourOf, makeFace, numberOf } from './tiles.ts'

export type Run1 = 'low' | 'lowOrHigh' | 'circular'

/** What a solver must know of a game's rules. Tables are indexed by number, 1..13; 14 is the 1 above 13. */
export type MeldRules = {
  /** The face whose natural tiles are wild, and for which a false joker stands. */
  okey?: number
  run1: Run1
  falseJoker?: 'face' | 'wild'
  highOneValue?: 1 | 14
  /** What a wild left in the hand costs; else the okey's number, or 50 for a joker. */
  jokerValue?: number
  /** What a melded tile brings, if not its number. */
  values?: { run: readonly number[]; set: readonly number[] }
  /** What a plain tile left in the hand costs, if not its number. */
  deadwood?: readonly number[]
}

/** tile: the face as given; as: the face it stands for. */
export type MeldTile = { tile: number; as: number }
/** Tiles in reading order; the 1 that closes 12-13-1 comes last. */
export type Meld = { kind: 'run' | 'set' | 'pair'; tiles: MeldTile[] }

export const isWild = (tile: number, rules: MeldRules) =>
  tile === J || tile === rules.okey || (tile === FJ && rules.falseJoker === 'wild')

/** The face a plain tile has: a false joker's is the okey's. */
export const plainFace = (tile: number, rules: MeldRules) => (tile === FJ ? (rules.okey ?? FJ) : tile)

/** What a tile at a place (2..14, or 1..13) of a run brings. */
export const runValue = (place: number, rules: MeldRules) =>
  rules.values?.run[place] ?? (place === 14 ? (rules.highOneValue ?? 1) : place)

export const setValue = (number: number, rules: MeldRules) => rules.values?.set[number] ?? number

/** What a tile left in the hand costs. */
export function deadValue(tile: number, rules: MeldRules): number {
  if (isWild(tile, rules)) return rules.jokerValue ?? (rules.okey === undefined ? 50 : numberOf(rules.okey))
  const number = numberOf(plainFace(tile, rules))
  return rules.deadwood?.[number] ?? number
}

export function meldPoints(meld: Meld, rules: MeldRules): number {
  if (meld.kind !== 'run') return meld.tiles.reduce((sum, { as }) => sum + setValue(numberOf(as), rules), 0)
  return meld.tiles.reduce((sum, { as }, i) => {
    const number = numberOf(as)
    const place = number === 1 && i > 0 && rules.run1 !== 'circular' ? 14 : number
    return sum + runValue(place, rules)
  }, 0)
}

/** The tiles in this very order as a run, if they are one. */
function runInOrder(tiles: readonly number[], start: number, colour: number, rules: MeldRules): Meld | null {
  const top = rules.run1 === 'low' ? 13 : rules.run1 === 'lowOrHigh' ? 14 : 26
  if (start < 1 || start + tiles.length - 1 > top || tiles.length > 13) return null
  const cells = tiles.map((tile, i) => ({ tile, as: makeFace(colour, ((start + i - 1) % 13) + 1) }))
  const fits = cells.every(({ tile, as }) => isWild(tile, rules) || plainFace(tile, rules) === as)
  return fits ? { kind: 'run', tiles: cells } : null
}

/** The tiles in any order as a run that starts here. */
function runFrom(tiles: readonly number[], start: number, colour: number, rules: MeldRules): Meld | null {
  const plain = tiles.filter(tile => !isWild(tile, rules))
  const wild = tiles.filter(tile => isWild(tile, rules))
  const row: number[] = []
  for (let i = 0; i < tiles.length; i++) {
    const face = makeFace(colour, ((start + i - 1) % 13) + 1)
    const at = plain.findIndex(tile => plainFace(tile, rules) === face)
    const next = at >= 0 ? plain.splice(at, 1)[0] : wild.pop()
    if (next === undefined) return null
    row.push(next)
  }
  return runInOrder(row, start, colour, rules)
}

function asSet(tiles: readonly number[], number: number, rules: MeldRules): Meld | null {
  if (tiles.length > 4) return null
  const taken = new Set<number>()
  for (const tile of tiles) {
    if (isWild(tile, rules)) continue
    const face = plainFace(tile, rules)
    if (numberOf(face) !== number || taken.has(colourOf(face))) return null
    taken.add(colourOf(face))
  }
  const free = [0, 1, 2, 3].filter(colour => !taken.has(colour))
  const cells = tiles.map(tile => ({
    tile,
    as: isWild(tile, rules) ? makeFace(free.shift()!, number) : plainFace(tile, rules),
  }))
  return { kind: 'set', tiles: cells }
}

/**
 * The given tiles as one run or set, or null. A run laid in order is read as it lies;
 * in any other order wilds take the places that bring most. One tile and two wilds are a set unless `kind` says run.
 */
export function readMeld(tiles: readonly number[], rules: MeldRules, kind?: 'run' | 'set'): Meld | null {
  const first = tiles.findIndex(tile => !isWild(tile, rules))
  if (tiles.length < 3 || first < 0) return null
  const face = plainFace(tiles[first], rules)
  const colour = colourOf(face)
  const set = kind === 'run' ? null : asSet(tiles, numberOf(face), rules)
  if (set || kind === 'set') return set
  const lies = numberOf(face) - first
  // A 1 that is not first can only be the high one.
  for (const start of [lies, lies + 13]) {
    const run = runInOrder(tiles, start, colour, rules)
    if (run) return run
  }
  return dearest(runsOf(tiles, colour, rules), rules)[0] ?? null
}

/** The tiles in any order as a run, from every place it can start at, the highest first. */
function runsOf(tiles: readonly number[], colour: number, rules: MeldRules): Meld[] {
  const runs: Meld[] = []
  for (let start = 13; start >= 1; start--) {
    const run = runFrom(tiles, start, colour, rules)
    if (run) runs.push(run)
  }
  return runs
}

const dearest = (melds: readonly Meld[], rules: MeldRules): Meld[] =>
  melds
    .map(meld => ({ meld, points: meldPoints(meld, rules) }))
    .sort((a, b) => b.points - a.points)
    .map(({ meld }) => meld)

/** Every run and set that the tiles, in any order, can be read as: wilds in all their places, the dearest first. */
export function readings(tiles: readonly number[], rules: MeldRules): Meld[] {
  const plain = tiles.find(tile => !isWild(tile, rules))
  if (tiles.length < 3 || plain === undefined) return []
  const face = plainFace(plain, rules)
  const set = asSet(tiles, numberOf(face), rules)
  return dearest([...(set ? [set] : []), ...runsOf(tiles, colourOf(face), rules)], rules)
}

/** Two tiles as a pair, or null. */
export function readPair(tiles: readonly number[], rules: MeldRules): Meld | null {
  if (tiles.length !== 2) return null
  const plain = tiles.find(tile => !isWild(tile, rules))
  const as = plain === undefined ? plainFace(tiles[0], rules) : plainFace(plain, rules)
  const fits = tiles.every(tile => isWild(tile, rules) || plainFace(tile, rules) === as)
  return fits ? { kind: 'pair', tiles: tiles.map(tile => ({ tile, as })) } : null
}

/** The colours a wild in a set might also stand for: those no plain tile of the set has. */
export function openColours(meld: Meld, rules: MeldRules): number[] {
  const taken = meld.tiles.filter(({ tile }) => !isWild(tile, rules)).map(({ as }) => colourOf(as))
  return [0, 1, 2, 3].filter(colour => !taken.includes(colour))
}

/** A solver's melds, in faces, as physical tiles: each id of `ids` is used at most once. */
export function meldIds(melds: readonly Meld[], ids: readonly number[], face: (id: number) => number): number[][] {
  const free = [...ids]
  return melds.map(meld =>
    meld.tiles.map(({ tile }) => {
      const at = free.findIndex(id => face(id) === tile)
      if (at < 0) throw new Error('a meld of tiles not in the hand')
      return free.splice(at, 1)[0]
    }),
  )
}

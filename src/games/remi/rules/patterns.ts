import type { Meld } from '../../../rummy/meld.ts'
import { J, makeFace, numberOf } from '../../../rummy/tiles.ts'
import type { Options } from '../options.ts'
import { cover, type Shape } from './exactCover.ts'
import { coloursIn, doubles, mozaic, natural } from './oddCloses.ts'

export type Pattern = 'simple' | 'mozaic' | 'bicolor' | 'minor' | 'major' | 'monocolor' | 'grandCareu' | 'doubles'

/** What each loser pays, by how many jokers lie in the fourteen tiles (the last for two or more). */
const SMALL = [250, 200, 150]
const LARGE = [500, 400, 300]
const GRAND = [1000, 900, 800]
export const BASE: Record<Pattern, readonly number[]> = {
  simple: SMALL,
  mozaic: [250],
  bicolor: LARGE,
  minor: LARGE,
  major: LARGE,
  monocolor: GRAND,
  grandCareu: GRAND,
  doubles: GRAND,
}
const SMALL_GAMES: readonly Pattern[] = ['simple', 'mozaic']

/** A pattern's base, raised by jokers the winner launched or closed with. */
export function baseOf(pattern: Pattern, jokers: number, launched: number, closedWithJoker: boolean): number {
  const row = BASE[pattern]
  const base = row[Math.min(jokers, row.length - 1)]
  const small = SMALL_GAMES.includes(pattern)
  const raised = [
    small && (launched > 0 || closedWithJoker) ? 500 : 0,
    !small && closedWithJoker ? 1000 : 0,
    launched > 0 && closedWithJoker ? 1000 : 0,
    launched > 1 ? 1000 : 0,
  ]
  return Math.max(base, ...raised)
}

const any: Shape = { runs: true, sets: true, colours: [0, 1, 2, 3], least: 1, most: 13, high: true }

/** Two full sets of one number, and melds of the other six tiles. */
function grandCareu(tiles: readonly number[], high: boolean): Meld[] | null {
  for (let number = 1; number <= 13; number++) {
    const faces = [0, 1, 2, 3, 0, 1, 2, 3].map(colour => makeFace(colour, number))
    const rest = [...tiles]
    const cells = faces.map(as => {
      const at = rest.indexOf(as)
      if (at >= 0) rest.splice(at, 1)
      return { tile: at >= 0 ? as : J, as }
    })
    const jokers = cells.filter(({ tile }) => tile === J).length
    if (jokers > tiles.length - natural(tiles).length || jokers === 8) continue
    for (let i = 0; i < jokers; i++) rest.splice(rest.indexOf(J), 1)
    const melds = cover(rest, { ...any, high })
    if (!melds) continue
    const careu = [0, 4].map(from => ({ kind: 'set' as const, tiles: cells.slice(from, from + 4) }))
    if (careu.every(meld => meld.tiles.some(({ tile }) => tile !== J))) return [...careu, ...melds]
  }
  return null
}

/** Runs only, in exactly so many colours. */
function coloured(tiles: readonly number[], colours: number, high: boolean): Meld[] | null {
  const own = coloursIn(tiles)
  return own.length === colours ? cover(tiles, { ...any, sets: false, colours: own, high }) : null
}

function ranged(tiles: readonly number[], least: number, most: number): Meld[] | null {
  const fits = natural(tiles).every(tile => numberOf(tile) >= least && numberOf(tile) <= most)
  return fits ? cover(tiles, { ...any, least, most, high: false }) : null
}

/** Each pattern with the test that arranges fourteen tiles so, the dearest first. */
const FINDERS: [Pattern, (tiles: readonly number[], high: boolean) => Meld[] | null][] = [
  ['monocolor', (tiles, high) => coloured(tiles, 1, high)],
  ['grandCareu', grandCareu],
  ['doubles', doubles],
  ['bicolor', (tiles, high) => coloured(tiles, 2, high)],
  ['minor', tiles => ranged(tiles, 1, 7)],
  ['major', tiles => ranged(tiles, 8, 13)],
  ['simple', (tiles, high) => cover(tiles, { ...any, high })],
  ['mozaic', mozaic],
]

/** The dearest pattern fourteen tiles (faces) make under these rules, or null if they cannot close. */
export function bestPattern(tiles: readonly number[], options: Options): { pattern: Pattern; melds: Meld[] } | null {
  for (const [pattern, find] of FINDERS) {
    if (pattern === 'doubles' && !options.doublesClose) continue
    if (pattern === 'mozaic' && !options.mozaicClose) continue
    if (!options.patterns && !['simple', 'doubles', 'mozaic'].includes(pattern)) continue
    const melds = find(tiles, options.allowWrapAroundRuns)
    if (melds) return { pattern, melds }
  }
  return null
}

import type { Refusal } from '../../game.ts'
import { type Meld, type MeldRules, meldPoints, readMeld, readings } from '../../../rummy/meld.ts'
import { J, colourOf, numberOf } from '../../../rummy/tiles.ts'
import type { Lay } from '../action.ts'
import { face, isJoker } from './tiles.ts'
import type { Tile } from '../types.ts'

export type Group = {
  meld: Meld | null
  cells: { tile: Tile; as: number }[]
  points: number
  why: Refusal['why'] | null
}

type Stated = (tile: Tile) => number
const statedBy =
  (jokers: Lay['jokers']): Stated =>
  tile =>
    jokers.find(joker => joker.tile === tile && isJoker(tile))?.as ?? face(tile)

function groupOf(meld: Meld, tiles: readonly Tile[], stated: Stated, rules: MeldRules): Group {
  const free = [...tiles]
  const cells = meld.tiles.map(cell => {
    const at = free.findIndex(tile => stated(tile) === cell.tile)
    return { tile: free.splice(at, 1)[0], as: cell.as }
  })
  return { meld, cells, points: meldPoints(meld, rules), why: null }
}

/** One group of a draft: its meld and points, or why it is none. A joker not named stands where it lies. */
export function readGroup(tiles: readonly Tile[], jokers: Lay['jokers'], rules: MeldRules): Group {
  const stated = statedBy(jokers)
  const meld = tiles.every(isJoker) ? null : readMeld(tiles.map(stated), rules)
  if (!meld) return { meld: null, cells: [], points: 0, why: whyWrong(tiles, stated) }
  return groupOf(meld, tiles, stated, rules)
}

/** Every meld a group can be with these jokers named, the others in any place: the dearest first. */
export function readingsOf(tiles: readonly Tile[], jokers: Lay['jokers'], rules: MeldRules): Group[] {
  if (tiles.every(isJoker)) return []
  const stated = statedBy(jokers)
  return readings(tiles.map(stated), rules).map(meld => groupOf(meld, tiles, stated, rules))
}

function whyWrong(tiles: readonly Tile[], stated: Stated): Refusal['why'] {
  if (tiles.length < 3) return 'meldShort'
  const faces = tiles.map(stated).filter(one => one !== J)
  if (tiles.every(isJoker)) return 'meldJokers'
  if (new Set(faces.map(numberOf)).size === 1) return 'meldColours'
  return new Set(faces.map(colourOf)).size === 1 ? 'meldGap' : 'meldMixed'
}

import { FJ, faceOf, nextFace } from '../../../rummy/tiles.ts'
import { isWild, type MeldRules } from '../../../rummy/meld.ts'
import type { Options } from '../options.ts'
import type { Tile } from '../types.ts'

export const face = (tile: Tile) => faceOf(tile, FJ)
export const okeyOf = (indicator: Tile | null) => (indicator === null ? null : nextFace(face(indicator)))

type Table = { options: Options; indicator: Tile | null }

/** What the solver needs to know of this hand. */
export const meldRules = ({ options, indicator }: Table): MeldRules => ({
  okey: okeyOf(indicator) ?? undefined,
  run1: options.run1,
  falseJoker: options.falseJoker,
})

/** A false joker, too, where the house plays it as one more okey. */
export const isOkey = (table: Table, tile: Tile) => isWild(face(tile), meldRules(table))

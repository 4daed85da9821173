import type { MeldRules } from '../../../rummy/meld.ts'
import { makeFace, numberOf } from '../../../rummy/tiles.ts'
import type { End, Public, Tile, View } from '../types.ts'
import { beyond, missing, plain, rulesOf, wild } from './melds.ts'

export type Place = { meld: number; end: End | 'swap' }

/** Where the table takes what, all at once: for whoever asks about many tiles. */
export type Slots = { plain: Map<number, Place[]>; wild: Place[] }

export function slotsOf({ options, okey, melds }: Pick<Public, 'options' | 'okey' | 'melds'>): Slots {
  const rules = rulesOf({ options, okey })
  const plain = new Map<number, Place[]>()
  const anywhere: Place[] = []
  const add = (as: number, meld: number, end: Place['end']) => {
    const found = plain.get(as)
    if (found) found.push({ meld, end })
    else plain.set(as, [{ meld, end }])
    if (end !== 'swap') anywhere.push({ meld, end })
  }
  melds.forEach((meld, at) => {
    const { kind, tiles } = meld
    if (kind === 'set') {
      const free = missing(meld, rules).map(colour => makeFace(colour, numberOf(tiles[0].as)))
      const held = tiles.some(({ tile }) => wild(tile, rules))
      if (tiles.length < 4) for (const as of free) add(as, at, 'set')
      if (held && (tiles.length > 3 || options.setSwap === 'either')) for (const as of free) add(as, at, 'swap')
      return
    }
    if (kind === 'run') {
      const ends = (['low', 'high'] as const).map(end => [beyond(meld, end, rules), end] as const)
      for (const [as, end] of ends) if (as !== null) add(as, at, end)
      if (options.rearrange) for (const { as } of tiles.slice(2, -2)) add(as, at, 'split')
    }
    for (const { tile, as } of tiles) if (wild(tile, rules)) add(as, at, 'swap')
  })
  const seen = new Set<string>()
  const once = anywhere.filter(({ meld, end }) => !seen.has(`${meld}${end}`) && seen.add(`${meld}${end}`))
  return { plain, wild: once }
}

export const slotsFor = (slots: Slots, tile: Tile, rules: MeldRules): Place[] =>
  wild(tile, rules) ? slots.wild : (slots.plain.get(plain(tile, rules)) ?? [])

/** Something on the table takes this tile: whoever throws it feeds the others. */
export const isPlayable = (table: Pick<Public, 'options' | 'okey' | 'melds'>, tile: Tile) =>
  slotsFor(slotsOf(table), tile, rulesOf(table)).length > 0

/** Every place on the table where this tile may go, by laying it off or by taking an okey's place. */
export const placesFor = (view: View, tile: Tile): Place[] => slotsFor(slotsOf(view), tile, rulesOf(view))

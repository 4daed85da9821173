import { meldRules } from '../../games/rummy45/options.ts'
import { readGroup } from '../../games/rummy45/rules/readGroup.ts'
import { face, isJoker } from '../../games/rummy45/rules/tiles.ts'
import type { Tile, View } from '../../games/rummy45/types.ts'
import { colourOf, numberOf } from '../../rummy/tiles.ts'

/** A turn's plays as tried out on this screen alone: the groups the table would have. */
export type Draft = readonly (readonly Tile[])[]

export const startDraft = (view: View): Draft => view.table.map(meld => meld.map(one => one.tile))

/** What the draft took from the hand. */
export function freshTiles(view: View, draft: Draft): Set<Tile> {
  const before = new Set(view.table.flat().map(one => one.tile))
  return new Set(draft.flat().filter(tile => !before.has(tile)))
}

/** The groups that are not on the table as they stand. */
export function changedGroups(view: View, draft: Draft): Set<number> {
  const key = (tiles: readonly Tile[]) => [...tiles].sort((a, b) => a - b).join(' ')
  const before = new Set(startDraft(view).map(key))
  return new Set(draft.flatMap((tiles, at) => (before.has(key(tiles)) ? [] : [at])))
}

/** Anything tried out at all; a joker that merely changed its place in a run counts too. */
export const isChanged = (view: View, draft: Draft) => JSON.stringify(draft) !== JSON.stringify(startDraft(view))

/** A proper group reads as its meld, its jokers where they stood if they can; any other by number, to see what is missing. */
function tidy(tiles: readonly Tile[], view: View): readonly Tile[] {
  const rules = meldRules(view.options)
  const jokers = view.table.flat().filter(one => isJoker(one.tile))
  for (const stated of [jokers, []]) {
    const group = readGroup(tiles, stated, rules)
    if (group.meld) return group.cells.map(cell => cell.tile)
  }
  const order = (tile: Tile) => (isJoker(tile) ? 99 : numberOf(face(tile)) + colourOf(face(tile)) / 10)
  return [...tiles].sort((a, b) => order(a) - order(b))
}

const without = (draft: Draft, tile: Tile): (readonly Tile[])[] => draft.map(group => group.filter(one => one !== tile))

/** Moves a tile into a group, or into a new one (`to` beyond the last). */
export function put(draft: Draft, tile: Tile, to: number, view: View): Draft {
  if (draft[to]?.includes(tile)) return draft
  const groups = without(draft, tile)
  groups[to] = [...(groups[to] ?? []), tile]
  return groups.map((group, at) => (at === to ? tidy(group, view) : group)).filter(group => group.length > 0)
}

export const takeBack = (draft: Draft, tile: Tile): Draft => without(draft, tile).filter(group => group.length > 0)

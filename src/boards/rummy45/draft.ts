import type { Lay } from '../../games/rummy45/action.ts'
import { meldRules } from '../../games/rummy45/rules/meldRules.ts'
import { readingsOf } from '../../games/rummy45/rules/readGroup.ts'
import { face, isJoker } from '../../games/rummy45/rules/tiles.ts'
import type { Tile, View } from '../../games/rummy45/types.ts'
import { colourOf, numberOf } from '../../rummy/tiles.ts'
import { sideBySide } from '../rummy/sideBySide.ts'

/**
 * A turn's plays as tried out on this screen alone: the groups the table would have, what each joker in a proper group
 * stands for, and which jokers the player gave their place; the others stand where they bring most.
 */
export type Draft = {
  readonly table: readonly (readonly Tile[])[]
  readonly jokers: Lay['jokers']
  readonly chosen: readonly Tile[]
}

/** What the jokers on the table stand for. */
const jokersOf = (view: View): Lay['jokers'] =>
  view.table.flat().flatMap(({ tile, as }) => (isJoker(tile) ? [{ tile, as }] : []))

export const startDraft = (view: View): Draft => ({
  table: view.table.map(meld => meld.map(one => one.tile)),
  jokers: jokersOf(view),
  chosen: [],
})

/** What is sent when it is laid. */
export const layOf = ({ table, jokers }: Pick<Draft, 'table' | 'jokers'>): Lay => ({
  type: 'lay',
  table: table.map(group => [...group]),
  jokers: [...jokers],
})

/** What the draft took from the hand. */
export function freshTiles(view: View, { table }: Draft): Set<Tile> {
  const before = new Set(view.table.flat().map(one => one.tile))
  return new Set(table.flat().filter(tile => !before.has(tile)))
}

/** The groups that are not on the table as they stand. */
export function changedGroups(view: View, draft: Draft): Set<number> {
  const key = ({ jokers }: Draft, tiles: readonly Tile[]) =>
    [...tiles]
      .sort((a, b) => a - b)
      .map(tile => `${tile} ${jokers.find(joker => joker.tile === tile)?.as}`)
      .join()
  const start = startDraft(view)
  const before = new Set(start.table.map(tiles => key(start, tiles)))
  return new Set(draft.table.flatMap((tiles, at) => (before.has(key(draft, tiles)) ? [] : [at])))
}

/** Anything tried out at all. */
export function isChanged(view: View, draft: Draft): boolean {
  return draft.table.length !== view.table.length || changedGroups(view, draft).size > 0
}

type Cells = readonly { tile: Tile; as: number }[]

/** The group as a meld: chosen jokers where the player put them, those of the table where they lay, if they can. */
function readCells(tiles: readonly Tile[], view: View, { jokers, chosen }: Draft): Cells | null {
  const rules = meldRules(view.options)
  const picked = jokers.filter(({ tile }) => chosen.includes(tile))
  const laid = jokersOf(view).filter(({ tile }) => !chosen.includes(tile))
  for (const stated of [[...picked, ...laid], picked, []]) {
    const [best] = readingsOf(tiles, stated, rules)
    if (best) return best.cells
  }
  return null
}

/** A group that is no meld yet stands by number, to see what is missing. */
function sorted(tiles: readonly Tile[]): Tile[] {
  const order = (tile: Tile) => (isJoker(tile) ? 99 : numberOf(face(tile)) + colourOf(face(tile)) / 10)
  return [...tiles].sort((a, b) => order(a) - order(b))
}

/** These groups of the draft put in order and their jokers named anew. */
function reread(draft: Draft, view: View, changed: readonly number[]): Draft {
  let { jokers, chosen } = draft
  const table = draft.table.map((group, at) => {
    if (!changed.includes(at)) return group
    const cells = readCells(group, view, draft)
    jokers = jokers.filter(({ tile }) => !group.includes(tile))
    if (!cells) {
      chosen = chosen.filter(tile => !group.includes(tile))
      return sorted(group)
    }
    jokers = [...jokers, ...cells.filter(({ tile }) => isJoker(tile))]
    return cells.map(({ tile }) => tile)
  })
  return { table: table.filter(group => group.length > 0), jokers, chosen }
}

/** The draft without a tile; the place its group had is kept. */
function without({ table, jokers, chosen }: Draft, tile: Tile): Draft {
  return {
    table: table.map(group => group.filter(one => one !== tile)),
    jokers: jokers.filter(joker => joker.tile !== tile),
    chosen: chosen.filter(one => one !== tile),
  }
}

/** Moves a tile into a group, or into a new one (`to` beyond the last). */
export function put(draft: Draft, tile: Tile, to: number, view: View): Draft {
  if (draft.table[to]?.includes(tile)) return draft
  const from = draft.table.findIndex(group => group.includes(tile))
  const rest = without(draft, tile)
  const table = [...rest.table]
  table[to] = [...(table[to] ?? []), tile]
  return reread({ ...rest, table }, view, [from, to])
}

export function takeBack(draft: Draft, tile: Tile, view: View): Draft {
  const from = draft.table.findIndex(group => group.includes(tile))
  return reread(without(draft, tile), view, [from])
}

/** What a joker of the draft could stand for in its group, the dearest first. */
export function choicesOf(draft: Draft, joker: Tile, view: View): number[] {
  const group = draft.table.find(tiles => tiles.includes(joker))
  if (!group || !isJoker(joker)) return []
  const kept = [...draft.jokers.filter(({ tile }) => draft.chosen.includes(tile)), ...jokersOf(view)]
  const others = kept.filter(({ tile }) => tile !== joker && group.includes(tile))
  const stated = (tile: Tile) => others.some(one => one.tile === tile)
  const faces = readingsOf(group, others, meldRules(view.options)).flatMap(({ cells }) =>
    cells.filter(({ tile }) => isJoker(tile) && !stated(tile)).map(({ as }) => as),
  )
  return [...new Set(faces)]
}

/** The joker where the player wants it. */
export function choose(draft: Draft, joker: Tile, as: number, view: View): Draft {
  const at = draft.table.findIndex(group => group.includes(joker))
  const jokers = [...draft.jokers.filter(({ tile }) => tile !== joker), { tile: joker, as }]
  return reread({ ...draft, jokers, chosen: [...draft.chosen, joker] }, view, [at])
}

/** What stands side by side on the rack and is a run or a set, but for what the draft has borrowed. */
export function offered(view: View, blocks: readonly (readonly Tile[])[], borrowed: ReadonlySet<Tile>): Tile[][] {
  const rules = meldRules(view.options)
  const free = blocks.map(block => block.filter(tile => !borrowed.has(tile)))
  return free.flatMap(block => sideBySide(block, tiles => (readingsOf(tiles, [], rules).length ? tiles : null)))
}

/** The draft with these groups laid beside what it has. */
export function withGroups(draft: Draft, groups: readonly (readonly Tile[])[], view: View): Draft {
  const first = draft.table.length
  const table = [...draft.table, ...groups]
  return reread(
    { ...draft, table },
    view,
    groups.map((_, i) => first + i),
  )
}

import type { Refusal } from '../../game.ts'
import { type Meld, type MeldRules, openColours } from '../../../rummy/meld.ts'
import { codeOf, makeFace, numberOf } from '../../../rummy/tiles.ts'
import type { Lay } from '../action.ts'
import { meldRules } from './meldRules.ts'
import type { Position } from './position.ts'
import { type Group, readGroup } from './readGroup.ts'
import { face, isJoker, named } from './tiles.ts'
import type { Laid, Tile } from '../types.ts'

/** tiles: what came from the hand. jokers: those whose own tile took their place. back: those of them that go to the hand. */
export type Judged = { table: Laid[][]; tiles: Tile[]; jokers: Tile[]; back: Tile[]; first: number | null }

/** The faces a table joker may be taken to stand for: in a set the colour is open. */
function facesOf(meld: readonly Laid[], joker: Laid, rules: MeldRules): number[] {
  const numbers = new Set(meld.map(({ as }) => numberOf(as)))
  if (numbers.size > 1) return [joker.as]
  const shape: Meld = { kind: 'set', tiles: meld.map(({ tile, as }) => ({ tile: face(tile), as })) }
  return openColours(shape, rules).map(colour => makeFace(colour, numberOf(joker.as)))
}

const same = (old: readonly Laid[], cells: readonly { tile: Tile; as: number }[]) =>
  old.length === cells.length && old.every(({ tile, as }) => cells.some(cell => cell.tile === tile && cell.as === as))

/** Groups that stand for melds already on the table, tile for tile. */
const untouched = (position: Position, groups: readonly Group[]) =>
  position.table.map(old => groups.findIndex(group => same(old, group.cells)))

function judgeFirst(position: Position, groups: Group[]): Refusal | { first: number } {
  const old = untouched(position, groups)
  if (old.includes(-1)) return { why: 'tableUntouchable' }
  const fresh = groups.filter((_, i) => !old.includes(i))
  const points = fresh.reduce((sum, group) => sum + group.points, 0)
  const need = position.options.firstMeld
  if (points < need) return { why: 'firstMeld', with: { points, need } }
  if (position.options.needsRun && !fresh.some(group => group.meld!.kind === 'run')) return { why: 'needsRun' }
  return { first: points }
}

const holds = (group: Group, tile: Tile) => group.cells.some(cell => cell.tile === tile)

/** Whether a group holds one of these tiles in a joker's stead. */
const holdsOwn = (group: Group, faces: readonly number[], tiles: readonly Tile[]) =>
  group.cells.some(({ tile }) => !isJoker(tile) && tiles.includes(tile) && faces.includes(face(tile)))

/** Jokers of the table that left it, their face or their place to their own tile: each needs that from the hand. */
function judgeJokers(position: Position, groups: Group[], tiles: Tile[]): Refusal | { jokers: Tile[]; back: Tile[] } {
  const rules = meldRules(position.options)
  const cells = groups.flatMap(group => group.cells)
  const free = tiles.filter(tile => !isJoker(tile))
  const jokers: Tile[] = []
  const back: Tile[] = []
  for (const meld of position.table)
    for (const laid of meld) {
      if (!isJoker(laid.tile)) continue
      const faces = facesOf(meld, laid, rules)
      const now = cells.find(({ tile }) => tile === laid.tile)
      const rest = meld.filter(({ tile }) => !isJoker(tile))
      const replaced = groups.some(
        group =>
          !holds(group, laid.tile) && rest.every(({ tile }) => holds(group, tile)) && holdsOwn(group, faces, tiles),
      )
      if (now && faces.includes(now.as) && !replaced) continue
      const own = free.findIndex(tile => faces.includes(face(tile)))
      if (own < 0)
        return { why: 'jokerFixed', with: { tiles: '@' + faces.map(one => 'tile.' + codeOf(one)).join(' ') } }
      free.splice(own, 1)
      jokers.push(laid.tile)
      if (!now) back.push(laid.tile)
    }
  return { jokers, back }
}

/** Without rearranging, a meld may only grow, or give up a joker for its own tile. */
function splits(position: Position, groups: Group[], tiles: readonly Tile[], jokers: readonly Tile[]): boolean {
  const rules = meldRules(position.options)
  const homes = position.table.map(old =>
    groups.findIndex(group =>
      old.every(laid =>
        jokers.includes(laid.tile) ? holdsOwn(group, facesOf(old, laid, rules), tiles) : holds(group, laid.tile),
      ),
    ),
  )
  return homes.includes(-1) || new Set(homes).size < homes.length
}

/** A group as it was laid. A joker of the table that nobody names keeps its face where the group can be read so. */
function read(group: readonly Tile[], jokers: Lay['jokers'], before: readonly Laid[], rules: MeldRules): Group {
  const unnamed = before.filter(({ tile }) => isJoker(tile) && !jokers.some(joker => joker.tile === tile))
  const kept = readGroup(group, [...jokers, ...unnamed], rules)
  return kept.meld ? kept : readGroup(group, jokers, rules)
}

/** A whole turn's draft: what the table becomes, or why not. */
export function judge(position: Position, { table, jokers }: Pick<Lay, 'table' | 'jokers'>): Refusal | Judged {
  const { options, hand } = position
  const rules = meldRules(options)
  const laid = table.flat()
  const before = position.table.flat()
  const twice = laid.find((tile, i) => laid.indexOf(tile) !== i)
  if (twice !== undefined) return { why: 'tileTwice', with: { tiles: named([twice]) } }
  const tiles = laid.filter(tile => !before.some(old => old.tile === tile))
  if (tiles.some(tile => !hand.includes(tile))) return { why: 'notYours' }
  const gone = before.map(({ tile }) => tile).filter(tile => !laid.includes(tile))
  const lost = gone.filter(tile => !isJoker(tile) || options.jokerReuse || !position.melded)
  if (lost.length) return { why: 'vanished', with: { n: lost.length, tiles: named(lost) } }
  if (tiles.length === 0) return { why: 'layNothing' }
  const due = position.taken?.due ? position.taken.tiles[0] : null
  if (due !== null && !tiles.includes(due)) return { why: 'useTaken', with: { tiles: named([due]) } }
  const groups = table.map(group => read(group, jokers, before, rules))
  const wrong = groups.findIndex(group => !group.meld)
  if (wrong >= 0) return { why: groups[wrong].why!, with: { n: wrong + 1, tiles: named(table[wrong]) } }

  const first = position.melded ? { first: null } : judgeFirst(position, groups)
  if ('why' in first) return first
  const swapped = judgeJokers(position, groups, tiles)
  if ('why' in swapped) return swapped
  if (position.melded && !options.rearrange && splits(position, groups, tiles, swapped.jokers))
    return { why: 'noRearrange' }
  const left = hand.length - tiles.length + swapped.back.length
  if (left === 0 && options.mustDiscardToGoOut) return { why: 'keepOne' }

  const owner = (tile: Tile) => {
    const old = before.find(one => one.tile === tile)
    return old && !swapped.jokers.includes(tile) ? old.by : position.seat
  }
  const next = groups.map(({ cells }) => cells.map(cell => ({ ...cell, by: owner(cell.tile) })))
  return { table: next, tiles, ...swapped, first: first.first }
}

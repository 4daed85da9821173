import type { Refusal } from '../../game.ts'
import { canMeldAll, leastDeadwood, pairs } from '../../../rummy/solver/arrange.ts'
import type { Meld, MeldRules } from '../../../rummy/meld.ts'
import { meldIds, readMeld, readPair } from '../../../rummy/meld.ts'
import { codeOf } from '../../../rummy/tiles.ts'
import type { Options } from '../options.ts'
import type { Kind, Laid, Tile } from '../types.ts'
import { face, isOkey, meldRules } from './tiles.ts'

type Table = { options: Options; indicator: Tile | null }
/** How the fourteen that are left lie, and what that is called. */
export type Finishing = { kind: Kind; melds: Laid[] }

function named(table: Table, tile: Tile, melds: Laid[]): Finishing {
  const inPairs = melds[0].kind === 'pair'
  if (isOkey(table, tile)) return { kind: inPairs ? 'pairsOkeyFinish' : 'okeyFinish', melds }
  return { kind: inPairs ? 'pairsFinish' : 'finish', melds }
}

/** A solver's melds as the tiles of this hand. */
function lay(melds: readonly Meld[], hand: readonly Tile[]): Laid[] {
  const ids = meldIds(melds, hand, face)
  return melds.map(({ kind, tiles }, i) => ({ kind, tiles: tiles.map(({ as }, k) => ({ tile: ids[i][k], as })) }))
}

/** The dearest way to finish by putting this tile out, or null. */
export function finishing(table: Table, hand: readonly Tile[], tile: Tile): Finishing | null {
  const rest = hand.filter(one => one !== tile)
  const rules = meldRules(table)
  const faces = rest.map(face)
  const paired = pairs(faces, rules)
  if (paired.count * 2 === rest.length) return named(table, tile, lay(paired.pairs, rest))
  const melds = canMeldAll(faces, rules)
  return melds && named(table, tile, lay(melds, rest))
}

/** Every tile of a fifteen-tile hand that finishes it, one of each face. */
export function finishes(table: Table, hand: readonly Tile[]): (Finishing & { tile: Tile })[] {
  const faces = new Set<number>()
  const found: (Finishing & { tile: Tile })[] = []
  for (const tile of hand) {
    if (faces.has(face(tile))) continue
    faces.add(face(tile))
    const way = finishing(table, hand, tile)
    if (way) found.push({ tile, ...way })
  }
  return found
}

/** The fourteen as the player laid them out (`requireArrangement`), or the tiles that are in no proper group. */
export function asArranged(
  table: Table,
  hand: readonly Tile[],
  tile: Tile,
  groups: readonly (readonly Tile[])[],
): Finishing | Refusal {
  const rest = hand.filter(one => one !== tile)
  const laid = groups.flat()
  if (laid.length !== new Set(laid).size || laid.some(one => !rest.includes(one))) return { why: 'notYours' }
  const loose = rest.filter(one => !laid.includes(one))
  const rules = meldRules(table)
  const read = groups.every(group => group.length === 2) ? readPair : readMeld
  const melds: Laid[] = []
  for (const group of groups) {
    const meld = read(group.map(face), rules)
    if (!meld) loose.push(...group)
    else melds.push(inOrder(meld, group))
  }
  return loose.length ? leftOver('badArrangement', loose.map(face)) : named(table, tile, melds)
}

/** A meld as read, with the ids that were given in any order. */
function inOrder(meld: Meld, group: readonly Tile[]): Laid {
  return lay([meld], group)[0]
}

const leftOver = (why: Refusal['why'], faces: readonly number[]): Refusal => ({
  why,
  with: { n: faces.length, tiles: `@${faces.map(one => `tile.${codeOf(one)}`).join(' ')}` },
})

/** Why putting this tile out does not finish: the tiles left over in the best arrangement of the others. */
export function unfinished(table: Table, hand: readonly Tile[], tile: Tile): Refusal {
  const faces = hand.filter(one => one !== tile).map(face)
  const rules = meldRules(table)
  // Every tile costs the same here, so the cheapest rest is the smallest.
  const one: MeldRules = { ...rules, jokerValue: 1, deadwood: new Array<number>(14).fill(1) }
  const { left } = leastDeadwood(faces, one)
  const paired = pairs(faces, rules)
  if (faces.length - paired.count * 2 >= left.length) return leftOver('notFinished', left)
  const odd = [...faces]
  for (const pair of paired.pairs) for (const { tile: used } of pair.tiles) odd.splice(odd.indexOf(used), 1)
  return leftOver('notPaired', odd)
}

/** The finish as the house judges it: the arrangement counts only where it asks for one. */
export function judge(
  table: Table,
  hand: readonly Tile[],
  tile: Tile,
  groups: readonly (readonly Tile[])[] | undefined,
): Finishing | null {
  if (!table.options.requireArrangement) return finishing(table, hand, tile)
  const way = groups && asArranged(table, hand, tile, groups)
  return way && 'kind' in way ? way : null
}

import type { MeldRules } from '../../../../rummy/meld.ts'
import type { Action, Laid } from '../../action.ts'
import { endsFor, face, plain, readLaid, rulesOf, wild } from '../../rules/melds.ts'
import type { End, Tile, View } from '../../types.ts'
import { ownHand } from '../../../../rummy/hands.ts'
import type { Fill } from './cells.ts'
import { cellOf, faceOfCell, isBackFill, isPlainFill, loops, openingPart } from './cells.ts'
import { ANY_WILD, type Piece, type Task } from './search.ts'
import type { Ready } from './preparations.ts'
import { isHeld, layingOff, swapping } from './preparations.ts'

type MeldPiece = Extract<Piece, { type: 'meld' }>
type OffPiece = Extract<Piece, { type: 'off' }>

/** The pieces as actions, in an order in which each is legal: the opening first, the discard last. */
export function routeOf(view: View, task: Task, ready: Ready, pieces: readonly Piece[]): Action[] {
  const rules = rulesOf(view)
  const own = new Set(ready.hand.filter(tile => isHeld(view, ready, tile)))
  const free = new Set(ready.hand)
  const taken = view.taken?.tile
  let now: Ready = { hand: ownHand(view), melds: view.melds, actions: [], offs: 0 }

  const melds = pieces.filter(piece => piece.type === 'meld')
  const offs = pieces.filter(piece => piece.type === 'off')
  const spare = pieces.find(piece => piece.type === 'spare')!
  const loop = loopOf(task, melds, offs, spare.pairs + spare.offs > 0)

  /** The tile for a place: the one that must be used or its twin, if it fits. */
  function pick(fill: Fill | null, from: ReadonlySet<Tile> = free): Tile {
    const fits = (tile: Tile) =>
      fill !== null && isPlainFill(fill)
        ? !wild(tile, rules) && plain(tile, rules) === faceOfCell(cellOf(fill))
        : wild(tile, rules)
    const all = [...from].filter(tile => free.has(tile) && fits(tile))
    const twin = (tile: Tile) => taken !== undefined && face(tile) === face(taken)
    const tile = all.find(one => one === taken) ?? all.find(twin) ?? all[0]
    free.delete(tile)
    return tile
  }

  /** Tiles for these places; in the loop's first plain place the okey that must be used, for now. */
  function pickAll(fills: readonly Fill[], looped: boolean, from: ReadonlySet<Tile> = free) {
    const tiles = fills.map(fill => pick(fill, from))
    if (!looped) return { tiles, hold: null }
    const at = fills.findIndex(isPlainFill)
    const hold = tiles[at]
    tiles[at] = pick(null, from)
    return { tiles, hold }
  }

  /** The tile takes its place back, and the okey is free again. */
  function fetch(hold: Tile | null, meld: number): void {
    if (hold === null) return
    now = swapping(now, hold, meld, rules)
    free.add(now.hand[now.hand.length - 1])
  }

  function lay(list: readonly MeldPiece[], more: readonly Laid[], opens: boolean): void {
    const base = now.melds.length
    const from = opens ? own : free
    const rows = list.map(piece => {
      const fills = opens ? openingPart(piece.kind, piece.fills, task.series) : piece.fills
      return { kind: piece.kind, ...pickAll(fills, piece === loop, from) }
    })
    const laid = [...rows.map(({ kind, tiles }): Laid => ({ kind, tiles })), ...more]
    if (!laid.length) return
    const used = new Set(laid.flatMap(({ tiles }) => tiles))
    now = {
      hand: now.hand.filter(tile => !used.has(tile)),
      melds: [...now.melds, ...laid.map(one => readLaid(one, view.viewer!, rules)!)],
      actions: [...now.actions, { type: 'lay', melds: laid }],
      offs: now.offs,
    }
    rows.forEach(({ hold }, i) => fetch(hold, base + i))
  }

  const off = (tile: Tile, meld: number, end: End) => (now = layingOff(now, tile, meld, end, rules))

  /** So many pairs of okeys. */
  const twins = (count: number, from: ReadonlySet<Tile> = free) =>
    Array.from({ length: count }, (): Laid => ({ kind: 'pair', tiles: [pick(null, from), pick(null, from)] }))

  const opening = melds.filter(piece => piece.opens)
  const later = melds.filter(piece => !piece.opens)
  const base = view.melds.length
  let pairs = spare.pairs
  if (task.need > 0) {
    // What is held beyond the melds may open as well: okeys in pairs.
    const held = [...free].filter(tile => own.has(tile) && wild(tile, rules)).length
    const spent = opening.flatMap(({ fills }) => fills).filter(fill => !isPlainFill(fill) && !isBackFill(fill)).length
    const early = task.series ? 0 : Math.min(pairs, (held - spent) >> 1)
    pairs -= early
    lay(opening, twins(early, own), true)
  }
  const shift = now.melds.length - base
  const onTable = (meld: number) => (meld < base ? meld : meld + shift)
  for (const action of ready.actions) now = again(now, action, onTable, rules)
  opening.forEach((piece, i) => {
    const part = openingPart(piece.kind, piece.fills, task.series)
    const start = piece.fills.indexOf(part[0])
    for (const fill of piece.fills.slice(0, start).reverse()) off(pick(fill), base + i, 'low')
    for (const fill of piece.fills.slice(start + part.length)) off(pick(fill), base + i, 'high')
  })
  lay(later, twins(pairs), false)
  for (const piece of offs) {
    const meld = onTable(piece.meld)
    const { tiles, hold } = pickAll(piece.fills, piece === loop)
    for (const tile of tiles) off(tile, meld, piece.end)
    fetch(hold, meld)
  }
  for (let i = 0; i < spare.offs; i++) {
    const tile = pick(null)
    const ends = now.melds.map(meld => endsFor(meld, tile, rules, view.options.rearrange))
    const meld = ends.findIndex(list => list.length > 0)
    off(tile, meld, ends[meld][0])
  }
  return [...now.actions, { type: 'discard', tile: now.hand[0] }]
}

function again(now: Ready, action: Action, onTable: (meld: number) => number, rules: MeldRules): Ready {
  if (action.type === 'swap') return swapping(now, action.tile, onTable(action.meld), rules)
  if (action.type === 'layOff') return layingOff(now, action.tile, onTable(action.meld), action.end ?? 'set', rules)
  return now
}

/** The piece through which an okey that must be used, and is not otherwise, goes round. */
function loopOf(task: Task, melds: readonly MeldPiece[], offs: readonly OffPiece[], spare: boolean) {
  if (task.due !== ANY_WILD) return null
  const okey = (fills: readonly Fill[]) => fills.some(fill => !isPlainFill(fill) && !isBackFill(fill))
  const part = ({ kind, fills }: MeldPiece) => (task.need > 0 ? openingPart(kind, fills, task.series) : fills)
  const counted = melds.filter(piece => piece.opens || task.need === 0)
  const beside = task.laid ? [] : offs
  if (spare && !task.laid) return null
  if (counted.some(piece => okey(part(piece))) || beside.some(({ fills }) => okey(fills))) return null
  return counted.find(piece => loops(piece.kind, part(piece), task.swapThree)) ?? beside[0] ?? null
}

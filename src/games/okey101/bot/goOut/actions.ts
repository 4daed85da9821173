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
  const melds = pieces.filter(piece => piece.type === 'meld')
  const offs = pieces.filter(piece => piece.type === 'off')
  const spare = pieces.find(piece => piece.type === 'spare')!
  const opening = melds.filter(piece => piece.opens)
  const later = melds.filter(piece => !piece.opens)

  const route = new Route(view, task, ready, loopOf(task, melds, offs, spare.pairs + spare.offs > 0))
  const early = task.need > 0 ? route.open(opening, spare.pairs) : 0
  route.prepare(ready.actions)
  opening.forEach((piece, i) => route.lengthen(piece, i))
  route.lay(later, route.okeyPairs(spare.pairs - early), false)
  for (const piece of offs) route.layOff(piece)
  for (let i = 0; i < spare.offs; i++) route.layOffOkey()
  return route.end()
}

/** A turn on its way: what has been done so far, and which tiles are still to be used. */
class Route {
  readonly #view: View
  readonly #task: Task
  readonly #rules: MeldRules
  /** The piece through which the okey that must be used goes round. */
  readonly #loop: Piece | null
  /** What has been held all along: with an okey from the table nobody can open. */
  readonly #own: ReadonlySet<Tile>
  readonly #free: Set<Tile>
  /** How many melds the opening brought: those that the preparations make come after them. */
  #shift = 0
  #now: Ready

  constructor(view: View, task: Task, ready: Ready, loop: Piece | null) {
    this.#view = view
    this.#task = task
    this.#rules = rulesOf(view)
    this.#loop = loop
    this.#own = new Set(ready.hand.filter(tile => isHeld(view, ready, tile)))
    this.#free = new Set(ready.hand)
    this.#now = { hand: ownHand(view), melds: view.melds, actions: [], offs: 0 }
  }

  /** What is held beyond the melds may open as well, okeys in pairs: says how many of these pairs did. */
  open(opening: readonly MeldPiece[], pairs: number): number {
    const held = [...this.#free].filter(tile => this.#own.has(tile) && wild(tile, this.#rules)).length
    const spent = opening.flatMap(({ fills }) => fills).filter(fill => !isPlainFill(fill) && !isBackFill(fill)).length
    const early = this.#task.series ? 0 : Math.min(pairs, (held - spent) >> 1)
    this.lay(opening, this.okeyPairs(early, this.#own), true)
    this.#shift = this.#now.melds.length - this.#view.melds.length
    return early
  }

  prepare(actions: readonly Action[]): void {
    for (const action of actions) this.#now = again(this.#now, action, meld => this.#onTable(meld), this.#rules)
  }

  /** What the i-th meld of the opening has beyond the part that opened. */
  lengthen({ kind, fills }: MeldPiece, i: number): void {
    const meld = this.#view.melds.length + i
    const part = openingPart(kind, fills, this.#task.series)
    const start = fills.indexOf(part[0])
    for (const fill of fills.slice(0, start).reverse()) this.#off(this.#pick(fill), meld, 'low')
    for (const fill of fills.slice(start + part.length)) this.#off(this.#pick(fill), meld, 'high')
  }

  lay(list: readonly MeldPiece[], more: readonly Laid[], opens: boolean): void {
    const now = this.#now
    const from = opens ? this.#own : this.#free
    const rows = list.map(piece => {
      const fills = opens ? openingPart(piece.kind, piece.fills, this.#task.series) : piece.fills
      return { kind: piece.kind, ...this.#pickAll(fills, piece === this.#loop, from) }
    })
    const laid = [...rows.map(({ kind, tiles }): Laid => ({ kind, tiles })), ...more]
    if (!laid.length) return
    const used = new Set(laid.flatMap(({ tiles }) => tiles))
    this.#now = {
      hand: now.hand.filter(tile => !used.has(tile)),
      melds: [...now.melds, ...laid.map(one => readLaid(one, this.#view.viewer!, this.#rules)!)],
      actions: [...now.actions, { type: 'lay', melds: laid }],
      offs: now.offs,
    }
    rows.forEach(({ hold }, i) => this.#fetch(hold, now.melds.length + i))
  }

  okeyPairs(count: number, from: ReadonlySet<Tile> = this.#free): Laid[] {
    return Array.from({ length: count }, () => ({
      kind: 'pair',
      tiles: [this.#pick(null, from), this.#pick(null, from)],
    }))
  }

  layOff(piece: OffPiece): void {
    const meld = this.#onTable(piece.meld)
    const { tiles, hold } = this.#pickAll(piece.fills, piece === this.#loop)
    for (const tile of tiles) this.#off(tile, meld, piece.end)
    this.#fetch(hold, meld)
  }

  /** An okey that no piece has a place for, wherever one takes it. */
  layOffOkey(): void {
    const tile = this.#pick(null)
    const ends = this.#now.melds.map(meld => endsFor(meld, tile, this.#rules, this.#view.options.rearrange))
    const meld = ends.findIndex(list => list.length > 0)
    this.#off(tile, meld, ends[meld][0])
  }

  end(): Action[] {
    return [...this.#now.actions, { type: 'discard', tile: this.#now.hand[0] }]
  }

  #onTable(meld: number): number {
    return meld < this.#view.melds.length ? meld : meld + this.#shift
  }

  /** The tile for a place, null for an okey: the one that must be used or its twin, if it fits. */
  #pick(fill: Fill | null, from: ReadonlySet<Tile> = this.#free): Tile {
    const rules = this.#rules
    const taken = this.#view.taken?.tile
    const fits = (tile: Tile) =>
      fill !== null && isPlainFill(fill)
        ? !wild(tile, rules) && plain(tile, rules) === faceOfCell(cellOf(fill))
        : wild(tile, rules)
    const all = [...from].filter(tile => this.#free.has(tile) && fits(tile))
    const twin = (tile: Tile) => taken !== undefined && face(tile) === face(taken)
    const tile = all.find(one => one === taken) ?? all.find(twin) ?? all[0]
    this.#free.delete(tile)
    return tile
  }

  /** Tiles for these places; in the loop's first plain place the okey that must be used, for now. */
  #pickAll(fills: readonly Fill[], looped: boolean, from: ReadonlySet<Tile> = this.#free) {
    const tiles = fills.map(fill => this.#pick(fill, from))
    if (!looped) return { tiles, hold: null }
    const at = fills.findIndex(isPlainFill)
    const hold = tiles[at]
    tiles[at] = this.#pick(null, from)
    return { tiles, hold }
  }

  /** The tile takes its place back, and the okey is free again. */
  #fetch(hold: Tile | null, meld: number): void {
    if (hold === null) return
    this.#now = swapping(this.#now, hold, meld, this.#rules)
    this.#free.add(this.#now.hand[this.#now.hand.length - 1])
  }

  #off(tile: Tile, meld: number, end: End): void {
    this.#now = layingOff(this.#now, tile, meld, end, this.#rules)
  }
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

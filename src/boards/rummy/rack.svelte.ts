import { memory as device } from '../../client/memory.ts'
import { arranged, groupsOf, move, fitHand, sorted, type Layout, type Size } from './layout.ts'

export type Arrangement = { groups: readonly (readonly number[])[]; loose: readonly number[] }
type Kept = { columns: number; slots: Layout }

/** One player's rack: how the tiles stand, kept on this device through reloads of the hand. */
export class Rack {
  layout = $state.raw<Layout>([])
  size = $state.raw<Size>({ rows: 2, columns: 8 })
  #sought = $state.raw<Promise<Arrangement> | null>(null)
  #memory = ''
  /** What left the hand from each slot: taken back, it stands there again. */
  #stood: (number | null)[] = []
  readonly #parts: (block: number[]) => number[][]

  /** parts: what stays together of tiles side by side when they have to stand elsewhere. */
  constructor(parts: (block: number[]) => number[][] = block => [block]) {
    this.#parts = parts
  }

  /**
   * Brings the rack up to the hand as it is now; call it whenever hand, size or memory key change.
   * Says whether this device knew nothing of how the tiles stood.
   */
  hold(hand: readonly number[], size: Size, memory: string): boolean {
    if (memory !== this.#memory) this.#recall(memory)
    // Set only when it differs: whoever calls this from an effect would else be called for ever.
    if (size.columns !== this.size.columns || size.rows !== this.size.rows) this.#refit(size)
    const layout = this.#takenBack(hand)
    const fresh = layout.every(tile => tile === null)
    const next = fresh ? sorted(hand, size) : fitHand(layout, hand, size)
    this.layout.forEach((tile, slot) => tile !== null && !next.includes(tile) && (this.#stood[slot] = tile))
    if (next.some((tile, slot) => tile !== this.layout[slot]) || next.length !== this.layout.length) this.#set(next)
    return fresh
  }

  move = (tile: number, slot: number) => {
    this.#sought = null
    this.#set(move(this.layout, tile, slot, this.size))
  }

  /** Seri diz, çift diz: the groups set apart, the rest behind them. */
  arrange({ groups, loose }: Arrangement) {
    this.#stood = []
    this.#set(arranged(groups, loose, this.size))
  }

  /** The same, once that is found, if nothing else has been asked for meanwhile. Whoever misses the search is told by the window. */
  async arrangeAs(sought: Promise<Arrangement>, lay = (best: Arrangement) => this.arrange(best)) {
    this.#sought = sought
    const best = await sought.catch(() => null)
    if (this.#sought !== sought) return
    if (best) lay(best)
    this.#sought = null
  }

  /** How it would lie best is being sought. */
  get seeking(): boolean {
    return this.#sought !== null
  }

  /** Where the next tile would stand, whichever it is. */
  get nextSlot(): number {
    const any = -1
    return fitHand(this.layout, [...this.layout.filter(tile => tile !== null), any], this.size).indexOf(any)
  }

  get groups(): number[][] {
    return groupsOf(this.layout, this.size)
  }

  /** The groups that are left when this tile goes. */
  groupsWithout(tile: number): number[][] {
    return groupsOf(
      this.layout.map(each => (each === tile ? null : each)),
      this.size,
    )
  }

  /** The layout with each tile that comes back in its old place, where that is free. */
  #takenBack(hand: readonly number[]): Layout {
    const next = [...this.layout]
    for (const tile of hand) {
      const slot = this.#stood.indexOf(tile)
      if (slot < 0 || next.includes(tile)) continue
      this.#stood[slot] = null
      if (next[slot] === null) next[slot] = tile
    }
    return next
  }

  #set(layout: Layout) {
    this.layout = layout
    const kept: Kept = { columns: this.size.columns, slots: layout }
    device.set(`rack:${this.#memory}`, JSON.stringify(kept))
  }

  #recall(memory: string) {
    this.#memory = memory
    this.#stood = []
    this.layout = []
    const kept = JSON.parse(device.get(`rack:${memory}`) ?? 'null') as Kept | null
    if (!kept) return
    this.size = { columns: kept.columns, rows: Math.ceil(kept.slots.length / kept.columns) }
    this.layout = kept.slots
  }

  // Another screen, another number of slots a row: the groups stay together.
  #refit(size: Size) {
    this.#stood = []
    const all = this.groups.flatMap(this.#parts)
    this.layout = arranged(
      all.filter(group => group.length > 1),
      all.filter(group => group.length === 1).flat(),
      size,
    )
    this.size = size
  }
}

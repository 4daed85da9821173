import { comfort } from '../../client/comfort.svelte.ts'
import type { Grip } from '../../client/pointer.ts'
import { Part } from '../later.svelte.ts'
import { arranging } from './arrangements.ts'
import { rackGestures, isTile, numberOf, type Doings } from './rackGestures.ts'
import { roomy, type Size } from './layout.ts'
import { Rack } from './rack.svelte.ts'

/** Below it a rack has short rows; but not on a low screen, where Layout.svelte lays it along the lower edge. */
const WIDE = 560
const LOW = 480
/** How wide a tile's slot is at least, for fingers that want it so. */
const LEAST = { normal: 0, large: 46, largest: 52 }

type Holding = {
  /** What stands on the rack. */
  tiles: () => readonly number[]
  size: (narrow: boolean) => Size
  /** The key under which the device keeps how they stand. */
  memory: () => string
  /** What stays together of tiles side by side when they have to stand elsewhere. */
  parts?: (block: number[]) => number[][]
  /** The player has put a tile elsewhere. */
  moved?: () => void
  /** This device knew nothing of how the tiles stood. */
  unknown?: () => void
}
type Fingers = Omit<Doings, 'draw' | 'move' | 'show'> & { draw: (from: 'stock' | 'discard') => void }

/**
 * What every board with a rack keeps for its player: the rack, what the finger holds, and the slot to which a tile was
 * drawn. To be made while its component is, for it listens as long as that lives. `Table.svelte` shows it.
 */
export class RackBoard {
  readonly rack: Rack
  /** The element that fingers touch, and the size of the board: Layout.svelte fills them in. */
  root = $state.raw<HTMLElement>()
  width = $state(0)
  height = $state(0)
  grip = $state.raw<Grip | null>(null)
  /** The tile of the rack that is held. */
  readonly held = $derived.by(() => {
    const tile = this.grip && isTile(this.grip.item) ? numberOf(this.grip.item) : null
    return tile !== null && this.rack.layout.includes(tile) ? tile : null
  })
  /** The slot to which a tile was dragged that is still to come. */
  #wanted = $state<number | null>(null)
  readonly #moved: () => void

  constructor({ tiles, size, memory, parts, moved = () => {}, unknown = () => {} }: Holding) {
    this.rack = new Rack(parts)
    new Part(arranging)
    this.#moved = moved
    $effect.pre(() => {
      // Not before the room is measured, or the tiles would be moved at once.
      if (!this.width || !this.height) return
      const hand = tiles()
      const drawn = hand.find(tile => !this.rack.layout.includes(tile))
      const narrow = this.width < WIDE && (this.height > LOW || this.height > this.width)
      // A low screen has no room for more rows.
      const least = narrow ? LEAST[comfort.chosen('size')] : 0
      const blank = this.rack.hold(hand, roomy(size(narrow), this.width, least), memory())
      if (drawn !== undefined) this.#receive(blank ? null : drawn)
      if (blank) unknown()
    })
  }

  /** The usual ways of a rack: draw to it, move tiles on it, put them down on the table. */
  fingers({ draw, ...doings }: Fingers): void {
    this.listen(root =>
      rackGestures(root, {
        ...doings,
        draw: (from, slot) => {
          this.want(slot)
          draw(from)
        },
        move: this.move,
        show: this.show,
      }),
    )
  }

  /** Other ways, for a board with more to do than the usual. */
  listen(attach: (root: HTMLElement) => () => void): void {
    $effect(() => (this.root ? attach(this.root) : undefined))
  }

  /** Where the next tile that comes will stand. */
  get nextSlot(): number {
    return this.#wanted ?? this.rack.nextSlot
  }

  /** The next tile that comes is to stand there. */
  want(slot: number): void {
    this.#wanted = slot
  }

  readonly move = (tile: number, slot: number): void => {
    this.rack.move(tile, slot)
    this.#moved()
  }

  readonly show = (grip: Grip | null): void => {
    this.grip = grip
  }

  /** A tile has come; null: a whole new hand. */
  #receive(tile: number | null): void {
    const slot = this.#wanted
    this.#wanted = null
    if (slot !== null && tile !== null) this.move(tile, slot)
  }
}

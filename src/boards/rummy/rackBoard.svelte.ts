import type { Grip } from '../../client/pointer.ts'
import { hands, isTile, numberOf, type Doings } from './hands.ts'
import type { Size } from './layout.ts'
import { Rack } from './rack.svelte.ts'

/** Below it a rack has short rows. */
const WIDE = 560

type Held = {
  /** What stands on the rack. */
  tiles: () => readonly number[]
  size: (narrow: boolean) => Size
  /** The key under which the device keeps how they stand. */
  memory: () => string
  /** This device knew nothing of how they stood. */
  unknown?: () => void
}
type Fingers = Omit<Doings, 'draw' | 'move' | 'show'> & {
  draw: (from: 'stock' | 'discard') => void
  /** What the viewer has just drawn or taken. */
  drawn: () => number | null
}

/**
 * What every board with a rack keeps for its player: the rack, what the finger holds, and the slot to which a tile was
 * drawn. To be made while its component is, for it listens as long as that lives.
 */
export class RackBoard {
  readonly rack: Rack
  /** Bound to Table.svelte. */
  root = $state<HTMLElement>()
  width = $state(0)
  grip = $state.raw<Grip | null>(null)
  /** The tile of the rack that is held. */
  readonly held = $derived.by(() => {
    const tile = this.grip && isTile(this.grip.item) ? numberOf(this.grip.item) : null
    return tile !== null && this.rack.layout.includes(tile) ? tile : null
  })
  #wanted: number | null = null

  constructor({ tiles, size, memory, unknown }: Held, rack = new Rack()) {
    this.rack = rack
    $effect.pre(() => {
      // Not before the room is measured, or the tiles would be moved at once.
      if (this.width && rack.hold(tiles(), size(this.width < WIDE), memory())) unknown?.()
    })
  }

  /** The usual ways of a rack: draw to it, move tiles on it, put them down on the table. */
  fingers({ draw, drawn, ...doings }: Fingers): void {
    this.listen(root =>
      hands(root, {
        ...doings,
        draw: (from, slot) => {
          this.#wanted = slot
          draw(from)
        },
        move: this.rack.move,
        show: this.show,
      }),
    )
    // A tile that was dragged to a slot stands there when it comes.
    $effect(() => {
      const tile = drawn()
      if (tile === null || this.#wanted === null) return
      this.rack.move(tile, this.#wanted)
      this.#wanted = null
    })
  }

  /** Other ways, for a board with more to do than the usual. */
  listen(attach: (root: HTMLElement) => () => void): void {
    $effect(() => (this.root ? attach(this.root) : undefined))
  }

  readonly show = (grip: Grip | null): void => {
    this.grip = grip
  }
}

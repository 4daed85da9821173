/**
 * Tiles travel, they never teleport: before a step is drawn we note where each tile lies, after it each tile runs from
 * there to its new place. A tile not seen before comes from the wall (into one's own hand) or from its owner's rack.
 */
const STAGGER = 55
const TIME = 200
const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)'

/** The name of a tile that has been drawn and not been told yet. Once it is, the tile is already there. */
export const AWAITED = 'awaited'

type Box = { left: number; top: number; width: number }

export class Travel {
  private boxes = new Map<string, Box>()

  private root: HTMLElement | null = null

  private tiles(): HTMLElement[] {
    return [...(this.root?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])]
  }

  note(): void {
    this.boxes = new Map(this.tiles().map(tile => [tile.dataset.tile!, tile.getBoundingClientRect()]))
  }

  /** deal: new tiles come one after the other. What already lies there when one comes to the table has not moved. */
  run(root: HTMLElement, deal: boolean): void {
    const first = this.root === null
    this.root = root
    if (first && !deal) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    // All reading before all writing: one layout for the whole step.
    const moves = this.tiles().map(tile => ({ tile, from: this.boxes.get(tile.dataset.tile!) ?? this.awaited(tile) }))
    const boxes = moves.map(({ tile, from }) => ({ to: tile.getBoundingClientRect(), from: from ?? this.origin(tile) }))
    let fresh = 0
    moves.forEach(({ tile, from: known }, i) => {
      const { from, to } = boxes[i]
      if (!from) return
      const dx = from.left - to.left
      const dy = from.top - to.top
      if (known && Math.abs(dx) + Math.abs(dy) < 2) return
      const delay = known || !deal ? 0 : STAGGER * fresh++
      if (still) tile.animate([{ opacity: known ? 0.5 : 0 }, { opacity: 1 }], { duration: TIME, fill: 'backwards' })
      else {
        const scale = to.width ? from.width / to.width : 1
        tile.animate(
          [
            {
              transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
              transformOrigin: '0 0',
              zIndex: 9,
              opacity: known ? 1 : 0.2,
            },
            { transformOrigin: '0 0', zIndex: 9 },
          ],
          { duration: TIME, delay, easing: EASE, fill: 'backwards' },
        )
      }
    })
  }

  /** A new tile on one's own rack lay there covered. */
  private awaited(tile: HTMLElement): Box | null {
    return (tile.dataset.slot !== undefined && this.boxes.get(AWAITED)) || null
  }

  /** Out of the wall, or from the rack of whoever lays it down; a tile turned over where it stands does not travel. */
  private origin(tile: HTMLElement): Box | null {
    const owner = tile.closest<HTMLElement>('[data-zone]')?.dataset.zone
    const from = this.root?.querySelector(`[data-rack="${owner}"]`) ?? this.root?.querySelector('[data-wall]')
    if (!from || from.contains(tile)) return null
    const box = from.getBoundingClientRect()
    const width = tile.offsetWidth
    return { left: box.left + (box.width - width) / 2, top: box.top, width }
  }
}

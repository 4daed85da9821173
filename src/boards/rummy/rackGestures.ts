import { pointer, type Grip } from '../../client/pointer.ts'

/** The number after the colon of `tile:12`, `slot:3` and the like. */
export const numberOf = (name: string): number => Number(name.split(':')[1])
export const isTile = (item: string): boolean => item.startsWith('tile:')

export type Doings = {
  /** The rack is the viewer's own. */
  mine: () => boolean
  drawing: () => boolean
  /** A tile may be put down on the table. */
  acting: () => boolean
  /** Dragged to a slot of the rack. */
  draw: (from: 'stock' | 'discard', slot: number) => void
  move: (tile: number, slot: number) => void
  /** Put down somewhere that is not the rack. */
  put: (tile: number, place: string) => void
  /** Tapped twice: thrown, where that is all there is to it. */
  toss: (tile: number) => void
  show: (grip: Grip | null) => void
}

/** What fingers do at a table with a rack: draw to it, move tiles on it, put them down on the table. */
export function rackGestures(
  root: HTMLElement,
  { mine, drawing, acting, draw, move, put, toss, show }: Doings,
): () => void {
  const isSlot = (place: string) => place.startsWith('slot:')
  return pointer(root, {
    may: item => (isTile(item) ? mine() : drawing()),
    once: item => !isTile(item),
    fits: (item, place) => (isTile(item) ? isSlot(place) || acting() : isSlot(place) && drawing()),
    put: (item, place) => {
      if (!isTile(item)) draw(item === 'stock' ? 'stock' : 'discard', numberOf(place))
      else if (isSlot(place)) move(numberOf(item), numberOf(place))
      else put(numberOf(item), place)
    },
    twice: item => {
      if (isTile(item)) toss(numberOf(item))
    },
    show,
  })
}

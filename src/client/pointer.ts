/**
 * Picking up and putting down, by finger, mouse or keyboard. Tap-tap and drag are one state machine: pressing picks an
 * item up; letting go elsewhere puts it down; letting go where it was leaves it picked, and the next tap on a place
 * puts it there. Items carry `data-item`, places `data-place`; an element may be both.
 */
export type Grip = {
  item: string
  dragging: boolean
  /** How far the finger has carried it, for a transform. */
  dx: number
  dy: number
  x: number
  y: number
  /** The place under the finger where it would fit. */
  over: string | null
}

export type Hands = {
  /** May this item be picked up now? */
  may: (item: string) => boolean
  /** Would the picked item go there? */
  fits: (item: string, place: string) => boolean
  put: (item: string, place: string) => void
  /** The picked item was tapped once more; without it that lays the item down again. */
  again?: (item: string) => void
  /** The same item was tapped twice in quick succession, as the device counts it. */
  twice?: (item: string) => void
  /** A tap does something by itself and leaves nothing picked (a stock to draw from): it can only be dragged. */
  once?: (item: string) => boolean
  /** Something was tapped that cannot be picked up: a board may explain. */
  refused?: (item: string) => void
  /** Called at every change, null when nothing is picked. */
  show: (grip: Grip | null) => void
}

const FAR = 6

/** The machine, which knows nothing of elements: what is held, and what a tap, a drag and a second tap make of it. */
class Picking {
  grip: Grip | null = null
  /** The last item that was picked up and, tapped again, laid down. */
  #laidDown: string | null = null
  #press: { id: number; x: number; y: number; fresh: boolean } | null = null
  readonly #hands: Hands

  constructor(hands: Hands) {
    this.#hands = hands
  }

  #set(next: Grip | null): void {
    this.grip = next
    this.#hands.show(next)
  }

  letGo(): void {
    if (this.grip) this.#set(null)
  }

  /** One tap or key press, whatever made it. Says whether the item has just been picked up. */
  tap(item: string | null, place: string | null, x: number, y: number): boolean {
    const hands = this.#hands
    const { grip } = this
    if (grip && item !== grip.item && place !== null && hands.fits(grip.item, place)) {
      this.#set(null)
      hands.put(grip.item, place)
      return false
    }
    if (grip && grip.item === item) return false
    if (item === null || !hands.may(item)) {
      if (item !== null) hands.refused?.(item)
      this.letGo()
      return false
    }
    this.#set({ item, dragging: false, dx: 0, dy: 0, x, y, over: null })
    return true
  }

  tapAgain(): void {
    if (!this.grip) return
    const { item } = this.grip
    this.#laidDown = item
    this.#set(null)
    this.#hands.again?.(item)
  }

  /** By a click without a finger, from the keyboard or a screen reader. */
  click(item: string | null, place: string | null): void {
    if (item !== null && this.#hands.once?.(item)) return
    if (this.grip && item === this.grip.item) this.tapAgain()
    else this.tap(item, place, 0, 0)
  }

  /** Both taps were meant for the item: it was picked up by one and laid down by the other. */
  double(item: string | null): void {
    const meant = item !== null && item === this.#laidDown
    this.#laidDown = null
    if (!meant || !this.#hands.may(item)) return
    this.letGo()
    this.#hands.twice?.(item)
  }

  down(id: number, item: string | null, place: string | null, x: number, y: number): void {
    const fresh = this.tap(item, place, x, y)
    if (this.grip && item === this.grip.item) this.#press = { id, x, y, fresh }
  }

  /** under: the place below the finger, asked for only when the item is really dragged. */
  move(id: number, x: number, y: number, under: (item: string) => string | null): void {
    const { grip } = this
    const press = this.#press
    if (!grip || !press || id !== press.id) return
    const dx = x - press.x
    const dy = y - press.y
    if (!grip.dragging && Math.hypot(dx, dy) < FAR) return
    const place = under(grip.item)
    const over = place !== null && this.#hands.fits(grip.item, place) ? place : null
    this.#set({ ...grip, dragging: true, dx, dy, x, y, over })
  }

  up(id: number): void {
    if (!this.#press || id !== this.#press.id) return
    const { fresh } = this.#press
    this.#press = null
    if (!this.grip) return
    const { item, dragging, over } = this.grip
    if (dragging) {
      this.#set(null)
      if (over !== null) this.#hands.put(item, over)
    } else if (this.#hands.once?.(item)) this.#set(null)
    else if (!fresh) this.tapAgain()
  }

  cancel(): void {
    this.#press = null
    this.letGo()
  }
}

const itemAt = (event: Event) => attribute(event.target, 'data-item')
const placeAt = (event: Event) => attribute(event.target, 'data-place')

/** Listens on `root` until the returned function is called. */
export function pointer(root: HTMLElement, hands: Hands): () => void {
  const picking = new Picking(hands)
  const listening = new AbortController()
  const { signal } = listening
  const onRoot = <K extends keyof HTMLElementEventMap>(type: K, heard: (event: HTMLElementEventMap[K]) => void) =>
    root.addEventListener(type, heard, { signal })
  const onWindow = <K extends keyof WindowEventMap>(type: K, heard: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, heard, { signal })

  onRoot('pointerdown', event => {
    if (!event.isPrimary || event.button !== 0 || isControl(event.target)) return
    picking.down(event.pointerId, itemAt(event), placeAt(event), event.clientX, event.clientY)
  })
  onRoot('click', event => {
    if (event.detail === 0 && !isControl(event.target)) picking.click(itemAt(event), placeAt(event))
  })
  onRoot('dblclick', event => picking.double(itemAt(event)))
  onWindow('pointermove', ({ pointerId, clientX: x, clientY: y }) =>
    picking.move(pointerId, x, y, item => placeUnder(x, y, item)),
  )
  onWindow('pointerup', event => picking.up(event.pointerId))
  onWindow('pointercancel', () => picking.cancel())
  onWindow('pointerdown', event => {
    if (picking.grip && !root.contains(event.target as Node)) picking.cancel()
  })
  onWindow('keydown', event => {
    if (event.key === 'Escape' && picking.grip) picking.cancel()
  })
  // A button beside the tiles acts on what is picked, and only then lets it go (the window hears of it last), unless
  // it only shows something, and says so by `data-keep`.
  onWindow('click', event => {
    if (isControl(event.target) && attribute(event.target, 'data-keep') === null) picking.letGo()
  })
  return () => listening.abort()
}

/** A button that is neither to be picked up nor a place to put something. */
function isControl(target: EventTarget | null): boolean {
  const control =
    target instanceof Element ? target.closest('button, a, input, select, [data-item], [data-place]') : null
  return control !== null && !control.matches('[data-item], [data-place]')
}

function attribute(target: EventTarget | null, name: string): string | null {
  return target instanceof Element ? (target.closest(`[${name}]`)?.getAttribute(name) ?? null) : null
}

/** The nearest place below the finger that is not the carried item itself. */
function placeUnder(x: number, y: number, item: string): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (attribute(element, 'data-item') === item) continue
    const place = attribute(element, 'data-place')
    if (place !== null) return place
  }
  return null
}

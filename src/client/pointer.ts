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

/** Listens on `root` until the returned function is called. */
export function pointer(root: HTMLElement, hands: Hands): () => void {
  let grip: Grip | null = null
  /** The last item that was picked up and, tapped again, laid down. */
  let laidDown: string | null = null
  let press: { id: number; x: number; y: number; fresh: boolean } | null = null

  const set = (next: Grip | null) => {
    grip = next
    hands.show(next)
  }
  const itemAt = (target: EventTarget | null) => attribute(target, 'data-item')

  /** One tap or key press, whatever made it. Says whether the item has just been picked up. */
  function tap(target: EventTarget | null, x: number, y: number): boolean {
    const item = itemAt(target)
    const place = attribute(target, 'data-place')
    if (grip && item !== grip.item && place !== null && hands.fits(grip.item, place)) {
      const held = grip.item
      set(null)
      hands.put(held, place)
      return false
    }
    if (item === null) {
      if (grip) set(null)
      return false
    }
    if (grip?.item === item) return false
    if (!hands.may(item)) {
      hands.refused?.(item)
      if (grip) set(null)
      return false
    }
    set({ item, dragging: false, dx: 0, dy: 0, x, y, over: null })
    return true
  }

  function tapAgain() {
    if (!grip) return
    const { item } = grip
    laidDown = item
    set(null)
    hands.again?.(item)
  }

  function down(event: PointerEvent) {
    if (!event.isPrimary || event.button !== 0 || isControl(event.target)) return
    const fresh = tap(event.target, event.clientX, event.clientY)
    if (grip && itemAt(event.target) === grip.item) {
      press = { id: event.pointerId, x: event.clientX, y: event.clientY, fresh }
    }
  }

  function move(event: PointerEvent) {
    if (!grip || !press || event.pointerId !== press.id) return
    const dx = event.clientX - press.x
    const dy = event.clientY - press.y
    if (!grip.dragging && Math.hypot(dx, dy) < FAR) return
    const place = placeUnder(event.clientX, event.clientY, grip.item)
    const over = place !== null && hands.fits(grip.item, place) ? place : null
    set({ ...grip, dragging: true, dx, dy, x: event.clientX, y: event.clientY, over })
  }

  function up(event: PointerEvent) {
    if (!press || event.pointerId !== press.id) return
    const { fresh } = press
    press = null
    if (!grip) return
    if (!grip.dragging) {
      if (hands.once?.(grip.item)) set(null)
      else if (!fresh) tapAgain()
      return
    }
    const { item, over } = grip
    set(null)
    if (over !== null) hands.put(item, over)
  }

  function cancel() {
    press = null
    if (grip) set(null)
  }

  // A click without a pointer comes from the keyboard or a screen reader.
  function click(event: MouseEvent) {
    if (event.detail !== 0 || isControl(event.target)) return
    const item = itemAt(event.target)
    if (item !== null && hands.once?.(item)) return
    if (grip && item === grip.item) tapAgain()
    else tap(event.target, 0, 0)
  }

  // A button beside the tiles acts on what is picked, and only then lets it go (the window hears of it last), unless
  // it only shows something, and says so by `data-keep`.
  function acted(event: MouseEvent) {
    if (grip && isControl(event.target) && attribute(event.target, 'data-keep') === null) set(null)
  }

  // Both taps were meant for the item: it was picked up by one and laid down by the other.
  function double(event: MouseEvent) {
    const item = itemAt(event.target)
    const meant = item !== null && item === laidDown
    laidDown = null
    if (!meant || !hands.may(item)) return
    if (grip) set(null)
    hands.twice?.(item)
  }

  function key(event: KeyboardEvent) {
    if (event.key === 'Escape' && grip) cancel()
  }

  const elsewhere = (event: PointerEvent) => {
    if (grip && !root.contains(event.target as Node)) cancel()
  }

  const listening = new AbortController()
  const { signal } = listening
  root.addEventListener('pointerdown', down, { signal })
  root.addEventListener('click', click, { signal })
  root.addEventListener('dblclick', double, { signal })
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', up, { signal })
  window.addEventListener('pointercancel', cancel, { signal })
  window.addEventListener('pointerdown', elsewhere, { signal })
  window.addEventListener('keydown', key, { signal })
  window.addEventListener('click', acted, { signal })
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

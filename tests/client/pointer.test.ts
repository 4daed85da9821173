import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pointer, type Grip } from '../../src/client/pointer.ts'

/** As much of an element as the machine asks for. */
class Thing {
  readonly tag: string
  readonly attributes: Record<string, string>
  constructor(tag: string, attributes: Record<string, string> = {}) {
    this.tag = tag
    this.attributes = attributes
  }
  getAttribute(name: string) {
    return this.attributes[name] ?? null
  }
  matches(selectors: string) {
    return selectors.split(', ').some(each => {
      const name = /^\[(.+)\]$/.exec(each)?.[1]
      return name ? name in this.attributes : this.tag === each
    })
  }
  closest(selectors: string) {
    return this.matches(selectors) ? this : null
  }
}

const item = (name: string) => new Thing('button', { 'data-item': name })
const place = (name: string) => new Thing('div', { 'data-place': name })
const tile = item('a')
const other = item('b')
const stock = item('stock')
const table = place('table')
const wall = place('wall')
const button = new Thing('button')
const keeping = new Thing('button', { 'data-keep': '' })
const cloth = new Thing('div')

let window: EventTarget
let root: EventTarget & { contains: (each: unknown) => boolean }
let under: Thing[]
let did: string[]
let grip: Grip | null
let stop: () => void
const outside = new Thing('p')

/** What a browser does: first the root hears of it, then the window. */
function happens(type: string, target: Thing, more: object = {}) {
  const event = () => {
    const made = new Event(type)
    for (const [name, value] of Object.entries({ isPrimary: true, button: 0, pointerId: 1, target, ...more }))
      Object.defineProperty(made, name, { value })
    return made
  }
  if (target !== outside && ['pointerdown', 'click', 'dblclick'].includes(type)) root.dispatchEvent(event())
  window.dispatchEvent(event())
}
const down = (target: Thing, x = 0, y = 0, more = {}) =>
  happens('pointerdown', target, { clientX: x, clientY: y, ...more })
const up = (target: Thing, more = {}) => {
  happens('pointerup', target, more)
  happens('click', target, { detail: 1, ...more })
}
const tap = (target: Thing) => {
  down(target)
  up(target)
}
const key = (target: Thing) => happens('click', target, { detail: 0 })
const drag = (from: Thing, over: Thing[], more = {}) => {
  down(from)
  under = over
  happens('pointermove', from, { clientX: 50, clientY: 10, ...more })
}

beforeEach(() => {
  window = new EventTarget()
  root = Object.assign(new EventTarget(), { contains: (each: unknown) => each !== outside })
  under = []
  did = []
  grip = null
  vi.stubGlobal('window', window)
  vi.stubGlobal('Element', Thing)
  vi.stubGlobal('document', { elementsFromPoint: () => under })
  stop = pointer(root as unknown as HTMLElement, {
    may: name => name !== 'b',
    fits: (_, where) => where === 'table',
    put: (what, where) => did.push(`${what} to ${where}`),
    again: what => did.push(`${what} again`),
    twice: what => did.push(`${what} twice`),
    once: what => what === 'stock',
    refused: what => did.push(`${what} refused`),
    show: shown => (grip = shown),
  })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

describe.each([
  ['by finger or mouse', tap],
  ['by keyboard', key],
])('%s', (_, press) => {
  it('picks up and puts down', () => {
    press(tile)
    expect(grip).toMatchObject({ item: 'a', dragging: false })
    press(table)
    expect(did).toEqual(['a to table'])
    expect(grip).toBeNull()
  })

  it('acts on what is pressed again', () => {
    press(tile)
    press(tile)
    expect(did).toEqual(['a again'])
    expect(grip).toBeNull()
  })

  it('lets go where nothing fits, and explains what cannot be picked up', () => {
    press(tile)
    press(wall)
    expect(grip).toBeNull()
    press(tile)
    press(other)
    expect(did).toEqual(['b refused'])
    expect(grip).toBeNull()
  })

  it('keeps nothing of a tap that is an act by itself', () => {
    press(stock)
    expect(grip).toBeNull()
  })

  it('lets a button act on what is picked, and keeps it where the button only shows something', () => {
    press(tile)
    press(keeping)
    expect(grip?.item).toBe('a')
    press(button)
    expect(grip).toBeNull()
    expect(did).toEqual([])
  })
})

describe('dragging', () => {
  it('carries the item and puts it where it fits', () => {
    drag(tile, [tile, table])
    expect(grip).toMatchObject({ dragging: true, dx: 50, dy: 10, over: 'table' })
    up(tile)
    expect(did).toEqual(['a to table'])
    expect(grip).toBeNull()
  })

  it('puts it nowhere else', () => {
    drag(tile, [wall, table])
    expect(grip?.over).toBeNull()
    up(tile)
    expect(did).toEqual([])
    expect(grip).toBeNull()
  })

  it('begins with a distance that no tap has', () => {
    drag(tile, [table], { clientX: 3, clientY: 3 })
    expect(grip?.dragging).toBe(false)
    up(tile)
    expect(did).toEqual([])
    expect(grip?.item).toBe('a')
  })

  it('carries also what a tap alone would act on', () => {
    drag(stock, [table])
    up(stock)
    expect(did).toEqual(['stock to table'])
  })

  it('ends with nothing done when it is broken off', () => {
    for (const end of [
      () => happens('pointercancel', tile),
      () => happens('keydown', tile, { key: 'Escape' }),
      () => down(outside),
    ]) {
      drag(tile, [table])
      end()
      up(tile)
      expect(grip).toBeNull()
      expect(did).toEqual([])
    }
  })

  it('heeds one finger only', () => {
    drag(tile, [table])
    happens('pointermove', cloth, { pointerId: 2, clientX: 9, clientY: 9 })
    down(other, 0, 0, { isPrimary: false, pointerId: 2 })
    happens('pointerup', cloth, { pointerId: 2 })
    expect(grip).toMatchObject({ dx: 50 })
    up(tile)
    expect(did).toEqual(['a to table'])
  })

  it('is not begun by another button of the mouse', () => {
    down(tile, 0, 0, { button: 2 })
    expect(grip).toBeNull()
  })
})

it('listens no more when it was stopped', () => {
  stop()
  tap(tile)
  key(tile)
  expect(grip).toBeNull()
})

describe('tapped twice', () => {
  const twice = (target: Thing) => {
    tap(target)
    tap(target)
    happens('dblclick', target)
  }

  it('is told once both taps were for the item', () => {
    twice(tile)
    expect(did).toEqual(['a again', 'a twice'])
    expect(grip).toBeNull()
  })

  it('is told of an item that was held before', () => {
    tap(tile)
    twice(tile)
    expect(did.at(-1)).toBe('a twice')
    expect(grip).toBeNull()
  })

  it('is not meant where the first of the two put something down', () => {
    tap(tile)
    const full = new Thing('button', { 'data-item': 'c', 'data-place': 'table' })
    twice(full)
    expect(did).toEqual(['a to table'])
    expect(grip?.item).toBe('c')
  })

  it('is not told of what may not be picked up, nor of slow taps', () => {
    twice(other)
    tap(tile)
    tap(tile)
    expect(did).toEqual(['b refused', 'b refused', 'a again'])
  })
})

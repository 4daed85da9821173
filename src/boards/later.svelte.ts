import { untrack } from 'svelte'
import { afterPaint } from '../client/afterPaint.ts'
import { fetchPart } from '../client/fetchPart.ts'

/** A part that a board stands without: fetched once the board has been drawn. */
export class Part<T> {
  /** null: it is not there yet. */
  now = $state.raw<T | null>(null)

  constructor(part: () => Promise<T>) {
    const there = (fetched: T) => (this.now = fetched)
    // Whoever misses it is told by the window.
    $effect(() => afterPaint(() => void fetchPart(part).then(there, () => {})))
  }
}

/** What takes long to find and a board can be drawn without: sought of each new object, once the change is to be seen. */
export class Sought<From extends object, Found> {
  #known = $state.raw<{ from: From; found: Found } | null>(null)
  readonly #from: () => From | null

  constructor(from: () => From | null, find: (from: From) => Found) {
    this.#from = from
    $effect(() => {
      const asked = from()
      if (asked) return afterPaint(() => untrack(() => (this.#known = { from: asked, found: find(asked) })))
    })
  }

  /** null: not yet, or nothing is asked. */
  get now(): Found | null {
    return this.#known && this.#known.from === this.#from() ? this.#known.found : null
  }

  /** While it is sought, what was found before; null where nothing is asked. */
  get lately(): Found | null {
    return this.#from() ? (this.#known?.found ?? null) : null
  }
}

/** What takes longer still: asked of each new object, and thought about beside the page. */
export class Asked<From extends object, Answer> {
  #known = $state.raw<{ from: From; answer: Answer | null } | null>(null)
  readonly #from: () => From | null

  constructor(from: () => From | null, ask: (from: From) => Promise<Answer | null>) {
    this.#from = from
    $effect(() => {
      const asked = from()
      if (asked) void untrack(() => ask(asked)).then(answer => (this.#known = { from: asked, answer }))
    })
  }

  /** null: not yet, nothing is asked, or nobody answers. */
  get now(): Answer | null {
    return this.#known && this.#known.from === this.#from() ? this.#known.answer : null
  }
}

/** A list that stays the same object as long as the same stands in it, however often the view comes anew. */
export class Steady<T> {
  #last: readonly T[] = []
  readonly #list: () => readonly T[]
  readonly now = $derived.by(() => {
    const list = this.#list()
    const same = list.length === this.#last.length && list.every((each, i) => each === this.#last[i])
    return same ? this.#last : (this.#last = list)
  })

  constructor(list: () => readonly T[]) {
    this.#list = list
  }
}

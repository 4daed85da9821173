import { readDraft } from '../../games/rummy45/rules/readDraft.ts'
import type { Tile, View } from '../../games/rummy45/types.ts'
import { freshTiles, isChanged, layOf, startDraft, takeBack, type Draft } from './draft.ts'

/**
 * The draft while it is being made, step by step, and what becomes of it: this screen's own until it is laid, for the
 * server only ever sees it whole. To be made while its component is, for it begins anew with every table it is made on.
 */
export class Drafting {
  draft = $state.raw<Draft>({ table: [], jokers: [], chosen: [] })
  /** The drafts before it, to take its steps back one by one. */
  past = $state.raw<readonly Draft[]>([])
  /** What lies on the table is shown instead, for comparison. */
  before = $state(false)
  readonly #view: () => View
  #drawnFrom: View['table'] | null = null

  readonly fresh = $derived.by(() => freshTiles(this.#view(), this.draft))
  readonly changed = $derived.by(() => isChanged(this.#view(), this.draft))
  readonly read = $derived.by(() => readDraft(this.#view(), layOf(this.draft)))
  /** On the screen: the draft, or for comparison what lies on the table. */
  readonly shown = $derived.by(() => (this.before ? startDraft(this.#view()) : this.draft))
  readonly shownRead = $derived.by(() => (this.before ? readDraft(this.#view(), layOf(this.shown)) : this.read))

  /** playing: it is the viewer's turn to lay. */
  constructor(view: () => View, playing: () => boolean) {
    this.#view = view
    $effect.pre(() => {
      const { table } = view()
      if (!playing() || JSON.stringify(this.#drawnFrom) !== JSON.stringify(table)) this.restart()
      this.#drawnFrom = table
    })
  }

  change(next: Draft): void {
    this.past = [...this.past, this.draft]
    this.draft = next
    this.before = false
  }

  readonly undo = (): void => {
    this.draft = this.past.at(-1) ?? startDraft(this.#view())
    this.past = this.past.slice(0, -1)
    this.before = false
  }

  readonly restart = (): void => {
    this.draft = startDraft(this.#view())
    this.past = []
    this.before = false
  }

  takeBack(tile: Tile): void {
    this.change(takeBack(this.draft, tile, this.#view()))
  }
}

import type { loadRules } from '../boards/index.ts'
import type { AnyRules } from '../games/game.ts'
import { shared } from '../table/patch.ts'
import { afterPaint } from './afterPaint.ts'
import type { anticipateAll } from './anticipate.ts'
import type { Connection } from './connection.svelte.ts'
import { fetchPart } from './fetchPart.ts'
import type { TableState } from './tableState.svelte.ts'

/** What the room has said, and what of ours it has not answered. */
type Told = Readonly<Pick<TableState, 'scene' | 'last' | 'table' | 'seat'>> & {
  connection: Pick<Connection, 'unanswered'>
}

/** The table as it is shown: with what we have done and the room has not confirmed yet, where its outcome is certain. */
export class Anticipation {
  readonly #load: typeof loadRules
  readonly #told: Told
  /** All rules of the game, and what finds out by them. */
  #known = $state.raw<{ rules: AnyRules; anticipateAll: typeof anticipateAll } | null>(null)
  /** The last of our acts whose outcome is shown before it is confirmed. */
  #foreseen = $state(0)
  readonly #certain = $derived.by(() => {
    const acts = this.#told.connection.unanswered.filter(({ n }) => n <= this.#foreseen)
    return acts.length > 0 && this.#known ? this.#known.anticipateAll(this.#known.rules, this.#told, acts) : null
  })
  /** What was shown last: a move that comes out as it was foreseen changes nothing. */
  #shown: unknown = undefined
  readonly view = $derived.by(() => (this.#shown = shared(this.#shown, this.#certain?.view ?? this.#told.scene?.view)))
  /** The step that led there. */
  readonly lately = $derived.by(() =>
    this.#certain ? { rev: this.#told.last.rev + 1, events: this.#certain.events } : this.#told.last,
  )

  constructor(load: typeof loadRules, told: Told) {
    this.#load = load
    this.#told = told
  }

  /** The board stands without it, but nothing can be said before the room has spoken. */
  async study(game: string | undefined): Promise<void> {
    if (!game || this.#known?.rules.id === game) return
    const part = () => Promise.all([this.#load(game), import('./anticipate.ts')])
    const [rules, { anticipateAll }] = await fetchPart(part)
    this.#known = rules && { rules, anticipateAll }
  }

  /** First the tap itself is to be seen: on a weak phone what comes of it takes longer to find than a good line to tell. */
  foresee(): void {
    const n = this.#told.connection.unanswered.at(-1)?.n
    if (n !== undefined && n > this.#foreseen) afterPaint(() => (this.#foreseen = n))
  }
}

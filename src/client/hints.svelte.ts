import type { Kit } from '../boards/index.ts'
import type { Coach } from './coach.ts'

/** What the strongest bot would do, asked at a table. */
export class Hints {
  readonly #coaching: Pick<Coach, 'advise'>
  /** It is being thought about. */
  sought = $state(false)
  #given = $state.raw<{ view: unknown; action: unknown } | null>(null)

  constructor(coaching: Pick<Coach, 'advise'>) {
    this.#coaching = coaching
  }

  /** null: there is none, or it is too late for one; lost: who thinks of them did not arrive. now: what is seen when this is asked; the table may have moved on while it was thought about. */
  async give(kit: () => Kit | null, now: () => unknown) {
    const asked = now()
    const found = asked ? await this.#seek(asked) : []
    const view = now()
    // Where the table has moved on, a newer question may have taken the place of this one.
    if (!found) return view === asked ? 'lost' : null
    const [best] = found
    if (!best || !view || kit()?.game.refuse(view, best.action)) return null
    this.#given = { view, action: best.action }
    return best
  }

  /** null: nobody has answered. */
  async #seek(view: unknown) {
    this.sought = true
    try {
      return await this.#coaching.advise(view)
    } finally {
      this.sought = false
    }
  }

  /** Something that a hint need not be thought of for. */
  point(view: unknown, action: unknown): void {
    this.#given = { view, action }
  }

  /** What the last one spoke of, until anything happens at the table. */
  at(view: unknown): unknown {
    return this.#given?.view === view ? (this.#given?.action ?? null) : null
  }
}

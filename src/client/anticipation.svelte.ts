import type { loadRules } from '../boards/index.ts'
import type { AnyRules, Viewer } from '../games/game.ts'
import type { Scene, TableInfo } from '../table/protocol.ts'
import { anticipate, type Anticipated } from './anticipate.ts'
import { fetchPart } from './fetchPart.ts'

/** The table with what we have done and the room has not confirmed yet, where its outcome is certain. */
export class Anticipation {
  readonly #load: typeof loadRules
  #rules = $state.raw<AnyRules | null>(null)

  constructor(load: typeof loadRules) {
    this.#load = load
  }

  /** All rules of the game: the board stands without them, but nothing can be said before the room has spoken. */
  async study(game: string | undefined): Promise<void> {
    if (game && this.#rules?.id !== game) this.#rules = await fetchPart(() => this.#load(game))
  }

  of(
    scene: Scene | null,
    table: TableInfo | null,
    seat: Viewer,
    unanswered: readonly { action: unknown }[],
  ): Anticipated | null {
    const rules = this.#rules
    if (!scene || !table || rules?.id !== table.game || seat === null || scene.outcome || unanswered.length === 0)
      return null
    const deck = rules.needs(rules.start(table.options, table.seats.length))
    return unanswered.reduce<Anticipated | null>(
      (seen, { action }) => anticipate(rules, deck, seen ? seen.view : scene.view, seat, action) ?? seen,
      null,
    )
  }
}

import type { Kit } from '../boards/index.ts'
import type { Refusal } from '../games/game.ts'
import { comfort } from './comfort.svelte.ts'
import type { Connection } from './connection.svelte.ts'

/** What one plays with and sees; null: it is not one's to play. */
type Position = { kit: Kit; view: unknown } | null

/** What we do in the game: asked of its rules first, perhaps of its player once more, and sent. */
export class Acting {
  /** What would be played, once its player has said that it was no slip. */
  asking = $state.raw<unknown>(null)
  /** The number of what can still be taken back. */
  held = $state<number | null>(null)
  readonly #connection: Connection
  readonly #position: () => Position
  readonly #refuse: (refusal: Refusal) => void

  constructor(connection: Connection, position: () => Position, refuse: (refusal: Refusal) => void) {
    this.#connection = connection
    this.#position = position
    this.#refuse = refuse
  }

  /** The game is asked first: what it refuses is explained here and never sent. */
  play(action: unknown): void {
    const position = this.#position()
    if (!position) return
    const { game, face } = position.kit
    if (this.#connection.unanswered.length > 0 && !game.anytime(action)) return
    const refusal = game.refuse(position.view, action)
    if (refusal) return this.#refuse(refusal)
    const slip = face.slip?.(action) ? comfort.chosen('slips') : 'off'
    if (slip !== 'ask' || same(this.asking, action)) this.#act(action, slip === 'takeBack')
    else this.asking = action
  }

  /** The answer to whether it is really to be played. */
  decide(really: boolean): void {
    const action = this.asking
    this.asking = null
    if (really && action !== null) this.#act(action, false)
  }

  takeBack(): void {
    if (this.held !== null) this.#connection.send({ type: 'takeBack', n: this.held })
  }

  /** The room has said yes or no to what had this number. */
  answered(n: number): void {
    if (this.held === n) this.held = null
  }

  #act(action: unknown, hold: boolean): void {
    this.asking = null
    this.#connection.act(action, hold)
  }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

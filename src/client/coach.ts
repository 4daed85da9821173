import type { AskCoach } from '../boards/board.ts'
import type { Advice } from '../games/game.ts'
import type { Coaching } from './coaching.ts'
import { fetchPart } from './fetchPart.ts'

/** The game's coach at a table: the way to him is fetched with the first question, for many never ask one. */
export class Coach implements AskCoach<unknown, unknown, unknown> {
  readonly #game: () => string
  #coaching: Promise<Coaching | null> | null = null

  constructor(game: () => string) {
    this.#game = game
  }

  advise = async (view: unknown): Promise<readonly Advice<unknown>[] | null> =>
    (await this.#found())?.advise(view) ?? null
  plan = async (view: unknown): Promise<unknown> => (await this.#found())?.plan(view) ?? null
  moves = async (view: unknown): Promise<unknown[] | null> => (await this.#found())?.moves(view) ?? null

  close(): void {
    void this.#coaching?.then(coaching => coaching?.close())
  }

  #found(): Promise<Coaching | null> {
    this.#coaching ??= fetchPart(() => import('./coaching.ts')).then(
      ({ Coaching }) => new Coaching(this.#game),
      () => (this.#coaching = null),
    )
    return this.#coaching
  }
}

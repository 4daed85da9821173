import { Coaching } from '../../../client/coaching.ts'
import type { Analysis, Question } from '../../../games/cotulenh/learn/study.ts'
import type { Place, State } from '../../../games/cotulenh/types.ts'

/** What the bot thinks of a position, deeper the longer one waits: it thinks beside the page, and can be stopped. */
export class Engine {
  /** The position that it thinks about, or thought about last. */
  about = $state.raw<Place | null>(null)
  told = $state.raw<Analysis | null>(null)
  thinking = $state(false)
  readonly #coaching = new Coaching(() => 'cotulenh')
  #asked = 0

  /** Thinks about this position instead of the one before. */
  ask({ options, place }: Pick<State, 'options' | 'place'>, lines: number, nodes: number): void {
    this.stop()
    this.told = null
    this.about = place
    this.thinking = true
    const asked = ++this.#asked
    const question: Question = { ask: 'lines', options, place, lines, nodes }
    const hear = (piece: unknown) => {
      if (asked === this.#asked) this.told = piece as Analysis
    }
    void this.#coaching.study(question, hear).then(() => {
      if (asked === this.#asked) this.thinking = false
    })
  }

  /** What it has found out stays. */
  stop(): void {
    this.#asked++
    if (this.thinking) this.#coaching.close()
    this.thinking = false
  }

  close(): void {
    this.stop()
    this.#coaching.close()
  }
}

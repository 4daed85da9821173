import type { Action } from '../../games/okey101/action.ts'
import type { Ask, Told } from '../../games/okey101/bot/plans.worker.ts'
import type { Openings } from '../../games/okey101/rules/bestOpening.ts'
import type { View } from '../../games/okey101/types.ts'

/** Asks beside the page what the viewer could do. Only the newest question matters: those in between are not asked. */
export class Plans {
  /** Of the last view answered: figures that stand still until new ones come. */
  openings = $state.raw<Openings | null>(null)
  /** Of the view now shown; null also until it is answered. */
  way = $state.raw<Action[] | null>(null)
  #worker: Worker
  #shown = 0
  #busy = false
  #next: View | null = null

  /** A worker of its own, of games/okey101/bot/plans.worker.ts. */
  constructor(worker: Worker) {
    this.#worker = worker
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => {
      this.#busy = false
      if (this.#next) this.#ask(this.#next)
      if (data.n !== this.#shown) return
      this.openings = data.openings
      this.way = data.way
    }
  }

  /** A new view, or none to ask about. */
  show(view: View | null): void {
    this.#shown++
    this.way = null
    this.#next = view
    if (!view) this.openings = null
    else if (!this.#busy) this.#ask(view)
  }

  stop(): void {
    this.#worker.terminate()
  }

  #ask(view: View): void {
    this.#next = null
    this.#busy = true
    this.#worker.postMessage({ n: this.#shown, view } satisfies Ask)
  }
}

import type { TableInfo } from '../table/protocol.ts'
import { MISSING } from './fetchPart.ts'
import type { Renewal } from './renewal.svelte.ts'

/** After the results have been laid on the table. */
const AFTER_RESULTS = 1500

/** When a page at a table is fetched anew: with the results on the table, where they lie again afterwards. */
export class ReloadBetweenHands {
  readonly #renewal: Renewal
  readonly #isOpen: () => boolean
  #phase: TableInfo['phase'] | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  /** isOpen: whether there is a line; without one there is no other page to be had. */
  constructor(renewal: Renewal, isOpen: () => boolean) {
    this.#renewal = renewal
    this.#isOpen = isOpen
    addEventListener('vite:preloadError', this.#gone)
    addEventListener(MISSING, this.#missed)
  }

  close(): void {
    clearTimeout(this.#timer)
    removeEventListener('vite:preloadError', this.#gone)
    removeEventListener(MISSING, this.#missed)
  }

  /** Whoever is writing something is left in peace. */
  at(phase: TableInfo['phase'] | null): void {
    this.#phase = phase
    clearTimeout(this.#timer)
    if (!this.#renewal.due || (phase !== 'between' && phase !== 'over')) return
    this.#timer = setTimeout(() => !draft() && this.#isOpen() && this.#renewal.now(), AFTER_RESULTS)
  }

  /** A piece that an older page asks for is gone with its build: the page is fetched at once, but never in mid-hand. */
  readonly #gone = () => this.#phase !== 'playing' && this.#renewal.now()

  readonly #missed = () => {
    this.#renewal.missed()
    this.at(this.#phase)
  }
}

/** Whether a text is being written that reloading would lose. */
const draft = (): boolean => {
  const field = document.activeElement
  return field instanceof HTMLInputElement && field.type === 'text' && field.value !== ''
}

import type { Notebook } from './memory.ts'

/** The build of this page, as the server has written it into it; '' where it is not built at all. */
const OWN = globalThis.document?.documentElement?.dataset.build ?? ''

/**
 * A page that has outlived its server's update. It plays the hand out, for it speaks the same protocol, and is fetched
 * anew when nobody is in the middle of anything.
 */
export class Renewal {
  /** The server is of another build than this page. */
  due = $state(false)
  readonly #own: string
  readonly #notes: Notebook
  readonly #reload: () => void
  #build = ''

  constructor(notes: Notebook, reload: () => void = () => location.reload(), own = OWN) {
    this.#notes = notes
    this.#reload = reload
    this.#own = own
  }

  /** The server says which build it is. What reloading has not brought before it will not bring now: once is enough. */
  told(build: string): void {
    this.#build = build
    this.due = this.#own !== '' && build !== '' && build !== this.#own && this.#notes.read() !== build
  }

  now = (): void => {
    if (!this.due) return
    this.due = false
    this.#notes.write(this.#build)
    this.#reload()
  }
}

import type { Notebook } from './memory.ts'

/** The build of this page, as the server has written it into it; '' where it is not built at all. */
const OWN = globalThis.document?.documentElement?.dataset.build ?? ''

/**
 * A page that has outlived its server's update. It plays the hand out, for it speaks the same protocol, and is fetched
 * anew when nobody is in the middle of anything.
 */
export class Renewal {
  /** The server is of another build than this page, or a part of this one cannot be had. */
  due = $state(false)
  readonly #own: string
  readonly #notes: Notebook
  readonly #reload: () => void
  #build = ''
  /** What reloading is to bring: another build, or all parts of this one. */
  #wanted = ''

  constructor(notes: Notebook, reload: () => void = () => location.reload(), own = OWN) {
    this.#notes = notes
    this.#reload = reload
    this.#own = own
  }

  /** The server says which build it is. What reloading has not brought before it will not bring now: once is enough. */
  told(build: string): void {
    this.#build = build
    if (build !== '' && build !== this.#own) this.#want(build)
    else this.due = false
  }

  /** A part of this page stays away. */
  missed(): void {
    if (!this.due) this.#want(`whole ${this.#build || this.#own}`)
  }

  #want(what: string): void {
    this.#wanted = what
    this.due = this.#own !== '' && this.#notes.read() !== what
  }

  now = (): void => {
    if (!this.due) return
    this.due = false
    this.#notes.write(this.#wanted)
    this.#reload()
  }
}

import type { Membership } from './faces.svelte.ts'
import { fetchPart } from './fetchPart.ts'
import { memory } from './memory.ts'
import { settings } from './settings.svelte.ts'
import type { fetchPass } from './tablePass.ts'

const fetchLate: typeof fetchPass = async (...asked) =>
  (await fetchPart(() => import('./tablePass.ts'))).fetchPass(...asked)

/** By what a table of a circle knows that we are a member: the pass that its circle has given us for it. */
export class Introduction {
  readonly #room: string
  readonly #fetch: typeof fetchPass
  /** Whether the circle has been asked who we are here. */
  #asked = false

  constructor(room: string, fetch: typeof fetchPass = fetchLate) {
    this.#room = room
    this.#fetch = fetch
  }

  get pass(): string | undefined {
    return memory.get(`pass:${this.#room}`) ?? undefined
  }

  /** Who was seated when the group became a circle is a member of it by the seat's own token. */
  belongs({ id }: Membership, token: string | null): void {
    const key = `circle:${id}`
    if (memory.get(key) === null) memory.set(key, token)
  }

  /** By a table's own link a member comes without the pass that says so: then their circle is asked for it, once. */
  async ask(tag: string): Promise<string | null> {
    if (this.#asked) return null
    this.#asked = true
    const found = await this.#fetch(this.#room, tag).catch(() => null)
    if (!found) return null
    memory.set(`pass:${this.#room}`, found.pass)
    // At the table one is called as in the circle.
    settings.rename(found.name)
    return found.pass
  }
}

import type { Language } from '../table/protocol.ts'
import { comfort } from './comfort.svelte.ts'
import type { Membership } from './nameplates.svelte.ts'
import { fetchPart } from './fetchPart.ts'
import { memory } from './memory.ts'
import { ownName } from './ownName.ts'
import { SeatToken, deviceAt } from './seatToken.ts'
import { settings } from './settings.svelte.ts'
import type { fetchPass } from './tablePass.ts'

const fetchLate: typeof fetchPass = async (...asked) =>
  (await fetchPart(() => import('./tablePass.ts'))).fetchPass(...asked)

/**
 * Who we are to the room: our name, the token that makes a seat ours and, at a table of a circle, the pass that its circle
 * has given us for it.
 */
export class Introduction {
  readonly token: SeatToken
  readonly #room: string
  readonly #device: string
  readonly #lang: () => Language
  readonly #name: string | undefined
  readonly #fetch: typeof fetchPass
  /** Whether the circle has been asked who we are here. */
  #asked = false

  /** own: the table, and who of several at this device; name: theirs, where it is not the device's. */
  constructor(room: string, own: string, lang: () => Language, name?: string, fetch: typeof fetchPass = fetchLate) {
    this.token = new SeatToken(own)
    this.#room = room
    this.#device = deviceAt(own)
    this.#lang = lang
    this.#name = name
    this.#fetch = fetch
  }

  /** What a hello says of us. */
  get hello() {
    return {
      token: this.token.value ?? undefined,
      device: this.#device,
      pass: memory.get(`pass:${this.#room}`) ?? undefined,
      ...this.owner,
    }
  }

  /** As the others may know us. */
  get owner() {
    const name = this.#name ?? ownName()
    return { name, lang: this.#lang(), slow: comfort.on('slow') }
  }

  /** Who was seated when the group became a circle is a member of it by the seat's own token. */
  belongs({ id }: Membership): void {
    const key = `circle:${id}`
    if (memory.get(key) === null) memory.set(key, this.token.value)
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

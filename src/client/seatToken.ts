import { memory } from './memory.ts'

/** By which a room knows that our seat is ours, also after a reload: kept on the device. own: the table, and who of several here. */
export class SeatToken {
  readonly #key: string
  constructor(own: string) {
    this.#key = `seat:${own}`
  }

  get value(): string | null {
    return memory.get(this.#key)
  }

  keep(token: string | null): void {
    memory.set(this.#key, token)
  }
}

import { drawToken } from './drawToken.ts'
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

/** By which a room knows this device again, if its host has sent it away: drawn for this room alone. own: as above. */
export function deviceAt(own: string): string {
  const key = `device:${own}`
  const device = memory.get(key) ?? drawToken()
  memory.set(key, device)
  return device
}

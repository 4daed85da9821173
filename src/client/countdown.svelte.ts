import type { Clock } from '../table/protocol.ts'
import { clockAfter } from './clockAfter.ts'

/** The times that run down between two words of the room: the clocks, and the wait for the next hand. */
export class Countdown {
  #now = $state(performance.now())
  #clock = $state.raw<{ clock: Clock; at: number }>({ clock: null, at: 0 })
  #next = $state.raw<{ ms: number | null; at: number }>({ ms: null, at: 0 })

  readonly clock = $derived(clockAfter(this.#clock.clock, Math.max(0, this.#now - this.#clock.at)))
  /** Until the next hand is dealt. */
  readonly nextIn = $derived(
    this.#next.ms === null ? null : Math.max(0, this.#next.ms - Math.max(0, this.#now - this.#next.at)),
  )

  setClock(clock: Clock): void {
    this.#now = performance.now()
    this.#clock = { clock, at: this.#now }
  }

  setNext(ms: number | null): void {
    this.#now = performance.now()
    this.#next = { ms, at: this.#now }
  }

  /** Looks at the time again. Whether one of the last five seconds of this seat has just begun. */
  tick(seat: number | null): boolean {
    const ticking = (this.#clock.clock?.running.length ?? 0) > 0 || this.#next.ms !== null
    if (!ticking) return false
    const before = this.#seconds(seat)
    this.#now = performance.now()
    const after = this.#seconds(seat)
    return after !== null && before !== null && after < before && after <= 5 && after > 0
  }

  #seconds(seat: number | null): number | null {
    const mine = this.clock?.running.find(each => each.seat === seat)
    return mine ? Math.ceil((mine.turn + mine.bank) / 1000) : null
  }
}

/** Thinking takes at most this share of the time, once it has used up what may be taken at once (milliseconds). */
const SHARE = 0.5
const AT_ONCE = 20
/** With so many rooms waiting, the house is full. */
const FULL = 2
/** Whoever does not come when it is their turn loses it after so long. */
const LATE = 250

/**
 * The time that bots may think in, shared by all rooms of a process, for one room's thought holds up all others.
 * Rooms take turns, and what is left of the time belongs to everybody else. Where each room has a thread of its own,
 * as on the edge, nothing is ever waited for.
 */
export class Budget {
  private credit = AT_ONCE
  private at = 0
  /** Rooms that wait, in their order, and when each will ask again. */
  private readonly queue = new Map<object, number>()

  /** Milliseconds until this room may ask again for its bot to think; 0: it may think now. */
  wait(room: object, now: number): number {
    this.earn(now)
    for (const [other, due] of this.queue) if (due + LATE < now) this.queue.delete(other)
    const [first] = this.queue.keys()
    if (this.credit > 0 && (first === undefined || first === room)) {
      this.queue.delete(room)
      return 0
    }
    const ahead = this.queue.has(room) ? [...this.queue.keys()].indexOf(room) : this.queue.size
    const ms = Math.ceil(Math.max(0, -this.credit) / SHARE) + 1 + ahead
    this.queue.set(room, now + ms)
    return ms
  }

  /** A thought took so long. */
  spent(ms: number, now: number): void {
    this.earn(now)
    this.credit -= ms
  }

  /** With a full house the strongest bots think no longer than the middling ones. */
  level<Level extends number>(level: Level): Level | 2 {
    return this.queue.size >= FULL && level > 2 ? 2 : level
  }

  private earn(now: number): void {
    this.credit = Math.min(AT_ONCE, this.credit + Math.max(0, now - this.at) * SHARE)
    this.at = now
  }
}

export const budget = new Budget()

/** Thinking takes at most this share of the time, once it has used up what may be taken at once (milliseconds). */
const SHARE = 0.5
const AT_ONCE = 5
/** With so many other rooms waiting, the house is full. */
const FULL = 2
/** Whoever does not come when it is their turn loses it after so long. */
const LATE = 250
/** What a slice costs at least that was cut off by its own count: where the clock stands while one thinks, it tells nothing. */
const SLICE = 5

/**
 * The time that bots may think in, shared by all rooms of a process, for whatever one room does holds up all others.
 * One thought is under way at a time, in slices, with a rest after each that is as long: what is left of the time belongs
 * to everybody else. The rooms wait in line. None can call another, for what a room does must begin with an event of its
 * own; so each asks again when its turn should have come.
 */
export class BotBudget {
  private credit = AT_ONCE
  private at = 0
  /** Rooms that think or wait, in their order, and when each will ask again. */
  private readonly queue = new Map<object, number>()

  /** Milliseconds until this room may ask again for its bot to think; 0: it may now, and has its turn until it leaves. */
  wait(room: object, now: number): number {
    this.earn(now)
    for (const [other, due] of this.queue) if (due + LATE < now) this.queue.delete(other)
    const ahead = this.ahead(room)
    const rest = this.credit > 0 ? 0 : Math.ceil(-this.credit / SHARE) + 1
    const ms = rest + ahead
    this.queue.set(room, now + ms)
    return ms
  }

  /** A slice took so long, by the clock. */
  spent(ms: number, now: number, cut = false): void {
    this.earn(now)
    this.credit -= cut ? Math.max(ms, SLICE) : ms
  }

  /** Its thought is complete, or nobody wants it any more. */
  leave(room: object): void {
    this.queue.delete(room)
  }

  /** With a full house the strongest bots think no longer than the middling ones. */
  level<Level extends number>(level: Level): Level | 2 {
    return this.queue.size > FULL && level > 2 ? 2 : level
  }

  private ahead(room: object): number {
    let ahead = 0
    for (const other of this.queue.keys()) {
      if (other === room) break
      ahead++
    }
    return ahead
  }

  private earn(now: number): void {
    this.credit = Math.min(AT_ONCE, this.credit + Math.max(0, now - this.at) * SHARE)
    this.at = now
  }
}

export const botBudget = new BotBudget()

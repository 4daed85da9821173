/** Something is asked so long after the last answer (milliseconds). */
const ASK = 2000
/** So long after it was asked the answer is missed, and asked for again; so long after, the line counts as dead. */
const DOUBT = 2000
const DEAD = 5000

/**
 * Whether the other side is still there, on a line that may have gone silent without being closed. It counts from what
 * was asked and not from what was heard: a page whose timers slept must ask before it may despair.
 */
export class Heartbeat {
  private heardAt: number
  /** The oldest question without an answer. */
  private askedAt: number | null = null
  private doubted = false

  constructor(now: number) {
    this.heardAt = now
  }

  /** Whatever it says, it is there. */
  heard(now: number): void {
    this.heardAt = now
    this.askedAt = null
    this.doubted = false
  }

  /** Something was said that is always answered. */
  asked(now: number): void {
    this.askedAt ??= now
  }

  /** There is reason to doubt (the device slept, or a frame made no sense): less time is given than usual. */
  suspect(now: number): void {
    this.askedAt = Math.min(this.askedAt ?? Infinity, now - DOUBT)
    this.doubted = true
  }

  /** What to do now. */
  beat(now: number): 'ask' | 'renew' | null {
    if (this.askedAt === null) {
      if (now - this.heardAt < ASK) return null
      this.askedAt = now
      return 'ask'
    }
    const waited = now - this.askedAt
    if (waited >= DEAD) return 'renew'
    if (waited < DOUBT || this.doubted) return null
    this.doubted = true
    return 'ask'
  }
}

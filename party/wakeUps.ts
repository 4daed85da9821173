import type { Platform } from './platform.ts'
import { storageHealth } from './storageHealth.ts'

/** So long a room may be kept in memory by what is due; about as long as it would stay there anyway. */
const SOON = 10_000

/** What is due soon has a timer; what is due later must not keep the room in memory, and wakes it instead. */
export class WakeUps {
  private readonly platform: Platform
  private readonly ring: () => void
  /** When the platform will wake us. */
  private alarm = Infinity
  /** How far the machine's clock had been set back when that was true. */
  private setBack = 0
  private timer: { at: number; id: ReturnType<typeof setTimeout> } | null = null

  constructor(platform: Platform, ring: () => void) {
    this.platform = platform
    this.ring = ring
  }

  /** What an earlier life of the room has asked for. */
  async recall(): Promise<void> {
    this.alarm = (await this.platform.wakeTime()) ?? Infinity
    this.setBack = this.platform.setBack?.() ?? 0
  }

  /** The alarm has rung, or went with the rest of what was kept. */
  gone(): void {
    this.alarm = Infinity
  }

  /**
   * at: when something is due; end: when the room ends if nobody comes, or null where there is nothing to end; unattended:
   * when something is due though nobody is there, and no timer may be counted on.
   */
  set(at: number, end: number | null, unattended = Infinity): void {
    const { platform } = this
    const soon = !platform.sleeps || at - platform.now() <= SOON
    this.time(soon ? at : Infinity)
    if (end === null) return
    const setBack = platform.setBack?.() ?? 0
    this.alarm += setBack - this.setBack
    this.setBack = setBack
    const wakeUp = Math.ceil(Math.min(soon ? Infinity : at, unattended, end))
    // One that comes too early does no harm, and each costs a write.
    if (wakeUp >= this.alarm) return
    // On a full disk that write would end the room again, and every line to it. It is asked for when there is space.
    if (storageHealth.failing) return
    this.alarm = wakeUp
    platform.wakeAt(wakeUp)
  }

  private time(at: number): void {
    if (this.timer?.at === at) return
    if (this.timer) clearTimeout(this.timer.id)
    this.timer = null
    if (at === Infinity) return
    const id = setTimeout(
      () => {
        this.timer = null
        this.ring()
      },
      // A fraction too early would find nothing due.
      Math.max(0, Math.ceil(at - this.platform.now())),
    )
    this.timer = { at, id }
  }
}

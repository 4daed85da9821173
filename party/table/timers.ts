import type { Seat } from '../../src/games/game.ts'
import type { Clocks, Running } from './clock.ts'

/** Something that is due once. While time stands still it is paused, and keeps what was left. */
class Timer {
  /** A time of the world; null: nothing is due. */
  at: number | null = null
  private left: number | null = null

  start(at: number): void {
    this.at = at
    this.left = null
  }

  stop(): void {
    this.at = null
    this.left = null
  }

  pause(now: number): void {
    if (this.at === null) return
    this.left = Math.max(0, this.at - now)
    this.at = null
  }

  resume(now: number): void {
    if (this.left !== null) this.start(now + this.left)
  }

  /** The time of the world at which it is due; paused: as it was when it was paused. */
  saved(seen: number): number | null {
    return this.left === null ? this.at : seen + this.left
  }
}

/** When things are due that no message brings about, besides the players' clocks. */
export class Timers {
  /** The call window closes. */
  readonly window = new Timer()
  /** The next hand is dealt without those who are not ready. */
  readonly next = new Timer()
  /** The hand is dealt without the salts that are still sealed. */
  readonly salts = new Timer()
  /** By seat: nobody has been at it for too long. */
  readonly away = [0, 1, 2, 3].map(() => new Timer())
  /** By seat: its bot has thought for long enough. Drawn anew whenever time goes on. */
  readonly bots = [0, 1, 2, 3].map(() => new Timer())

  pause(now: number): void {
    for (const timer of [this.window, this.next, this.salts]) timer.pause(now)
  }

  resume(now: number): void {
    for (const timer of [this.window, this.next, this.salts]) timer.resume(now)
  }
}

/** What a room goes on with that was out of memory for a while, its sockets open: by seat, and for the log. */
type Waking = {
  away: (number | null)[]
  bots: (number | null)[]
  missed: number[]
  lastStep: number
  lastId: number
}

/** As kept on disk: every time is one of the world. seen: when it was written; after it time stood still, as far as is known. */
export type SavedTimers = {
  seen: number
  window: number | null
  next: number | null
  /** The salts' time. */
  open: number | null
  clocks: ({ seat: Seat } & Running)[]
  /** Of what lines take, by seat; an older version did not write it. */
  quotas?: number[]
  /** Not where time stands still; an older version did not write it. */
  waking?: Waking
  /** The last socket had gone before: nobody was cut off by what happened since, and time goes on. */
  empty?: true
  /** Written by themselves: how many steps the log had then. */
  steps?: number
}

export const savedTimers = ({ window, next, salts }: Timers, clocks: Clocks, seen: number): SavedTimers => ({
  seen,
  window: window.saved(seen),
  next: next.saved(seen),
  open: salts.saved(seen),
  clocks: clocks.saved(),
  quotas: [...clocks.quotas],
})

/** As it was when it was written, and paused until somebody is there. */
export function restoreTimers({ window, next, salts }: Timers, clocks: Clocks, saved: SavedTimers): void {
  if (saved.window !== null) window.start(saved.window)
  if (saved.next !== null) next.start(saved.next)
  if (saved.open !== null) salts.start(saved.open)
  clocks.restore(saved.clocks, saved.quotas)
  for (const each of [window, next, salts, clocks]) each.pause(saved.seen)
}

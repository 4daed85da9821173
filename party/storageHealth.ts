import { monotonicNow } from './monotonicTime.ts'

const ENDLESS = 60_000
/** Whoever asks how the server is may have it write, but not more often than this. */
const ASKED = 10_000
/** And is not kept waiting for longer. */
const PATIENCE = 2000

/**
 * Whether what rooms write reaches the disk. When a write fails (the disk is full), the engine ends the room at once,
 * without a word to it; its next life finds here that the last one was still writing.
 */
export class StorageHealth {
  private readonly unsure = new Map<string, { mine: number; since: number }>()
  private count = 0
  private probing: Promise<void> | null = null
  private askedAt = -Infinity
  /** Nothing can be written now. */
  failing = false

  /** A room writes; the promise resolves when it is on disk, and may never do so. */
  begin(room: string, onDisk: Promise<unknown>): void {
    const mine = ++this.count
    this.unsure.set(room, { mine, since: monotonicNow() })
    const done = () => {
      if (this.unsure.get(room)?.mine === mine) this.unsure.delete(room)
    }
    onDisk.then(done, () => (this.failing = true))
  }

  /** A room begins a new life: true if the last one ended in mid-write. */
  lost(room: string): boolean {
    const lost = this.unsure.delete(room)
    if (lost) this.failing = true
    return lost
  }

  /** Rooms whose life has ended in mid-write, and which have not begun another: nothing takes so long to be on disk. */
  dead(now: number): string[] {
    return [...this.unsure].flatMap(([room, { since }]) => (now - since > ENDLESS ? [room] : []))
  }

  /** Tries by a write of no consequence whether all is well again; one try at a time serves all rooms. */
  recover(probe: () => Promise<unknown>): Promise<void> {
    this.probing ??= probe()
      .then(
        () => void (this.failing = false),
        () => {},
      )
      .finally(() => (this.probing = null))
    return this.probing
  }

  /**
   * Whether something can be written now, for whoever asks from outside: where nobody plays, no room would have noticed. Twice
   * in vain, for what befell the first try may have been something else.
   */
  async ready(probe: () => Promise<unknown>, now: number): Promise<boolean> {
    if (now - this.askedAt >= ASKED) {
      this.askedAt = now
      const tried = this.failing
        ? this.recover(probe)
        : probe()
            .catch(probe)
            .catch(() => void (this.failing = true))
      await Promise.race([tried, new Promise(resolve => setTimeout(resolve, PATIENCE))])
    }
    return !this.failing
  }
}

/** One for the process. */
export const storageHealth = new StorageHealth()

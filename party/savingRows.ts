import type { Platform } from './platform.ts'
import { storageHealth } from './storageHealth.ts'

type Rows = Record<string, unknown>

/** Rows on their way to disk, of one actor. */
export class SavingRows {
  private readonly platform: Platform
  private readonly failed: (error: unknown) => void
  private waiting: Rows | null = null

  constructor(platform: Platform, failed: (error: unknown) => void) {
    this.platform = platform
    this.failed = failed
  }

  put(rows: Rows): void {
    const { platform } = this
    platform.storage.put(rows).catch(this.failed)
    storageHealth.begin(platform.id, platform.written())
  }

  /** While nothing can be written, what is not part of the game (who is here) waits, and the game stands still. */
  putOrWait(rows: Rows): void {
    const all = this.waiting ? { ...this.waiting, ...rows } : rows
    this.waiting = storageHealth.failing ? all : null
    if (!this.waiting) this.put(all)
  }

  /** What waits belongs to nothing any more. */
  forget(): void {
    this.waiting = null
  }
}

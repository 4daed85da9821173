import type { Platform } from './platform.ts'
import { storageHealth } from './storageHealth.ts'

type Rows = Record<string, unknown>

/** Rows on their way to disk, of one actor. */
export class SavingRows {
  private readonly platform: Platform
  private readonly failed: (error: unknown) => void
  private unsaved: Rows = {}

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
    Object.assign(this.unsaved, rows)
    if (storageHealth.failing) return
    const all = this.unsaved
    this.unsaved = {}
    this.put(all)
  }

  /** What waits belongs to nothing any more. */
  forget(): void {
    this.unsaved = {}
  }
}

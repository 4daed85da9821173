import type { Platform } from './platform.ts'
import type { Table } from './table/table.ts'

/** When a room ends if nobody comes: a day, or as long as the platform keeps it, after the last who was there. */
export function expiryOf(table: Table, sockets: number, platform: Pick<Platform, 'now' | 'keepsFor'>): number {
  // Whoever is connected keeps it, and so does a match that its circle or day has not confirmed.
  return (sockets || table.outbox.length ? platform.now() : table.seen) + platform.keepsFor
}

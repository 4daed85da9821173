import { siteOf } from './address.ts'

/**
 * Sockets that one address may hold open at once. Also counted are those that we have closed and the other side has not:
 * the engine cannot end such a connection, and keeps it for as long as whoever holds it likes.
 */
const MOST = 200
/** A site that has many addresses may hold so many times as many. */
const SITE = 8

class Holding {
  private readonly counts = new Map<string, number>()

  take(address: string): void {
    this.add(address, 1)
  }

  /** The connection itself is gone. */
  give(address: string): void {
    this.add(address, -1)
  }

  /** An address that is not known is not counted. */
  mayTake(address: string): boolean {
    const site = siteOf(address)
    return this.of(address) < MOST && (site === address || this.of(site) < SITE * MOST)
  }

  private of(key: string): number {
    return this.counts.get(key) ?? 0
  }

  private add(address: string, by: number): void {
    if (!address) return
    for (const key of new Set([address, siteOf(address)])) {
      const count = this.of(key) + by
      if (count > 0) this.counts.set(key, count)
      else this.counts.delete(key)
    }
  }
}

/** One for the process; on the edge, for each place where rooms run together. */
export const holding = new Holding()

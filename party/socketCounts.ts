import { siteOf } from './address.ts'

/**
 * Sockets that one address may hold open at once. Also counted are those that we have closed and the other side has not:
 * the engine cannot end such a connection, and keeps it for as long as whoever holds it likes.
 */
const MOST = 200
/** A site that has many addresses may hold so many times as many. */
const SITE = 8

/** The sockets of one actor, from when it came into memory. */
export type ActorSockets = {
  take(address: string): void
  /** The connection itself is gone. */
  give(address: string): void
}

class SocketCounts {
  private readonly counts = new Map<string, number>()
  /** By actor: what its life has added to the counts. */
  private readonly lives = new Map<string, Map<string, number>>()

  /**
   * An actor comes into memory; open: where its sockets came from that it finds there. Those of its life before that are
   * not among them ended with it, when the engine gave it up, and nobody was told.
   */
  begin(actor: string, open: readonly string[] = []): ActorSockets {
    this.gone(actor)
    const held = new Map<string, number>()
    this.lives.set(actor, held)
    const change = (address: string, by: 1 | -1) => {
      const count = (held.get(address) ?? 0) + by
      // A life that is over has given back all it had.
      if (!address || count < 0 || this.lives.get(actor) !== held) return
      if (count) held.set(address, count)
      else held.delete(address)
      this.add(address, by)
    }
    for (const address of open) change(address, 1)
    return { take: address => change(address, 1), give: address => change(address, -1) }
  }

  /** The engine has given it up, and all its sockets with it. If it has not, it goes on from nothing. */
  gone(actor: string): void {
    const held = this.lives.get(actor) ?? new Map<string, number>()
    for (const [address, count] of held) this.add(address, -count)
    held.clear()
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
    for (const key of new Set([address, siteOf(address)])) {
      const count = this.of(key) + by
      if (count > 0) this.counts.set(key, count)
      else this.counts.delete(key)
    }
  }
}

/** One for the process; on the edge, for each place where rooms run together. */
export const socketCounts = new SocketCounts()

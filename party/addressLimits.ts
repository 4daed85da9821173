import { siteOf } from './address.ts'
import { Credits } from './table/limits.ts'

/** What one address may do in a process, whatever it connects to and however often it reconnects. */
const RULES = {
  /** Opening sockets. A household on a bad line reconnects a few times a minute each. */
  connect: { count: 240, ms: 60_000 },
  make: { count: 30, ms: 600_000 },
  /** Sockets to rooms that are not there: the engine makes a file for each, before anybody knows what is wanted. */
  knock: { count: 60, ms: 600_000 },
  /** Joining a circle, or saying that one is a member of it. */
  join: { count: 30, ms: 600_000 },
  adminKey: { count: 10, ms: 600_000 },
  wrongToken: { count: 30, ms: 60_000 },
  ask: { count: 240, ms: 60_000 },
  /** Finished matches, read from the log. */
  replay: { count: 60, ms: 60_000 },
} as const
export type Kind = keyof typeof RULES

/** A site that has many addresses may do so many times as much. */
const SITE = 8

/** So many addresses are remembered; whoever has all credits back is forgotten first. */
const MOST = 20_000

class AddressLimits {
  private readonly credits = new Map<string, Credits>()

  /** An address that is not known is not counted: the limits of each room still hold. */
  spend(kind: Kind, address: string, now: number): boolean {
    if (!address) return true
    const { count, ms } = RULES[kind]
    const site = siteOf(address)
    if (!this.of(`${kind} ${address}`, { count, ms }, now).spend(now)) return false
    return site === address || this.of(`${kind} ${site}`, { count: SITE * count, ms }, now).spend(now)
  }

  left(kind: Kind, address: string, now: number): boolean {
    return [address, siteOf(address)].every(each => this.credits.get(`${kind} ${each}`)?.left(now) ?? true)
  }

  private of(key: string, rule: { count: number; ms: number }, now: number): Credits {
    const known = this.credits.get(key)
    if (known) return known
    if (this.credits.size >= MOST) this.sweep(now)
    const credits = new Credits(rule, now)
    this.credits.set(key, credits)
    return credits
  }

  private sweep(now: number): void {
    for (const [key, credits] of this.credits) if (credits.full(now)) this.credits.delete(key)
    // Nobody has all of them back: a flood from many addresses. The oldest make room.
    for (const key of this.credits.keys()) {
      if (this.credits.size < MOST) return
      this.credits.delete(key)
    }
  }
}

/** One for the process; on the edge, for each place where rooms run together. */
export const addressLimits = new AddressLimits()

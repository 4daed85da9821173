import { LIMITS } from '../../src/table/protocol.ts'

type Rule = { count: number; ms: number }
/** What is counted before it is allowed. */
export type Limit = { spend(now: number): boolean }

/** Credits that come back steadily: `count` at once, and as many again within `ms`. */
export class Credits implements Limit {
  private credits: number
  private at: number
  private readonly rule: Rule

  constructor(rule: Rule, now: number) {
    this.rule = rule
    this.credits = rule.count
    this.at = now
  }

  spend(now: number): boolean {
    if (!this.left(now)) return false
    this.credits--
    return true
  }

  left(now: number): boolean {
    this.earn(now)
    return this.credits >= 1
  }

  full(now: number): boolean {
    this.earn(now)
    return this.credits === this.rule.count
  }

  private earn(now: number): void {
    const { count, ms } = this.rule
    this.credits = Math.min(count, this.credits + (Math.max(0, now - this.at) * count) / ms)
    this.at = now
  }
}

/** Several limits on one thing: the first that has nothing left refuses, and those after it are not charged. */
const together = (...limits: Limit[]): Limit => ({ spend: now => limits.every(limit => limit.spend(now)) })

/** What everyone at one address may say in a room, however often they reconnect; and everyone in it together. */
const ADDRESS: Record<Talk, Rule> = { messages: { count: 320, ms: 10_000 }, chat: { count: 15, ms: 10_000 } }
const ROOM: Record<Talk, Rule> = { messages: { count: 4000, ms: 10_000 }, chat: { count: 30, ms: 10_000 } }
type Talk = 'messages' | 'chat'
const REMEMBERED = 1000

/** The limits of one room, kept by address: a new socket brings no new credits. */
export class RoomLimits {
  private readonly addresses = new Map<string, Record<Talk, Credits>>()
  private readonly room: Record<Talk, Credits>

  constructor(now: number) {
    this.room = both(ROOM, now)
  }

  /** What a socket from this address may say. */
  of(address: string, now: number): Record<Talk, Limit> {
    if (this.addresses.size > REMEMBERED)
      for (const [other, { messages, chat }] of this.addresses)
        if (messages.full(now) && chat.full(now)) this.addresses.delete(other)
    const shared = this.addresses.get(address) ?? both(ADDRESS, now)
    this.addresses.set(address, shared)
    const limit = (talk: Talk) => together(new Credits(LIMITS[talk], now), shared[talk], this.room[talk])
    return { messages: limit('messages'), chat: limit('chat') }
  }
}

const both = (rules: Record<Talk, Rule>, now: number): Record<Talk, Credits> => ({
  messages: new Credits(rules.messages, now),
  chat: new Credits(rules.chat, now),
})

const encoder = new TextEncoder()

/** Judged before anything is parsed. A string has at least as many bytes as code units, at most three times as many. */
export function fits(text: string): boolean {
  if (text.length > LIMITS.frameBytes) return false
  return text.length * 3 <= LIMITS.frameBytes || encoder.encode(text).length <= LIMITS.frameBytes
}

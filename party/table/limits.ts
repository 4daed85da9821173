import { LIMITS } from '../../src/table/protocol.ts'

/** Credits that come back steadily: `count` at once, and as many again within `ms`. */
export class Credits {
  private left: number
  private at: number
  private readonly rule: { count: number; ms: number }

  constructor(rule: { count: number; ms: number }, now: number) {
    this.rule = rule
    this.left = rule.count
    this.at = now
  }

  spend(now: number): boolean {
    this.left = Math.min(this.rule.count, this.left + ((now - this.at) * this.rule.count) / this.rule.ms)
    this.at = now
    if (this.left < 1) return false
    this.left--
    return true
  }
}

const encoder = new TextEncoder()

/** Judged before anything is parsed. A string has at least as many bytes as code units, at most three times as many. */
export function fits(text: string): boolean {
  if (text.length > LIMITS.frameBytes) return false
  return text.length * 3 <= LIMITS.frameBytes || encoder.encode(text).length <= LIMITS.frameBytes
}

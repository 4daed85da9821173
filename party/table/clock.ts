import type { Pace, Seat } from '../../src/games/game.ts'
import type { Clock } from '../../src/table/protocol.ts'

/** A tap made in time may arrive late: so much is forgiven, and never shown. */
const LAG = 500

/** since: a time of the world. turn, bank: what there was then. */
export type Running = { since: number; turn: number; bank: number; window: boolean }

/**
 * Each seat whose decision is awaited has its own clock: the turn's free time, then its bank.
 * In a call window there is the free time only: a bank that shrinks or grows would show who had something to call.
 */
export class Clocks {
  readonly banks: number[]
  private readonly running: (Running | null)[]
  private readonly pace: Pace | null
  private pausedAt: number | null = null

  constructor(pace: Pace | null, seats: number, banks?: readonly number[]) {
    this.pace = pace
    this.banks = banks ? [...banks] : Array.from({ length: seats }, () => (pace?.bank ?? 0) * 1000)
    this.running = Array.from({ length: seats }, () => null)
  }

  /** After a step: whoever acted is charged and credited, whoever is awaited runs. */
  follow(turn: readonly Seat[], window: boolean, actor: Seat | null, now: number): void {
    if (!this.pace) return
    if (actor !== null) this.stop(actor, now, this.pace.increment * 1000)
    for (let seat = 0 as Seat; seat < this.running.length; seat++) {
      const running = this.running[seat]
      const awaited = turn.includes(seat)
      if (running && (!awaited || running.window !== window)) this.stop(seat, now, 0)
      if (awaited && !this.running[seat])
        this.running[seat] = { since: now, turn: this.pace.turn * 1000, bank: window ? 0 : this.banks[seat], window }
    }
  }

  deadline(seat: Seat): number {
    const running = this.running[seat]
    return running && this.pausedAt === null ? running.since + running.turn + running.bank + LAG : Infinity
  }

  /** A seat given back to its owner starts afresh. */
  restart(seat: Seat, now: number): void {
    const running = this.running[seat]
    if (running) Object.assign(running, { since: now, turn: (this.pace?.turn ?? 0) * 1000 })
  }

  pause(now: number): void {
    this.pausedAt ??= now
  }

  resume(now: number): void {
    if (this.pausedAt === null) return
    for (const running of this.running) if (running) running.since += now - this.pausedAt
    this.pausedAt = null
  }

  saved(): ({ seat: Seat } & Running)[] {
    return this.running.flatMap((running, seat) => (running ? [{ seat: seat as Seat, ...running }] : []))
  }

  restore(saved: readonly ({ seat: Seat } & Running)[]): void {
    for (const { seat, ...running } of saved) if (this.running[seat]) this.running[seat] = running
  }

  show(waiting: readonly Seat[], now: number): Clock {
    if (!this.pace) return null
    const at = this.pausedAt ?? now
    const running = waiting.flatMap(seat => {
      const clock = this.running[seat]
      return clock ? [{ seat, ...left(clock, at) }] : []
    })
    return { banks: this.banks.map(Math.round), running }
  }

  private stop(seat: Seat, now: number, increment: number): void {
    const running = this.running[seat]
    this.running[seat] = null
    if (running && !running.window) this.banks[seat] = left(running, now - LAG).bank + increment
  }
}

function left(running: Running, now: number): { turn: number; bank: number } {
  const used = Math.max(0, now - running.since)
  const turn = Math.max(0, running.turn - used)
  return { turn: Math.round(turn), bank: Math.round(Math.max(0, running.bank - Math.max(0, used - running.turn))) }
}

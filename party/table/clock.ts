import type { Pace, Seat } from '../../src/games/game.ts'
import type { Clock } from '../../src/table/protocol.ts'
import type { Taken, Trips } from './lag.ts'
import { giveBack, grace, QUOTA, shortfall } from './lag.ts'

/** since: a time of the world. turn, bank: what there was then. steps: how many the turn has had that goes on. */
export type Running = { since: number; turn: number; bank: number; window: boolean; steps?: number }

/**
 * After each of so many steps a turn that goes on has all of its free time again; then it runs on whatever is done, or whoever
 * lays and takes back for ever would never be late.
 */
const ANEW = 3

/**
 * Each seat whose decision is awaited has its own clock: the turn's free time, then its bank.
 * In a call window there is the free time only: a bank that shrinks or grows would show who had something to call.
 */
export class Clocks {
  readonly banks: number[]
  /** By seat: what its next move may be given back at most. */
  readonly quotas: number[]
  /** By seat: what its last turn left of the free time, until another has played. */
  private readonly rests: number[]
  private readonly running: (Running | null)[]
  private readonly pace: Pace | null
  private pausedAt: number | null = null

  constructor(pace: Pace | null, seats: number, banks?: readonly number[]) {
    this.pace = pace
    this.banks = banks ? [...banks] : Array.from({ length: seats }, () => (pace?.bank ?? 0) * 1000)
    this.quotas = Array.from({ length: seats }, () => QUOTA)
    this.rests = Array.from({ length: seats }, () => this.free)
    this.running = Array.from({ length: seats }, () => null)
  }

  /** What the actor's line took of the move, and is given back: in a call window nothing is charged, and no turn lives on it. */
  giveBack(seat: Seat, taken: Taken): number {
    const running = this.running[seat]
    if (!running || running.window || (running.steps ?? 0) >= ANEW) return 0
    const { back, quota } = giveBack(taken, this.quotas[seat])
    this.quotas[seat] = quota
    return back
  }

  private get free(): number {
    return (this.pace?.turn ?? 0) * 1000
  }

  /**
   * After a step: whoever acted is charged and credited, whoever is awaited runs. back: given back to the actor. again: it
   * may have handed a turn back, as a move that is taken back does: that turn goes on with what it had left.
   */
  follow(turn: readonly Seat[], window: boolean, actor: Seat | null, now: number, back = 0, again = false): void {
    if (!this.pace) return
    const steps = this.steps(actor, turn, window)
    if (actor !== null) {
      if (steps <= ANEW) this.stop(actor, now - back, this.pace.increment * 1000)
      this.rests.forEach((_, seat) => seat !== actor && (this.rests[seat] = this.free))
    }
    const handed = again && this.running.some((running, seat) => running && !turn.includes(seat as Seat))
    for (let seat = 0 as Seat; seat < this.running.length; seat++) {
      const running = this.running[seat]
      const awaited = turn.includes(seat)
      if (running && (!awaited || running.window !== window)) this.stop(seat, now, 0)
      if (awaited && !this.running[seat])
        this.running[seat] = {
          since: now,
          turn: handed ? this.rests[seat] : this.free,
          bank: window ? 0 : this.banks[seat],
          window,
          ...(seat === actor && steps && { steps }),
        }
    }
  }

  /** How many steps the actor's turn has had, with the one just done; 0: it is over. */
  private steps(actor: Seat | null, turn: readonly Seat[], window: boolean): number {
    const running = actor === null || window || !turn.includes(actor) ? null : this.running[actor]
    return running && !running.window ? (running.steps ?? 0) + 1 : 0
  }

  /**
   * lines: by seat. A call window waits as long for everyone as for the slowest line at the table, or it would show whom it
   * waits for.
   */
  deadline(seat: Seat, lines: readonly Trips[]): number {
    const running = this.running[seat]
    if (!running || this.pausedAt !== null) return Infinity
    const graces = lines.map((trips, each) => grace(trips, this.quotas[each]))
    return running.since + running.turn + running.bank + (running.window ? Math.max(...graces) : graces[seat])
  }

  since(seat: Seat): number | null {
    return this.running[seat]?.since ?? null
  }

  /** Nobody was there, so that nobody has waited: the turn begins now. */
  restart(seat: Seat, now: number): void {
    const running = this.running[seat]
    if (running) Object.assign(running, { since: now, turn: this.free })
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

  restore(saved: readonly ({ seat: Seat } & Running)[], quotas: readonly number[] = []): void {
    quotas.forEach((quota, seat) => (this.quotas[seat] = quota))
    for (const { seat, ...running } of saved) if (this.running[seat]) this.running[seat] = running
  }

  /** own: the looker's seat, whose line may take more than is given back. */
  show(waiting: readonly Seat[], now: number, own: { seat: Seat; trips: Trips } | null = null): Clock {
    if (!this.pace) return null
    const at = this.pausedAt ?? now
    const running = waiting.flatMap(seat => {
      const clock = this.running[seat]
      const less = own?.seat === seat ? shortfall(own.trips, this.quotas[seat]) : 0
      return clock ? [{ seat, ...left(clock, at, less) }] : []
    })
    return { banks: this.banks.map(Math.round), running }
  }

  private stop(seat: Seat, now: number, increment: number): void {
    const running = this.running[seat]
    this.running[seat] = null
    if (!running || running.window) return
    const { turn, bank } = left(running, now)
    this.rests[seat] = turn
    this.banks[seat] = bank + increment
  }
}

/** less: so much of the end cannot be used. */
function left(running: Running, now: number, less = 0): { turn: number; bank: number } {
  const used = Math.max(0, now - running.since)
  const turn = Math.max(0, running.turn - used)
  const bank = running.bank - Math.max(0, used - running.turn) - less
  return { turn: Math.round(Math.max(0, turn + Math.min(0, bank))), bank: Math.round(Math.max(0, bank)) }
}

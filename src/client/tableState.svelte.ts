import type { Kit } from '../boards/index.ts'
import type { AnyRules, Seat, Viewer } from '../games/game.ts'
import { over } from '../table/patch.ts'
import type { ChatLine, Clock, Down, OldStep, Scene, TableInfo } from '../table/protocol.ts'
import { Countdown } from './countdown.svelte.ts'
import { Nameplates, type Membership } from './nameplates.svelte.ts'
import { Requests } from './requests.ts'

/** So long a hand's end is looked at before its results lie over it (milliseconds). */
const BEAT = 1400

type Welcome = Extract<Down, { type: 'welcome' }>

/** What is known of a table: what the room has last said of it, and what follows from that. */
export abstract class TableState extends Requests {
  kit = $state.raw<Kit | null>(null)
  /** All rules of the game, once somebody has asked to read them. */
  rules = $state.raw<AnyRules | null>(null)
  protected told = $state.raw<TableInfo | null>(null)
  protected readonly nameplates = new Nameplates()
  readonly table = $derived(this.told && this.nameplates.of(this.told))
  /** The seat we play at and look from; null: we watch. */
  seat = $state<Viewer>(null)
  /** The seat that is ours, also when we have left it, or sit down only with the next deal. */
  chair = $state<Viewer>(null)
  scene = $state.raw<Scene | null>(null)
  last = $state.raw<{ rev: number; events: unknown[] }>({ rev: 0, events: [] })
  chat = $state.raw<ChatLine[]>([])
  outcomes = $state.raw<Scene['outcome'][]>([])
  /** A seat's key that we have asked for, until it has been handed on. */
  key = $state.raw<Extract<Down, { type: 'key' }> | null>(null)
  /** The results of the last hand lie on the table. */
  results = $state(false)
  /** The table belongs to a circle, of which we need not be: what is played here counts there all the same. */
  circled = $state(false)

  protected readonly countdown = new Countdown()
  #beat: ReturnType<typeof setTimeout> | undefined

  readonly waiting = $derived<readonly Seat[]>(
    this.kit && this.scene && !this.scene.outcome ? this.kit.game.waiting(this.scene.view) : [],
  )
  readonly host = $derived(this.seat !== null && this.table?.host === this.seat)
  /** The number of the last hand that has ended; hands are counted through all matches of a room. */
  readonly lastHand = $derived(this.table ? this.table.hand - (this.table.phase === 'over' ? 0 : 1) : 0)

  /** The circle to which the table belongs, and who of its members is where: as a member is told. */
  get membership(): Membership | null {
    return this.nameplates.membership
  }
  get circle(): string | null {
    return this.membership?.id ?? null
  }
  get clock(): Clock {
    return this.countdown.clock
  }
  get nextIn(): number | null {
    return this.countdown.nextIn
  }
  protected readonly mine = $derived(this.seat !== null && this.waiting.includes(this.seat))

  protected setTable(table: TableInfo): void {
    this.countdown.setNext(table.nextIn)
    this.told = table
    if (table.phase !== 'lobby') return
    this.scene = null
    this.countdown.setClock(null)
    this.results = false
    this.outcomes = []
  }

  /** A fresh look at all of it; what was missed comes after it, step by step. */
  protected look(message: Welcome): void {
    const seen = this.scene?.outcome ? this.lastHand : null
    this.seat = message.seat
    this.chair = message.chair
    this.circled = message.circled !== undefined
    this.setTable(message.table)
    this.chat = message.chat
    this.outcomes = message.outcomes
    if (!message.scene) return
    this.last = { rev: message.rev, events: [] }
    this.#setScene({ ...message.scene, clock: message.clock })
    // Whoever has closed them does not find them open again because the line broke.
    this.results = message.scene.outcome !== null && (this.results || seen !== this.lastHand)
  }

  /** One step; fresh: as it happens. ended: the hand, by it. */
  protected fold(step: OldStep & Scene, fresh: boolean): { view: unknown; ended: boolean } {
    const ended = step.outcome !== null && this.scene?.outcome === null
    const view = over(this.scene?.view, step.view)
    this.last = { rev: step.rev, events: step.events }
    this.#setScene({ ...step, view })
    // A welcome brings them all.
    if (ended && fresh) this.outcomes = [...this.outcomes, step.outcome]
    if (step.outcome === null) this.results = false
    else if (!fresh) this.results = true
    else if (ended) this.#beat = setTimeout(() => (this.results = this.scene?.outcome !== null), BEAT)
    return { view, ended }
  }

  protected stop(): void {
    clearTimeout(this.#beat)
  }

  #setScene({ view, clock, outcome }: Scene): void {
    this.countdown.setClock(clock)
    this.scene = { view, clock, outcome }
  }
}

import { witnessed, type AnyGame, type Outcome, type Seat, type Step, type Viewer } from '../../src/games/game.ts'
import type { Look, OldStep } from '../../src/table/protocol.ts'
import { mayAct } from '../../src/table/mayAct.ts'
import { change, whole } from '../../src/table/patch.ts'
import type { LogRow, Snap } from './store.ts'

/** Steps a reconnecting client may have missed: between one and two stretches of this length are remembered. */
const STRETCH = 64

type Entry = { step: Step<unknown>; revs: number[] }
type Stretch = { base: unknown; revs: number[]; entries: Entry[] }
/** What a state asks of the players. */
type Asks = {
  /** Whose decision is awaited. */
  turn: readonly Seat[]
  /** Whose action is accepted. */
  mayAct: readonly Seat[]
  /** Whether a call window stands open. */
  window: boolean
}
/** What one pair of eyes gets of a step. */
export type Sight = { viewer: Viewer; rev: number; events: unknown[]; view: unknown }

/** Seats' eyes have the seats' numbers; all watchers share the place after the fourth. */
export const EYES = 5
const eye = (viewer: Viewer): number => viewer ?? 4

/** The game being played, and what each pair of eyes has been sent of it. */
export class Match {
  readonly game: AnyGame
  private readonly viewers: Viewer[]
  state: unknown
  /** The next step's index in the room's log. */
  at: number
  readonly revs: number[]
  /** Below this, what was sent is not known well enough to be told again. */
  private readonly floors: number[]
  /** The views as they were last sent; null: never, or who has them is not known. */
  private readonly last: unknown[]
  /** What the present state looks like, and what it asks: the referee, the clocks and the messages want it many times. */
  private readonly views: unknown[] = Array(EYES).fill(undefined)
  private asked: Asks | null = null
  /** The state that this is of. */
  private known: unknown = null
  private old: Stretch | null = null
  private recent: Stretch

  constructor(game: AnyGame, seats: number, start: Pick<Snap, 'at' | 'state' | 'revs'>) {
    this.game = game
    this.viewers = [...Array(seats).keys(), null] as Viewer[]
    this.state = start.state
    this.at = start.at
    this.revs = [...start.revs]
    this.floors = [...start.revs]
    this.last = this.revs.map(() => null)
    this.recent = { base: start.state, revs: [...start.revs], entries: [] }
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.state)
  }

  /** Start-up: a step that has been played, and sent, before. */
  replay(row: LogRow): void {
    this.state = this.game.apply(this.state, row.step).state
    row.revs.forEach((rev, i) => (this.revs[i] = rev))
    this.remember(row.step)
  }

  /** Applies a step. */
  apply(step: Step<unknown>): unknown[] {
    const { state, events } = this.game.apply(this.state, step)
    this.state = state
    return events
  }

  /** The present state through these eyes. */
  view(viewer: Viewer): unknown {
    this.know()
    return (this.views[eye(viewer)] ??= this.game.view(this.state, viewer))
  }

  /** What the present state asks of the players. */
  get asks(): Asks {
    this.know()
    const { game, state } = this
    return (this.asked ??= {
      turn: game.turn(state),
      mayAct: mayAct(game, state),
      window: game.window?.open(state) ?? false,
    })
  }

  private know(): void {
    if (this.known === this.state) return
    this.known = this.state
    this.views.fill(undefined)
    this.asked = null
  }

  /** A match begins: nobody has seen the bare table, so no number stands for it. */
  forgetAll(): void {
    for (const viewer of this.viewers) this.forget(viewer)
  }

  /** Nobody looks through these eyes for now, or somebody new: the next look is a fresh one. */
  forget(viewer: Viewer): void {
    this.last[eye(viewer)] = null
    this.floors[eye(viewer)] = this.revs[eye(viewer)] + 1
  }

  /** Start-up: whoever looks through these eyes has seen the present state. */
  recall(viewer: Viewer): void {
    this.last[eye(viewer)] = this.view(viewer)
  }

  /** After apply: numbers the step for everyone who sees anything of it. `watched` says whose eyes matter now. */
  numberStep(step: Step<unknown>, events: unknown[], watched: (viewer: Viewer) => boolean): Sight[] {
    const sights: Sight[] = []
    for (const viewer of this.viewers) {
      if (!watched(viewer)) this.forget(viewer)
      else {
        const sight = this.sight(viewer, events)
        if (sight) sights.push(sight)
      }
    }
    this.remember(step)
    return sights
  }

  /** All that can be seen now. Whoever missed steps uncounted gets a new number with it. */
  fresh(viewer: Viewer): Look {
    const i = eye(viewer)
    if (this.floors[i] > this.revs[i]) this.revs[i] = this.floors[i]
    const view = this.view(viewer)
    this.last[i] = view
    return { view, outcome: this.outcome }
  }

  /** Everything after `rev`, or null when that is too long ago, or nothing. Old steps have no clock: it is running now. */
  missed(viewer: Viewer, rev: number): OldStep[] | null {
    const i = eye(viewer)
    const stretches = [this.old, this.recent].filter(stretch => stretch !== null)
    if (rev < this.floors[i] || rev >= this.revs[i] || rev < stretches[0].revs[i]) return null
    const messages: OldStep[] = []
    let state = stretches[0].base
    let seen = stretches[0].revs[i]
    let before = this.game.view(state, viewer)
    for (const { step, revs } of stretches.flatMap(stretch => stretch.entries)) {
      const next = this.game.apply(state, step)
      state = next.state
      if (revs[i] === seen) continue
      seen = revs[i]
      const view = this.game.view(state, viewer)
      if (seen > rev) {
        const events = witnessed(this.game, next.events, viewer)
        const news = change(before, view) ?? {}
        messages.push({ rev: seen, events, view: news, outcome: this.game.outcome(state) })
      }
      before = view
    }
    return messages
  }

  private sight(viewer: Viewer, all: unknown[]): Sight | null {
    const i = eye(viewer)
    const events = witnessed(this.game, all, viewer)
    const view = this.view(viewer)
    const news = this.last[i] === null ? whole(view) : change(this.last[i], view)
    this.last[i] = view
    if (!events.length && news === undefined) return null
    return { viewer, rev: ++this.revs[i], events, view: news ?? {} }
  }

  private remember(step: Step<unknown>): void {
    this.at++
    this.recent.entries.push({ step, revs: [...this.revs] })
    if (this.recent.entries.length < STRETCH) return
    this.old = this.recent
    this.recent = { base: this.state, revs: [...this.revs], entries: [] }
  }
}

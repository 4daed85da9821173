import { apply } from '../../../games/cotulenh/apply.ts'
import { stateAt } from '../../../games/cotulenh/learn/prepare.ts'
import { refuse } from '../../../games/cotulenh/legal.ts'
import { moverOf } from '../../../games/cotulenh/rules/seats.ts'
import type { Event, Position, State, View } from '../../../games/cotulenh/types.ts'
import { view } from '../../../games/cotulenh/view.ts'
import type { Refusal, Seat } from '../../../games/game.ts'

/** Turns from a position on, to be made for both sides, taken back and made again. */
export class TurnRecord {
  #states = $state.raw<State[]>([])
  turns = $state.raw<string[]>([])
  at = $state(0)
  readonly state = $derived.by(() => this.#states[this.at])
  readonly begin = $derived.by(() => this.#states[0])
  readonly mover = $derived.by<Seat | null>(() => moverOf(this.state))
  readonly over = $derived.by(() => this.state.result !== null)

  constructor(begin: Position) {
    this.open(begin)
  }

  open(begin: Position, turns: readonly string[] = []): void {
    this.#states = [stateAt(begin)]
    this.turns = []
    this.at = 0
    for (const lan of turns) this.play(lan)
  }

  /** With the eyes of a seat; turns that were taken back are not shown. */
  seen(seat: Seat | null): View {
    return view(this.state, seat)
  }

  /** Makes a turn for whoever is to move; what came after here before is forgotten, unless it is the same. */
  play(lan: string): { events: Event[] } | Refusal {
    const { mover, state } = this
    if (mover === null) return { why: 'notYourTurn' } as Refusal
    const action = { type: 'turn' as const, lan }
    const refused = refuse(view(state, mover), action)
    if (refused) return refused
    const next = apply(state, { by: mover, do: action })
    if (this.turns[this.at] !== lan) {
      this.turns = [...this.turns.slice(0, this.at), lan]
      this.#states = [...this.#states.slice(0, this.at + 1), next.state]
    }
    this.at++
    return { events: next.events }
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.turns.length, at))
  }
}

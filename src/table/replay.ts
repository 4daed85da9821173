import * as v from 'valibot'
import type { AnyRules, Outcome, Seat, Step } from '../games/game.ts'
import { commit, deriveOrder } from './deal.ts'
import type { TableOptions } from './options.ts'

export type HandRecord = {
  hand: number
  commit: string
  secret: string
  salts: string[]
  /** ms: since the step before. */
  steps: { step: Step<unknown>; ms: number }[]
  outcome: Outcome
}

export type MatchRecord = {
  masa: 1
  game: string
  version: number
  room: string
  options: Record<string, string | number | boolean>
  table: TableOptions
  seats: { name: string; kind: 'person' | 'bot'; level: number }[]
}

/** A match as a file: its finished hands, complete enough to replay and to check. */
export type MasaFile = MatchRecord & { hands: HandRecord[] }

export type Frame = {
  hand: number
  /** Within the hand, from 0. */
  index: number
  step: Step<unknown>
  ms: number
  state: unknown
  events: unknown[]
}

/** Every state of the match in order. Throws where the rules do: a file of another version may not fold. */
export function fold(game: AnyRules, file: MasaFile): Frame[] {
  let state: unknown = game.start(v.parse(game.options, file.options), file.seats.length)
  return file.hands.flatMap(({ hand, steps }) =>
    steps.map(({ step, ms }, index) => {
      const next = game.apply(state, step)
      state = next.state
      return { hand, index, step, ms, state, events: next.events }
    }),
  )
}

/** why: a key under `check.`; hand and index name the first step that is not as it should be (-1: the hand itself). */
export type Fault = { why: string; hand: number; index: number }

/** Whether the commitments hold, the orders follow, every step was legal and the results are as recorded. */
export function check(game: AnyRules, file: MasaFile): Fault | null {
  if (file.game !== game.id || file.version !== game.version) return { why: 'version', hand: 0, index: -1 }
  const options = v.safeParse(game.options, file.options)
  if (!options.success || !game.seats.includes(file.seats.length))
    return { why: 'options', hand: file.hands[0].hand, index: -1 }
  let state: unknown = game.start(options.output, file.seats.length)
  for (const record of file.hands) {
    const at = (why: string, index: number): Fault => ({ why, hand: record.hand, index })
    if (commit(record.secret) !== record.commit) return at('commit', -1)
    let orders = 0
    for (const [index, { step }] of record.steps.entries()) {
      try {
        const why = fault(game, state, step, size => deriveOrder({ ...record, room: file.room }, orders++, size))
        if (why) return at(why, index)
        state = game.apply(state, step).state
      } catch {
        return at('illegal', index)
      }
      const ended = game.outcome(state) !== null
      if (ended !== (index === record.steps.length - 1)) return at('length', index)
    }
    if (JSON.stringify(game.outcome(state)) !== JSON.stringify(record.outcome)) return at('outcome', -1)
  }
  return null
}

function fault(game: AnyRules, state: unknown, step: Step<unknown>, order: (size: number) => number[]): string | null {
  const size = game.needs(state)
  if (step.by === 'table') {
    if (size) return order(size).join() === step.order.join() ? null : 'order'
    return game.held?.(state) && !game.turn(state).length && !step.order.length ? null : 'illegal'
  }
  const action = v.safeParse(game.action, step.do)
  if (!action.success) return 'illegal'
  // Between two hands a seat may still arrange its rack, never play.
  const free = game.anytime?.(action.output) ?? false
  if (!free && (size > 0 || !game.turn(state).includes(step.by as Seat))) return 'notYourTurn'
  return game.refuse(game.view(state, step.by), action.output) ? 'illegal' : null
}

import * as v from 'valibot'
import type { AnyGame, Seat, Step } from '../../src/games/game.ts'
import { fields } from '../../src/table/options.ts'
import { freeze } from '../support/freeze.ts'
import { pick, seeded, shuffled } from '../support/random.ts'

export type Moment = { state: unknown; step: Step<unknown>; events: unknown[]; before: unknown; deck: number }
export type Run = { log: Step<unknown>[]; state: unknown; moments: number }

/** Options drawn at random from the form's fields: house rules must hold in every mixture. */
export function anyOptions(game: AnyGame, random: () => number): unknown {
  const chosen: Record<string, unknown> = {}
  for (const field of fields(game.options)) {
    if (random() < 0.6) continue
    if (field.kind === 'boolean') chosen[field.name] = random() < 0.5
    if (field.kind === 'choice') chosen[field.name] = pick(field.values, random)
  }
  return v.parse(game.options, chosen)
}

/** Random play from the first deal to the end of the match; `look` sees every moment. */
export function playOut(
  game: AnyGame,
  options: unknown,
  seats: number,
  seed: number,
  look: (moment: Moment) => void,
  bound = 20_000,
): Run {
  const random = seeded(seed)
  const log: Step<unknown>[] = []
  let state = freeze(game.start(options, seats))
  let deck = 0
  for (let moments = 0; moments < bound; moments++) {
    const step = nextStep(game, state, random)
    if (!step) return { log, state, moments }
    if (step.by === 'table' && step.order.length) deck = Math.max(deck, step.order.length)
    const result = game.apply(state, freeze(step))
    log.push(step)
    const before = state
    state = freeze(result.state)
    look({ state, step, events: result.events, before, deck })
  }
  throw new Error(`${game.id}: no end after ${bound} steps (seed ${seed}, options ${JSON.stringify(options)})`)
}

function nextStep(game: AnyGame, state: unknown, random: () => number): Step<unknown> | null {
  if (game.outcome(state)?.over) return null
  const size = game.needs(state)
  if (size > 0) return { by: 'table', order: shuffled(size, random) }
  const turn = game.turn(state)
  if (!turn.length) {
    if (game.held?.(state)) return { by: 'table', order: [] }
    throw new Error(`${game.id}: nobody can act`)
  }
  const by: Seat = pick(turn, random)
  const view = freeze(game.view(state, by))
  return { by, do: pick(game.moves(view), random) }
}

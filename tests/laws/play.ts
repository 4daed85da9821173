import type { AnyGame, Seat, Step } from '../../src/games/game.ts'
import { freeze } from '../support/freeze.ts'
import { pick, seeded, shuffled } from '../support/random.ts'

export type Moment = { state: unknown; step: Step<unknown>; events: unknown[]; before: unknown; deck: number }
export type Run = { log: Step<unknown>[]; state: unknown; moments: number }
/** Who chooses: anything legal, or now and then a bot, which gets to endings that chance hardly ever finds. */
export type Policy = (game: AnyGame, view: unknown, random: () => number) => unknown

const anyMove: Policy = (game, view, random) => pick(game.moves(view), random)
export const guided: Policy = (game, view, random) => {
  // Now and then the clock runs out.
  if (random() < 0.01) return game.fallback(view)
  if (random() < 0.7) return game.think(view, random() < 0.5 ? 1 : 2, random)
  const moves = game.moves(view) as { type: string }[]
  // What needs no turn comes seldom: resigning would end every match before long.
  const playing = moves.filter(move => !game.anytime(move))
  const offered = playing.length && random() < 0.85 ? playing : moves
  // Kinds of action first, so that the one kong among fourteen discards has its chance.
  const kind = pick([...new Set(offered.map(move => move.type))], random)
  return pick(
    offered.filter(move => move.type === kind),
    random,
  )
}

type Play = {
  options: unknown
  seats: number
  seed: number
  policy?: Policy
  /** The first order that is due, where a hand begins from a prepared deal. */
  order?: readonly number[]
  bound?: number
}

/** From the first deal to the end of the match; `look` sees every moment and may end it. */
export function playOut(game: AnyGame, play: Play, look: (moment: Moment) => boolean | void): Run {
  const { options, seats, seed, policy = anyMove, bound = 20_000 } = play
  const random = seeded(seed)
  const log: Step<unknown>[] = []
  let state = freeze(game.start(options, seats))
  let deck = 0
  for (let moments = 0; moments < bound; moments++) {
    const step = log.length === 0 && play.order ? { by: 'table' as const, order: play.order } : next(state)
    if (!step) return { log, state, moments }
    if ('order' in step) deck = Math.max(deck, step.order.length)
    const result = game.apply(state, freeze(step))
    log.push(step)
    const before = state
    state = freeze(result.state)
    if (look({ state, step, events: result.events, before, deck })) return { log, state, moments }
  }
  throw new Error(`${game.id}: no end after ${bound} steps (seed ${seed}, options ${JSON.stringify(options)})`)

  function next(state: unknown): Step<unknown> | null {
    if (game.outcome(state)?.over) return null
    const size = game.needs(state)
    if (size > 0) return { by: 'table', order: shuffled(size, random) }
    const turn = game.turn(state)
    if (!turn.length) {
      if (game.window?.open(state)) return { by: 'table', close: true }
      throw new Error(`${game.id}: nobody can act`)
    }
    const by: Seat = pick(turn, random)
    return { by, do: policy(game, freeze(game.view(state, by)), random) }
  }
}

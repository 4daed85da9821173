import type { AnyCoach, AnyRules, Seat } from '../games/game.ts'
import { act } from './lesson.ts'
import { seeded } from './random.ts'

/**
 * By how much one choice is better than another, in the game's own points: the rest of the hand is played out from both by
 * the same bots, with what nobody could know imagined anew each time, and alike for both.
 */
export type Margin = { mean: number; error: number; samples: number }

/** A position in which a seat has to choose. deck: how many tiles are dealt from, where any are. */
export type Choosing = { state: unknown; seat: Seat; deck: number }

/** Knows the way, and is quick about it: thousands of its choices go into one margin. */
const LEVEL = 2
/** No hand is so long; one that does not end counts as nothing. */
const LONGEST = 600

/** What a hand that one begins so brings this seat. */
function brings(game: AnyRules, coach: AnyCoach, from: unknown, seat: Seat, action: unknown, seed: number): number {
  const random = seeded(seed)
  let { state } = act(game, from, seat, action)
  for (let steps = 0; steps < LONGEST; steps++) {
    const outcome = game.outcome(state)
    if (outcome) {
      const points = outcome.standings.find(each => each.seat === seat)?.points ?? 0
      return game.traits.lowerIsBetter ? -points : points
    }
    const next = game.turn(state)[0]!
    state = act(game, state, next, coach.think(game.view(state, next), LEVEL, random)).state
  }
  return 0
}

/** One difference after the other: whoever asks decides when it has seen enough. */
export function* differences(
  game: AnyRules,
  coach: AnyCoach,
  { state, seat, deck }: Choosing,
  better: unknown,
  worse: unknown,
  seed: number,
): Generator<number, never> {
  const random = seeded(seed)
  const view: unknown = game.view(state, seat)
  for (;;) {
    const imagined: unknown = game.imagine(view, shuffled(deck, random))
    const bots = Math.floor(random() * 2 ** 32)
    yield brings(game, coach, imagined, seat, better, bots) - brings(game, coach, imagined, seat, worse, bots)
  }
}

export function marginOf(all: readonly number[]): Margin {
  const samples = all.length
  const mean = all.reduce((sum, each) => sum + each, 0) / Math.max(1, samples)
  const spread = all.reduce((sum, each) => sum + (each - mean) ** 2, 0)
  return { mean, error: samples > 1 ? Math.sqrt(spread / (samples - 1) / samples) : Infinity, samples }
}

/** Whether a margin is so many of its own errors above nothing. */
export const isClear = ({ mean, error }: Margin, errors: number): boolean => mean > 0 && mean >= errors * error

function shuffled(size: number, random: () => number): number[] {
  const order = Array.from({ length: size }, (_, i) => i)
  for (let i = size - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[order[i], order[j]] = [order[j]!, order[i]!]
  }
  return order
}

import type { Advice, AnyCoach, AnyRules, Seat } from '../games/game.ts'
import { decisions, judgeDecision, type Judgement } from './judgeDecisions.ts'
import { act } from './lesson.ts'
import { differences, isClear, marginOf, type Choosing, type Margin } from './margin.ts'
import { foldHand, type HandRecord } from './replay.ts'

/** A decision that was clearly not the best one, with all that is needed to be asked for it again. */
export type Mistake = Choosing & {
  hand: number
  /** The step of the hand by which it was made, from 0. */
  at: number
  played: unknown
  best: Advice<unknown>
  margin: Margin
}

/** read: one more decision; weighed: one more of those that may be mistakes. */
export type Search = { kind: 'read' } | { kind: 'weighed'; n: number; of: number } | { kind: 'found'; mistake: Mistake }

/** So many are kept of a match, of so many that are weighed, the dearest first. */
const MOST = 5
const WEIGHED = 16
/** Played out so many times, and then so many times again with other tiles: both must say the same. */
const SAMPLES = 48
const FIRST_LOOK = 12
const EACH = 1.5
const BOTH = 2.5
/** Where nothing is hidden there is nothing to sample: the looks of a search after both must be so far apart. */
const CLEAR = 150
const CUT = 2000

type Hand = { before: unknown; record: HandRecord }

/** The clearest mistakes of a seat in a match, found one by one: each takes seconds. */
export function* mistakes(
  game: AnyRules,
  coach: AnyCoach,
  hands: readonly Hand[],
  seat: Seat,
  seed: number,
): Generator<Search> {
  const all: Doubt[] = []
  for (const hand of hands)
    for (const doubt of doubts(game, coach, hand, seat)) {
      yield { kind: 'read' }
      if (doubt) all.push(doubt)
    }
  const dear = all.sort((a, b) => rank(b.judgement) - rank(a.judgement)).slice(0, WEIGHED)
  let found = 0
  for (const [n, { judgement, hand, choosing }] of dear.entries()) {
    yield { kind: 'weighed', n, of: dear.length }
    const { played, best, at } = judgement
    const margin = game.traits.openInformation
      ? searched(game, coach, choosing, best.action, played)
      : sampled(game, coach, choosing, best.action, played, seed + 2 * n)
    if (!margin) continue
    yield { kind: 'found', mistake: { ...choosing, hand, at, played, best, margin } }
    if (++found === MOST) return
  }
}

const rank = ({ missed, cost }: Judgement): number => (missed === 'win' ? 1e9 : 0) + cost

type Doubt = { judgement: Judgement; hand: number; choosing: Choosing }

/** Each decision of the hand: null where the bot would have done the same. */
function* doubts(game: AnyRules, coach: AnyCoach, { before, record }: Hand, seat: Seat): Generator<Doubt | null> {
  const { hand, steps } = record
  const frames = foldHand(game, before, record)
  const deck = Math.max(0, ...steps.map(({ step }) => ('order' in step ? step.order.length : 0)))
  for (const decision of decisions(game, coach, frames, hand, [seat])) {
    const { state } = frames[decision.at - 1]!
    const { step } = frames[decision.at]!
    const judgement = judgeDecision(decision, 'do' in step ? step.do : null, action =>
      effect(game, state, seat, action),
    )
    yield judgement.cost > 0 ? { judgement, hand, choosing: { state, seat, deck } } : null
  }
}

/** What others see of an action: how one's own rack lies meanwhile is no other choice. */
function effect(game: AnyRules, state: unknown, by: Seat, action: unknown): string {
  const seen = game
    .apply(state, { by, do: action })
    .events.map((event: unknown) => game.witness(event, null) as unknown)
    .filter((event: unknown) => event !== null)
  return JSON.stringify(seen.length > 0 ? seen : action)
}

/** Two samplings with nothing in common; null unless each speaks for it, and both together clearly. */
function sampled(
  game: AnyRules,
  coach: AnyCoach,
  choosing: Choosing,
  better: unknown,
  worse: unknown,
  seed: number,
): Margin | null {
  const all: number[] = []
  for (const part of [seed, seed + 1]) {
    const own: number[] = []
    for (const difference of differences(game, coach, choosing, better, worse, part)) {
      own.push(difference)
      if (own.length === FIRST_LOOK && marginOf(own).mean <= 0) return null
      if (own.length === SAMPLES) break
    }
    if (!isClear(marginOf(own), EACH)) return null
    all.push(...own)
  }
  const margin = marginOf(all)
  return isClear(margin, BOTH) ? margin : null
}

/** The other side's own look at what each choice leaves it. */
function searched(
  game: AnyRules,
  coach: AnyCoach,
  { state, seat }: Choosing,
  better: unknown,
  worse: unknown,
): Margin | null {
  const mean = worth(game, coach, state, seat, better) - worth(game, coach, state, seat, worse)
  return mean >= CLEAR ? { mean, error: 0, samples: 1 } : null
}

function worth(game: AnyRules, coach: AnyCoach, before: unknown, seat: Seat, action: unknown): number {
  const { state } = act(game, before, seat, action)
  const outcome = game.outcome(state)
  if (outcome) return outcome.winners.length === 0 ? 0 : outcome.winners.includes(seat) ? CUT : -CUT
  const next = game.turn(state)[0]!
  const value = coach.advise(game.view(state, next))[0]?.value ?? 0
  const own = next === seat ? value : -value
  return Math.max(-CUT, Math.min(CUT, own))
}

/**
 * Whether another choice than the one that was found will do as well: it is nearer to that one than to the mistake.
 */
export function isAsGood(game: AnyRules, coach: AnyCoach, mistake: Mistake, tried: unknown, seed: number): boolean {
  const { best, played, margin, state, seat } = mistake
  const name = (action: unknown) => effect(game, state, seat, action)
  if (name(tried) === name(best.action)) return true
  if (name(tried) === name(played)) return false
  const behind = game.traits.openInformation
    ? worth(game, coach, state, seat, best.action) - worth(game, coach, state, seat, tried)
    : behindOf(game, coach, mistake, tried, seed)
  return behind < margin.mean / 2
}

function behindOf(game: AnyRules, coach: AnyCoach, mistake: Mistake, tried: unknown, seed: number): number {
  const all: number[] = []
  for (const difference of differences(game, coach, mistake, mistake.best.action, tried, seed)) {
    all.push(difference)
    if (all.length === SAMPLES) break
  }
  return marginOf(all).mean
}

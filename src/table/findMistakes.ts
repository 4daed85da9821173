import type { Advice, AnyCoach, AnyRules, Seat } from '../games/game.ts'
import { decisions, judgeDecision, type Decision, type Judgement } from './judgeDecisions.ts'
import { act } from './lesson.ts'
import { differences, isClear, marginOf, type Choosing, type Margin } from './margin.ts'
import { foldHand, type Frame, type HandRecord } from './replay.ts'

/** A decision that was clearly not the best one, with all that is needed to be asked for it again. */
export type Mistake = Choosing & {
  hand: number
  /** The step of the hand by which it was made, from 0. */
  at: number
  played: unknown
  best: Advice<unknown>
  margin: Margin
  /** Where nothing is hidden: what the other side then answers what was played. */
  answer?: unknown
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
/** What it costs must be at least this part of what a hand of the match brought or cost somebody: a point of a hundred is nothing to learn from. */
const NOTABLE = 0.05

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
  const points: number[] = []
  for (const hand of hands) {
    const frames = foldHand(game, hand.before, hand.record)
    for (const doubt of doubts(game, coach, hand.record, frames, seat)) {
      yield { kind: 'read' }
      if (doubt) all.push(doubt)
    }
    points.push(...stakes(game, frames))
  }
  const least = points.length > 0 ? (NOTABLE * points.reduce((sum, each) => sum + each, 0)) / points.length : 0
  const dear = all.sort((a, b) => rank(b.judgement) - rank(a.judgement)).slice(0, WEIGHED)
  const found = new Set<string>()
  for (const [n, { judgement, hand, choosing }] of dear.entries()) {
    yield { kind: 'weighed', n, of: dear.length }
    const { played, best, at } = judgement
    // What should have been done ten turns ago, and nine, and eight, is asked for once.
    const asked = `${hand} ${effect(game, choosing.state, seat, best.action)}`
    if (found.has(asked)) continue
    const weighed = game.traits.openInformation
      ? searched(game, coach, choosing, best.action, played)
      : sampled(game, coach, choosing, best.action, played, seed + 2 * n)
    if (!weighed || weighed.margin.mean < least) continue
    yield { kind: 'found', mistake: { ...choosing, hand, at, played, best, ...weighed } }
    if (found.add(asked).size === MOST) return
  }
}

/** What a hand brought or cost each who won or lost anything by it. */
function stakes(game: AnyRules, frames: readonly Frame[]): number[] {
  const outcome = frames.length > 0 ? game.outcome(frames.at(-1)!.state) : null
  return (outcome?.standings ?? []).map(({ points }) => Math.abs(points ?? 0)).filter(points => points > 0)
}

const rank = ({ missed, cost }: Judgement): number => (missed === 'win' ? 1e9 : 0) + cost

type Doubt = { judgement: Judgement; hand: number; choosing: Choosing }

/** Each decision of the hand: null where the bot would have done the same. */
function* doubts(
  game: AnyRules,
  coach: AnyCoach,
  { hand, steps }: HandRecord,
  frames: readonly Frame[],
  seat: Seat,
): Generator<Doubt | null> {
  const deck = Math.max(0, ...steps.map(({ step }) => ('order' in step ? step.order.length : 0)))
  let last: Doubt | null = null
  for (const decision of decisions(game, coach, frames, hand, [seat])) {
    if (last && !isOpen(last, decision, frames)) yield last
    const { state } = frames[decision.at - 1]!
    const { step } = frames[decision.at]!
    const judgement = judgeDecision(decision, 'do' in step ? step.do : null, action =>
      effect(game, state, seat, action),
    )
    last = judgement.cost > 0 ? { judgement, hand, choosing: { state, seat, deck } } : null
    if (!last) yield null
  }
  if (last) yield last
}

/** Whether the same turn goes on with a choice of the same kind: who lays one tile first can still lay the others. */
function isOpen({ judgement }: Doubt, { at, seat, choices }: Decision, frames: readonly Frame[]): boolean {
  const { kind } = judgement.best
  if (kind === 'other' || choices[0]?.kind !== kind) return false
  return frames.slice(judgement.at + 1, at).every(({ step }) => step.by === seat || step.by === 'table')
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
): Pick<Mistake, 'margin'> | null {
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
  return isClear(margin, BOTH) ? { margin } : null
}

/** The other side's own look at what each choice leaves it, and then the own look after its best answers: both must say the same. */
function searched(
  game: AnyRules,
  coach: AnyCoach,
  { state, seat }: Choosing,
  better: unknown,
  worse: unknown,
): Pick<Mistake, 'margin' | 'answer'> | null {
  const [right, wrong] = [better, worse].map(action => worth(game, coach, state, seat, action)) as [Worth, Worth]
  const first = right.value - wrong.value
  if (first < CLEAR) return null
  const [then, after] = [right, wrong].map(each => next(game, coach, each)) as [number, number]
  const mean = Math.min(first, then - after)
  return mean >= CLEAR ? { margin: { mean, error: 0, samples: 2 }, answer: wrong.answer } : null
}

/** state: after it. answer: the other side's best, where it is the other's turn. */
type Worth = { value: number; state: unknown; answer?: unknown }

function worth(game: AnyRules, coach: AnyCoach, before: unknown, seat: Seat, action: unknown): Worth {
  const { state } = act(game, before, seat, action)
  const outcome = game.outcome(state)
  if (outcome) return { value: outcome.winners.length === 0 ? 0 : outcome.winners.includes(seat) ? CUT : -CUT, state }
  const by = game.turn(state)[0]!
  const [best] = coach.advise(game.view(state, by))
  const value = cut(by === seat ? (best?.value ?? 0) : -(best?.value ?? 0))
  return { value, state, ...(by !== seat && best && { answer: best.action }) }
}

/** What it is worth once it has been answered, which the answer's own worth says from the other side. */
const next = (game: AnyRules, coach: AnyCoach, { value, state, answer }: Worth): number =>
  answer === undefined ? value : -worth(game, coach, state, game.turn(state)[0]!, answer).value

const cut = (value: number): number => Math.max(-CUT, Math.min(CUT, value))

/**
 * Whether another choice than the one that was found will do as well: it is nearer to that one than to the mistake.
 */
export function isAsGood(game: AnyRules, coach: AnyCoach, mistake: Mistake, tried: unknown, seed: number): boolean {
  const { best, played, margin, state, seat } = mistake
  const name = (action: unknown) => effect(game, state, seat, action)
  if (name(tried) === name(best.action)) return true
  if (name(tried) === name(played)) return false
  const behind = game.traits.openInformation
    ? worth(game, coach, state, seat, best.action).value - worth(game, coach, state, seat, tried).value
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

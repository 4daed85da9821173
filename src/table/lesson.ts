import type { AnyRules, Refusal, Seat, Step } from '../games/game.ts'
import type { AnyLesson, Sign } from '../games/lesson.ts'

/** Who learns: at the bottom of every board. */
export const LEARNER: Seat = 0

export type Taught = {
  state: unknown
  /** How many of the acts asked for have been done. */
  done: number
}

/** refused: the rules forbid it. other: they do not, but it is not what is asked for here. */
type Attempt =
  { kind: 'refused'; refusal: Refusal } | { kind: 'other' } | { kind: 'played'; taught: Taught; events: unknown[] }

/**
 * What the learner does, judged by the rules first and then by the lesson. What needs no turn, and
 * leaves it as it is, is nobody's business: a rack is put in order, but a lesson is not resigned.
 */
export function attempt(game: AnyRules, lesson: AnyLesson, { state, done }: Taught, action: unknown): Attempt {
  const refusal = game.refuse(game.view(state, LEARNER), action)
  if (refusal) return { kind: 'refused', refusal }
  const after = act(game, state, LEARNER, action)
  const wanted = lesson.asked[done] as Sign<unknown> | readonly Sign<unknown>[] | undefined
  if (!wanted) return { kind: 'played', taught: { state: after.state, done }, events: after.events }
  const signs: readonly Sign<unknown>[] = Array.isArray(wanted) ? wanted : [wanted]
  const met = after.events.some(event => signs.some(sign => shows(event, sign)))
  const aside = game.anytime(action) && String(game.turn(after.state)) === String(game.turn(state))
  if (!met && !aside) return { kind: 'other' }
  return { kind: 'played', taught: { state: after.state, done: met ? done + 1 : done }, events: after.events }
}

type Applied = { state: unknown; events: unknown[] }

/** An act, and what the table does about it at once. */
export function act(game: AnyRules, before: unknown, by: Seat, action: unknown): Applied {
  let { state, events } = game.apply(before, { by, do: action }) as Applied
  for (;;) {
    const step = due(game, state)
    if (!step) return { state, events }
    const after = game.apply(state, step) as Applied
    state = after.state
    events = [...events, ...after.events]
  }
}

/** A call window that nobody has to answer any more closes; what is to be shuffled is, always alike. */
function due(game: AnyRules, state: unknown): Extract<Step<unknown>, { by: 'table' }> | null {
  if (game.outcome(state) || game.turn(state).length > 0) return null
  if (game.window?.open(state)) return { by: 'table', close: true }
  const size = game.needs(state)
  const order = Array.from({ length: size }, (_, i) => i).sort((a, b) => place(a) - place(b))
  return size > 0 ? { by: 'table', order } : null
}

/** Both are prime: an order that looks like none. */
const place = (i: number) => ((i + 1) * 619) % 1009

/** All that was asked has happened, or the hand is over. */
export const isDone = (game: AnyRules, lesson: AnyLesson, { state, done }: Taught): boolean =>
  lesson.asked.length > 0 ? done >= lesson.asked.length : game.outcome(state) !== null

/** Whose turn it is besides the learner's: a bot's. */
export const botToPlay = (game: AnyRules, state: unknown): Seat | null =>
  game.outcome(state) ? null : (game.turn(state).find(seat => seat !== LEARNER) ?? null)

function shows(event: unknown, sign: unknown): boolean {
  return Object.entries(sign as object).every(
    ([name, value]) => JSON.stringify((event as Record<string, unknown>)[name]) === JSON.stringify(value),
  )
}

import type { Advice, AnyCoach, AnyRules, Seat } from '../games/game.ts'
import type { Frame } from './replay.ts'

/** One decision and what the strongest bot thinks of it, best first. at: the frame of the step that was played. */
export type Decision = { at: number; seat: Seat; choices: Advice<unknown>[] }

/** A decision beside the strongest bot's. */
export type Judgement = {
  at: number
  seat: Seat
  played: unknown
  best: Advice<unknown>
  agreed: boolean
  /** In the bot's own measure: comparable within a game only. */
  cost: number
  missed: 'win' | 'call' | null
}

/** The decisions of some seats in one hand, one at a time: a bot's look can take long. */
export function* decisions(
  game: AnyRules,
  coach: AnyCoach,
  frames: readonly Frame[],
  hand: number,
  seats: readonly Seat[],
): Generator<Decision> {
  for (const [at, frame] of frames.entries()) {
    const { by } = frame.step
    if (frame.hand !== hand || by === 'table' || !seats.includes(by) || game.anytime(frame.step.do)) continue
    const before = frames[at - 1]?.state
    if (before === undefined || !game.turn(before).includes(by)) continue
    const view = game.view(before, by)
    // With one thing to do there is nothing to learn; giving up is always possible.
    if (game.moves(view).filter(move => !game.anytime(move)).length < 2) continue
    const choices = coach.advise(view)
    // Unless the bot, too, would take something back: then it is one among its choices.
    const takesBack = (action: unknown) => game.takesBack?.(action) ?? false
    if (takesBack(frame.step.do) && !choices.some(({ action }) => takesBack(action))) continue
    if (choices.length) yield { at, seat: by, choices }
  }
}

/** `name` gives alike actions the same name: to throw one of two twins is the same choice as to throw the other. */
export function judgeDecision(
  { at, seat, choices }: Decision,
  played: unknown,
  name: (action: unknown) => string,
): Judgement {
  const best = choices[0]!
  const own = name(played)
  const found = choices.find(choice => name(choice.action) === own)
  const worst = choices.length > 1 ? choices.at(-1)!.value : 0
  const agreed = found === best
  return {
    at,
    seat,
    played,
    best,
    agreed,
    cost: agreed ? 0 : Math.max(0, best.value - (found?.value ?? worst)),
    missed: agreed || best.kind === 'other' || found?.kind === best.kind ? null : best.kind,
  }
}

/** The dearest choices, dearest first. */
export const costliest = (all: readonly Judgement[], count = 3): Judgement[] =>
  all
    .filter(each => !each.agreed && each.cost > 0)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, count)

/**
 * In a game for two with nothing hidden the bot's next look tells what a move truly cost: the value before it, and what
 * the other then has. `curve` is that value through the hand with seat 0's eyes, cut where a game is as good as won.
 */
export function duel(all: readonly Judgement[]): { judgements: Judgement[]; curve: { at: number; value: number }[] } {
  const cut = (value: number) => Math.max(-CUT, Math.min(CUT, value))
  return {
    judgements: all.map((each, i) => {
      const next = all[i + 1]
      if (!next || next.seat === each.seat || each.agreed) return each
      return { ...each, cost: Math.max(0, cut(each.best.value) + cut(next.best.value)) }
    }),
    curve: all.map(({ at, seat, best }) => ({ at, value: cut(seat === 0 ? best.value : -best.value) })),
  }
}
const CUT = 2000

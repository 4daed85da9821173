import type { AnyCoach, Seat } from '../games/game.ts'
import { isGame, register, type GameId } from '../games/index.ts'
import { decisions } from '../table/judgeDecisions.ts'
import { isAsGood, mistakes, type Mistake } from '../table/findMistakes.ts'
import { foldHand, type HandRecord } from '../table/replay.ts'

/** What a page may ask a game's coach. */
export type Question =
  | { ask: 'advise' | 'plan' | 'moves'; view: unknown }
  | { ask: 'think'; view: unknown; level: number }
  | { ask: 'awaits'; views: unknown[] }
  | { ask: 'study'; what: unknown }
  | { ask: 'review'; before: unknown; record: HandRecord; seats: Seat[] }
  | { ask: 'mistakes'; hands: { before: unknown; record: HandRecord }[]; seat: Seat }
  | { ask: 'asGood'; mistake: Mistake; tried: unknown }

/** Any will do; the same finds the same again. */
const SEED = 20261117

/** The coach's answer: a review decision by decision, mistakes as they are found, a study piece by piece, all else at once. */
export async function* coachAnswer(game: string, question: Question): AsyncGenerator<unknown> {
  if (!isGame(game)) return
  // What may be done the rules know: no bot is fetched for it.
  if (question.ask === 'moves') return yield (await register[game].rules()).rules.moves(question.view as never)
  const [{ rules }, { coach }] = await Promise.all([register[game].rules(), coachOf(game)])
  switch (question.ask) {
    case 'advise':
      return yield coach.advise(question.view)
    case 'plan':
      return yield coach.plan?.(question.view) ?? null
    case 'think':
      return yield coach.think(question.view, question.level, Math.random)
    case 'awaits':
      return yield question.views.map(view => coach.awaits(view))
    case 'study':
      return yield* coach.study?.(question.what) ?? []
    case 'review': {
      const { before, record, seats } = question
      return yield* decisions(rules, coach, foldHand(rules, before, record), record.hand, seats)
    }
    case 'mistakes':
      return yield* mistakes(rules, coach, question.hands, question.seat, SEED)
    case 'asGood':
      return yield isAsGood(rules, coach, question.mistake, question.tried, SEED)
  }
}

const coachOf = (game: GameId): Promise<{ coach: AnyCoach }> => register[game].coach()

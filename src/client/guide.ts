import type { AnyFace } from '../boards/board.ts'
import type { AnyRules, Seat } from '../games/game.ts'

/** Why something on a board is marked; a board says it in `data-why`, where the mark is. */
export const REASONS = [
  'drawn',
  'taken',
  'useful',
  'wrong',
  'hint',
  'away',
  'wild',
  'standsFor',
  'take',
  'last',
  'stock',
  'swap',
  'fits',
  'fresh',
  'laid',
  'noMeld',
  'ready',
  'like',
  'claimed',
  'goes',
  'takes',
  'check',
  'moved',
] as const

/** Of what is touched, pointed at or walked to; null: it has no mark. */
export function reasonFor(target: EventTarget | null): (typeof REASONS)[number] | null {
  const marked = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-why]') : null
  return REASONS.find(reason => reason === marked?.dataset.why) ?? null
}

/** What a newcomer is told: what can be done now, or what somebody has just done. */
export type Tip = { type: string; event: unknown }

type Happened = { type: string; seat?: Seat; from?: Seat }

/** null: nothing worth a word. */
export function tipFor(
  game: Pick<AnyRules, 'moves' | 'waiting' | 'anytime'>,
  { guide, moment }: Pick<AnyFace, 'guide' | 'moment'>,
  view: unknown,
  me: Seat,
  events: readonly unknown[],
): Tip | null {
  if (!guide) return null
  if (game.waiting(view).includes(me)) {
    const open = new Set((game.moves(view) as Happened[]).map(({ type }) => type))
    const type = guide.acts.find(each => open.has(each))
    return type === undefined ? null : { type, event: null }
  }
  const event = (events as Happened[]).findLast(
    each =>
      guide.saw.includes(each.type) &&
      each.seat !== me &&
      // Who took whose discard is worth a word only to whom it was taken from; a call is to all.
      (each.from === undefined || each.from === me || moment(each)),
  )
  return event ? { type: `saw.${event.type}`, event } : null
}

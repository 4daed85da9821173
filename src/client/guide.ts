import type { AnyFace } from '../boards/board.ts'
import type { AnyFront, Seat } from '../games/game.ts'

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

/** What a newcomer is told: what can be done now, or what somebody has just done. key: of its words. */
export type Tip = { key: string; event: unknown }

/** moves: the viewer's own, null where they are not known yet. Gives back null where nothing is worth a word. */
export function tipFor(
  game: Pick<AnyFront, 'waiting'>,
  { guide }: Pick<AnyFace, 'guide'>,
  view: unknown,
  me: Seat,
  events: readonly unknown[],
  moves: readonly unknown[] | null,
): Tip | null {
  if (!guide) return null
  if (game.waiting(view).includes(me)) {
    const open = new Set(moves?.map(guide.act))
    const key = guide.acts.find(each => open.has(each))
    return key === undefined ? null : { key, event: null }
  }
  const event = events.findLast(each => guide.see(each, me) !== null)
  return event === undefined ? null : { key: `saw.${guide.see(event, me)}`, event }
}

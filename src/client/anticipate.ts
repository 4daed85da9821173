import { witnessed, type AnyRules, type Seat, type Viewer } from '../games/game.ts'
import type { Scene, TableInfo } from '../table/protocol.ts'

type Anticipated = { view: unknown; events: unknown[] }
type Seen = { scene: Scene | null; table: TableInfo | null; seat: Viewer }

/** How the table will look once all these acts have been confirmed, as far as each is certain. null: as it does. */
export function anticipateAll(
  rules: AnyRules,
  { scene, table, seat }: Seen,
  acts: readonly { action: unknown }[],
): Anticipated | null {
  if (!scene || !table || rules.id !== table.game || seat === null || scene.outcome) return null
  const deck = rules.needs(rules.start(table.options, table.seats.length))
  return acts.reduce<Anticipated | null>(
    (seen, { action }) => anticipate(rules, deck, seen ? seen.view : scene.view, seat, action) ?? seen,
    null,
  )
}

/**
 * How the table will look to `me` once an act has been confirmed, where that is certain: in every world that looks like
 * this view it comes out alike. A discard does; a tile drawn from the stock is another in each, and null is told. The
 * worlds are few but as different as can be: what is hidden comes in rising, falling and halved order.
 */
export function anticipate(
  rules: AnyRules,
  deck: number,
  view: unknown,
  me: Seat,
  action: unknown,
): Anticipated | null {
  if (rules.refuse(view, action)) return null
  const rising = Array.from({ length: deck }, (_, i) => i)
  const half = deck >> 1
  const [first, ...others] = [rising, rising.toReversed(), [...rising.slice(half), ...rising.slice(0, half)]].map(
    order => inWorld(rules, rules.imagine(view, order), me, action),
  )
  const text = JSON.stringify(first)
  return first && others.every(other => JSON.stringify(other) === text) ? first : null
}

/** null: the hand is over there, and who held what is shown. */
function inWorld(rules: AnyRules, world: unknown, me: Seat, action: unknown): Anticipated | null {
  const { state, events } = rules.apply(world, { by: me, do: action })
  if (rules.outcome(state)) return null
  return { view: rules.view(state, me) as unknown, events: witnessed(rules, events, me) }
}

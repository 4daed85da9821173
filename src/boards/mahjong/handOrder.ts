import type { Tile } from '../../games/mahjong/types.ts'

/** The hand as the player left it: tiles that stay keep their order, new ones join at the end. */
export function keepOrder(before: readonly Tile[], hand: readonly Tile[]): Tile[] {
  const kept = before.filter(tile => hand.includes(tile))
  return [...kept, ...hand.filter(tile => !kept.includes(tile))]
}

/** Takes `tile` out and puts it where `onto` lies. */
export function moveTo(order: readonly Tile[], tile: Tile, onto: Tile): Tile[] {
  const target = order.indexOf(onto)
  if (tile === onto || target < 0 || !order.includes(tile)) return [...order]
  const rest = order.filter(other => other !== tile)
  rest.splice(target, 0, tile)
  return rest
}

import { kindOf, parseTiles } from '../../src/games/mahjong/rules/tiles.ts'

const SEATS = 4
const DEALT = 52
const FLOWERS = [136, 137, 138, 139, 140, 141, 142, 143]

/** hands: 13 tiles for each seat, from the dealer on. draws: the dealer's fourteenth, then one a turn, in turn order. */
export type Wanted = { hands: readonly [string, string, string, string]; draws?: string; replacements?: string }

/**
 * An order of all 144 tiles that deals what is wanted: hands as '123m45p…', then the draws as they come from the head,
 * and the replacements from the tail. Flowers lie deep in the dead wall unless asked for.
 */
export function mahjongDeal({ hands, draws = '', replacements = '' }: Wanted): number[] {
  const free = Array.from({ length: 136 }, (_, tile) => tile)
  const flowers = [...FLOWERS]
  const take = (kind: number): number => {
    const pool = kind >= 34 ? flowers : free
    const at = pool.findIndex(tile => kindOf(tile) === kind)
    if (at < 0) throw new RangeError(`no tile of kind ${kind} is left`)
    return pool.splice(at, 1)[0]
  }
  const dealt = hands.map(hand => {
    const tiles = parseTiles(hand).map(take)
    if (tiles.length !== 13) throw new RangeError(`not thirteen tiles: ${hand}`)
    return tiles
  })
  const head = parseTiles(draws).map(take)
  const tail = parseTiles(replacements).map(take).reverse()

  const order: number[] = []
  for (const size of [4, 4, 4, 1]) for (let seat = 0; seat < SEATS; seat++) order.push(...dealt[seat].splice(0, size))
  if (order.length !== DEALT) throw new RangeError('a hand is short')
  // What nobody asked for comes in no order that would help anybody: every seventh tile.
  const rest = free.map((_, i) => free[(i * 7 + 3) % free.length])
  const spread = new Set(rest).size === free.length ? rest : free
  const body = [...order, ...head, ...spread]
  const end = body.splice(body.length - 6 + tail.length, 6 - tail.length)
  return [...body, ...flowers, ...end, ...tail]
}

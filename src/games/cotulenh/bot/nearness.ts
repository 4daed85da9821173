import { MEMBERS, SIDE } from '../rules/pieces.ts'
import { SQUARES } from '../rules/squares.ts'
import type { Tables } from '../rules/tables.ts'
import { DISTANCE } from './lines.ts'
import type { SearchBoard } from './searchBoard.ts'
import { WORDS, lowest } from './squareSet.ts'
import { HOME, NEAR, RIDE, STRIDE } from './weights.ts'

/** What a unit gains by where it is to the two Commanders, and its passengers by being carried. */
export function nearOf(anchor: Uint8Array, { carrier }: Tables, square: number, unit: number): number {
  const side = unit >>> SIDE
  const members = unit & MEMBERS
  const away = DISTANCE[anchor[side ^ 1] * SQUARES + square]
  const home = DISTANCE[anchor[side] * SQUARES + square]
  let near = 0
  for (let rest = members; rest; rest &= rest - 1) {
    const kind = lowest(rest) * STRIDE
    near += NEAR[kind + away] + HOME[kind + home]
  }
  for (let riders = members & ~(1 << carrier[members]); riders; riders &= riders - 1) near += RIDE[lowest(riders)]
  return near
}

/** What `near` is for the Commanders where they stand now: counted anew if one of them has moved. */
export function nearness(sb: SearchBoard): number {
  const { board, anchor, stands } = sb
  const { commander, at, tables } = board
  if (commander[0] === anchor[0] && commander[1] === anchor[1]) return sb.near
  anchor[0] = commander[0]
  anchor[1] = commander[1]
  sb.near = 0
  for (let side = 0; side < 2; side++) {
    for (let w = 0; w < WORDS; w++) {
      for (let rest = stands[side * WORDS + w]; rest; rest &= rest - 1) {
        const square = (w << 5) + lowest(rest)
        const near = nearOf(anchor, tables, square, at[square])
        sb.near += side ? -near : near
      }
    }
  }
  return sb.near
}

import type { Piece, Square, Unit } from '../../games/cotulenh/types.ts'
import type { Say, Tail } from '../../messages/message.ts'
import { terrainOf } from './geometry.ts'

const pieceName = ({ kind, hero }: Piece, say: Say): string =>
  hero ? say('piece.hero', { piece: say(`piece.${kind}`) }) : say(`piece.${kind}`)

export const piecesName = (pieces: readonly Piece[], say: Say): string =>
  pieces.map(piece => pieceName(piece, say)).join(' + ')

/** A square in words: its name, its ground, who stands there, what could be done there. */
export function squareWords(square: Square, unit: Unit | undefined, kinds: readonly Tail<'kind'>[], say: Say): string {
  const parts = [square, say(`terrain.${terrainOf(square)}`)]
  if (unit) parts.push(`${say(`side.${unit.side}`)} ${piecesName(unit.pieces, say)}`)
  parts.push(...kinds.map(kind => say(`kind.${kind}`)))
  return parts.join(', ')
}

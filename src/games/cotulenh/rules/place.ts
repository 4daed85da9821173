import { rulesOf, type Options } from '../options.ts'
import type { Place, Position, Side } from '../types.ts'
import { makeFen, parseFen } from './fen.ts'

/** The position of a state or a view as the rules want it. */
export function positionOf({ options, place }: { options: Options; place: Place }): Position {
  const position = parseFen(place.fen, rulesOf(options))
  if (position instanceof Error) throw position
  return { ...position, past: place.past, armTaken: place.armTaken }
}

export const placeOf = (position: Position): Place => ({
  fen: makeFen(position),
  past: position.past,
  armTaken: position.armTaken,
})

export const sideToMove = (place: Place): Side => (place.fen.split(' ')[1] === 'b' ? 'b' : 'r')

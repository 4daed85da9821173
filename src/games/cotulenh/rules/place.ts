import type { Options } from '../options.ts'
import type { Place, Position, Side } from '../types.ts'
import { applyTurn } from './applyTurn.ts'
import { makeFen, parseFen } from './fen.ts'
import { rulesKey, rulesOf } from './houseRules.ts'
import type { TurnError } from './packTurn.ts'

/** A place stays what it is, and is asked about for every pair of eyes: so its position is read once. */
const known = new WeakMap<Place, Position>()
/** Starts are asked about at every turn, and most games have the same. */
const STARTS = 16
const starts = new Map<string, Position>()

/** Where a game began. */
export function startPosition(options: Options, fen: string): Position {
  const key = `${rulesKey(options)} ${fen}`
  const before = starts.get(key)
  if (before) return before
  const position = positionOf({ options, place: { fen, past: [], armTaken: false } })
  if (starts.size >= STARTS) starts.clear()
  starts.set(key, position)
  return position
}

/** The position of a state or a view as the rules want it. */
export function positionOf({ options, place }: { options: Options; place: Place }): Position {
  const rules = rulesOf(options)
  const before = known.get(place)
  if (before && rulesKey(before.rules) === rulesKey(rules)) return before
  const read = parseFen(place.fen, rules)
  if (read instanceof Error) throw read
  const position = { ...read, past: place.past, armTaken: place.armTaken }
  known.set(place, position)
  return position
}

export function placeOf(position: Position): Place {
  const place = { fen: makeFen(position), past: position.past, armTaken: position.armTaken }
  known.set(place, position)
  return place
}

/** What was last asked of a position: a turn is judged, and then played. */
const asked = new WeakMap<Position, { lan: string; after: Position | TurnError }>()

/** The position after a turn; an illegal one is an error that says why, not thrown. */
export function afterTurn(position: Position, lan: string): Position | TurnError {
  const before = asked.get(position)
  if (before?.lan === lan) return before.after
  const after = applyTurn(position, lan)
  asked.set(position, { lan, after })
  return after
}

export const sideToMove = (place: Place): Side => (place.fen.split(' ')[1] === 'b' ? 'b' : 'r')

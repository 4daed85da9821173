import type { Seat, Viewer } from '../game.ts'
import { makeFen, parseFen } from './fen.ts'
import { rulesOf, startFen, type Options } from './options.ts'
import type { Kind, Position, Side, Square, Status } from './types.ts'

export type Reason = Exclude<Status, 'ongoing'> | 'resign' | 'agreement' | 'time'
type Result = { reason: Reason; winner: Seat | null }

/** The position as a FEN and what a FEN leaves out; small, whatever the length of the game. */
export type Place = { fen: string; past: string[]; armTaken: boolean }

export type State = {
  options: Options
  /** Who plays Red; null until the table's order has decided it. */
  red: Seat | null
  place: Place
  /** Every turn played, in LAN. */
  turns: string[]
  /** Who offers a draw, who asks to take back: each until answered or until the other plays on. */
  draw: Seat | null
  takeback: Seat | null
  /** Who has asked since their last turn: one question a turn. */
  asked: Seat[]
  result: Result | null
}

export type View = {
  me: Viewer
  options: Options
  red: Seat | null
  place: Place
  turns: string[]
  draw: Seat | null
  takeback: Seat | null
  asked: Seat[]
  result: Result | null
  /** Whose turn; null before the colours are drawn and after the end. */
  mover: Seat | null
  /** What each side has lost. */
  lost: Record<Side, Kind[]>
  /** The Commander in check and who gives it. */
  check: { commander: Square; by: Square[] } | null
  /** Where the last turn began and the squares it touched. */
  last: { from: Square; to: Square[] } | null
}

export type Event =
  | { type: 'colours'; red: Seat }
  | { type: 'turn'; seat: Seat; lan: string; taken: Kind[]; heroes: { square: Square; kind: Kind }[]; check: boolean }
  | { type: 'offer'; seat: Seat; what: 'draw' | 'takeback' }
  | { type: 'answer'; seat: Seat; what: 'draw' | 'takeback'; accept: boolean }
  | { type: 'takenBack'; seat: Seat; count: number }
  | { type: 'ended'; reason: Reason; winner: Seat | null }

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

export const startPlace = (options: Options): Place => ({ fen: startFen(options), past: [], armTaken: false })

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0)
export const seatOfSide = (red: Seat, side: Side): Seat => (side === 'r' ? red : otherSeat(red))

const turnOf = (place: Place): Side => (place.fen.split(' ')[1] === 'b' ? 'b' : 'r')

export const moverOf = ({ red, place, result }: Pick<State, 'red' | 'place' | 'result'>): Seat | null =>
  red === null || result ? null : seatOfSide(red, turnOf(place))

/** Who is asked something: they may answer at once, though it be the other's turn. */
export function answerers({ draw, takeback, result }: Pick<State, 'draw' | 'takeback' | 'result'>): Seat[] {
  if (result) return []
  return [draw, takeback].flatMap(asker => (asker === null ? [] : [otherSeat(asker)]))
}

import type { Seat, Viewer } from '../game.ts'
import { makeFen, parseFen } from './fen.ts'
import { rulesOf, startFen, type Options } from './options.ts'
import { joinHalves, type Setup } from './setup.ts'
import type { Kind, Position, Side, Square, Status } from './types.ts'

export type Reason = Exclude<Status, 'ongoing'> | 'resign' | 'agreement' | 'time'
type Result = { reason: Reason; winner: Seat | null }

/** The position as a FEN and what a FEN leaves out; small, whatever the length of the game. */
export type Place = { fen: string; past: string[]; armTaken: boolean }

export type State = {
  options: Options
  /** Who plays Red; null until the table's order has decided it. */
  red: Seat | null
  /** What each side has made of its half, null until it is ready; null as a whole where nothing is set up freely. */
  setup: Setup | null
  /** Until both are ready, the usual start. */
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
  /** The other's half is null until both are ready. */
  setup: Setup | null
  /** Who still arranges their half; nobody once the game has begun. */
  arranging: Seat[]
  place: Place
  turns: string[]
  draw: Seat | null
  takeback: Seat | null
  asked: Seat[]
  result: Result | null
  /** Whose turn; null before the first turn and after the end. */
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
  /** One is ready; then both are, and it begins. */
  | { type: 'arranged'; seat: Seat }
  | { type: 'revealed'; first: Seat }
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

/** Where the game began, or will begin as far as is known. */
export function startPlace({ options, setup }: Pick<State, 'options' | 'setup'>): Place {
  const usual = startFen(options)
  const fen = setup?.r && setup.b ? joinHalves(usual, setup.r, setup.b) : usual
  return { fen, past: [], armTaken: false }
}

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0)
export const seatOfSide = (red: Seat, side: Side): Seat => (side === 'r' ? red : otherSeat(red))
export const sideOf = (red: Seat | null, seat: Viewer): Side => (seat === red ? 'r' : 'b')

/** Who has not set up yet. */
export const arrangers = ({ red, setup }: Pick<State, 'red' | 'setup'>): Seat[] =>
  red === null || !setup ? [] : ([0, 1] as const).filter(seat => setup[sideOf(red, seat)] === null)

const turnOf = (place: Place): Side => (place.fen.split(' ')[1] === 'b' ? 'b' : 'r')

export const moverOf = ({
  red,
  setup,
  place,
  result,
}: Pick<State, 'red' | 'setup' | 'place' | 'result'>): Seat | null =>
  red === null || result || arrangers({ red, setup }).length ? null : seatOfSide(red, turnOf(place))

/** Who is asked something: they may answer at once, though it be the other's turn. */
export function answerers({ draw, takeback, result }: Pick<State, 'draw' | 'takeback' | 'result'>): Seat[] {
  if (result) return []
  return [draw, takeback].flatMap(asker => (asker === null ? [] : [otherSeat(asker)]))
}

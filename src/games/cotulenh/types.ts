import type { Seat, Viewer } from '../game.ts'
import type { Options } from './options.ts'
import type { HouseRules } from './rules/houseRules.ts'
import type { Setup } from './rules/setup.ts'

export type Side = 'r' | 'b'

/** Commander, Infantry, Tank, Militia, Engineer, Artillery, Anti-air gun, Missile, Air force, Navy, Headquarters. */
export type Kind = 'C' | 'I' | 'T' | 'M' | 'E' | 'A' | 'G' | 'S' | 'F' | 'N' | 'H'
export type Piece = { kind: Kind; hero: boolean }

/** What stands on one square: the carrier first, then its passengers in the written order. */
export type Unit = { side: Side; pieces: Piece[] }

/** A square's name, 'a1' to 'k12'. */
export type Square = string

/** Plain data: survives JSON. */
export type Position = {
  board: Record<Square, Unit>
  turn: Side
  /** Turns since the last capture. */
  halfmoves: number
  fullmove: number
  /** Keys of the positions before this one since the last capture: what threefold repetition needs. */
  past: string[]
  rules: HouseRules
  /** Set by the turn that took a whole arm, when `winByArm` is on. */
  armTaken: boolean
}

export type StepKind = 'move' | 'capture' | 'stay' | 'kamikaze' | 'combine'

/** to: the destination, or the target of a staying capture or a kamikaze. */
export type Step = { pieces: Piece[]; kind: StepKind; to: Square }

/**
 * `move`: one whole unit, `Te5xe7`. `deploy`: a complete deployment, `c4:N:F>e6,T>e4`.
 * `step`: only the first step of a deployment, `Fc4>e6`, as move lists show it; played, it is a deployment that stops there.
 */
export type Turn = {
  form: 'move' | 'step' | 'deploy'
  from: Square
  steps: Step[]
  /** Unused pieces that stay on the origin. */
  stay: Piece[]
}

export type Status =
  'ongoing' | 'checkmate' | 'commander_captured' | 'stalemate' | 'fifty_moves' | 'threefold' | 'bare_commanders' | 'arm'

export type Reason = Exclude<Status, 'ongoing'> | 'resign' | 'agreement' | 'time'

type Result = { reason: Reason; winner: Seat | null }

/** The position as a FEN and what a FEN leaves out; small, whatever the length of the game. */
export type Place = { fen: string; past: string[]; armTaken: boolean }

type Undone = { seat: Seat; turns: string[] }

/** What everyone may know. */
type Public = {
  options: Options
  /** Who plays Red; null until the table's order has decided it. */
  red: Seat | null
  /** Until both are ready, the usual start. */
  place: Place
  /** Every turn played, in LAN. */
  turns: string[]
  /** What was taken back since the last turn, and by whom, the latest last: until another turn is made they can redo it. */
  undone: Undone[]
  /** Who offers a draw, who asks to take back: each until answered or until the other plays on. */
  draw: Seat | null
  takeback: Seat | null
  /** Who has asked since their last turn: one question a turn. */
  asked: Seat[]
  result: Result | null
}

export type State = Public & {
  /** What each side has made of its half, null until it is ready; null as a whole where nothing is set up freely. */
  setup: Setup | null
}

export type View = Public & {
  me: Viewer
  /** The other's half is null until both are ready. */
  setup: Setup | null
  /** Who still arranges their half; nobody once the game has begun. */
  arranging: Seat[]
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
  | { type: 'redone'; seat: Seat; count: number }
  | { type: 'ended'; reason: Reason; winner: Seat | null }

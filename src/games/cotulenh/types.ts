import type { Rules } from './rules.ts'

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
  rules: Rules
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

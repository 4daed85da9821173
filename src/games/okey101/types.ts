import type { Line, Seat, Viewer } from '../game.ts'
import type { Action } from './action.ts'
import type { Options } from './options.ts'
import type { Openings } from './rules/bestOpening.ts'
import type { HandReason, HandScore, How } from './rules/score.ts'

export type Tile = number

/** as: the face it stands for. An okey in a set may stand for any colour the set lacks. */
export type MeldTile = { tile: Tile; as: number }
export type TableMeld = { owner: Seat; kind: 'run' | 'set' | 'pair'; tiles: MeldTile[] }

/** amount: points of a series, number of pairs. */
export type Opening = { how: How; amount: number }

type Taken = { tile: Tile; from: Seat; opened: boolean; keep: boolean }

/** What was done this turn, so that it can be taken back, the last first. */
export type Play =
  | { type: 'lay'; tiles: Tile[]; melds: number; opening: boolean }
  | { type: 'layOff'; tile: Tile; meld: number; end: End }
  | { type: 'swap'; tile: Tile; okey: Tile; meld: number }
export type End = 'low' | 'high' | 'split' | 'set'

/** One line a hand: for the score sheet and the statistics. */
type Past = {
  hand: number
  reason: HandReason
  winners: Seat[]
  points: (number | null)[]
  opened: (Opening | null)[]
  penalties: number[]
}

type Result = HandScore & { over: boolean; redeal: boolean }

/** What everyone may know. */
export type Public = {
  options: Options
  seats: number
  stage: 'deal' | 'draw' | 'play' | 'ended'
  /** Counts from 1; 0 before the first deal. */
  hand: number
  dealer: Seat
  turn: Seat
  indicator: Tile | null
  /** A face; a false joker's under riziko, -1 before the first deal. */
  okey: number
  /** Each seat's discards, the last on top. */
  piles: Tile[][]
  melds: TableMeld[]
  opened: (Opening | null)[]
  declared: boolean[]
  /** Floor penalties of this hand. */
  penalties: Line[][]
  /** The discard taken this turn. */
  taken: Taken | null
  /** Has given a discard back this turn. */
  gaveBack: boolean
  plays: Play[]
  totals: number[]
  /** Has had a score in this match: nobody wins it who never had one. */
  ranked: boolean[]
  result: Result | null
  history: Past[]
}

export type State = Public & {
  hands: Tile[][]
  /** Drawn from the end. */
  stock: Tile[]
  /** From the stock, this turn. */
  drawn: Tile | null
}

export type View = Public & {
  viewer: Viewer
  /** null is a tile this viewer may not see. */
  hands: (Tile | null)[][]
  stock: number
  /** The viewer's own. */
  drawn: Tile | null
}

export type Event =
  | { type: 'dealt'; hand: number; dealer: Seat; seat: Seat; indicator: Tile; okey: number }
  | { type: 'drew'; seat: Seat; tile: Tile | null; stock: number }
  | { type: 'took'; seat: Seat; from: Seat; tile: Tile }
  | { type: 'gaveBack'; seat: Seat; tile: Tile }
  | { type: 'opened'; seat: Seat; how: How; amount: number; melds: TableMeld[] }
  | { type: 'laid'; seat: Seat; melds: TableMeld[] }
  | { type: 'laidOff'; seat: Seat; tile: Tile; meld: number; end: End }
  | { type: 'swapped'; seat: Seat; tile: Tile; okey: Tile; meld: number }
  /** `opening`: it was among the plays. */
  | { type: 'undone'; seat: Seat; plays: number; opening: boolean }
  | { type: 'declared'; seat: Seat }
  | { type: 'fined'; seat: Seat; line: Line }
  | { type: 'discarded'; seat: Seat; tile: Tile }
  | { type: 'passed'; seat: Seat }
  | { type: 'ended'; reason: HandReason; winners: Seat[] }
  | { type: 'over'; winners: Seat[] }

/** What the coach finds for the board: what one could open with, and how to go out. */
export type Plan = { openings: Openings; way: Action[] | null }

import type { Line, Seat, Viewer } from '../game.ts'
import type { Options } from './options.ts'

/** A physical tile: 0–103 numbered, two of each face; 104 and 105 are jokers. */
export type Tile = number

/** shuffle: the stock is empty, the table is about to shuffle the discard row. */
type Phase = 'deal' | 'draw' | 'play' | 'shuffle' | 'ended'

/** A tile on the table: the face it stands for, and who laid it. */
export type Laid = { tile: Tile; as: number; by: Seat }

/** Taken from the row this turn: where it lay, all that came with it, and whether the first must still be laid. */
export type Taken = { at: number; tiles: Tile[]; due: boolean }

export type Result = {
  reason: 'closed' | 'stock'
  winner: Seat | null
  /** What each seat still held, in points. */
  held: number[]
  points: number[]
  lines: Line[][]
}
/** One line a hand, for the score sheet. */
type Past = { hand: number; dealer: Seat; winner: Seat | null; points: number[] }

export type State = {
  options: Options
  phase: Phase
  /** Counts from 1; 0 before the first deal. */
  hand: number
  dealer: Seat
  current: Seat
  totals: number[]
  /** Drawn from the end. */
  stock: Tile[]
  /** Turned up and out of play, where the table plays with one. */
  atu: Tile | null
  /** Ascending. */
  hands: Tile[][]
  /** Melds in reading order. */
  table: Laid[][]
  /** The common discard row, oldest first. */
  row: Tile[]
  melded: boolean[]
  /** Taken from the row and not laid or discarded since: the whole table has seen these. */
  known: Tile[][]
  drawn: Tile | null
  taken: Taken | null
  /** Gave a taken tile back this turn: only the stock is left. */
  barred: boolean
  reshuffled: boolean
  result: Result | null
  history: Past[]
}

type Player = {
  total: number
  /** Ascending; null is a tile this viewer may not see. */
  hand: (Tile | null)[]
  melded: boolean
  known: Tile[]
}

export type View = {
  viewer: Viewer
  options: Options
  phase: Phase
  hand: number
  dealer: Seat
  current: Seat
  stock: number
  atu: Tile | null
  players: Player[]
  table: Laid[][]
  row: Tile[]
  /** The viewer's own drawn tile, in its turn. */
  drawn: Tile | null
  taken: Taken | null
  barred: boolean
  reshuffled: boolean
  result: Result | null
  history: Past[]
}

export type Event =
  | { type: 'deal'; hand: number; dealer: Seat; starter: Seat; atu: Tile | null }
  | { type: 'draw'; seat: Seat; tile: Tile | null; stock: number }
  | { type: 'take'; seat: Seat; tile: Tile; tiles: Tile[] }
  | { type: 'giveBack'; seat: Seat; tile: Tile }
  /** `tiles` came from the hand; `first`: the points of a first meld; `jokers` were replaced by their own tile. */
  | { type: 'lay'; seat: Seat; tiles: Tile[]; first: number | null; jokers: Tile[] }
  | { type: 'discard'; seat: Seat; tile: Tile }
  | { type: 'reshuffle'; stock: number }
  | { type: 'close'; seat: Seat }
  /** The stock ran out for good. */
  | { type: 'stockEnd' }
  | { type: 'settle'; points: number[]; totals: number[] }
  | { type: 'over'; ranking: Seat[] }

import type { Line, Seat, Viewer } from '../game.ts'
import type { Options } from './options.ts'

export type Tile = number

export type Kind = 'finish' | 'okeyFinish' | 'pairsFinish' | 'pairsOkeyFinish'
/** as: the face a tile stands for. */
export type Laid = { kind: 'run' | 'set' | 'pair'; tiles: { tile: Tile; as: number }[] }
type Finish = { seat: Seat; tile: Tile; kind: Kind; melds: Laid[] }

export type Result = {
  reason: Kind | 'stock'
  finish: Finish | null
  /** Of the hand; of the match once it is over. */
  winners: Seat[]
  over: boolean
  points: number[]
}

/** One line a hand, for the score sheet. */
type Past = { hand: number; dealer: Seat; reason: Result['reason']; winner: Seat | null; points: number[] }

/** What everyone may know. */
type Public = {
  options: Options
  seats: number
  stage: 'deal' | 'draw' | 'discard' | 'ended'
  /** Counts from 1; 0 before the first deal. */
  hand: number
  dealer: Seat
  turn: Seat
  indicator: Tile | null
  /** Who has discarded in this hand: too late to show. */
  began: boolean[]
  shown: Seat | null
  /** Finished wrongly (`wrongFinish`): their tiles lie open. */
  exposed: boolean[]
  /** What each seat took from a discard in this hand. */
  taken: Tile[][]
  totals: number[]
  /** What this hand has cost each seat so far. */
  lines: Line[][]
  result: Result | null
  history: Past[]
}

export type State = Public & {
  hands: Tile[][]
  /** Drawn from the end. */
  stock: Tile[]
  /** Each seat's discards, the last on top; the next player may take it. */
  piles: Tile[][]
  /** This turn, by the seat on turn. */
  drawn: { tile: Tile; from: 'stock' | 'discard' } | null
  /** The tile that finished the hand, on the indicator. */
  out: Tile | null
}

export type View = Public & {
  viewer: Viewer
  /** A face. */
  okey: number | null
  /** null is a tile this viewer may not see. */
  hands: (Tile | null)[][]
  stock: number
  piles: (Tile | null)[][]
  drawn: { tile: Tile | null; from: 'stock' | 'discard' } | null
  out: Tile | null
}

export type Event =
  | { type: 'dealt'; hand: number; dealer: Seat; seat: Seat; indicator: Tile; okey: number }
  | { type: 'showed'; seat: Seat; tile: Tile; points: number }
  | { type: 'drew'; seat: Seat; tile: Tile | null; open: boolean; stock: number }
  | { type: 'took'; seat: Seat; from: Seat; tile: Tile }
  | { type: 'discarded'; seat: Seat; tile: Tile; okey: boolean }
  | { type: 'wrongFinish'; seat: Seat; tile: Tile; points: number; hand: Tile[] }
  | { type: 'finished'; seat: Seat; tile: Tile; kind: Kind; from: 'deal' | 'stock' | 'discard'; melds: Laid[] }
  | { type: 'passed'; seat: Seat }
  | { type: 'ended'; reason: Result['reason']; winners: Seat[]; points: number[] }
  | { type: 'over'; winners: Seat[] }

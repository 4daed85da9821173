import * as v from 'valibot'
import type { Line, Seat, Viewer } from '../game.ts'
import type { Options } from './options.ts'

/** A physical tile: 0..103 numbered, two of each face; 104 and 105 the false jokers. */
export type Tile = number

const tile = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(105))
const groups = v.pipe(v.array(v.pipe(v.array(tile), v.minLength(2), v.maxLength(13))), v.minLength(1), v.maxLength(7))

export const action = v.variant('type', [
  v.object({ type: v.literal('draw'), from: v.picklist(['stock', 'discard'] as const) }),
  /** The stock is out: lets the last discard lie, and the hand is void. */
  v.object({ type: v.literal('pass') }),
  /** The twin of the indicator, before one's first discard. */
  v.object({ type: v.literal('show') }),
  v.object({ type: v.literal('discard'), tile }),
  /** `tile` goes on the indicator. `melds`: the other fourteen as they lie, needed by `requireArrangement` alone. */
  v.object({ type: v.literal('finish'), tile, melds: v.optional(groups) }),
])
export type Action = v.InferOutput<typeof action>

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

import type { Line, Seat, Viewer } from '../game.ts'
import type { Meld } from '../../rummy/meld.ts'
import type { Options } from './options.ts'
import type { Pattern } from './rules/patterns.ts'

/** A physical tile: 0–103 numbered, two of each face; from 104 on jokers. */
export type Tile = number

/** redeal: somebody spoiled the deal. */
type Phase = 'deal' | 'redeal' | 'exchange' | 'draw' | 'discard' | 'ended'

/** The fourteen tiles of a close, and what they are worth to each loser. */
export type Close = { melds: Meld[]; pattern: Pattern; jokers: number; base: number }

export type Result = {
  reason: 'closed' | 'stock'
  winner: Seat | null
  /** Discarded face down. */
  tile: Tile | null
  close: Close | null
  /** Of each loser: the board as it stood, the tiles that count, what they come to, and what the best board had left. */
  boards: Tile[][][]
  left: Tile[][]
  deadwood: number[]
  best: number[]
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
  /** Turned up and out of play. */
  atu: Tile | null
  /** Ascending. */
  hands: Tile[][]
  /** Each seat's own board, group by group; null until the seat has arranged or done anything. */
  boards: (Tile[][] | null)[]
  /** Each seat's own discards, the last one on top; the next player may take it. */
  piles: Tile[][]
  launched: Tile[][]
  /** Taken from a discard and not given away since: the whole table has seen these. */
  known: Tile[][]
  /** What the seat on turn may take. */
  offer: Tile | null
  /** What it drew or took this turn. */
  drawn: Tile | null
  /** `doublesExchange`: undefined is written as -2 (not answered), -1 (nothing), else the tile offered. */
  swaps: number[]
  result: Result | null
  history: Past[]
}

type Player = {
  total: number
  /** Ascending; null is a tile this viewer may not see. */
  hand: (Tile | null)[]
  pile: Tile[]
  launched: Tile[]
  known: Tile[]
  /** Has answered the exchange. */
  ready: boolean
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
  offer: Tile | null
  /** The viewer's own drawn tile, in its turn. */
  drawn: Tile | null
  /** The viewer's own board; null as long as the table arranges for it. */
  board: Tile[][] | null
  /** The viewer's own answer to the exchange, as in the state. */
  swap: number
  result: Result | null
  history: Past[]
}

export type Event =
  | { type: 'deal'; hand: number; dealer: Seat; starter: Seat; atu: Tile }
  | { type: 'draw'; seat: Seat; tile: Tile | null; stock: number }
  | { type: 'take'; seat: Seat; from: Seat; tile: Tile }
  /** Only its own seat hears of it. */
  | { type: 'arrange'; seat: Seat }
  | { type: 'discard'; seat: Seat; tile: Tile }
  /** A discarded joker, out of reach for all. */
  | { type: 'launch'; seat: Seat; tile: Tile }
  /** Only its own seat hears of it. */
  | { type: 'swap'; seat: Seat; tile: Tile | null }
  /** What a seat gave and got; others only learn that it exchanged. */
  | { type: 'exchange'; seat: Seat; gave: Tile | null; got: Tile | null }
  | { type: 'spoil'; seat: Seat }
  | { type: 'close'; seat: Seat; tile: Tile; pattern: Pattern; base: number }
  /** The stock ran out. */
  | { type: 'void' }
  | { type: 'settle'; points: number[]; totals: number[] }
  | { type: 'over'; ranking: Seat[] }

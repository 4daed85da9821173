import type { Line, Seat } from '../game.ts'
import type { Kept, Player as AnyPlayer, Shown, Tile } from '../../rummy/atuGame.ts'
import type { Meld } from '../../rummy/meld.ts'
import type { Options } from './options.ts'
import type { Pattern } from './rules/patterns.ts'

export type { Tile }

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

export type State = Kept<Options, Phase, Result> & {
  /** Each seat's own board, group by group; null until the seat has arranged or done anything. */
  boards: (Tile[][] | null)[]
  /** Each seat's own discards, the last one on top; the next player may take it. */
  piles: Tile[][]
  launched: Tile[][]
  /** What the seat on turn may take. */
  offer: Tile | null
  /** `doublesExchange`: undefined is written as -2 (not answered), -1 (nothing), else the tile offered. */
  swaps: number[]
}

type Player = AnyPlayer & {
  pile: Tile[]
  launched: Tile[]
  /** Has answered the exchange. */
  ready: boolean
}

export type View = Shown<Options, Phase, Result> & {
  players: Player[]
  offer: Tile | null
  /** The viewer's own board; null as long as the table arranges for it. */
  board: Tile[][] | null
  /** The viewer's own answer to the exchange, as in the state. */
  swap: number
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

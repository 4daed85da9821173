import type { Line, Seat } from '../game.ts'
import type { Kept, Player as AnyPlayer, Shown, Tile } from '../../rummy/atuGame.ts'
import type { Options } from './options.ts'

export type { Tile }

/** shuffle: the stock is empty, the table is about to shuffle the discard row. */
type Phase = 'deal' | 'draw' | 'play' | 'shuffle' | 'ended'

/** A tile on the table: the face it stands for, and who laid it. */
export type Laid = { tile: Tile; as: number; by: Seat }

/** Taken from the row this turn: where it lay, all that came with it, and whether the first must still be laid. */
export type Taken = { at: number; tiles: Tile[]; due: boolean }

/** A lay of this turn, so that it can be taken back: what came of it, and how it stood before. */
export type Play = {
  /** From the hand, and the jokers that came to it. */
  tiles: Tile[]
  back: Tile[]
  table: Laid[][]
  melded: boolean
  due: boolean
}

export type Result = {
  reason: 'closed' | 'stock'
  winner: Seat | null
  /** What each seat still held, in points. */
  held: number[]
  points: number[]
  lines: Line[][]
}

/** What everyone may know of what lies on the table. */
type Open = {
  /** Melds in reading order. */
  table: Laid[][]
  /** The common discard row, oldest first. */
  row: Tile[]
  taken: Taken | null
  /** Gave a taken tile back this turn: only the stock is left. */
  barred: boolean
  reshuffled: boolean
}

/** plays: of this turn, the last one last. Absent in a table that was written before any could be taken back. */
export type State = Kept<Options, Phase, Result> & Open & { melded: boolean[]; plays?: Play[] }

type Player = AnyPlayer & { melded: boolean }
export type View = Shown<Options, Phase, Result> & Open & { players: Player[]; plays: Play[] }

export type Event =
  | { type: 'deal'; hand: number; dealer: Seat; starter: Seat; atu: Tile | null }
  | { type: 'draw'; seat: Seat; tile: Tile | null; stock: number }
  | { type: 'take'; seat: Seat; tile: Tile; tiles: Tile[] }
  | { type: 'giveBack'; seat: Seat; tile: Tile }
  /** `tiles` came from the hand; `first`: the points of a first meld; `jokers` were replaced by their own tile. */
  | { type: 'lay'; seat: Seat; tiles: Tile[]; first: number | null; jokers: Tile[] }
  /** `tiles` went back to the hand; `first`: the first meld was among them. */
  | { type: 'undone'; seat: Seat; tiles: Tile[]; first: boolean }
  | { type: 'discard'; seat: Seat; tile: Tile }
  | { type: 'reshuffle'; stock: number }
  | { type: 'close'; seat: Seat }
  /** The stock ran out for good. */
  | { type: 'stockEnd' }
  | { type: 'settle'; points: number[]; totals: number[] }
  | { type: 'over'; ranking: Seat[] }

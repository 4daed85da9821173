import type { Line, Seat, Viewer } from '../game.ts'
import type { Action, Call } from './action.ts'
import type { Options } from './options.ts'
import type { Score } from './rules/score.ts'

/** A physical tile, 0–143: four of each of the kinds 0–33, then the eight flowers and seasons. `kindOf` names its face. */
export type Tile = number

export type MeldType = 'chi' | 'peng' | 'gang' | 'concealed_gang'
/** Tiles in ascending order. `claimed` came from `from`; both null when concealed. `added`: the fourth tile put to a peng. */
export type Meld = { type: MeldType; tiles: Tile[]; claimed: Tile | null; from: Seat | null; added: Tile | null }
/** `claimed`: who took it away; the tile then lies in that seat's meld or hand. */
export type Discard = { tile: Tile; claimed: Seat | null }

/** How the seat on turn came by its tile. `tile` is null after chi and peng. */
export type Draw = {
  tile: Tile | null
  by: 'wall' | 'flower' | 'gang' | 'call'
  /** Gangs in a row in this turn. */
  gangs: number
  /** Who discarded the tile of the last of them, if it was claimed. */
  feeder: Seat | null
  /** Flowers laid out on the way. */
  flowers: number
  /** Kind that `forbidSameTileDiscardAfterCall` bars. */
  barred: number | null
}

/** discard: a discard lies on the table. rob: a gang may be robbed. */
type WindowKind = 'discard' | 'rob'
export type Window = {
  kind: WindowKind
  tile: Tile
  from: Seat
  /** What the server offered each seat, and what each has said; nobody sees another's. */
  offers: Call[][]
  answers: (Action | null)[]
}

type Phase = 'deal' | 'turn' | 'window' | 'ended'

export type Win = {
  seat: Seat
  /** The discarder or the robbed; null on a self-draw. */
  from: Seat | null
  robbed: boolean
  tile: Tile
  /** The whole concealed part with the winning tile, ascending. */
  hand: Tile[]
  score: Score
  /** Who pays for all, and by which rule. */
  bao: { seat: Seat; rule: Line['key'] } | null
  deltas: number[]
}
/** wins is empty on a drawn hand; `ready` then lists the kinds each seat waited for (null: not shown or not ready). */
export type Result = { wins: Win[]; ready: (number[] | null)[]; deltas: number[]; over: boolean }
/** One line a hand, for the table's score sheet. */
type Past = {
  hand: number
  round: number
  dealer: Seat
  winners: Seat[]
  from: Seat | null
  fan: number
  deltas: number[]
}

/** What everyone may know. */
type Public = {
  options: Options
  phase: Phase
  /** Counts from 1; 0 before the first deal. */
  hand: number
  /** Prevailing wind, 0–3. */
  round: number
  dealer: Seat
  /** Hands in a row this dealer has kept the deal. */
  streak: number
  /** Whose turn; in a call window, who discarded or declared the gang. */
  current: Seat
  /** The discard last made, while it still lies there. */
  last: { seat: Seat; tile: Tile } | null
  result: Result | null
  history: Past[]
}

export type State = Public & {
  scores: number[]
  /** Tiles to draw are wall[head] … wall[tail - 1]; replacements come from the tail. */
  wall: readonly Tile[]
  head: number
  tail: number
  /** Concealed tiles, ascending, the drawn one included. */
  hands: Tile[][]
  melds: Meld[][]
  flowers: Tile[][]
  rivers: Discard[][]
  /** Who fed each seat's latest gang; null: nobody. */
  gangFrom: (Seat | null)[]
  draw: Draw
  /** hu and gang open to the seat on turn. */
  offers: Action[]
  /** Kinds each seat passed a win on since its last draw (`passedWinLock`). */
  locked: number[][]
  window: Window | null
}

export type Player = {
  /** 0 East … 3 North. */
  wind: number
  score: number
  /** Ascending; null is a tile this viewer may not see. */
  hand: (Tile | null)[]
  melds: Meld[]
  flowers: Tile[]
  river: Discard[]
  /** Who fed this seat's latest gang; null: nobody. */
  gangFrom: Seat | null
}

export type View = Public & {
  viewer: Viewer
  /** Tiles left in the wall, and how many of them can still be drawn. */
  wall: number
  live: number
  players: Player[]
  /** `tile` is null unless the viewer drew it (or the hand is over). */
  draw: Draw
  /** Whether the seat on turn holds a drawn tile (drawn apart on the board). */
  drawn: boolean
  /** What everybody sees of a call window. */
  window: { kind: WindowKind; tile: Tile; from: Seat } | null
  /** The viewer's own: hu and gang on its turn, calls in a window (until it has answered). */
  offers: Action[]
  answer: Action | null
  locked: number[]
}

export type Event =
  | { type: 'deal'; hand: number; round: number; dealer: Seat; hands: (Tile | null)[][] }
  | { type: 'flower'; seat: Seat; tile: Tile }
  | { type: 'draw'; seat: Seat; tile: Tile | null; by: 'wall' | 'flower' | 'gang'; live: number }
  | { type: 'discard'; seat: Seat; tile: Tile }
  /** A claim on a discard that went through; hu has its own event. */
  | { type: 'call'; seat: Seat; from: Seat; call: 'chi' | 'peng' | 'gang'; tile: Tile; meld: Meld }
  /** Declared in one's own turn. An added gang may yet be robbed. */
  | { type: 'gang'; seat: Seat; concealed: boolean; tile: Tile; meld: Meld }
  | { type: 'robbed'; seat: Seat; from: Seat; tile: Tile }
  | { type: 'hu'; seat: Seat; from: Seat | null; tile: Tile; fan: number; base: number; limit: boolean }
  /** The wall ran out. */
  | { type: 'drawn'; ready: Seat[] }
  | { type: 'settle'; deltas: number[]; scores: number[] }
  /** The prevailing wind is over and the match with it; seats from first to last. */
  /** Empty where all came in alike. */
  | { type: 'over'; ranking: Seat[] }
  /** Only its own seat hears of it. */
  | { type: 'answer'; seat: Seat; action: Action }

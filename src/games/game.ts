import type { GenericSchema } from 'valibot'

export type Seat = 0 | 1 | 2 | 3
/** Whose eyes; null is a watcher's. */
export type Viewer = Seat | null

/** What the log keeps. The table's own steps bring a shuffled order, or an empty one that closes a call window. */
export type Step<A> = { by: Seat; do: A } | { by: 'table'; order: readonly number[] }

export type With = Record<string, string | number>
/** why: a key under `no.` in the messages. */
export type Refusal = { why: string; with?: With }
/** key: a key under `line.` in the messages. */
export type Line = { key: string; points: number; with?: With }
/** points: what this hand brought; null is "no score". total: the match so far. */
export type Standing = { seat: Seat; place: number; points: number | null; total: number; lines: Line[] }
/** reason: a key under `end.` in the messages. over: the match, not only the hand. */
export type Outcome = { over: boolean; reason: string; winners: Seat[]; standings: Standing[] }

/** Seconds: free time each turn, then the bank; the bank grows by `increment` with every turn taken. */
export type Pace = { turn: number; bank: number; increment: number }

/** Why the strongest bot would play so: a key under `hint.`, and how good each choice is (higher is better). */
export type Advice<A> = { action: A; why: string; with?: With; value: number }

/**
 * One game's rules, as plain data and pure functions: no clock, no randomness, no I/O.
 * State, View, Action and Event survive JSON; `apply` never mutates.
 */
export interface Rules<State, View, Action, Event, Options> {
  readonly id: string
  /** Raised when old logs no longer replay. */
  readonly version: number
  /** Table sizes allowed, the usual one first. */
  readonly seats: readonly number[]
  readonly pace: Pace
  /** A flat v.object in which every entry has its default; it draws the options form and the rule sheet. */
  readonly options: GenericSchema<unknown, Options>
  /** Named sets of options, one tap apart; the first is the default's name. */
  readonly presets?: Readonly<Record<string, Partial<Options>>>
  readonly action: GenericSchema<unknown, Action>

  start(options: Options, seats: number): State
  /** Size of the shuffled order due now (a deal, a reshuffle); 0 if none. */
  needs(state: State): number
  /** Whose decision is awaited: one on a turn, several in a call window, none when the table is due or all is over. */
  turn(state: State): readonly Seat[]
  /**
   * A call window is open. The table closes it with an empty order once `turn` is empty,
   * never sooner than its constant hold: so the pause says nothing about who could call.
   */
  held?(state: State): boolean
  /** Actions that need no turn: arranging one's rack, resigning, offering a draw. `refuse` still judges them. */
  anytime?(action: Action): boolean
  apply(state: State, step: Step<Action>): { state: State; events: Event[] }
  /** Non-null from the end of a hand until the next order is applied. */
  outcome(state: State): Outcome | null

  /** The only way state leaves the server: a new object, built field by field. */
  view(state: State, viewer: Viewer): View
  witness(event: Event, viewer: Viewer): Event | null
  /** What an event adds to its players' numbers of the match (hands won, openings …): keys under `stat.`. */
  tally?(event: Event): readonly { seat: Seat; key: string }[]

  // Only a view goes in below, so client, bots and server share it, and none can peek.

  /** Whose clock this viewer may see running; the viewer's own seat is in it exactly when it is in `turn`. */
  waiting(view: View): readonly Seat[]
  refuse(view: View, action: Action): Refusal | null
  /** All when few, else the useful ones; never empty on your turn. */
  moves(view: View): Action[]
  /** Played when the clock runs out. */
  fallback(view: View): Action
  /** The strongest bot's choices, best first, each with its reason: hints, and learning from a hand. */
  advise?(view: View): Advice<Action>[]
  /** What would complete the viewer's hand, where a hand can wait for something: keys under `tile.`. */
  awaits?(view: View): readonly string[]
  /** A full state that looks like this view: for the leak law and for search under uncertainty. */
  imagine?(view: View, order: readonly number[]): State
}

/** Rules and bots. A client needs no bots. */
export interface Game<State, View, Action, Event, Options> extends Rules<State, View, Action, Event, Options> {
  /** A bot's choice at level 1, 2 or 3. */
  think(view: View, level: number, random: () => number): Action
}

// A register holds games of all types; whoever looks one up by id only passes its values round.
export type AnyGame = Game<any, any, any, any, any>
export type AnyRules = Rules<any, any, any, any, any>

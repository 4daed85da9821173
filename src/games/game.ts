import type { GenericSchema } from 'valibot'
import type { Tail } from './words.ts'

export type Seat = 0 | 1 | 2 | 3
/** Whose eyes; null is a watcher's. */
export type Viewer = Seat | null

/** What the log keeps. The table's own steps bring a shuffled order, or close a call window. */
export type Step<A> = { by: Seat; do: A } | { by: 'table'; order: readonly number[] } | { by: 'table'; close: true }

/** What the table brings a game that has no call window. */
export function orderOf(step: Extract<Step<unknown>, { by: 'table' }>): readonly number[] {
  if ('order' in step) return step.order
  throw new Error('there is no call window to close')
}

export type With = Record<string, string | number>
/** why: a key under `no.` in the messages. */
export type Why = Tail<'no'>
export type Refusal = { why: Why; with?: With }
/** key: a key under `line.` in the messages. */
export type Line = { key: Tail<'line'>; points: number; with?: With }
/** points: what this hand brought; null is "no score". total: the match so far. */
export type Standing = { seat: Seat; place: number; points: number | null; total: number; lines: Line[] }
/** reason: a key under `end.` in the messages. over: the match, not only the hand. */
export type Outcome = { over: boolean; reason: Tail<'end'>; winners: Seat[]; standings: Standing[] }

/** key: a key under `stat.` in the messages. back: what was counted once in this hand has been taken back. */
export type Tally = { seat: Seat; key: Tail<'stat'>; back?: true }

/** Seconds: free time each turn, then the bank; the bank grows by `increment` with every turn taken. */
export type Pace = { turn: number; bank: number; increment: number }

/** What shared code must know of a game and cannot see in its values. */
type Traits = {
  /** Both sides see everything: a position is worth the same to both, with the sign changed. */
  openInformation: boolean
  /** Points are penalties. */
  lowerIsBetter: boolean
}

/**
 * Why the strongest bot would play so: a key under `hint.`, and how good each choice is (higher is better).
 * kind: it wins the hand now, it takes or lays down what not every turn offers, or neither.
 */
export type Advice<A> = { kind: 'win' | 'call' | 'other'; action: A; why: Tail<'hint'>; with?: With; value: number }

/** Headings of the options form, in its order: keys under `group.` in the messages. */
export const OPTION_GROUPS = ['often', 'play', 'scoring', 'limits', 'table'] as const
export type OptionGroup = (typeof OPTION_GROUPS)[number]

/**
 * What a player's page needs of a game to show a table and to know what may be done there: fetched with the board. The
 * rest of the rules, which deals and plays, comes after it. Functions see views only, so client, bots and server share them.
 */
export interface Front<View, Action, Options, State = unknown> {
  readonly id: string
  /** Raised when old logs no longer replay. */
  readonly version: number
  /** Table sizes allowed, the usual one first. */
  readonly seats: readonly number[]
  readonly pace: Pace
  /** Named sets of options, one tap apart; the first is the default's name. */
  readonly presets: Readonly<Record<string, Partial<Options>>>
  /** What makes a match of it that is over sooner, where there is one: a single hand, a short match. */
  readonly lengths: Readonly<Partial<Record<'hand' | 'short', Partial<Options>>>>
  readonly traits: Traits
  /** Only for games in which several seats are asked at once what they want of a tile: there is a pause for it. */
  readonly window?: Window<State>
  /** Actions that need no turn: arranging one's rack, resigning, offering a draw. `refuse` still judges them. */
  anytime(action: Action): boolean
  /** What could be done in one turn without end, because it leads back to where one was. */
  endless?(action: Action): boolean
  /** Takes back what was done in one's own turn: second thoughts, and no decision to be judged. */
  takesBack?(action: Action): boolean
  /** Whose clock this viewer may see running; the viewer's own seat is in it exactly when it is in `turn`. */
  waiting(view: View): readonly Seat[]
  refuse(view: View, action: Action): Refusal | null
}

/**
 * One game's rules, as plain data and pure functions: no clock, no randomness, no I/O.
 * State, View, Action and Event survive JSON; `apply` never mutates.
 */
export interface Rules<State, View, Action, Event, Options> extends Front<View, Action, Options, State> {
  /** A flat v.object in which every entry has its default; it draws the options form and the rule sheet. */
  readonly options: GenericSchema<unknown, Options>
  /** Every option once, in the order and under the headings of the form. `often`: what people really change. */
  readonly groups: Readonly<Record<OptionGroup, readonly (keyof Options)[]>>
  /**
   * What is counted for the match's numbers, in the order shown: keys under `stat.`.
   * `once`: at most one a hand, for what can be taken back and done again.
   */
  readonly stats: Readonly<Partial<Record<Tail<'stat'>, 'each' | 'once'>>>
  readonly action: GenericSchema<unknown, Action>

  start(options: Options, seats: number): State
  /** Size of the shuffled order due now (a deal, a reshuffle); 0 if none. After a hand some order is due: it begins the next. */
  needs(state: State): number
  /** Whose decision is awaited: one on a turn, several in a call window, none when the table is due or all is over. */
  turn(state: State): readonly Seat[]
  apply(state: State, step: Step<Action>): { state: State; events: Event[] }
  /** Non-null from the end of a hand until the next order is applied. */
  outcome(state: State): Outcome | null

  /** The only way state leaves the server: a new object, built field by field. */
  view(state: State, viewer: Viewer): View
  witness(event: Event, viewer: Viewer): Event | null
  /** What an event adds to its players' numbers: keys of `stats`. */
  tally(event: Event): readonly Tally[]

  // Only a view goes in below, so client, bots and server share it, and none can peek.

  /** All when few, else the useful ones; never empty on your turn. */
  moves(view: View): Action[]
  /** Played when the clock runs out. */
  fallback(view: View): Action
  /** A full state that looks like this view: for the leak law and for search under uncertainty. */
  imagine(view: View, order: readonly number[]): State
}

/**
 * A call window. The table closes it once `turn` is empty, never sooner than its constant hold: so the pause says
 * nothing about who could call.
 */
type Window<State> = {
  open(state: State): boolean
  /** Who has been asked and has not answered, also when no answer can change anything any more. */
  asked(state: State): readonly Seat[]
}

/** A thought that pauses now and then, each time after about as much work, and goes on where it stood. */
export type Slices<T> = Generator<undefined, T, undefined>

/** The same without a pause. */
export function atOnce<T>(thought: Slices<T>): T {
  for (;;) {
    const { done, value } = thought.next()
    if (done) return value
  }
}

/** How strong a bot plays: 1 like a beginner, 2 knows the way, 3 counts what is left, 4 like an expert. */
export const LEVELS = [1, 2, 3, 4] as const
export type Level = (typeof LEVELS)[number]

/** Who plays for an empty chair and explains: sees only views, and is fetched apart from the rules. */
export interface Coach<View, Action, Plan = unknown, Question = never> {
  /** A bot's choice at a level, see LEVELS; the same for the same random source. */
  think(view: View, level: number, random: () => number): Action
  /** The same choice in slices of some ten milliseconds, where a thought can take longer: others are served in between. */
  thinkInSlices?(view: View, level: number, random: () => number): Slices<Action>
  /** The strongest bot's choices, best first, each with its reason; empty when it is not the viewer's turn. */
  advise(view: View): Advice<Action>[]
  /** Where a bot has something to do out of turn when it comes to a seat in mid-hand: set the rack in order. */
  settleIn?(view: View): Action | null
  /** What would complete the viewer's hand, where a hand can wait for something: keys under `tile.`. */
  awaits(view: View): readonly string[]
  /** What its board shows of a search, where it shows one: how to go out, what to lay. */
  plan?(view: View): Plan
  /** What pages of the game's own ask, where it has any: answered in pieces, one after the other. */
  study?(question: Question): Iterable<unknown>
}

/** What has happened as this viewer sees it. */
export const witnessed = (rules: Pick<AnyRules, 'witness'>, events: readonly unknown[], viewer: Viewer): unknown[] =>
  events.map(event => rules.witness(event, viewer) as unknown).filter(event => event !== null)

// A register holds games of all types; whoever looks one up by id only passes its values round.
export type AnyFront = Front<any, any, any, any>
export type AnyRules = Rules<any, any, any, any, any>
export type AnyCoach = Coach<any, any, unknown, any>
export type AnyGame = AnyRules & AnyCoach

/** Rules and coach together, as the room and the tests have them. */
export type Game<State, View, Action, Event, Options> = Rules<State, View, Action, Event, Options> & Coach<View, Action>

import type { Component } from 'svelte'
import type { SoundName } from '../client/sound.ts'
import type { Advice, AnyRules, Front, Line, Outcome, Seat, Standing, Viewer } from '../games/game.ts'
import type { AnyLesson } from '../games/lesson.ts'
import type { Key, Say } from '../messages/message.ts'
import type { Clock, SeatInfo } from '../table/protocol.ts'

export type { Say }

/** A call so loud that it is shown as a large word at a seat. */
export type Shout = { seat: Seat; key: Extract<Key, `shout.${string}`> }

/** The game's coach, who thinks beside the page. null: a newer question took the place of this one, or nobody answers. */
export type AskCoach<View, Action, Plan> = {
  advise: (view: View) => Promise<readonly Advice<Action>[] | null>
  plan: (view: View) => Promise<Plan | null>
}

/**
 * What every board gets, at the table and in a replay alike. A board draws `view` and calls `play`;
 * it holds no rules and no state that matters.
 */
export type BoardProps<View, Action, Event, Plan = unknown> = {
  view: View
  /** Whose eyes; null is a watcher or a replay with all hands open. */
  me: Viewer
  /** In seat order; `me` sits at the bottom. */
  seats: SeatInfo[]
  clock: Clock
  /** The step that led here: animate and sound it once for each new `rev`. */
  last: { rev: number; events: Event[] }
  outcome: Outcome | null
  /** Sent and not yet answered: its tile dims. */
  pending: Action | null
  hints: boolean
  /** What a hint has just advised: the board marks what it speaks of. */
  hinted?: Action | null
  /** False in a replay and for watchers: nothing can be played. */
  live: boolean
  /** A key that stays the same through reloads of this hand at this seat: for what the device remembers (rack order). */
  memory: string
  /** Who sits at the bottom though others play, where a board lies between people; else `me`. */
  facing?: Seat | null
  /** A board that can be turned round says how it lies: what stands beside it is turned with it. */
  turned?: (flipped: boolean) => void
  /** Asks the game first: a refused action is not sent but explained. */
  play: (action: Action) => void
  coach: AskCoach<View, Action, Plan>
  say: Say
}

/** The end of a hand as only this game can show it (the winner's melds, who waited for what). */
export type ResultProps<View> = { view: View; outcome: Outcome; seats: SeatInfo[]; say: Say }

/** A hand's end in one sentence. points: what it brought whom it is told to; null: nobody, or the sentence says it. */
export type Story = { text: string; points: number | null }

/** One line of a table of points: what for, and how much. */
export type PointsRow = { name: string; worth: string }
/** What a chapter of the rules shows beside its text, by this table's options; nothing for some. */
export type PicturesProps<Options> = { chapter: number; options: Options; say: Say }

// Options of all games pass through the rules page.
type SomeOptions = Parameters<AnyRules['start']>[0]
/** A game's part of its rules page. */
export type Book = {
  Pictures: Component<PicturesProps<SomeOptions>>
  points: (options: SomeOptions, say: Say) => PointsRow[]
}

/** The end of a hand: `src/boards/<id>/ending.ts`, fetched while the first hand is played. */
export type Ending<View, Event> = {
  Result: Component<ResultProps<View>>
  /** Whether a line of the results stands under its seat: not what the seat's own figures say already, or `Result` shows. */
  listed?: (line: Line, standing: Standing) => boolean
  /** Who has won this hand, where the outcome of the last one names those who won the match. */
  winners?: (view: View) => readonly Seat[]
  /** What a line brings, where that is no points. */
  worth?: (line: Line, say: Say) => string | null
  /** How the hand ended for `me`, or for a watcher; asked of the view with its outcome. */
  story?: (view: View, outcome: Outcome, me: Viewer, say: Say) => Story
  /** Whether whoever sits opposite wins and loses with one. */
  partners?: (view: View) => boolean
  /** What a standing's figures leave unsaid; null: nothing. */
  remark?: (view: View, standing: Standing, say: Say) => string | null
  /** By which event this seat lost the hand, where one alone did it: the replay opens there. */
  costly?: (view: View, seat: Seat) => ((event: Event) => boolean) | null
}

/** Of what can be done now, and of what others have done. The keys of words, and which action or event each is for. */
export type Guide<Action, Event> = {
  /** The rarest first: what is said is the first that is open. */
  acts: readonly string[]
  act: (action: Action) => string
  saw: readonly string[]
  /** null: it is nothing to this seat. */
  see: (event: Event, me: Seat) => string | null
}

/** What `src/boards/<id>/index.ts` exports as `face`. */
export type Face<View, Action, Event, Plan = unknown> = {
  game: Front<View, Action, SomeOptions>
  Board: Component<BoardProps<View, Action, Event, Plan>>
  ending: () => Promise<{ default: Ending<View, Event> }>
  /** Parts of the messages its board needs besides the shell's, the nearest first. */
  messages: readonly string[]
  /** Those of its rules: what can be chosen, how it is scored and taught. */
  rulesMessages: readonly string[]
  /** Those that say a choice without naming anybody, by the keys of the events it leads to; without, the events' own words serve. */
  deedsMessages?: readonly string[]
  /** One event in words for the live region and the log; null says nothing. */
  announce: (event: Event, say: Say, me: Viewer) => string | null
  sound: (event: Event, me: Viewer) => SoundName | null
  /** Whether a replay stops here when one jumps from one moment to the next. */
  moment: (event: Event) => boolean
  /** An action in words, where no event tells of it (a pass, a call that was not taken). */
  describe?: (action: Action, say: Say) => string | null
  /** A call so loud that it is shown as a large word at a seat ("碰!"). */
  shout?: (event: Event) => Shout | null
  /** What became of the viewer's own wish, where somebody else's went before it; asked of the view it was wished in. */
  beaten?: (before: View, events: readonly Event[], say: Say) => string | null
  /**
   * What a newcomer is told in the first hands; its words are `guide.<game>.<key>` and `guide.<game>.saw.<key>`, among its
   * own messages or in `guide.ts`.
   */
  guide?: Guide<Action, Event>
  /** What is easily done by a slip of the finger, and cannot be undone: a discard, a move. */
  slip?: (action: Action) => boolean
  /** What the rules page draws, fetched with it. */
  book?: () => Promise<{ default: Book }>
  /** Where a position can be studied: how a replay says how it stands, in a bar beside the board, and where its step is analysed. */
  study?: {
    Gauge: () => Promise<{ default: Component<{ view: View; flipped: boolean; say: Say }> }>
    words: string
    /** A path of ours; null: there is no such position. */
    address: (view: View) => string | null
  }
}

// As with AnyRules: whoever looks a face up by id only passes its values round.
type Anything = Parameters<AnyRules['view']>[0]
export type AnyFace = Face<Anything, Anything, Anything, Anything>
export type AnyEnding = Ending<Anything, Anything>

/** What `src/boards/<id>/manifest.ts` exports: all that the home page needs of a game, and the way to the rest. */
export type Manifest = {
  /** The cloth: a `data-felt` of tokens.css. */
  felt: string
  /** A glimpse of the game's tiles, in a box of 160 by 84. */
  Vignette: Component
  face: () => Promise<{ face: AnyFace }>
  /** There is a deal of the day. */
  daily?: true
  /** What is taught at `/learn/<id>`, step by step. */
  lessons?: () => Promise<{ lessons: readonly AnyLesson[] }>
  /** What `/learn/<id>/pieces` shows, where a game has pieces to try one by one. */
  primer?: () => Promise<{ default: Component<{ say: Say }> }>
  /** What `/puzzles/<id>` and `/analysis/<id>` show, where a game has positions to be studied; their words are `<id>-study`. */
  puzzles?: () => Promise<{ default: Component<{ say: Say }> }>
  analysis?: () => Promise<{ default: Component<{ say: Say }> }>
}

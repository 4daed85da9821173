import type { Level, Outcome, Seat, Step, Viewer, Why, With } from '../games/game.ts'
import type { TableOptions } from './options.ts'

export { LANGUAGES, LIMITS, ROOM_ID, type Language } from './constants.ts'
export type { Up } from './clientMessages.ts'

/** Raised whenever an old client could misread a new server; such a client is told to reload. */
export const PROTOCOL = 4

/** A client's sign of life, and the answer: always the same words, so that a room need not be woken to give it. */
export const PING = JSON.stringify({ type: 'ping', t: 0 })
export const PONG = JSON.stringify({ type: 'pong', t: 0 })

/** Below 4000 a client connects again; from 4000 on it is told why and stays away. */
export const CLOSE = {
  replaced: 4001,
  reload: 4002,
  noRoom: 4004,
  full: 4006,
  tooFast: 4008,
  removed: 4010,
  broken: 4012,
  /** By whoever runs the server. */
  ended: 4014,
  /** The table's hands are played elsewhere too: nobody may watch them. */
  private: 4016,
  /** Its circle does not wait for it any longer. */
  closed: 4018,
} as const

/** Said with one tap; every reader sees it in their own language (`phrase.*` in the messages). */
export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thanks',
  'sorry',
  'hurry',
  'moment',
  'again',
  'bye',
] as const
export type Phrase = (typeof PHRASES)[number]

/** Shown at the seat for a moment, and not kept (`reaction.*` in the messages). */
export const REACTIONS = ['laugh', 'wow', 'sad', 'clap', 'heart', 'tea'] as const
export type Reaction = (typeof REACTIONS)[number]

export type SeatInfo = {
  kind: 'empty' | 'person' | 'bot'
  name: string
  /** Invited by the host as somebody's own program; in all else a person. */
  engine: boolean
  /** A bot's level; for a person with a stand-in, that bot's. */
  level: 0 | Level
  /** A person who is not at the seat; where somebody is to sit down next, that they are gone for now. */
  away: boolean
  /** A bot plays for this person until they are back. */
  standIn: boolean
  ready: boolean
  /** Who sits down here with the next deal. */
  next: string | null
  /** As a member of the table's circle has it: put there by the page of another member, never sent. */
  colour?: string
}

/**
 * lobby: before the first deal. dealing: the seals have been shown, the salts are being opened.
 * between: a hand is over, the next is not dealt. over: the match is.
 */
export type Phase = 'lobby' | 'dealing' | 'playing' | 'between' | 'over'

/** A member of a circle, as they are known there. */
export type CircleFace = { member: number; name: string; colour: string }

export type Watcher = { id: number; name: string; muted: boolean }

export type TableInfo = {
  game: string
  phase: Phase
  seats: SeatInfo[]
  host: Seat | null
  /** Whom the host has sent away, and may let in again. */
  removed: { id: number; name: string }[]
  /** The game's. */
  options: Record<string, string | number | boolean>
  tableOptions: TableOptions
  watchers: Watcher[]
  hand: number
  /** Milliseconds until the next hand is dealt without those who are not ready; null when nothing is pending. */
  nextIn: number | null
  /** The position that every match here begins with: nothing is dealt, nothing counts. null: a table like any other. */
  prepared: string | null
  /**
   * newRules: the match that was being played has been ended by a new version of the game's rules.
   * storage: nothing can be written just now, and the game stands still until it can.
   */
  notice: 'newRules' | 'storage' | null
  /** The deal of this day is played here: one hand, one try. */
  day?: string
  /** The match is one of an evening: its rules and seats are as they were drawn. By seat: whether it is kept for a member, or a bot's. */
  kept?: boolean[]
}

/** Milliseconds left; `running` names only the seats this viewer may know to be thinking. null: no clock. */
export type Clock = { banks: number[]; running: { seat: Seat; turn: number; bank: number }[] } | null

export type Look = { view: unknown; outcome: Outcome | null }
export type Scene = Look & { clock: Clock }
/** A step's view brings only what has changed since the one before: `over` in patch.ts makes it whole again. */
export type OldStep = { rev: number; events: unknown[] } & Look
type StepMessage = { type: 'step'; clock: Clock } & OldStep

export type ChatLine = { seat: Viewer; name: string; at: number } & ({ text: string } | { phrase: Phrase })

/** One entry a seat: null for a bot, '' for a person who has sealed nothing. */
export type Seals = readonly (string | null)[]
/** shared: other tables are dealt the same hand, so nobody's salt is in it, and it is shown when all of them have ended. */
export type Commitment = { hand: number; commit: string; shared?: true }
/** A hand's deal as far as it has been told: null before everyone is ready, and before all salts are in. */
export type Told = Commitment & { seals: Seals | null; salts: string[] | null; roots: string[] }
/** What a client needs to check a hand that has ended: it begins in state `before` and goes through all steps. */
export type Reveal = Commitment & {
  version: number
  secret: string
  seals: Seals
  salts: string[]
  before: unknown
  steps: Step<unknown>[]
}

export type Down =
  /** Answers a hello, and comes whenever the reader looks through other eyes. It replaces all the client knew. */
  | {
      type: 'welcome'
      proto: number
      /** Which build the server is; absent where nobody knows. A page of another one is fetched anew between hands. */
      build?: string
      room: string
      /** The table belongs to a circle: a member's device knows by this to which, and asks it for their pass. */
      circled?: string
      /** The seat the reader plays at and through whose eyes they look; null: a watcher's. */
      seat: Viewer
      /** The seat that is theirs, also while they have left it or sit down only with the next deal. */
      chair: Viewer
      /** The last action number this seat used, so that a client that lost its memory goes on from there. */
      n: number
      rev: number
      /** null: nothing has been dealt, or `missed` brings the client up to date. */
      scene: Look | null
      missed: OldStep[]
      /** As it runs now. */
      clock: Clock
      table: TableInfo
      chat: ChatLine[]
      deal: Told
      /** Of the last hand that has ended, unless the client has it. */
      reveal: Reveal | null
      /** How the match's finished hands went, for the running totals. */
      outcomes: Outcome[]
    }
  | { type: 'seated'; seat: Seat; token: string }
  | { type: 'stood' }
  /** Answers `engine`: whoever shows the token has the seat. Said once, to the host alone. */
  | { type: 'key'; seat: Seat; token: string }
  /** All that an engine may do now, after what it has been shown up to `rev`. */
  | { type: 'moves'; rev: number; moves: unknown[] }
  | StepMessage
  | { type: 'ok'; n: number; rev: number }
  /** The act waits so many milliseconds; then it happens, and is answered. Nobody else is told. */
  | { type: 'held'; n: number; ms: number }
  /** takenBack: as its actor wished; nothing is to be said. */
  | { type: 'no'; n: number | null; why: Why | 'takenBack'; with?: With }
  | ({ type: 'table' } & TableInfo)
  /** Before anything is sealed for this hand. */
  | ({ type: 'committed' } & Commitment)
  /** Everybody's seals, before any salt is opened. */
  | { type: 'sealed'; hand: number; seals: Seals }
  /** Before the first tile of an order is shown. index: 0 for the deal, 1, 2 … for reshuffles. */
  | { type: 'dealt'; hand: number; index: number; salts: string[]; root: string }
  /** After the hand's last step. */
  | ({ type: 'revealed' } & Reveal)
  | ({ type: 'chat' } & ChatLine)
  | { type: 'reaction'; seat: Viewer; name: string; reaction: Reaction }
  /** A seat's time was up at an open turn: what follows was not its owner's choice. */
  | { type: 'timeUp'; seat: Seat }
  /**
   * The circle to which the table belongs, for its members only: after a welcome, and when it has changed. me: the reader.
   * seats: who of the members sits there, or is awaited.
   */
  | { type: 'circle'; id: string; name: string; me: number; seats: (CircleFace | null)[] }
  /** The reader is no member of it any more. */
  | { type: 'stranger' }
  | { type: 'pong'; t: number }
  /** Asks whether the reader is keeping up. */
  | { type: 'mark'; id: string }
  /** with: `id`, by which the server's log names what went wrong. */
  | { type: 'bye'; why: string; with?: With }

/** A frame is one message, or a list of all that one event brought its reader. */
export function messages(frame: string): Down[] {
  const data = JSON.parse(frame) as Down | Down[]
  return Array.isArray(data) ? data : [data]
}

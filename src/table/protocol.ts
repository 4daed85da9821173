import * as v from 'valibot'
import {
  LEVELS,
  type Level,
  type Outcome,
  type Seat,
  type Step,
  type Viewer,
  type Why,
  type With,
} from '../games/game.ts'
import { LANGUAGES, LIMITS } from './constants.ts'
import type { TableOptions } from './options.ts'

export { LANGUAGES, LIMITS, ROOM_ID, type Language } from './constants.ts'

/** Raised whenever an old client could misread a new server; such a client is told to reload. */
export const PROTOCOL = 4

/** A client's sign of life, and the answer: always the same words, so that a room need not be woken to give it. */
export const PING = '{"type":"ping","t":0}'
export const PONG = '{"type":"pong","t":0}'

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

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const seat = v.picklist([0, 1, 2, 3] as const)
const name = v.pipe(v.string(), v.maxLength(200))
const pass = v.pipe(v.string(), v.regex(/^\d{1,9}\.[0-9a-f]{64}$/))
const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)))

export const up = v.variant('type', [
  v.object({
    type: v.literal('hello'),
    proto: count,
    token: v.optional(hex(32)),
    /** Drawn by a device for this room: whom the host has sent away is known by it again, and nobody else in the house. */
    device: v.optional(hex(32)),
    /** What was seen already, and through whose eyes: numbers of other eyes mean nothing. */
    rev: v.optional(count),
    eyes: v.optional(v.nullable(seat)),
    /** The last hand this client has been shown the deal of: only a later one is told again. */
    revealed: v.optional(count),
    name,
    lang: v.picklist(LANGUAGES),
    /** Bots at a walking pace, as long as nobody else sits with them. */
    slow: v.optional(v.boolean()),
    /** Of an engine: what it may do is told with every step that leaves it a choice. */
    moves: v.optional(v.boolean()),
    /** From the circle that the table belongs to: who of its members this is. */
    pass: v.optional(pass),
    /** Makes the table if the room is empty; an existing table is joined as it is. */
    make: v.optional(
      v.object({
        game: v.pipe(v.string(), v.maxLength(20)),
        /** To practise: the position of this name, of those the game has, instead of a deal. */
        prepared: v.optional(v.pipe(v.string(), v.maxLength(24))),
        /** One order a hand, the last for all that follow: refused unless the server itself was started for tests. */
        deal: v.optional(v.pipe(v.array(v.pipe(v.array(count), v.maxLength(200))), v.maxLength(8))),
      }),
    ),
  }),
  v.object({
    type: v.literal('name'),
    name,
    lang: v.picklist(LANGUAGES),
    slow: v.optional(v.boolean()),
    pass: v.optional(pass),
  }),
  v.object({ type: v.literal('sit'), seat }),
  /** In mid-match a bot keeps the seat for its owner, unless it is given up for good. */
  v.object({ type: v.literal('leave'), forGood: v.optional(v.boolean()) }),
  /** seal: of a salt for the hand to come; whoever sends none adds no chance to it, and it is said so. */
  v.object({ type: v.literal('ready'), seal: v.optional(hex(64)) }),
  /** The sealed salt, sent once every seal has been shown. */
  v.object({ type: v.literal('open'), hand: count, salt: hex(32) }),
  /** n: 1, 2, 3 … within a seat; the same n is answered the same again and never applied twice. */
  v.object({
    type: v.literal('act'),
    n: count,
    rev: count,
    action: v.unknown(),
    /** Milliseconds since that `rev` was shown: what the line took is given back to the clock, as far as it was measured. */
    took: v.optional(count),
    /** May wait a moment, unseen, in which it can be taken back: the room says `held` where that can be. */
    hold: v.optional(v.literal(true)),
  }),
  /** n: of an act that is held. */
  v.object({ type: v.literal('takeBack'), n: count }),
  /** level 0 takes the bot away. */
  v.object({ type: v.literal('bot'), seat, level: v.picklist([0, ...LEVELS]) }),
  /** The host's: a seat for anyone's bot, which comes by the `key` this is answered with. */
  v.object({ type: v.literal('engine'), seat }),
  v.object({ type: v.literal('remove'), seat }),
  /** Somebody who was removed may come back; id: as in the table's `removed`. */
  v.object({ type: v.literal('admit'), id: count }),
  v.object({
    type: v.literal('options'),
    game: v.optional(v.record(v.string(), v.unknown())),
    table: v.optional(v.record(v.string(), v.unknown())),
    seats: v.optional(v.picklist([2, 3, 4] as const)),
  }),
  v.object({ type: v.literal('chat'), text: v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.chat.length)) }),
  v.object({ type: v.literal('phrase'), phrase: v.picklist(PHRASES) }),
  v.object({ type: v.literal('react'), reaction: v.picklist(REACTIONS) }),
  v.object({ type: v.literal('again') }),
  /** The people at the table become a circle; picture: one of a circle's. */
  v.object({ type: v.literal('keep'), name, picture: v.pipe(v.string(), v.maxLength(20)) }),
  v.object({ type: v.literal('ping'), t: v.number() }),
  /** Answers a `mark`: everything up to it has been read. */
  v.object({ type: v.literal('heard'), id: v.pipe(v.string(), v.maxLength(16)) }),
  /** The host's, about somebody without a seat; id: as in the table's `watchers`. */
  v.object({ type: v.literal('watcher'), id: count, what: v.picklist(['remove', 'mute', 'unmute'] as const) }),
])
export type Up = v.InferOutput<typeof up>

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

import * as v from 'valibot'
import type { With } from '../games/game.ts'
import { LANGUAGES } from '../table/constants.ts'
import type { TableOptions } from '../table/options.ts'
import type { Phase } from '../table/protocol.ts'
import { CIRCLE_LIMITS, COLOURS, PICTURES, type Colour, type Picture } from './constants.ts'
import { SEASON, type Entry, type Season } from './entry.ts'
import { SCORINGS, type EveningInfo, type PastEvening } from './evening.ts'
import type { Standings } from './standings.ts'

/** Raised whenever an old client could misread a new server; such a client is told to reload. */
export const CIRCLE_PROTOCOL = 1

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const moment = v.pipe(count, v.maxValue(CIRCLE_LIMITS.latest))
const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)))
const token = hex(32)
const text = (length: number) => v.pipe(v.string(), v.maxLength(length))
/** Cleaned and cut by the circle. */
const name = text(200)
const game = text(20)
const picture = v.picklist(PICTURES)
const colour = v.picklist(COLOURS)
const choices = v.record(text(40), v.unknown())
/** Empty, or an address of the web: nothing else may be tapped. */
const call = v.pipe(text(CIRCLE_LIMITS.callLength), v.regex(/^$|^https:\/\/[^\s<>"]+$/))
const n = count

/** n: the client's own number for it, which the answer brings back. */
const says = <const T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.object({ type: v.literal(type), n, ...entries })

export const circleUp = v.variant('type', [
  v.object({
    type: v.literal('hello'),
    proto: count,
    lang: v.picklist(LANGUAGES),
    /** A member's device, or one that has claimed to be; without it one is a stranger. */
    token: v.optional(token),
    /** Makes the circle where there is none; whoever does is its first member and owner, by the token. An existing one is left as it is. */
    make: v.optional(v.object({ name, picture, as: name, colour: v.optional(colour) })),
  }),
  // A stranger's. The device draws the token it will be known by and keeps it first: said again after a broken line, it is the same device's.
  says('join', { name, colour: v.optional(colour), token }),
  /** I am the member of this name, on another device. */
  says('claim', { name, token }),
  /** I take back what I claimed. */
  says('withdraw', {}),
  /** The code of a personal link: I am its member, on a new device. */
  says('move', { code: hex(32), token }),
  // A member's.
  /** Mine, or, for an owner, anybody's. */
  says('confirm', { claim: count, yes: v.boolean() }),
  /** A personal link for a new device of mine. */
  says('link', {}),
  /** All other devices of mine are strangers from now on. */
  says('onlyHere', {}),
  /** The owner's secret makes a member an owner. */
  says('own', { secret: hex(32) }),
  says('profile', { name: v.optional(name), colour: v.optional(colour) }),
  /** For the next evening; at: when, null takes it away. */
  says('note', { at: v.nullable(moment), text: text(CIRCLE_LIMITS.noteLength) }),
  /** Without rules: as the circle last played it. */
  says('open', {
    game,
    options: v.optional(choices),
    table: v.optional(choices),
    seats: v.optional(v.picklist([2, 3, 4] as const)),
  }),
  /** before: entries with a lower number only, for the next page. */
  says('ledger', {
    game: v.optional(game),
    season: v.optional(v.pipe(v.string(), v.regex(SEASON))),
    before: v.optional(count),
  }),
  says('standings', { game, season: v.pipe(v.string(), v.regex(SEASON)) }),
  /** One of those before the last. */
  says('pastEvening', { id: count }),
  /** forget: my name is taken out of everything, for good. */
  says('leave', { forget: v.boolean() }),
  // An owner's.
  /** A new secret for the owner's link; the old one opens nothing any more. */
  says('renew', {}),
  says('owner', { member: count, on: v.boolean() }),
  says('remove', { member: count }),
  says('circle', { name: v.optional(name), picture: v.optional(picture), call: v.optional(call) }),
  says('strike', { entry: count, on: v.boolean() }),
  says('evening', {
    game,
    options: v.optional(choices),
    table: v.optional(choices),
    size: v.picklist([2, 3, 4] as const),
    people: v.pipe(v.array(count), v.minLength(CIRCLE_LIMITS.people.least), v.maxLength(CIRCLE_LIMITS.people.most)),
    rounds: v.pipe(count, v.minValue(1), v.maxValue(CIRCLE_LIMITS.rounds)),
    scoring: v.picklist(SCORINGS),
    /** Every table of a round gets the same deals. */
    duplicate: v.optional(v.boolean()),
  }),
  /** The tables of the round that have not finished end without a match. */
  says('closeRound', {}),
  /** The evening ends as it stands. */
  says('endEvening', {}),
  /** Everything, for good. */
  says('delete', {}),
  v.object({ type: v.literal('ping'), t: v.number() }),
  v.object({ type: v.literal('heard'), id: text(16) }),
])
export type CircleUp = v.InferOutput<typeof circleUp>

/** Why not (`no.*` in the messages). */
export type CircleRefusal =
  | 'badMessage'
  | 'tooLarge'
  | 'helloFirst'
  | 'internal'
  | 'storage'
  | 'tooFast'
  /** Strangers may only join, claim and move. */
  | 'membersOnly'
  | 'ownersOnly'
  /** Members do not join again. */
  | 'member'
  | 'noName'
  /** Somebody of the circle is called so: say another name, or that you are they. */
  | 'nameTaken'
  | 'circleFull'
  | 'noMember'
  /** An owner is unnamed before they can be removed. */
  | 'isOwner'
  | 'noClaim'
  /** The link has been used, is too old, or never was one. */
  | 'badLink'
  | 'badSecret'
  /** A circle has an owner as long as it has members. */
  | 'lastOwner'
  | 'noGame'
  | 'badOption'
  | 'tooManyTables'
  | 'noEntry'
  | 'evening'
  | 'noEvening'
  | 'badPeople'

export type MemberInfo = {
  id: number
  name: string
  colour: Colour
  owner: boolean
  here: boolean
  /** A member no more; the name stands in the ledger. Whoever was forgotten is not in the list at all. */
  left: boolean
}

/** A house's own rules of a game, as last played. */
export type HouseRules = {
  options: Record<string, string | number | boolean>
  table: Partial<TableOptions>
  seats: number
}

export type CircleTable = {
  room: string
  game: string
  phase: Phase
  hand: number
  /** member: null for a guest, whose name it is. A bot has a level, an empty seat has nothing. */
  seats: { member: number | null; name: string; level: number }[]
  watchers: number
  /** Nobody is connected there, and the match is not over. */
  deserted?: boolean
  /** Of the evening: it is for those whose seats it has. */
  evening: boolean
  /** By which the table knows the reader as this member: said in its `hello`. */
  pass: string
}

/** The answer to `?pass=<room>`: by which that table knows the member, and what they are called in the circle. */
export type TablePass = { pass: string; name: string }

/** member: null where nobody is called so. */
export type ClaimInfo = { id: number; name: string; member: number | null; at: number }

export type CircleInfo = {
  name: string
  picture: Picture
  /** In the order in which they joined. */
  members: MemberInfo[]
  tables: CircleTable[]
  note: { at: number; text: string; by: number } | null
  /** '' or where the family's call is. */
  call: string
  /** By game. */
  rules: Record<string, HouseRules>
  /** What the reader may confirm. */
  claims: ClaimInfo[]
  /** What is in the ledger: each game with its months, the latest first. struck: how many of its matches are. */
  games: { game: string; matches: number; struck: number; months: Season[] }[]
  matches: number
  /** The last one, also when it is over. */
  evening: EveningInfo | null
  /** Those before it, in their order. */
  evenings: PastEvening[]
}

export type Me = { member: number; owner: boolean; devices: number }

export type CircleDown =
  /** Answers a hello, and comes again when who the reader is has changed. It replaces all the client knew. */
  | {
      type: 'welcome'
      proto: number
      build?: string
      id: string
      /** All that a stranger is told. */
      name: string
      picture: Picture
      /** null: a stranger. */
      me: Me | null
      /** The reader has claimed to be this member and waits. */
      waiting: string | null
      circle: CircleInfo | null
    }
  /** As it is now, for members; after every change. */
  | { type: 'circle'; circle: CircleInfo; me: Me }
  /** What was asked has been done, and there is no more to say of it. */
  | { type: 'ok'; n: number }
  | { type: 'no'; n: number | null; why: CircleRefusal; with?: With }
  /** The token is that member's; a `welcome` follows. Joined and moved alike. */
  | { type: 'joined'; n: number; member: number }
  /** The token is the member's once it has been confirmed: then comes a `welcome`. */
  | { type: 'claimed'; n: number }
  /** The claim was turned down, or nobody answered in time; the token is worth nothing. */
  | { type: 'declined' }
  /** For `/c/<id>#me=<code>`: works once, for a day. */
  | { type: 'link'; n: number; code: string }
  /** For `/c/<id>#owner=<secret>`. */
  | { type: 'secret'; n: number; secret: string }
  | { type: 'opened'; n: number; room: string; pass: string }
  /** The latest first. more: there are older ones. */
  | { type: 'ledger'; n: number; entries: Entry[]; more: boolean }
  | { type: 'standings'; n: number; game: string; season: Season; standings: Standings }
  | { type: 'pastEvening'; n: number; evening: EveningInfo }
  | { type: 'pong'; t: number }
  | { type: 'mark'; id: string }
  /** left, removed, deleted: the token is worth nothing. noCircle: there is none. Others as at a table. */
  | { type: 'bye'; why: string; with?: With }

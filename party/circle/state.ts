import type { Colour, Picture } from '../../src/circle/constants.ts'
import type { Chair, EveningTable, Schedule, Scoring } from '../../src/circle/evening.ts'
import type { CircleTable, HouseRules } from '../../src/circle/protocol.ts'

/** devices: hashes of their tokens, the oldest first. Who has left has none; the name stays theirs, should they come back. */
export type Member = {
  readonly id: number
  readonly name: string
  readonly colour: Colour
  readonly owner: boolean
  readonly left: boolean
  readonly devices: readonly string[]
  /** How often other devices were signed out: what those were given opens nothing since. */
  readonly era?: number
}

/** Somebody who says they are this member; hash: of the token that is theirs once it is confirmed. */
type Claim = { id: number; name: string; member: number | null; hash: string; at: number }

/** A personal link that has not been used; hash: of its code. */
type Link = { member: number; hash: string; until: number }

/** As the table last told of itself. */
export type Line = Omit<CircleTable, 'room' | 'game' | 'evening' | 'pass'>
/** wish: what it is to be made with; null once it has been. told: when it was last heard of. */
export type OpenTable = {
  room: string
  game: string
  wish: TableWish | null
  line: Line
  told: number
  evening: boolean
  /** Members who have left or were removed since it was opened: there they are members no more. */
  gone?: readonly number[]
}
/** chairs: for whom its seats are kept; null: for anybody. deal: what its first match is dealt from, alike at other tables. */
export type TableWish = HouseRules & { chairs: Chair[] | null; deal?: string }

/** What a table is told until it has heard it. */
export type Errand = { id: number; room: string; what: ErrandKind; at: number }
export type ErrandKind =
  /** The round has been closed over its unfinished match. */
  | { type: 'end' }
  /** Nobody plays the deals of its first match any more: they may be shown. */
  | { type: 'reveal' }

export type Evening = {
  id: number
  game: string
  rules: HouseRules
  scoring: Scoring
  /** Every table of a round gets the same deals. */
  duplicate: boolean
  people: number[]
  schedule: Schedule
  /** By round and table, as far as they have been opened. */
  tables: EveningTable[][]
  state: 'playing' | 'over' | 'ended'
  began: number
}

export type State = {
  readonly id: string
  readonly name: string
  readonly picture: Picture
  readonly call: string
  /** Of which tables' keys are made: 32 bytes. */
  readonly secret: string
  /** Of the owner's link. */
  readonly ownerHash: string | null
  readonly note: { at: number; text: string; by: number } | null
  readonly members: readonly Member[]
  readonly claims: readonly Claim[]
  readonly links: readonly Link[]
  readonly tables: readonly OpenTable[]
  readonly rules: Readonly<Record<string, HouseRules>>
  /** The last one; those before it have rows of their own. */
  readonly evening: Evening | null
  readonly errands: readonly Errand[]
  /** The last numbers given: no member's or claim's is given again. */
  readonly lastMember: number
  readonly lastClaim: number
  readonly lastEvening: number
  readonly lastErrand: number
  /** The day on which it was last used, counted from 1970: after 400 more it ends. */
  readonly used: number
}

export type Newcomer = { name: string; colour: Colour; hash: string; owner: boolean }

/** All that can happen to a circle besides its matches, which have rows of their own. */
export type Event =
  | { type: 'made'; id: string; name: string; picture: Picture; secret: string; members: Newcomer[]; day: number }
  | ({ type: 'joined' } & Newcomer)
  | { type: 'claimed'; name: string; member: number | null; hash: string; at: number }
  /** yes: the claim's token opens its member from now on; who had left is a member again. */
  | { type: 'judged'; claim: number; yes: boolean }
  | ({ type: 'linked' } & Link)
  /** code: the hash of a link's; hash: of the new device's token. */
  | { type: 'moved'; code: string; hash: string }
  | { type: 'onlyDevice'; member: number; hash: string }
  | { type: 'profile'; member: number; name: string; colour: Colour }
  | { type: 'owner'; member: number; on: boolean }
  | { type: 'renewed'; hash: string }
  | { type: 'changed'; name: string; picture: Picture; call: string }
  | { type: 'note'; note: State['note'] }
  | { type: 'left'; member: number; forget: boolean }
  | { type: 'rules'; game: string; rules: HouseRules }
  | { type: 'opened'; table: OpenTable }
  | { type: 'stands'; room: string }
  | { type: 'told'; room: string; line: Line; at: number }
  | { type: 'closed'; room: string }
  | { type: 'evening'; evening: Omit<Evening, 'id'> }
  | { type: 'round'; tables: Evening['tables'][number] }
  | { type: 'played'; round: number; table: number; entry: number }
  /** Its unfinished tables count for nothing. */
  | { type: 'roundClosed' }
  | { type: 'eveningEnds'; state: 'over' | 'ended' }
  | ({ type: 'errand' } & Omit<Errand, 'id'>)
  | { type: 'errandDone'; id: number }
  | { type: 'used'; day: number }
  /** What is too old goes. */
  | { type: 'swept'; at: number }

/** Who a token's hash opens, and nobody else. */
export const memberOf = (state: State, hash: string | null): Member | null =>
  hash === null ? null : (state.members.find(({ devices }) => devices.includes(hash)) ?? null)

export const active = (state: State): Member[] => state.members.filter(({ left }) => !left)

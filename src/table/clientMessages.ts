import * as v from 'valibot'
import { LEVELS } from '../games/game.ts'
import { LANGUAGES, LIMITS } from './constants.ts'
import { PHRASES, REACTIONS } from './protocol.ts'

// What a client says. Apart from the rest of the protocol, for the page says it and never reads it: it needs no schema.

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const seat = v.picklist([0, 1, 2, 3] as const)
const name = v.pipe(v.string(), v.maxLength(200))
const pass = v.pipe(v.string(), v.regex(/^\d{1,9}\.[0-9a-f]{64}$/))
const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)))

/** Tried in this order, and each that is not meant costs time: what is said most often comes first. */
export const up = v.variant('type', [
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

import { LETTERS } from '../table/roomId.ts'

/** What is fixed on both sides of the line. */
export const CIRCLE_LIMITS = {
  frameBytes: 4096,
  nameLength: 32,
  noteLength: 120,
  /** The last day that a field for a time can hold, which every page can write. */
  latest: Date.UTC(9999, 11, 31),
  callLength: 300,
  members: 64,
  /** Of one member. */
  devices: 8,
  /** Waiting to be confirmed; the oldest makes room. */
  claims: 8,
  /** Of those, to be one and the same member, or nobody who is one. */
  alike: 2,
  /** Open at once. */
  tables: 16,
  entries: 20_000,
  /** Entries of the ledger in one answer. */
  page: 50,
  people: { least: 4, most: 16 },
  rounds: 15,
  /** A personal link, and a claim, hold so long. */
  linkMs: 24 * 60 * 60 * 1000,
  claimMs: 7 * 24 * 60 * 60 * 1000,
  /** Unused for so long, a circle ends. */
  expiryMs: 400 * 24 * 60 * 60 * 1000,
} as const

/** Drawn by the page (`circle.picture.*` in the messages). */
export const PICTURES = ['tea', 'tiles', 'lamp', 'house', 'bridge', 'boat', 'star', 'leaf'] as const
export type Picture = (typeof PICTURES)[number]

/** By which a member is known beside the name; the page says which shade each is (`circle.colour.*` in the messages). */
export const COLOURS = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'pink'] as const
export type Colour = (typeof COLOURS)[number]

/** Five groups of four letters. */
export const CIRCLE_ID = /^[a-z0-9]{4}(-[a-z0-9]{4}){4}$/

/** 31^20, some 99 bits: whoever has the address was given it. */
export function newCircle(bytes: (count: number) => Uint8Array): string {
  const groups = Array.from({ length: 5 }, () =>
    Array.from({ length: 4 }, () => {
      // A letter from as many bytes that none is likelier than another by more than one in millions.
      const [a = 0, b = 0, c = 0, d = 0] = bytes(4)
      return LETTERS[(((a * 256 + b) * 256 + c) * 256 + d) % LETTERS.length]
    }).join(''),
  )
  return groups.join('-')
}

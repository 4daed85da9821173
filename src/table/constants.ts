/** What is fixed on both sides of the line, apart from the messages: home needs it, and no schema. */
export const LIMITS = {
  frameBytes: 4096,
  messages: { count: 40, ms: 10_000 },
  chat: { count: 5, ms: 10_000, length: 200, kept: 100 },
  nameLength: 24,
  watchers: 40,
  expiryMs: 24 * 60 * 60 * 1000,
  /** The same for a table on somebody's own device. */
  hereMs: 30 * 24 * 60 * 60 * 1000,
} as const

export const ROOM_ID = /^[a-z0-9-]{4,32}$/
export const LANGUAGES = ['en', 'tr', 'de', 'ro', 'vi', 'zh-hant'] as const
export type Language = (typeof LANGUAGES)[number]

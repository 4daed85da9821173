import type { Who } from '../../src/circle/entry.ts'
import type { Step } from '../../src/games/game.ts'
import type { TableOptions } from '../../src/table/options.ts'
import type { ChatLine, Down, Phase, Seals } from '../../src/table/protocol.ts'
import type { HandRecord, MatchRecord } from '../../src/table/replay.ts'
import type { Roll } from '../circle/command.ts'
import type { Storage } from '../platform.ts'
import type { Occupancy } from './seats.ts'
import type { SavedTimers } from './timers.ts'

/** The hand to come or being played: its secret never leaves before the hand has ended. */
export type Round = {
  hand: number
  secret: string
  commit: string
  /** As people become ready; from the phase `dealing` on, as they were shown. */
  seals: (string | null)[]
  salts: string[]
  /** Other tables are dealt the same. */
  shared?: true
  orders: number[][]
  roots: string[]
  /** Where its steps begin in the log. */
  from: number
  /** When it was dealt. */
  began?: number
}

/** key: shared with the circle alone. reserved: for which member each seat is kept, if for any; null: a bot's. */
export type Membership = Partial<Roll> & {
  id: string
  key: string
  reserved?: (number | null)[]
  /** From what its first match is dealt, at other tables too. */
  deal?: string
  /** Those have all ended: the deals may be shown. */
  shown?: boolean
}

/** The deal of a day: date and name are that day's. deal: from what it is dealt, at other tables too. until: nobody may see it before. */
export type Daily = { name: string; date: string; deal: string; until: number }

/** A finished match that the circle, or the day, has not confirmed. Its file is what the table's own rows say of it. */
export type OutboxRow = { match: number; at: number; who: Who[]; firsts?: readonly number[] }

export type Meta = Occupancy & {
  room: string
  game: string
  version: number
  options: Readonly<Record<string, string | number | boolean>>
  tableOptions: Readonly<TableOptions>
  phase: Phase
  round: Round
  /** Matches are counted from 1, hands through all of them; `firstHand` began the present match. */
  match: number
  firstHand: number
  /** When the present match was begun. */
  began?: number
  /** The hand is played without a clock, by somebody alone with bots. */
  untimed?: boolean
  /** Watchers who may not speak, by hashes of their devices and addresses. */
  muted?: readonly string[]
  /** Told to everyone until the next match begins. */
  notice?: 'newRules' | null
  /** The circle that its matches are reported to. */
  circle?: Readonly<Membership>
  /** The deal of a day is played here, to which it is reported. */
  day?: Readonly<Daily>
  /** The name of the prepared position that is played here. */
  prepared?: string
  /** Who began each hand of a match that other tables are dealt too. */
  firsts?: readonly number[]
  /** Orders given by an end-to-end test. */
  fixed: readonly number[][]
}

/** One applied step. n: the actor's number for it; revs: what each pair of eyes had been sent after it. */
export type LogRow = { step: Step<unknown>; ms: number; n?: number; revs: number[]; banks: number[] }
/** All steps that one event brought about, and when things were due after them: one row, for what costs is the number of them. */
export type LogBatch = { rows: LogRow[]; timers?: SavedTimers }
/** The last word on an action: sent again when the same number comes again. */
export type Answer = Extract<Down, { type: 'ok' | 'no' }> & { n: number }
/** state: null between two matches. */
export type Snap = { at: number; state: unknown; revs: number[]; banks: number[]; answers: Answer[][] }
/** before: the state the hand began in. */
export type HandRow = Omit<HandRecord, 'steps' | 'people'> & { seals: Seals; from: number; to: number; before: unknown }
/** members: of the circle, by seat. */
export type MatchRow = Omit<MatchRecord, 'masa'> & { number: number; firstHand: number; members?: (number | null)[] }
/** member: of the circle, who said it. */
export type ChatRow = ChatLine & { i: number; member?: number }

/** As everyone at the table sees it. */
export const shown = ({ i: _, member: __, ...line }: ChatRow): ChatLine => line

export type Saved = {
  meta: Meta
  snap: Snap | null
  log: LogRow[]
  refused: (Answer | null)[]
  timers: SavedTimers | null
  chat: ChatRow[]
  hands: HandRow[]
  outbox: OutboxRow[]
  /** The steps of the last hand that has ended, and the state in which the present one began. */
  lastSteps: Step<unknown>[]
  before: unknown
  /** The steps of the present hand up to the snapshot. */
  steps: Step<unknown>[]
}

/** In the order of the numbers, however long they get: one with more digits than usual has a letter before it. */
function digits(n: number, width: number): string {
  const text = String(n)
  const more = text.length - width
  return more > 0 ? String.fromCharCode(96 + more) + text : text.padStart(width, '0')
}

export const KEYS = {
  meta: 'meta',
  snap: 'snap',
  timers: 'timers',
  before: 'before',
  /** i: the first of its steps. */
  log: (i: number) => `log:${digits(i, 6)}`,
  hand: (hand: number) => `hand:${digits(hand, 4)}`,
  match: (match: number) => `match:${digits(match, 4)}`,
  chat: (i: number) => `chat:${digits(i % 100, 2)}`,
  refused: (seat: number) => `refused:${seat}`,
  /** null once it has been confirmed. */
  outbox: (match: number) => `outbox:${digits(match, 4)}`,
}

/** An older version wrote each step for itself. */
export const logOf = (stored: Map<string, unknown>): LogRow[] =>
  ([...stored.values()] as (LogRow | LogBatch)[]).flatMap(each => ('rows' in each ? each.rows : [each]))

/** Those written last: with the log's last row, or after it by themselves. end: of the log. */
function timersOf(key: SavedTimers | undefined, log: Map<string, unknown>, end: number): SavedTimers | null {
  const last = [...log.values()].at(-1) as LogRow | LogBatch | undefined
  const within = last && 'rows' in last ? last.timers : undefined
  return (key?.steps === end ? key : (within ?? key)) ?? null
}

export async function load(storage: Storage): Promise<Saved | null> {
  const refusedKeys = [0, 1, 2, 3].map(KEYS.refused)
  const first = await storage.get([KEYS.meta, KEYS.snap, KEYS.timers, KEYS.before, ...refusedKeys])
  const meta = first.get(KEYS.meta) as Meta | undefined
  if (!meta) return null
  const snap = (first.get(KEYS.snap) as Snap | undefined) ?? null
  const hands = [...(await storage.list({ start: KEYS.hand(meta.firstHand), end: 'hand;' })).values()] as HandRow[]
  const last = hands.at(-1)
  const at = snap?.at ?? 0
  const from = meta.phase === 'playing' ? meta.round.from : at
  const start = Math.min(last?.from ?? from, from)
  const stored = await storage.list({ start: KEYS.log(start), end: 'log;' })
  const log = logOf(stored)
  const stepsOf = (from: number, to: number) => log.slice(from - start, to - start).map(row => row.step)
  const chat = await storage.list({ prefix: 'chat:' })
  const outbox = (meta.circle ?? meta.day) ? [...(await storage.list({ prefix: 'outbox:' })).values()] : []
  return {
    meta,
    snap,
    log: log.slice(at - start),
    refused: refusedKeys.map(key => (first.get(key) as Answer | undefined) ?? null),
    timers: timersOf(first.get(KEYS.timers) as SavedTimers | undefined, stored, start + log.length),
    chat: ([...chat.values()] as ChatRow[]).sort((a, b) => a.i - b.i),
    hands,
    outbox: outbox.filter(row => row !== null) as OutboxRow[],
    lastSteps: last ? stepsOf(last.from, last.to) : [],
    before: first.get(KEYS.before) ?? null,
    steps: stepsOf(from, at),
  }
}

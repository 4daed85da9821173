import * as v from 'valibot'
import type { AnyGame, Seat, Step } from '../../src/games/game.ts'
import { tableOptions, type TableOptions } from '../../src/table/options.ts'
import type { Language } from '../../src/table/protocol.ts'
import type { SeatRecord } from './seats.ts'
import { emptySeat } from './seats.ts'
import type { Answer, Meta, Saved } from './store.ts'
import type { SavedTimers } from './timers.ts'

// Tables on disk outlive the version that wrote them. Below is what was written before seats had a union, answers were
// messages and times were those of the world.

type OldSeat = {
  kind: 'empty' | 'person' | 'bot'
  name: string
  lang: Language | null
  level: 0 | 1 | 2 | 3
  hash: string | null
  held: boolean
  left: boolean
  ready: boolean
}
type OldRound = Omit<Meta['round'], 'seals' | 'roots'> & Partial<Meta['round']>
type OldMeta = Omit<Meta, 'seats' | 'removed' | 'tableOptions' | 'round'> & {
  round: OldRound
  seats: OldSeat[]
  table: TableOptions
}
type OldAnswer = { n: number; text: string }
type OldTimers = {
  seen: number
  at: number
  clocks: { seat: Seat; turn: number; bank: number; window: boolean }[]
  next: number | null
}

/** What an older version wrote, as this one writes it. schema: of the game's options. */
export function upgrade(saved: Saved, schema: AnyGame['options']): Saved {
  const { snap, refused, timers } = saved
  const at = (snap?.at ?? 0) + saved.log.length
  const meta = 'tableOptions' in saved.meta ? saved.meta : upgradeMeta(saved.meta as OldMeta)
  return {
    ...saved,
    meta: {
      ...meta,
      options: withNewer(schema, meta.options),
      tableOptions: withNewer(tableOptions, meta.tableOptions),
    },
    before: upgradeState(saved.before, schema),
    log: saved.log.map(row => ({ ...row, step: upgradeStep(row.step) })),
    steps: saved.steps.map(upgradeStep),
    lastSteps: saved.lastSteps.map(upgradeStep),
    snap: snap && {
      ...snap,
      state: upgradeState(snap.state, schema),
      answers: snap.answers.map(list => list.map(upgradeAnswer)),
    },
    refused: refused.map(answer => answer && upgradeAnswer(answer)),
    timers: timers && 'at' in timers ? upgradeTimers(timers as unknown as OldTimers, at) : timers,
  }
}

/** Options that it knew nothing of are as usual. What it chose and nobody may choose any more is left as it stands. */
function withNewer<T>(schema: v.GenericSchema<unknown, T>, chosen: T): T {
  const parsed = v.safeParse(schema, chosen)
  return parsed.success ? parsed.output : chosen
}

/** A game plays by the options in its state. */
function upgradeState(state: unknown, schema: AnyGame['options']): unknown {
  if (typeof state !== 'object' || state === null || !('options' in state)) return state
  return { ...state, options: withNewer(schema, state.options) }
}

function upgradeMeta({ table, seats, round, ...meta }: OldMeta): Meta {
  // Salts were not sealed.
  return {
    ...meta,
    round: { seals: [], roots: [], ...round },
    tableOptions: table,
    seats: seats.map(upgradeSeat),
    removed: [],
  }
}

function upgradeSeat({ kind, name, lang, level, hash, held, left, ready }: OldSeat): SeatRecord {
  if (kind === 'bot' && level) return { kind, level }
  if (kind !== 'person' || !hash) return emptySeat()
  const presence = left ? 'left' : held ? 'standIn' : 'here'
  return { kind, presence, name, lang: lang ?? 'en', hash, ready }
}

/** An empty order closed a call window. */
const upgradeStep = (step: Step<unknown>): Step<unknown> =>
  step.by === 'table' && 'order' in step && !step.order.length ? { by: 'table', close: true } : step

const upgradeAnswer = (answer: Answer | OldAnswer): Answer =>
  'text' in answer ? (JSON.parse(answer.text) as Answer) : answer

/** at: where the log ends. Clocks were written only when somebody came or went: they may be of another step. */
function upgradeTimers({ seen, at, clocks, next }: OldTimers, end: number): SavedTimers {
  const running = at === end ? clocks.map(clock => ({ ...clock, since: seen })) : []
  return { seen, window: null, open: null, next: next === null ? null : seen + next, clocks: running }
}

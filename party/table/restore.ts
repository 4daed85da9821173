import * as v from 'valibot'
import type { AnyGame, Seat, Viewer } from '../../src/games/game.ts'
import type { AnyEnding } from '../../src/games/lesson.ts'
import { tableOptions } from '../../src/table/options.ts'
import { holdTime } from './callWindow.ts'
import { Clocks } from './clock.ts'
import { Match } from './match.ts'
import { upgrade } from './upgrade.ts'
import { again, BETWEEN } from './play.ts'
import { isDrawn } from './membership.ts'
import { beginAgain, newRound } from './commitment.ts'
import { OPENING } from './round.ts'
import { emptySeat, eyesOf } from './seats.ts'
import type { Session } from './session.ts'
import type { Meta, Saved } from './store.ts'
import type { Io } from './table.ts'
import { Table } from './table.ts'
import type { SavedTimers } from './timers.ts'
import { restoreTimers } from './timers.ts'

/**
 * A new table: seats empty, rules as usual. fixed: orders that an end-to-end test asks for. prepared: what is played there
 * instead of what is dealt.
 */
export function newTable(io: Io, game: AnyGame, room: string, fixed: number[][], prepared?: AnyEnding): Table {
  const meta: Meta = {
    room,
    game: game.id,
    version: game.version,
    options: v.parse(game.options, prepared?.options ?? {}) as Meta['options'],
    tableOptions: v.parse(tableOptions, clockOf(prepared?.seconds)),
    seats: Array.from({ length: game.seats[0] }, emptySeat),
    host: null,
    removed: [],
    phase: 'lobby' as const,
    round: newRound(io, 1),
    match: 1,
    firstHand: 1,
    fixed,
    ...(prepared && { prepared: prepared.id }),
  }
  return new Table(io, game, {
    meta,
    snap: null,
    log: [],
    refused: [],
    timers: null,
    chat: [],
    hands: [],
    outbox: [],
    lastSteps: [],
    before: null,
    steps: [],
  })
}

/** What a table chooses so that a position's own clock runs, also for whoever is alone with bots. */
const clockOf = (seconds: number | undefined) =>
  seconds === undefined ? {} : { soloClock: true, turn: 0, bank: seconds, increment: 0 }

/**
 * The table as it was when the last row was written. Whoever was there then and is not now was cut off by a restart: time
 * stands still until somebody is back. Sessions whose sockets have outlived the room's memory go on as if nothing had been,
 * and so does a table that everyone had left before, unless the rules have changed meanwhile.
 */
export function restore(io: Io, game: AnyGame, stored: Saved, sessions: Session[] = []): Table {
  const table = rebuild(io, game, stored, sessions)
  if ((sessions.length || stored.timers?.empty) && stored.meta.version === game.version)
    resume(table, sessions, stored.timers)
  return table
}

function resume(table: Table, sessions: Session[], saved: SavedTimers | null): void {
  const { timers, missed } = table
  for (const session of sessions) table.sessions.add(session)
  table.empty = !sessions.length
  table.still = false
  // Paused then and resumed then: every time is what it was.
  timers.resume(table.seen)
  if (table.empty) timers.next.pause(table.seen)
  table.clocks.resume(table.seen)
  const waking = saved?.waking
  if (waking) {
    // Whoever is alone with bots has as long as they like.
    if (saved.next === null) timers.next.stop()
    waking.away.forEach((at, seat) => at !== null && timers.away[seat].start(at))
    waking.bots.forEach((at, seat) => at !== null && timers.bots[seat].start(at))
    waking.missed.forEach((count, seat) => (missed[seat] = count))
    table.lastStep = waking.lastStep
    table.lastId = waking.lastId
  }
  table.agree()
}

function rebuild(io: Io, game: AnyGame, stored: Saved, sessions: Session[]): Table {
  const saved = upgrade(stored, game.options)
  const { meta, snap, log, refused, timers } = saved
  const table = new Table(io, game, saved)
  refused.forEach((answer, seat) => {
    if (answer && !table.answers[seat].some(({ n }) => n === answer.n)) table.answered(seat as Seat, answer)
  })
  if (meta.phase === 'dealing') {
    table.timers.salts.start(timers?.open ?? table.seen + OPENING)
    table.timers.salts.pause(table.seen)
  }
  // No match has begun, not even where its first hand is being dealt.
  if (!snap || snap.state === null) return table
  if (meta.version !== game.version) {
    // The rules have changed since: the log no longer replays. The seats and everything finished remain.
    table.base = { at: snap.at + log.length, revs: log.at(-1)?.revs ?? snap.revs }
    const shared = meta.day !== undefined || isDrawn(meta)
    again(table)
    if (shared) beginAgain(meta)
    meta.notice = 'newRules'
    return table
  }
  const match = new Match(game, meta.seats.length, snap)
  table.match = match
  for (const row of log) {
    match.replay(row)
    table.steps.push(row.step)
    const { by } = row.step
    if (by !== 'table' && row.n !== undefined) table.answered(by, { type: 'ok', n: row.n, rev: row.revs[by] })
  }
  // The next step is numbered by what it changes: eyes that are not back yet are told nothing of what they could not see.
  for (const viewer of [...meta.seats.keys(), null] as Viewer[]) match.recall(viewer)
  if (sessions.every(session => eyesOf(meta.seats, session.who) !== null)) match.forget(null)
  meta.seats.forEach((seat, i) => seat.kind !== 'person' && match.forget(i as Seat))
  table.clocks = new Clocks(table.pace(), meta.seats.length, log.at(-1)?.banks ?? snap.banks)
  const { window, mayAct } = match.asks
  if (meta.phase === 'playing') table.clocks.follow(mayAct, window, null, table.seen)
  restoreTimers(table.timers, table.clocks, {
    seen: table.seen,
    clocks: [],
    ...timers,
    // An older version did not write these down.
    window: window ? (timers?.window ?? table.seen + holdTime(table)) : null,
    open: null,
    next: meta.phase === 'between' ? (timers?.next ?? table.seen + BETWEEN) : null,
  })
  return table
}

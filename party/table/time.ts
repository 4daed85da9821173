import type { Seat } from '../../src/games/game.ts'
import { scheduleBots, settleIn, think, thinkOn } from './bots.ts'
import { release } from './held.ts'
import { closing, deal, scheduleNext, settle } from './play.ts'
import { dealIfReady } from './round.ts'
import { botPlays } from './seats.ts'
import { giveUpOn, scheduleAbsence } from './standins.ts'
import type { Session } from './session.ts'
import type { Table } from './table.ts'
import { timeUp } from './timeLimit.ts'

/** The one way in, for messages, closed sockets and time: whatever `run` changes is scheduled, written and shown. */
export function enter(table: Table, run: (table: Table) => void): void {
  run(table)
  dealIfReady(table)
  if (!table.sessions.size && !table.asleep) sleep(table)
  scheduleNext(table)
  scheduleAbsence(table)
  settleIn(table)
  scheduleBots(table)
  table.flush()
}

/** When `tick` next has something to do. */
export function due(table: Table): number {
  return Math.min(dueBesideBots(table), dueForBots(table))
}

function dueBesideBots(table: Table): number {
  const { meta, timers, match, clocks } = table
  if (table.asleep) return Infinity
  const times = [timers.next, timers.open, ...timers.away].map(timer => timer.at ?? Infinity)
  if (match && meta.phase === 'playing') {
    times.push(closing(table), ...[...table.held.values()].map(each => each.at))
    for (const seat of table.game.turn(match.state)) if (!botPlays(meta.seats[seat])) times.push(clocks.deadline(seat))
  }
  return Math.min(...times)
}

function dueForBots(table: Table): number {
  const { meta, timers, match, thought } = table
  if (table.asleep || !match || meta.phase !== 'playing') return Infinity
  if (thought) return thought.at
  const bots = table.game.turn(match.state).filter(seat => botPlays(meta.seats[seat]))
  return Math.min(...bots.map(seat => timers.bots[seat].at ?? 0))
}

/** Goes on with a bot's thought, if nothing else is due; true: it is not complete, and nothing at the table has changed. */
export function ponder(table: Table): boolean {
  const { thought, io } = table
  if (!thought || thought.at > io.now() || dueBesideBots(table) <= io.now()) return false
  return !thinkOn(table, thought)
}

/** Does one thing that is due; whoever calls asks `due` again after it, so that other rooms have their turn. */
export function tick(table: Table): void {
  const { meta, timers, match, clocks } = table
  const now = table.io.now()
  const ripe = (at: number | null) => at !== null && at <= now
  if (table.asleep) return
  const gone = timers.away.findIndex(timer => ripe(timer.at))
  if (gone >= 0) return giveUpOn(table, gone as Seat)
  if (ripe(timers.next.at)) {
    timers.next.stop()
    return dealIfReady(table, true)
  }
  if (ripe(timers.open.at)) return deal(table)
  if (!match || meta.phase !== 'playing') return
  if (closing(table) <= now) return settle(table)
  const turn = table.game.turn(match.state)
  const late = turn.find(seat => !botPlays(meta.seats[seat]) && clocks.deadline(seat) <= now)
  const released = [...table.held.keys()].find(seat => seat === late || ripe(table.held.get(seat)!.at))
  if (released !== undefined) return release(table, released)
  if (late !== undefined) return timeUp(table, late)
  if (dueForBots(table) > now) return
  const bot = table.thought?.seat ?? turn.find(seat => botPlays(meta.seats[seat]) && ripe(timers.bots[seat].at ?? 0))
  if (bot !== undefined) think(table, bot)
}

/** The last socket has gone. */
function sleep(table: Table): void {
  const now = table.io.now()
  table.asleep = true
  table.seen = now
  table.timers.pause(now)
  table.clocks.pause(now)
}

/** One more is connected. With the first everything goes on from where it stood, and everyone has time to return. */
export function join(table: Table, session: Session): void {
  const now = table.io.now()
  session.id ||= table.lastId + 1
  table.lastId = Math.max(table.lastId, session.id)
  table.sessions.add(session)
  if (!table.asleep) return
  table.asleep = false
  table.timers.resume(now)
  table.clocks.resume(now)
  table.lastStep = now
}

import type { Seat } from '../../src/games/game.ts'
import { think, thinkOn } from './bots.ts'
import { botsPlayOnAt, isDeserted } from './deserted.ts'
import { release } from './heldActions.ts'
import { closesAt } from './callWindow.ts'
import { deal, takeDueSteps } from './play.ts'
import { dealIfReady } from './round.ts'
import { botPlays } from './seats.ts'
import { giveUpOn } from './standins.ts'
import type { Session } from './session.ts'
import type { Table } from './table.ts'
import { isLate, timeUp } from './timeLimit.ts'

/** When `tick` next has something to do. */
export function due(table: Table): number {
  return Math.min(isDeserted(table) ? botsPlayOnAt(table) : Infinity, dueBesideBots(table), dueForBots(table))
}

/** The people whose decision the game waits for, as far as they are here. */
export function awaited(table: Table): Session[] {
  const { meta, match } = table
  if (!match || meta.phase !== 'playing') return []
  // Also whose answer no longer matters: that they are not missed would tell them so.
  const people = match.asks.mayAct.filter(seat => !botPlays(meta.seats[seat]))
  return people.flatMap(seat => table.sitting(seat) ?? [])
}

function dueBesideBots(table: Table): number {
  const { meta, timers, match } = table
  if (table.still) return Infinity
  const times = [timers.next, timers.salts, ...timers.away].map(timer => timer.at ?? Infinity)
  if (match && meta.phase === 'playing') {
    times.push(closesAt(table), ...[...table.held.values()].map(each => each.at))
    for (const seat of match.asks.turn) if (!botPlays(meta.seats[seat])) times.push(table.deadline(seat))
  }
  return Math.min(...times)
}

function dueForBots(table: Table): number {
  const { meta, timers, match, thought } = table
  if (table.still || isDeserted(table) || !match || meta.phase !== 'playing') return Infinity
  if (thought) return thought.at
  const bots = match.asks.turn.filter(seat => botPlays(meta.seats[seat]))
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
  const { meta, timers, match } = table
  const now = table.io.now()
  const ripe = (at: number | null) => at !== null && at <= now
  if (table.still) return
  // Whoever sat down for the evening and went before it began is played for, too.
  if (meta.phase === 'lobby' && botsPlayOnAt(table) <= now) return dealIfReady(table, true)
  const gone = timers.away.findIndex(timer => ripe(timer.at))
  if (gone >= 0) return giveUpOn(table, gone as Seat)
  if (ripe(timers.next.at)) {
    timers.next.stop()
    return dealIfReady(table, true)
  }
  if (ripe(timers.salts.at)) return deal(table)
  if (!match || meta.phase !== 'playing') return
  if (closesAt(table) <= now) return takeDueSteps(table)
  const { turn } = match.asks
  const late = turn.find(seat => isLate(table, seat))
  const released = [...table.held.keys()].find(seat => seat === late || ripe(table.held.get(seat)!.at))
  if (released !== undefined) return release(table, released)
  if (late !== undefined) return timeUp(table, late)
  if (dueForBots(table) > now) return
  const bot = table.thought?.seat ?? turn.find(seat => botPlays(meta.seats[seat]) && ripe(timers.bots[seat].at ?? 0))
  if (bot !== undefined) think(table, bot)
}

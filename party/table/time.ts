import type { Seat } from '../../src/games/game.ts'
import { choices, schedule } from './bots.ts'
import type { Stopped } from './clock.ts'
import { act, closing, deal, settle } from './play.ts'
import { dealIfReady, OPENING } from './round.ts'
import { botPlays, STAND_IN } from './seats.ts'
import type { Timers } from './store.ts'
import { KEYS } from './store.ts'
import type { Table } from './table.ts'

/** Gone for so long, a bot plays for a person, and another becomes the host. */
const AWAY = 20_000
/** Deadlines missed in a row until a bot plays. */
const PATIENCE = 2
/** A bot that found nothing legal tries again: the game has a fault, and the room must not spin. */
const RETRY = 5_000

/** When `tick` next has something to do. */
export function due(table: Table): number {
  const { meta, times, match, clocks } = table
  if (times.asleep) return Infinity
  let at = Math.min(times.next ?? Infinity, times.open ?? Infinity)
  for (const seat of absent(table)) at = Math.min(at, times.away[seat] + AWAY)
  if (!match || meta.phase !== 'playing') return at
  at = Math.min(at, closing(table))
  for (const seat of table.game.turn(match.state))
    at = Math.min(at, botPlays(meta.seats[seat]) ? (times.bots[seat] ?? 0) : clocks.deadline(seat))
  return at
}

/** Does one thing that is due; whoever calls asks `due` again after it, so that other rooms have their turn. */
export function tick(table: Table): void {
  const { meta, times, match, clocks } = table
  const now = table.io.now()
  if (times.asleep) return
  for (const seat of absent(table)) if (times.away[seat] + AWAY <= now) giveUpOn(table, seat)
  if (times.next !== null && times.next <= now) {
    times.next = null
    return dealIfReady(table, true)
  }
  if (times.open !== null && times.open <= now) return deal(table)
  if (!match || meta.phase !== 'playing') return
  if (closing(table) <= now) return settle(table)
  for (const seat of table.game.turn(match.state)) {
    if (botPlays(meta.seats[seat])) {
      if ((times.bots[seat] ?? 0) <= now) return think(table, seat)
    } else if (clocks.deadline(seat) <= now) return late(table, seat)
  }
}

/** The last socket has gone. */
export function sleep(table: Table): void {
  const { times } = table
  const now = table.io.now()
  times.asleep = true
  times.rest = times.next === null ? null : Math.max(0, times.next - now)
  times.next = null
  saveTimers(table, table.clocks.pause(now))
  if (table.match) table.saveSnap()
}

/** The first socket is back: everything goes on from where it stood, and everyone has time to return. */
export function wake(table: Table): void {
  const { times, clocks } = table
  const now = table.io.now()
  times.asleep = false
  clocks.resume(now)
  times.away.fill(now)
  times.bots.fill(null)
  times.step = now
  saveTimers(table, clocks.pause(now))
  clocks.resume(now)
  if (times.rest !== null) times.next = now + times.rest
  times.rest = null
  if (times.close !== null) times.close = now + table.hold()
  if (table.meta.phase === 'dealing') times.open = now + OPENING
  schedule(table)
}

function saveTimers(table: Table, clocks: Stopped[]): void {
  const { times } = table
  times.seen = table.io.now()
  const timers: Timers = { seen: times.seen, at: table.at, clocks, next: times.rest }
  table.save(KEYS.timers, timers)
}

/** A bot plays for the owner, visibly, until they are back. */
export function standIn(table: Table, seat: Seat): void {
  table.meta.seats[seat].held = true
  schedule(table)
  table.changed()
}

/** People whose absence would have a consequence if it went on. */
function absent(table: Table): Seat[] {
  const { seats, phase, host } = table.meta
  return seats.flatMap((record, i) => {
    const seat = i as Seat
    if (record.kind !== 'person' || table.sitting(seat)) return []
    const playing = phase === 'playing' || phase === 'between'
    const passes = host === seat && nextHost(table, seat) !== seat
    return (playing && !record.held) || passes ? [seat] : []
  })
}

function giveUpOn(table: Table, seat: Seat): void {
  const { meta } = table
  if (meta.host === seat) meta.host = nextHost(table, seat)
  if (meta.phase === 'playing' || meta.phase === 'between') standIn(table, seat)
  table.changed()
}

/** The next person who is here, else whoever was the host, else anyone who has a seat. */
export function nextHost(table: Table, after: Seat, going = false): Seat | null {
  const { seats } = table.meta
  const ring = seats.map((_, i) => ((after + i) % seats.length) as Seat)
  const people = ring.filter(seat => seats[seat].kind === 'person' && !seats[seat].left && !(going && seat === after))
  return people.find(seat => table.sitting(seat)) ?? people[0] ?? null
}

/** Time is up. In a call window nothing of it may show, so a bot takes over at an open turn only. */
function late(table: Table, seat: Seat): void {
  const { game, meta, times } = table
  const match = table.match!
  const open = !game.window?.open(match.state)
  times.missed[seat]++
  if (open && (times.missed[seat] >= PATIENCE || !table.sitting(seat))) standIn(table, seat)
  const view = match.view(seat)
  const refusal = act(table, seat, game.fallback(view))
  if (!refusal) return
  table.io.log(`${meta.game}: fallback refused: ${refusal.why}`, null)
  if (!meta.seats[seat].held) standIn(table, seat)
}

function think(table: Table, seat: Seat): void {
  const { game, meta, times, io } = table
  const record = meta.seats[seat]
  const seed = table.random() * 2 ** 32
  const level = record.held ? STAND_IN : record.level
  for (const action of choices(game, table.match!.view(seat), level, seed, io.log))
    if (!act(table, seat, action)) return
  io.log(`${meta.game}: a bot found nothing to play`, null)
  times.bots[seat] = io.now() + RETRY
}

import * as v from 'valibot'
import type { Outcome, Refusal, Seat, Step, Viewer } from '../../src/games/game.ts'
import { endingsOf } from '../../src/games/all.ts'
import type { Down } from '../../src/table/protocol.ts'
import { dealtAs, deriveOrder, rootOfOrder } from '../../src/table/deal.ts'
import { figures } from '../figures.ts'
import { closesAt, holdTime } from './callWindow.ts'
import { Clocks } from './clock.ts'
import { clearWatchers, reportMatch } from './circle.ts'
import { isDeserted } from './deserted.ts'
import type { Taken } from './lag.ts'
import { Match } from './match.ts'
import { matchRow } from './matchRow.ts'
import { isDrawn } from './membership.ts'
import { occupy } from './occupy.ts'
import { isSealed, nextRound, reveal } from './commitment.ts'
import { players } from './seats.ts'
import type { HandRow, LogRow } from './store.ts'
import { KEYS } from './store.ts'
import type { Table } from './table.ts'
import { welcome } from './welcome.ts'

const SNAP_EVERY = 100
/** Results are read at most so long; at a table without people, so long at all. */
export const BETWEEN = 30_000
const BETWEEN_BOTS = 3_000
/** What needs no turn or leads back could be done without end, and every step is kept and shown: no hand needs so many of a seat. */
const FREE_STEPS = 500

/** rev: what the actor had seen; took: how long since then, as the actor counts it. */
type From = { n: number; rev?: number; took?: number }

/** The one door for people, bots and the clock: applied, or refused with a reason. */
export function act(table: Table, seat: Seat, raw: unknown, from?: From): Refusal | null {
  const judged = judgeAction(table, seat, raw, from?.rev)
  if ('why' in judged) return judged
  // A client's action is what the schema leaves of it; the clock's may say more, which nobody else can.
  step(table, { by: seat, do: from ? judged.action : raw }, from)
  takeDueSteps(table)
  return null
}

/** What is asked for, if it is allowed now. Without a rev it does not matter what the actor had seen. */
export function judgeAction(table: Table, seat: Seat, raw: unknown, rev?: number): Refusal | { action: unknown } {
  const { game, match } = table
  if (table.io.stuck()) return { why: 'storage' }
  if (!match || table.meta.phase !== 'playing') return { why: 'over' }
  const parsed = v.safeParse(game.action, raw)
  if (!parsed.success) return { why: 'badAction' }
  const anytime = game.anytime(parsed.output)
  if (!anytime && !match.asks.mayAct.includes(seat)) return { why: 'notYourTurn' }
  if (!anytime && rev !== undefined && rev !== match.revs[seat]) return { why: 'stale' }
  const endless = (action: unknown) => game.anytime(action) || (game.endless?.(action) ?? false)
  if (endless(parsed.output)) {
    const done = table.steps.filter(step => step.by === seat && endless(step.do)).length
    if (done >= FREE_STEPS) return { why: 'tooOften' }
  }
  return game.refuse(match.view(seat), parsed.output) ?? { action: parsed.output as unknown }
}

function step(table: Table, step: Step<unknown>, from?: From): void {
  const { game, timers, clocks } = table
  const match = table.match!
  const now = table.io.now()
  const wasWindow = match.asks.window
  const events = match.apply(step)
  figures.addInHand(table.meta.room, 'steps', game.id)
  table.steps.push(step)
  const { window, mayAct } = match.asks
  const actor = step.by === 'table' ? null : step.by
  if (!window) timers.window.stop()
  else if (!wasWindow || actor === null) timers.window.start(now + holdTime(table))
  // What needs no turn takes none: arranging a rack or offering a draw neither restarts the clock nor earns time.
  const free = step.by !== 'table' && game.anytime(step.do)
  const back = actor === null || free || !from ? 0 : clocks.giveBack(actor, taken(table, actor, from, now))
  clocks.follow(mayAct, window, free ? null : actor, now, back, free)
  if (actor !== null) timers.bots[actor].stop()
  const { outcome } = match
  const messages = new Map<Viewer, Down>()
  for (const { viewer, rev, events: seen, view } of match.numberStep(step, events, table.watched)) {
    messages.set(viewer, { type: 'step', rev, events: seen, view, clock: table.clock(viewer), outcome })
    if (viewer !== null) table.shownAt[viewer] = now
  }
  for (const to of table.sessions) {
    const message = messages.get(table.eyes(to))
    if (message) table.send(to, message)
  }
  const row: LogRow = { step, ms: now - table.lastStep, revs: [...match.revs], banks: [...clocks.banks] }
  table.lastStep = now
  if (from && actor !== null) {
    row.n = from.n
    table.answered(actor, { type: 'ok', n: from.n, rev: match.revs[actor] })
  }
  table.append(row)
  if (match.at % SNAP_EVERY === 0) table.keepSnap()
}

function taken(table: Table, seat: Seat, { took }: From, now: number): Taken {
  const shownAt = table.shownAt[seat] ?? table.clocks.since(seat) ?? now
  return { elapsed: now - shownAt, took, trips: table.line(seat) }
}

/** The table's own part, as far as it is due: a call window that closes, a reshuffle, the end of the hand. */
export function takeDueSteps(table: Table): void {
  const match = table.match!
  const { meta, game } = table
  for (;;) {
    if (closesAt(table) <= table.io.now()) step(table, { by: 'table', close: true })
    else if (!match.outcome && game.needs(match.state)) order(table)
    else break
  }
  const outcome = match.outcome
  if (outcome && meta.phase === 'playing') finish(table, outcome)
}

function order(table: Table): void {
  const { meta, game } = table
  const { round, room, fixed } = meta
  const size = game.needs(table.match!.state)
  const given = round.orders.length ? undefined : (fixed[round.hand - meta.firstHand] ?? fixed.at(-1))
  const index = round.orders.length
  const deal = { ...round, room: dealtAs(room, round.shared) }
  const order = given?.length === size ? given : deriveOrder(deal, index, size)
  const root = rootOfOrder(deal, index, order)
  round.orders.push(order)
  round.roots.push(root)
  // The root binds us to every tile before the first is shown.
  table.broadcast({ type: 'dealt', hand: round.hand, index, salts: round.salts, root })
  step(table, { by: 'table', order })
}

/** Everything that shuffles is in, or will not come. */
export function deal(table: Table): void {
  const { meta, timers } = table
  const first = !table.match
  if (first) begin(table)
  const stands = first && (meta.prepared !== undefined || !table.game.needs(table.match!.state))
  meta.round.from = table.at
  table.beginRow()
  meta.round.began = table.io.now()
  unready(table)
  meta.phase = 'playing'
  timers.salts.stop()
  table.steps = []
  table.before = table.match!.state
  table.save(KEYS.before, table.before)
  // For whoever plays in a round others wait, though bots alone sit at the table.
  meta.untimed = players(meta.seats).length < 2 && !meta.tableOptions.soloClock && !isDrawn(meta)
  table.clocks = new Clocks(table.pace(), meta.seats.length)
  if (meta.round.shared) clearWatchers(table)
  // The hand that is over is the state's outcome until this order is applied.
  if (!stands) order(table)
  if (meta.round.shared && meta.firsts) meta.firsts = [...meta.firsts, table.match!.asks.turn[0] ?? 0]
  // Only now, so that whoever sits down has seen nothing of the hand before.
  occupy(table, { type: 'deal', hand: meta.round.hand })
  if (stands) setUp(table)
  takeDueSteps(table)
}

/** A prepared position, or that of a game in which nothing is drawn, stands there at once: no step has led to it, so everyone is given a fresh look. */
function setUp(table: Table): void {
  const { timers, clocks, io } = table
  const { window, mayAct } = table.match!.asks
  if (window) timers.window.start(io.now() + holdTime(table))
  clocks.follow(mayAct, window, null, io.now(), 0)
  for (const session of table.sessions) welcome(table, session)
}

/** Whoever was ready says so again. */
export function unready({ meta }: Table): void {
  for (const seat of meta.seats) if ('ready' in seat) seat.ready = false
}

function begin(table: Table): void {
  const { meta, game } = table
  const { at, revs } = table
  table.outcomes.length = 0
  table.revealed = null
  meta.version = game.version
  meta.notice = null
  if (meta.round.shared) meta.firsts = []
  else delete meta.firsts
  meta.firstHand = meta.round.hand
  meta.began = table.io.now()
  table.match = new Match(game, meta.seats.length, { at, revs, state: firstState(table) })
  table.match.forgetAll()
  table.keepSnap()
}

/** As the game begins, or as it was prepared; a position that a newer version no longer has is no reason to fail. */
function firstState({ meta, game }: Table): unknown {
  const position = endingsOf(meta.game).find(({ id }) => id === meta.prepared)
  if (!position) delete meta.prepared
  return position?.state ?? game.start(meta.options, meta.seats.length)
}

function finish(table: Table, outcome: Outcome): void {
  const { meta } = table
  table.held.clear()
  const { hand, commit, shared, secret, seals, salts, from } = meta.round
  const deal = { hand, commit, ...(shared && { shared }), secret, seals, salts }
  const row: HandRow = { ...deal, outcome, from, to: table.at, before: table.before }
  table.save(KEYS.hand(row.hand), row)
  table.save(KEYS.match(meta.match), matchRow(meta))
  table.outcomes.push(outcome)
  // What another table may be playing is shown when none is.
  table.revealed = isSealed(meta, table.io.now()) ? null : reveal(row, meta.version, table.steps)
  if (table.revealed) table.broadcast({ type: 'revealed', ...table.revealed })
  table.io.event('hand', {
    reason: outcome.reason,
    seconds: secondsSince(table, meta.round.began),
    steps: table.steps.length,
  })
  // Of the day there is one hand, also where the game would go on after a hand that nobody has won.
  const over = outcome.over || meta.day !== undefined
  meta.phase = over ? 'over' : 'between'
  table.keepSnap()
  if (over) {
    table.io.event('match', { hands: table.outcomes.length, seconds: secondsSince(table, meta.began) })
    reportMatch(table)
    occupy(table, { type: 'matchOver' })
    return
  }
  nextRound(table)
}

/** null: begun by a version that did not write it down. */
const secondsSince = ({ io }: Table, began: number | undefined): number | null =>
  began === undefined ? null : Math.round((io.now() - began) / 1000)

/** The next hand waits for nobody for long, but whoever is alone with bots, and in no round, has as long as they like. */
export function scheduleNext(table: Table): void {
  const { meta, timers, here, io } = table
  if (meta.phase !== 'between' || isDeserted(table)) return
  const everyone = players(meta.seats)
  const present = everyone.some(({ hash }) => here(hash))
  if (present && everyone.length === 1 && !isDrawn(meta)) return timers.next.stop()
  const pause = meta.tableOptions.botPace === 'instant' ? 0 : BETWEEN_BOTS
  if (timers.next.at === null) timers.next.start(io.now() + (present ? BETWEEN : pause))
}

/** Another match at the same table; watchers stay, and whoever left for good makes room. */
export function again(table: Table): void {
  const { meta } = table
  table.base = { at: table.at, revs: table.revs.map(rev => rev + 1) }
  table.match = null
  table.timers.window.stop()
  table.timers.next.stop()
  meta.phase = 'lobby'
  meta.match++
  nextRound(table)
  occupy(table, { type: 'rematch' })
  if (meta.circle) occupy(table, { type: 'guests', circle: meta.circle })
  table.keepSnap()
}

import type { Seat, Why } from '../../src/games/game.ts'
import { cleanText } from '../../src/table/names.ts'
import type { Reaction, Up } from '../../src/table/protocol.ts'
import { LIMITS } from '../../src/table/protocol.ts'
import { figures } from '../figures.ts'
import { inviteEngine } from './engines.ts'
import { GRACE, holdBack, replaced, takeBack } from './heldActions.ts'
import { setOptions } from './setOptions.ts'
import { occupy } from './occupy.ts'
import { greet } from './hello.ts'
import { introduce, leave, sit } from './people.ts'
import { mayReseat, memberOf } from './membership.ts'
import { act, again } from './play.ts'
import { open, seal } from './round.ts'
import { seatOf } from './seats.ts'
import type { Session } from './session.ts'
import { back } from './standins.ts'
import { keep } from './circle.ts'
import type { Answer, ChatRow } from './store.ts'
import { KEYS, shown } from './store.ts'
import type { Table } from './table.ts'
import { sendOff } from './removed.ts'
import { isMuted, oversee } from './watchers.ts'

/** Action numbers may leave out as many: a client that lost its memory is told the last one. */
const AHEAD = 1000

/** One message that has passed size, credits and schema. */
export function receive(table: Table, session: Session, message: Up): void {
  const why = answer(table, session, message)
  if (!why) return
  figures.add('refusals', why)
  table.send(session, { type: 'no', n: message.type === 'act' ? message.n : null, why })
}

/** Returns why not, or null when all is well or has been answered. */
function answer(table: Table, session: Session, message: Up): Why | null {
  switch (message.type) {
    case 'hello':
      greet(table, session, message)
      return null
    case 'name':
      introduce(table, session, message)
      return null
    case 'sit':
      return sit(table, session, message.seat)
    case 'leave':
      // No bot plays the deal of the day for anybody: the hand waits for them.
      if (table.meta.day && table.meta.phase === 'playing') return 'notNow'
      leave(table, session, message.forGood ?? false)
      return null
    case 'ready':
      return ready(table, session, message.seal)
    case 'open':
      return open(table, seatOf(table.meta.seats, session.who), message.hand, message.salt)
    case 'act':
      return numbered(table, session, message)
    case 'takeBack':
      return takeBack(table, table.eyes(session), message.n)
    case 'bot':
      return hostOnly(table, session) ?? mayReseat(table, message) ?? occupy(table, message)
    case 'remove':
      return hostOnly(table, session) ?? mayReseat(table, message) ?? sendOff(table, message.seat)
    case 'admit':
      return hostOnly(table, session) ?? occupy(table, message)
    case 'engine':
      return hostOnly(table, session) ?? mayReseat(table, message) ?? inviteEngine(table, session, message.seat)
    case 'watcher':
      return hostOnly(table, session) ?? oversee(table, message)
    case 'options':
      return hostOnly(table, session) ?? setOptions(table, message)
    case 'chat':
      return say(table, session, { text: cleanText(message.text) })
    case 'phrase':
      return say(table, session, { phrase: message.phrase })
    case 'react':
      return react(table, session, message.reaction)
    case 'again':
      if (table.eyes(session) === null) return 'notSeated'
      if (table.meta.phase !== 'over' || table.meta.day) return 'notNow'
      again(table)
      return null
    case 'keep':
      return keep(table, session, message)
    case 'heard':
      session.heard(message.id, table.io.now())
      return null
    case 'ping':
      table.send(session, { type: 'pong', t: message.t })
      return null
  }
}

const hostOnly = (table: Table, session: Session): Why | null => {
  const seat = table.eyes(session)
  return seat === null || seat !== table.meta.host ? 'hostOnly' : null
}

/** In mid-hand the message only says that its sender is here again. */
function ready(table: Table, session: Session, sealed = ''): Why | null {
  const { meta } = table
  const seat = seatOf(meta.seats, session.who)
  if (seat === null || (table.eyes(session) === null && meta.seats[seat].kind === 'person')) return 'notSeated'
  back(table, seat, session)
  if (meta.phase === 'over') return 'notNow'
  const record = meta.seats[seat]
  if (meta.phase === 'playing' || meta.phase === 'dealing' || !('ready' in record)) return null
  record.ready = true
  seal(table, seat, sealed)
  return null
}

/** The same number is answered the same again, and never applied twice. */
function numbered(table: Table, session: Session, message: Extract<Up, { type: 'act' }>): Why | null {
  const seat = table.eyes(session)
  if (seat === null) return 'notSeated'
  const { n } = message
  const known = table.answers[seat]
  const before = known.find(answer => answer.n === n)
  const waiting = table.held.get(seat)
  if (waiting?.n === n) table.send(session, { type: 'held', n, ms: waiting.at - table.io.now() })
  else if (!before) judge(table, session, seat, message)
  else table.send(session, before)
  return null
}

function judge(table: Table, session: Session, seat: Seat, message: Extract<Up, { type: 'act' }>): void {
  const { n } = message
  const used = table.answers[seat].at(-1)?.n ?? 0
  back(table, seat, session)
  // A number far ahead would leave none for the moves to come.
  if (n > used + AHEAD) return table.send(session, { type: 'no', n, why: 'stale' })
  if (n > used && message.hold && holdBack(table, seat, message))
    return table.send(session, { type: 'held', n, ms: GRACE })
  const refusal = n <= used ? { why: 'stale' as const } : act(table, seat, message.action, message)
  if (!refusal) {
    replaced(table, seat, message.action)
    return table.send(session, table.answers[seat].at(-1)!)
  }
  figures.addInHand(table.meta.room, 'refusals', refusal.why)
  const answer: Answer = { type: 'no', n, ...refusal }
  if (n > used) {
    table.answered(seat, answer)
    table.save(KEYS.refused(seat), answer)
  }
  table.send(session, answer)
}

/** Whoever may not speak, or has just spoken enough; null: go on. */
function silenced(table: Table, session: Session): Why | null {
  if (table.eyes(session) === null && isMuted(table, session)) return 'muted'
  return session.chat.spend(table.io.now()) ? null : 'chatTooFast'
}

function react(table: Table, session: Session, reaction: Reaction): Why | null {
  const why = silenced(table, session)
  if (!why) table.broadcast({ type: 'reaction', seat: table.eyes(session), name: session.name, reaction })
  return why
}

function say(
  table: Table,
  session: Session,
  what: { text: string } | { phrase: Extract<Up, { type: 'phrase' }>['phrase'] },
) {
  const why = silenced(table, session)
  if (why) return why
  if ('text' in what && !what.text) return 'empty'
  const { chat } = table
  const line: ChatRow = {
    i: (chat.at(-1)?.i ?? -1) + 1,
    seat: table.eyes(session),
    name: session.name,
    at: table.io.now(),
    ...what,
  }
  const member = memberOf(table, session)
  if (member !== null) line.member = member
  chat.push(line)
  if (chat.length > LIMITS.chat.kept) chat.shift()
  table.save(KEYS.chat(line.i), line)
  table.broadcast({ type: 'chat', ...shown(line) })
  return null
}

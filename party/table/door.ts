import type { Seat } from '../../src/games/game.ts'
import { cleanText } from '../../src/table/names.ts'
import type { Up } from '../../src/table/protocol.ts'
import { LIMITS } from '../../src/table/protocol.ts'
import { remove, setBot, setOptions } from './host.ts'
import { giveBack, greet, leave, rename, sit } from './people.ts'
import { act, again } from './play.ts'
import { dealIfReady, open, seal } from './round.ts'
import type { Session } from './session.ts'
import type { ChatRow } from './store.ts'
import { KEYS } from './store.ts'
import type { Table } from './table.ts'

/** One message that has passed size, credits and schema. */
export function receive(table: Table, session: Session, message: Up): void {
  const why = answer(table, session, message)
  if (why) table.send(session, { type: 'no', n: message.type === 'act' ? message.n : null, why })
}

/** Returns why not, or null when all is well or has been answered. */
function answer(table: Table, session: Session, message: Up): string | null {
  switch (message.type) {
    case 'hello':
      greet(table, session, message)
      return null
    case 'name':
      rename(table, session, message)
      return null
    case 'sit':
      return sit(table, session, message.seat)
    case 'leave':
      leave(table, session)
      return null
    case 'ready':
      return ready(table, session.seat, message.seal)
    case 'open':
      return open(table, session.seat, message.hand, message.salt)
    case 'act':
      return numbered(table, session, message)
    case 'bot':
      return hostOnly(table, session) ?? setBot(table, message.seat, message.level)
    case 'remove':
      return hostOnly(table, session) ?? remove(table, message.seat)
    case 'options':
      return hostOnly(table, session) ?? setOptions(table, message)
    case 'chat':
      return say(table, session, { text: cleanText(message.text) })
    case 'phrase':
      return say(table, session, { phrase: message.phrase })
    case 'again':
      if (session.seat === null) return 'notSeated'
      if (table.meta.phase !== 'over') return 'notNow'
      again(table)
      return null
    case 'ping':
      table.send(session, { type: 'pong', t: message.t })
      return null
  }
}

const hostOnly = (table: Table, session: Session): string | null =>
  session.seat === null || session.seat !== table.meta.host ? 'hostOnly' : null

/** In mid-hand the message only says that its sender is here again. */
function ready(table: Table, seat: Seat | null, sealed = ''): string | null {
  if (seat === null) return 'notSeated'
  const { meta } = table
  giveBack(table, seat)
  if (meta.phase === 'over') return 'notNow'
  if (meta.phase === 'playing' || meta.phase === 'dealing') return null
  meta.seats[seat].ready = true
  seal(table, seat, sealed)
  table.changed()
  dealIfReady(table)
  return null
}

/** The same number is answered the same again, and never applied twice. */
function numbered(table: Table, session: Session, message: Extract<Up, { type: 'act' }>): string | null {
  const { seat } = session
  const { n } = message
  if (seat === null) return 'notSeated'
  const known = table.answers[seat]
  const before = known.find(answer => answer.n === n)
  if (before) {
    table.sendText(session, before.text)
    return null
  }
  giveBack(table, seat)
  const refusal = n <= (known.at(-1)?.n ?? 0) ? { why: 'stale' } : act(table, seat, message.action, message)
  if (refusal) {
    const text = JSON.stringify({ type: 'no', n, ...refusal })
    if (n > (known.at(-1)?.n ?? 0)) {
      table.answered(seat, { n, text })
      table.save(KEYS.refused(seat), { n, text })
    }
    table.sendText(session, text)
    return null
  }
  table.sendText(session, table.answers[seat].at(-1)!.text)
  return null
}

function say(
  table: Table,
  session: Session,
  what: { text: string } | { phrase: Extract<Up, { type: 'phrase' }>['phrase'] },
) {
  if (!session.chat.spend(table.io.now())) return 'chatTooFast'
  if ('text' in what && !what.text) return 'empty'
  const { chat } = table
  const line: ChatRow = {
    i: (chat.at(-1)?.i ?? -1) + 1,
    seat: session.seat,
    name: session.name,
    at: table.io.now(),
    ...what,
  }
  chat.push(line)
  if (chat.length > LIMITS.chat.kept) chat.shift()
  table.save(KEYS.chat(line.i), line)
  const { i: _, ...shown } = line
  table.broadcast({ type: 'chat', ...shown })
  return null
}

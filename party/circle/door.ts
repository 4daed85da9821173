import { CIRCLE_LIMITS } from '../../src/circle/constants.ts'
import { within } from '../../src/circle/entry.ts'
import { standingsOf } from '../../src/circle/standings.ts'
import type { CircleDown, CircleRefusal, CircleUp } from '../../src/circle/protocol.ts'
import { cleanName, cleanText } from '../../src/table/names.ts'
import { figures } from '../figures.ts'
import { hashToken, newToken } from '../token.ts'
import type { Session } from '../table/session.ts'
import type { Circle } from './circle.ts'
import { begin, closeRound, end, eveningInfo, isSealed } from './evening.ts'
import { confirm, enrol, estrange, nameRefused, sendAway, takeBack } from './membership.ts'
import { circleName } from './names.ts'
import { rulesOf } from './rules.ts'
import { active, type Member } from './state.ts'
import { openTable } from './tables.ts'

type Asked = Exclude<CircleUp, { type: 'hello' | 'ping' | 'heard' }>
/** null: the answer comes later. */
export type Answer = CircleDown | CircleRefusal | null

/** One message that has passed size, credits and schema, from a session that has said hello. */
export function receive(circle: Circle, session: Session, message: Exclude<CircleUp, { type: 'hello' }>): void {
  if (message.type === 'ping') return circle.send(session, { type: 'pong', t: message.t })
  if (message.type === 'heard') return session.heard(message.id, circle.io.now())
  const answered = answer(circle, session, message)
  if (answered === null) return
  if (typeof answered !== 'string') return circle.send(session, answered)
  figures.add('refusals', answered)
  circle.send(session, { type: 'no', n: message.n, why: answered })
}

const OWNERS = [
  'renew',
  'owner',
  'remove',
  'circle',
  'strike',
  'evening',
  'closeRound',
  'endEvening',
  'delete',
] as const satisfies readonly Asked['type'][]
type OfOwner = Extract<Asked, { type: (typeof OWNERS)[number] }>
type OfMember = Exclude<Asked, OfOwner | { type: 'join' | 'claim' | 'move' | 'withdraw' }>
const isOfOwner = (message: OfOwner | OfMember): message is OfOwner => OWNERS.some(type => type === message.type)

function answer(circle: Circle, session: Session, message: Asked): Answer {
  const member = circle.member(session)
  switch (message.type) {
    case 'join':
    case 'move':
    case 'claim':
      return member && session.who !== hashToken(message.token) ? 'member' : enrol(circle, session, message)
    case 'withdraw':
      return member ? 'member' : takeBack(circle, session, message.n)
    default:
      if (!member) return 'membersOnly'
      if (!isOfOwner(message)) return ofMember(circle, session, member, message)
      return member.owner ? ofOwner(circle, message) : 'ownersOnly'
  }
}

function ofMember(circle: Circle, session: Session, me: Member, message: OfMember): Answer {
  const { state, io } = circle
  const { n } = message
  const ok = { type: 'ok', n } as const
  switch (message.type) {
    case 'confirm':
      return confirm(circle, me, message) ?? ok
    case 'link': {
      const code = newToken(io)
      circle.happen({ type: 'linked', member: me.id, hash: hashToken(code), until: io.now() + CIRCLE_LIMITS.linkMs })
      return { type: 'link', n, code }
    }
    case 'onlyHere':
      circle.happen({ type: 'onlyDevice', member: me.id, hash: session.who! })
      estrange(circle, me.devices, session)
      return ok
    case 'own':
      if (hashToken(message.secret) !== state.ownerHash) return 'badSecret'
      circle.happen({ type: 'owner', member: me.id, on: true })
      return ok
    case 'profile': {
      const name = message.name === undefined ? me.name : cleanName(message.name)
      const why = name === me.name ? null : nameRefused(circle, name, me)
      if (why) return why
      circle.happen({ type: 'profile', member: me.id, name, colour: message.colour ?? me.colour })
      return ok
    }
    case 'note': {
      const { at, text } = message
      circle.happen({ type: 'note', note: at === null ? null : { at, text: cleanText(text), by: me.id } })
      return ok
    }
    case 'open':
      return open(circle, session, message)
    case 'ledger':
      return page(circle, message)
    case 'standings': {
      const { game, season } = message
      return { type: 'standings', n, game, season, standings: standingsOf(circle.entries, game, season) }
    }
    case 'pastEvening': {
      const evening = circle.past.find(({ id }) => id === message.id)
      return evening ? { type: 'pastEvening', n, evening: eveningInfo(evening, circle.entries) } : 'noEvening'
    }
    case 'leave':
      sendAway(circle, me, message.forget, 'left')
      return ok
  }
}

function ofOwner(circle: Circle, message: OfOwner): Answer {
  const { state, io } = circle
  const { n } = message
  const ok = { type: 'ok', n } as const
  const other = 'member' in message ? active(state).find(({ id }) => id === message.member) : undefined
  switch (message.type) {
    case 'renew': {
      const secret = newToken(io)
      circle.happen({ type: 'renewed', hash: hashToken(secret) })
      return { type: 'secret', n, secret }
    }
    case 'owner':
      if (!other) return 'noMember'
      if (!message.on && active(state).every(each => each === other || !each.owner)) return 'lastOwner'
      circle.happen({ type: 'owner', member: other.id, on: message.on })
      return ok
    case 'remove':
      if (!other) return 'noMember'
      // Another owner is unnamed first, and oneself leaves.
      if (other.owner) return 'isOwner'
      sendAway(circle, other, false, 'removed')
      return ok
    case 'circle': {
      const name = message.name === undefined ? state.name : circleName(message.name)
      if (!name) return 'noName'
      const { picture = state.picture, call = state.call } = message
      circle.happen({ type: 'changed', name, picture, call })
      return ok
    }
    case 'strike': {
      const entry = circle.entries[message.entry - 1]
      if (!entry) return 'noEntry'
      circle.record({ ...entry, struck: message.on })
      return ok
    }
    case 'evening':
      return begin(circle, message) ?? ok
    case 'closeRound':
      return closeRound(circle) ?? ok
    case 'endEvening':
      return end(circle) ?? ok
    case 'delete':
      circle.over = true
      return ok
  }
}

function open(circle: Circle, session: Session, { n, game, ...wish }: Extract<CircleUp, { type: 'open' }>): Answer {
  const { state } = circle
  if (state.tables.filter(({ line }) => line.phase !== 'over').length >= CIRCLE_LIMITS.tables) return 'tooManyTables'
  const rules = rulesOf(state, game, wish)
  if (typeof rules === 'string') return rules
  circle.happen({ type: 'rules', game, rules })
  circle.opening.set(openTable(circle, game, { ...rules, chairs: null }), { session, n })
  return null
}

function page(
  circle: Circle,
  { n, game, season = 'all', before = Infinity }: Extract<CircleUp, { type: 'ledger' }>,
): Answer {
  const { entries } = circle
  const found: typeof entries = []
  for (let i = Math.min(before - 1, entries.length) - 1; i >= 0; i--) {
    const entry = entries[i]
    if ((game !== undefined && entry.game !== game) || !within(season, entry.at)) continue
    if (found.length === CIRCLE_LIMITS.page) return { type: 'ledger', n, entries: found, more: true }
    found.push(withoutSealed(circle, entry))
  }
  return { type: 'ledger', n, entries: found, more: false }
}

/** What each hand of a match brought is not told while another table may be playing it. */
export function withoutSealed(circle: Circle, entry: Circle['entries'][number]): Circle['entries'][number] {
  if (!isSealed(circle, entry)) return entry
  const { deals: _, ...rest } = entry
  return rest
}

import { bytesToHex } from '@noble/hashes/utils.js'
import type { Colour } from '../../src/circle/constants.ts'
import { CIRCLE_LIMITS, COLOURS } from '../../src/circle/constants.ts'
import { within } from '../../src/circle/entry.ts'
import { standingsOf } from '../../src/circle/ledger.ts'
import type { CircleDown, CircleRefusal, CircleUp } from '../../src/circle/protocol.ts'
import { likeAny } from '../../src/table/confusables.ts'
import { cleanName, cleanText } from '../../src/table/names.ts'
import { CLOSE } from '../../src/table/protocol.ts'
import { figures } from '../figures.ts'
import { hashToken } from '../table/seats.ts'
import type { Session } from '../table/session.ts'
import type { Circle } from './circle.ts'
import { begin, closeRound, end, eveningInfo, isSealed } from './evening.ts'
import { circleName } from './names.ts'
import { rulesOf } from './rules.ts'
import { active, memberOf, type Member } from './state.ts'
import { openTable } from './tables.ts'

type Asked = Exclude<CircleUp, { type: 'hello' | 'ping' | 'heard' }>
/** null: the answer comes later. */
type Answer = CircleDown | CircleRefusal | null

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

const OWNERS: readonly Asked['type'][] = [
  'renew',
  'owner',
  'remove',
  'circle',
  'strike',
  'evening',
  'closeRound',
  'endEvening',
  'delete',
]

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
      if (OWNERS.includes(message.type) && !member.owner) return 'ownersOnly'
      return ofMember(circle, session, member, message)
  }
}

/** Said again, as after a broken line, it is answered again: a token that is a member's already is not given to another. */
function enrol(
  circle: Circle,
  session: Session,
  message: Extract<CircleUp, { type: 'join' | 'move' | 'claim' }>,
): Answer {
  const hash = hashToken(message.token)
  if (memberOf(circle.state, hash)) return become(circle, session, message.n, hash)
  // Whoever waits with this token is not driven out by somebody who has heard of it.
  if (session.who !== hash && circle.state.claims.some(each => each.hash === hash)) return 'noClaim'
  switch (message.type) {
    case 'join':
      return join(circle, session, message, hash)
    case 'move':
      return move(circle, session, message, hash)
    case 'claim':
      return claim(circle, session, message, hash)
  }
}

type OfMember = Exclude<Asked, { type: 'join' | 'claim' | 'move' | 'withdraw' }>
function ofMember(circle: Circle, session: Session, me: Member, message: OfMember): Answer {
  const { state, io } = circle
  const { n } = message
  const ok = { type: 'ok', n } as const
  const other = 'member' in message ? active(state).find(({ id }) => id === message.member) : undefined
  switch (message.type) {
    case 'confirm':
      return confirm(circle, me, message) ?? ok
    case 'link': {
      const code = newToken(circle)
      circle.happen({ type: 'linked', member: me.id, hash: hashToken(code), until: io.now() + CIRCLE_LIMITS.linkMs })
      return { type: 'link', n, code }
    }
    case 'onlyHere':
      circle.happen({ type: 'onlyDevice', member: me.id, hash: session.who! })
      estrange(circle, me.devices, session)
      return ok
    case 'own':
      if (state.ownerHash === null || hashToken(message.secret) !== state.ownerHash) return 'badSecret'
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
    case 'renew': {
      const secret = newToken(circle)
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
      circle.happen({
        type: 'changed',
        name,
        picture: message.picture ?? state.picture,
        call: message.call ?? state.call,
      })
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

const newToken = ({ io }: Circle): string => bytesToHex(io.bytes(16))

/** The colour that fewest have. */
export function colourFor(members: readonly Pick<Member, 'colour'>[]): Colour {
  const worn = (colour: Colour) => members.filter(member => member.colour === colour).length
  return COLOURS.reduce((a, b) => (worn(b) < worn(a) ? b : a))
}

/** A name that stands in the ledger is its owner's, also when they have left: they may come back, and nobody is taken for them. */
function nameRefused(circle: Circle, name: string, own: Member | null): CircleRefusal | null {
  if (!name) return 'noName'
  const like = likeAny([name])
  const alike = circle.state.members.filter(member => member !== own && like(member.name))
  if (!alike.length) return null
  const played = whoPlayed(circle)
  return alike.some(({ left, id }) => !left || played.has(id)) ? 'nameTaken' : null
}

function join(
  circle: Circle,
  session: Session,
  { n, ...message }: Extract<CircleUp, { type: 'join' }>,
  hash: string,
): Answer {
  const name = cleanName(message.name)
  const why = nameRefused(circle, name, null)
  if (why) return why
  if (active(circle.state).length >= CIRCLE_LIMITS.members) return 'circleFull'
  const colour = message.colour ?? colourFor(active(circle.state))
  withdraw(circle, session)
  circle.happen({ type: 'joined', name, colour, hash, owner: false })
  return become(circle, session, n, hash)
}

/** The session has a member's token from now on. */
function become(circle: Circle, session: Session, n: number, hash: string): null {
  session.who = hash
  circle.send(session, { type: 'joined', n, member: circle.member(session)!.id })
  circle.welcome(session)
  return null
}

/** Whoever says something else takes back what they claimed before. */
function withdraw(circle: Circle, session: Session): void {
  const own = circle.state.claims.find(each => each.hash === session.who)
  if (own) circle.happen({ type: 'judged', claim: own.id, yes: false })
}

/** Said again, or by somebody who waits for nothing, it is as true. */
function takeBack(circle: Circle, session: Session, n: number): Answer {
  const before = circle.state.claims
  withdraw(circle, session)
  session.who = null
  decline(circle, before)
  return { type: 'ok', n }
}

/** Answered the same whether or not there is such a member: a stranger is told no names. */
function claim(
  circle: Circle,
  session: Session,
  { n, ...message }: Extract<CircleUp, { type: 'claim' }>,
  hash: string,
): Answer {
  const name = cleanName(message.name)
  if (!name) return 'noName'
  const claimed = { type: 'claimed', n } as const
  const before = circle.state.claims
  if (before.some(each => each.hash === hash)) return claimed
  const alike = circle.state.members.filter(each => likeAny([each.name])(name))
  // Of those who have left, whoever did so last.
  const member = alike.find(({ left }) => !left) ?? alike.at(-1)
  withdraw(circle, session)
  circle.happen({ type: 'claimed', name, member: member?.id ?? null, hash, at: circle.io.now() })
  session.who = hash
  decline(circle, before)
  return claimed
}

/** Whoever waited for a claim that is there no more is told. */
function decline(circle: Circle, before: Circle['state']['claims']): void {
  const gone = before.filter(claim => !circle.state.claims.includes(claim)).map(({ hash }) => hash)
  for (const session of circle.sessions) {
    if (!session.who || !gone.includes(session.who) || circle.member(session)) continue
    session.who = null
    circle.send(session, { type: 'declined' })
  }
}

function confirm(
  circle: Circle,
  me: Member,
  { claim: id, yes }: Extract<CircleUp, { type: 'confirm' }>,
): CircleRefusal | null {
  const { claims } = circle.state
  const found = claims.find(each => each.id === id)
  if (!found || (found.member !== me.id && !me.owner) || (yes && found.member === null)) return 'noClaim'
  const why = yes ? cannotReturn(circle, found.member!) : null
  if (why) return why
  circle.happen({ type: 'judged', claim: id, yes })
  if (yes) for (const session of circle.sessions) if (session.who === found.hash) circle.welcome(session)
  decline(circle, claims)
  return null
}

/** Whoever had left is one more, and called as before: meanwhile somebody who had never played may be so, too. */
function cannotReturn({ state }: Circle, id: number): CircleRefusal | null {
  const former = state.members.find(member => member.id === id && member.left)
  if (!former) return null
  if (active(state).length >= CIRCLE_LIMITS.members) return 'circleFull'
  return likeAny(active(state).map(({ name }) => name))(former.name) ? 'nameTaken' : null
}

function move(
  circle: Circle,
  session: Session,
  { n, ...message }: Extract<CircleUp, { type: 'move' }>,
  hash: string,
): Answer {
  const code = hashToken(message.code)
  const link = circle.state.links.find(each => each.hash === code)
  if (!link || link.until < circle.io.now()) return 'badLink'
  withdraw(circle, session)
  circle.happen({ type: 'moved', code, hash })
  return become(circle, session, n, hash)
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

/** A member no more, on none of their devices. */
function sendAway(circle: Circle, { id, devices }: Member, forget: boolean, why: 'left' | 'removed'): void {
  const before = circle.state.claims
  circle.happen({ type: 'left', member: id, forget })
  decline(circle, before)
  crowdOut(circle)
  if (!active(circle.state).length) circle.over = true
  for (const session of [...circle.sessions])
    if (session.who && devices.includes(session.who)) circle.dismiss(session, CLOSE.removed, why)
}

/** Whoever comes and goes a thousand times leaves no thousand names: of those who never played, the first to go make room. */
function crowdOut(circle: Circle): void {
  const { state } = circle
  const former = state.members.filter(({ left }) => left)
  if (former.length <= CIRCLE_LIMITS.members) return
  const played = whoPlayed(circle)
  const first = former.find(({ id }) => !played.has(id))
  if (first) circle.happen({ type: 'left', member: first.id, forget: true })
}

/** Members, also former ones, whose matches are in the ledger or may come to be. */
function whoPlayed({ state, entries }: Circle): Set<number | null> {
  const played = new Set(state.tables.flatMap(({ line }) => line.seats.map(({ member }) => member)))
  for (const { seats } of entries) for (const { who } of seats) if ('member' in who) played.add(who.member)
  return played
}

/** Whoever was here by one of these devices is a stranger now. */
function estrange(circle: Circle, devices: readonly string[], but: Session): void {
  for (const session of circle.sessions) {
    if (session === but || !session.who || !devices.includes(session.who)) continue
    session.who = null
    circle.welcome(session)
  }
}

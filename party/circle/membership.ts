import type { Colour } from '../../src/circle/constants.ts'
import { CIRCLE_LIMITS, COLOURS } from '../../src/circle/constants.ts'
import type { CircleRefusal, CircleUp } from '../../src/circle/protocol.ts'
import { likeAny } from '../../src/table/confusables.ts'
import { cleanName } from '../../src/table/names.ts'
import { CLOSE } from '../../src/table/protocol.ts'
import { hashToken } from '../token.ts'
import type { Session } from '../table/session.ts'
import type { Circle } from './circle.ts'
import type { Answer } from './door.ts'
import { active, memberOf, type Member, type State } from './state.ts'

// Who is a member: by joining, by a link to a device of one's own, by a claim that somebody confirms; and until when.

/** Whether what is shown is right: a link that is still worth something, the owners' secret, a device that is known already. */
export function opens({ state, io }: Circle, message: Extract<CircleUp, { type: 'move' | 'own' }>): boolean {
  if (message.type === 'own') return hashToken(message.secret) === state.ownerHash
  return memberOf(state, hashToken(message.token)) !== null || validLink(state, message.code, io.now()) !== null
}

function validLink({ links }: State, code: string, now: number): State['links'][number] | null {
  const hash = hashToken(code)
  return links.find(link => link.hash === hash && link.until >= now) ?? null
}

/** Said again, as after a broken line, it is answered again: a token that is a member's already is not given to another. */
export function enrol(
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

/** The colour that fewest have. */
export function colourFor(members: readonly Pick<Member, 'colour'>[]): Colour {
  const worn = (colour: Colour) => members.filter(member => member.colour === colour).length
  return COLOURS.reduce((a, b) => (worn(b) < worn(a) ? b : a))
}

/** A name that stands in the ledger is its owner's, also when they have left: they may come back, and nobody is taken for them. */
export function nameRefused(circle: Circle, name: string, own: Member | null): CircleRefusal | null {
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

function move(
  circle: Circle,
  session: Session,
  { n, ...message }: Extract<CircleUp, { type: 'move' }>,
  hash: string,
): Answer {
  const link = validLink(circle.state, message.code, circle.io.now())
  if (!link) return 'badLink'
  withdraw(circle, session)
  circle.happen({ type: 'moved', code: link.hash, hash })
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
export function takeBack(circle: Circle, session: Session, n: number): Answer {
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

export function confirm(
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

/** Whoever waited for a claim that is there no more is told. */
function decline(circle: Circle, before: Circle['state']['claims']): void {
  const gone = before.filter(claim => !circle.state.claims.includes(claim)).map(({ hash }) => hash)
  for (const session of circle.sessions) {
    if (!session.who || !gone.includes(session.who) || circle.member(session)) continue
    session.who = null
    circle.send(session, { type: 'declined' })
  }
}

/** A member no more, on none of their devices. */
export function sendAway(circle: Circle, { id, devices }: Member, forget: boolean, why: 'left' | 'removed'): void {
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
export function estrange(circle: Circle, devices: readonly string[], but: Session): void {
  for (const session of circle.sessions) {
    if (session === but || !session.who || !devices.includes(session.who)) continue
    session.who = null
    circle.welcome(session)
  }
}

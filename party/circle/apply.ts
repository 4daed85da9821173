import { CIRCLE_LIMITS } from '../../src/circle/constants.ts'
import type { Evening, Event, Member, Newcomer, OpenTable, State } from './state.ts'

const TABLE_LIVES = 25 * 60 * 60 * 1000
/** More than can come and go by one link while a table lives, or nearly. */
const GONE_KEPT = 2000

type Of<T extends Event['type']> = Extract<Event, { type: T }>

/** Events are judged before they happen (door.ts): here they only take effect. */
export function apply(state: State | null, event: Event): State {
  if (event.type === 'made') return made(event)
  if (!state) throw new Error('a circle begins by being made')
  switch (event.type) {
    case 'joined':
      return joined(state, event)
    case 'claimed':
      return claimed(state, event)
    case 'judged':
      return judged(state, event)
    case 'linked':
      return linked(state, event)
    case 'moved':
      return moved(state, event)
    case 'onlyDevice':
      return onlyDevice(state, event)
    case 'profile':
      return withMember(state, event.member, now => ({ ...now, name: event.name, colour: event.colour }))
    case 'owner':
      return withMember(state, event.member, now => ({ ...now, owner: event.on }))
    case 'renewed':
      return { ...state, ownerHash: event.hash }
    case 'changed':
      return { ...state, name: event.name, picture: event.picture, call: event.call }
    case 'note':
      return { ...state, note: event.note }
    case 'left':
      return left(state, event.member, event.forget)
    case 'rules':
      return { ...state, rules: { ...state.rules, [event.game]: event.rules } }
    case 'opened':
      return { ...state, tables: [...state.tables, event.table] }
    case 'stands':
      return withTable(state, event.room, { wish: null })
    case 'told':
      return withTable(state, event.room, { line: event.line, told: event.at, wish: null })
    case 'closed':
      return { ...state, tables: state.tables.filter(({ room }) => room !== event.room) }
    case 'evening':
      return { ...state, lastEvening: state.lastEvening + 1, evening: { ...event.evening, id: state.lastEvening + 1 } }
    case 'round':
      return withEvening(state, now => ({ ...now, tables: [...now.tables, event.tables] }))
    case 'played':
      return withEvening(state, now => played(now, event))
    case 'roundClosed':
      return withEvening(state, roundClosed)
    case 'eveningEnds':
      return withEvening(state, now => ({ ...now, state: event.state }))
    case 'errand':
      return errand(state, event)
    case 'errandDone':
      return { ...state, errands: state.errands.filter(({ id }) => id !== event.id) }
    case 'used':
      return { ...state, used: event.day }
    case 'swept':
      return swept(state, event.at)
  }
}

function made({ id, name, picture, secret, members, day }: Of<'made'>): State {
  const empty: State = {
    id,
    name,
    picture,
    call: '',
    secret,
    ownerHash: null,
    note: null,
    members: [],
    claims: [],
    links: [],
    tables: [],
    rules: {},
    evening: null,
    errands: [],
    lastErrand: 0,
    lastMember: 0,
    lastClaim: 0,
    lastEvening: 0,
    used: day,
  }
  return members.reduce(joined, empty)
}

function joined(state: State, { name, colour, hash, owner }: Newcomer): State {
  const id = state.lastMember + 1
  const member = { id, name, colour, owner, left: false, devices: [hash] }
  return { ...state, lastMember: id, members: [...state.members, member] }
}

function claimed(state: State, { name, member, hash, at }: Of<'claimed'>): State {
  const claim = { id: state.lastClaim + 1, name, member, hash, at }
  // Whoever says the same again and again pushes out nobody but themselves.
  const alike = state.claims.filter(each => each.member === member)
  const room = state.claims.filter(each => alike.length < CIRCLE_LIMITS.alike || each !== alike[0])
  return { ...state, lastClaim: claim.id, claims: [...room, claim].slice(-CIRCLE_LIMITS.claims) }
}

function judged(state: State, event: Of<'judged'>): State {
  const claim = state.claims.find(({ id }) => id === event.claim)
  const rest = { ...state, claims: state.claims.filter(each => each !== claim) }
  return claim && event.yes && claim.member !== null ? withDevice(rest, claim.member, claim.hash) : rest
}

/** One at a time: whoever makes a new one has lost the old. */
const linked = (state: State, { member, hash, until }: Of<'linked'>): State => ({
  ...state,
  links: [...state.links.filter(link => link.member !== member), { member, hash, until }],
})

function moved(state: State, event: Of<'moved'>): State {
  const link = state.links.find(({ hash }) => hash === event.code)
  const rest = { ...state, links: state.links.filter(each => each !== link) }
  return link ? withDevice(rest, link.member, event.hash) : rest
}

const onlyDevice = (state: State, event: Of<'onlyDevice'>): State => ({
  ...withMember(state, event.member, now => ({ ...now, devices: [event.hash], era: (now.era ?? 0) + 1 })),
  links: state.links.filter(link => link.member !== event.member),
})

/** The oldest device makes room. Whoever comes back has this one alone: what others were given before opens nothing. */
function withDevice(state: State, id: number, hash: string): State {
  const found = state.members.find(member => member.id === id)
  if (!found) return state
  const device: Member = found.left
    ? { ...found, left: false, devices: [hash], era: (found.era ?? 0) + 1 }
    : { ...found, devices: [...found.devices, hash].slice(-CIRCLE_LIMITS.devices) }
  return {
    ...state,
    members: state.members.map(member => (member === found ? device : member)),
    tables: found.left ? state.tables.map(table => withoutGone(table, id)) : state.tables,
  }
}

const withoutGone = (table: OpenTable, id: number): OpenTable =>
  table.gone ? { ...table, gone: table.gone.filter(each => each !== id) } : table
const withGone = (table: OpenTable, id: number): OpenTable =>
  table.gone?.includes(id) ? table : { ...table, gone: [...(table.gone ?? []), id].slice(-GONE_KEPT) }

/** A circle has an owner as long as it has members: if it was the last, whoever has been one longest is the next. */
function left(state: State, id: number, forget: boolean): State {
  const gone = state.members.flatMap(member => {
    if (member.id !== id) return [member]
    return forget ? [] : [{ ...member, owner: false, left: true, devices: [] }]
  })
  const present = gone.filter(member => !member.left)
  const heir = present.some(({ owner }) => owner) ? undefined : present[0]
  return {
    ...state,
    members: gone.map(member => (member === heir ? { ...member, owner: true } : member)),
    claims: state.claims.filter(({ member }) => member !== id),
    links: state.links.filter(({ member }) => member !== id),
    note: state.note?.by === id && forget ? null : state.note,
    tables: state.tables.map(table => withGone(table, id)),
  }
}

const withMember = (state: State, id: number, change: (now: Member) => Member): State => ({
  ...state,
  members: state.members.map(each => (each.id === id ? change(each) : each)),
})

const withTable = (state: State, room: string, change: Partial<OpenTable>): State => ({
  ...state,
  tables: state.tables.map(each => (each.room === room ? { ...each, ...change } : each)),
})

const withEvening = (state: State, change: (now: Evening) => Evening): State => ({
  ...state,
  evening: state.evening && change(state.evening),
})

const played = (now: Evening, event: Of<'played'>): Evening => ({
  ...now,
  tables: now.tables.map((tables, round) =>
    tables.map((each, i) => (round === event.round && i === event.table ? { ...each, entry: event.entry } : each)),
  ),
})

const roundClosed = (now: Evening): Evening => ({
  ...now,
  tables: now.tables.map((tables, round) =>
    round < now.tables.length - 1
      ? tables
      : tables.map(each => (each.entry === null ? { ...each, closed: true } : each)),
  ),
})

function errand(state: State, { room, what, at }: Of<'errand'>): State {
  const added = { id: state.lastErrand + 1, room, what, at }
  return { ...state, lastErrand: added.id, errands: [...state.errands, added] }
}

const swept = (state: State, now: number): State => ({
  ...state,
  claims: state.claims.filter(({ at }) => at + CIRCLE_LIMITS.claimMs > now),
  links: state.links.filter(({ until }) => until > now),
  tables: state.tables.filter(({ told }) => told + TABLE_LIVES > now),
  errands: state.errands.filter(({ at }) => at + TABLE_LIVES > now),
})

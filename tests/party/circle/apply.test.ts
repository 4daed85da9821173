import { describe, expect, it } from 'vitest'
import { apply } from '../../../party/circle/apply.ts'
import { active, memberOf, type Event, type OpenTable, type State } from '../../../party/circle/state.ts'
import { CIRCLE_LIMITS } from '../../../src/circle/constants.ts'

const person = (name: string, owner = false) => ({ name, colour: 'red' as never, hash: `hash ${name}`, owner })
const table = (room: string, more: Partial<OpenTable> = {}): OpenTable =>
  ({ room, game: 'okey', wish: { chairs: null }, line: {}, told: 0, evening: false, ...more }) as OpenTable

/** Ana owns it; Bob and Cem are members. Each is 1, 2, 3. */
const after = (...events: Event[]) => events.reduce<State | null>(apply, null)!
const MADE: Event = {
  type: 'made',
  id: 'c',
  name: 'Sunday',
  picture: 'tea' as never,
  secret: 's',
  members: [person('Ana', true), person('Bob'), person('Cem')],
  day: 7,
}
const claim = (name: string, member: number | null, at = 0): Event => ({
  type: 'claimed',
  name,
  member,
  hash: `hash ${name}`,
  at,
})
const link = (member: number, hash: string, until = 100): Event => ({ type: 'linked', member, hash, until })
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)

describe('a circle', () => {
  it('begins by being made, with nothing in it but its people', () => {
    expect(() => apply(null, { type: 'used', day: 1 })).toThrow('made')
    expect(after(MADE)).toMatchObject({
      note: null,
      claims: [],
      links: [],
      tables: [],
      errands: [],
      used: 7,
      lastMember: 3,
    })
    expect(ids(active(after(MADE)))).toEqual([1, 2, 3])
    const { name, picture, call } = after(MADE, {
      type: 'changed',
      name: 'Monday',
      picture: 'sun' as never,
      call: 'me',
    })
    expect([name, picture, call]).toEqual(['Monday', 'sun', 'me'])
  })

  it('hears claims: of one member the oldest makes room, of all the oldest too', () => {
    const many = Array.from({ length: CIRCLE_LIMITS.alike + 1 }, (_, i) => claim(`same ${i}`, 2))
    const { claims, lastClaim } = after(MADE, claim('other', 3), ...many)
    expect(ids(claims)).toEqual([1, ...Array.from({ length: CIRCLE_LIMITS.alike }, (_, i) => i + 3)])
    expect(lastClaim).toBe(CIRCLE_LIMITS.alike + 2)
    const crowd = Array.from({ length: CIRCLE_LIMITS.claims + 2 }, (_, i) => claim(`c ${i}`, 1000 + i))
    const kept = after(MADE, ...crowd).claims
    expect([kept.length, kept[0].id]).toEqual([CIRCLE_LIMITS.claims, 3])
  })

  it('judges a claim by itself: yes opens its member to that device, no does not, and a newcomer’s opens nobody', () => {
    const heard = [MADE, claim('new Bob', 2), claim('new Cem', 3), claim('Dan', null)]
    const yes = after(...heard, { type: 'judged', claim: 2, yes: true })
    expect(ids(yes.claims)).toEqual([1, 3])
    expect([memberOf(yes, 'hash new Cem')?.id, memberOf(yes, 'hash new Bob'), memberOf(yes, null)]).toEqual([
      3,
      null,
      null,
    ])
    expect(memberOf(yes, 'hash Cem')?.id).toBe(3)
    expect(memberOf(after(...heard, { type: 'judged', claim: 2, yes: false }), 'hash new Cem')).toBeNull()
    expect(after(...heard, { type: 'judged', claim: 3, yes: true }).members).toEqual(after(MADE).members)
    expect(after(MADE, claim('x', 99), { type: 'judged', claim: 1, yes: true }).members).toEqual(after(MADE).members)
  })

  it('keeps one link a member, which is used once; signing other devices out takes it away', () => {
    const linked = [MADE, link(2, 'old'), link(3, 'cem'), link(2, 'new')]
    expect(after(...linked).links.map(({ hash }) => hash)).toEqual(['cem', 'new'])
    const moved = after(...linked, { type: 'moved', code: 'new', hash: 'phone' })
    expect([memberOf(moved, 'phone')?.id, moved.links.map(({ hash }) => hash)]).toEqual([2, ['cem']])
    const wrong = after(...linked, { type: 'moved', code: 'guess', hash: 'phone' })
    expect([memberOf(wrong, 'phone'), wrong.links.length]).toEqual([null, 2])
    const only = after(...linked, { type: 'onlyDevice', member: 2, hash: 'desk' })
    expect(only.links.map(({ hash }) => hash)).toEqual(['cem'])
    expect(only.members[1]).toMatchObject({ devices: ['desk'], era: 1 })
    const devices = Array.from({ length: CIRCLE_LIMITS.devices }, (_, i) => [
      link(2, `l${i}`),
      { type: 'moved', code: `l${i}`, hash: `d${i}` } as const,
    ]).flat()
    expect(after(MADE, ...devices).members[1].devices).toEqual(
      devices.flatMap(each => (each.type === 'moved' ? [each.hash] : [])),
    )
  })

  it('lets a member go, with all that was theirs, and come back with one device', () => {
    const NOTE: Event = { type: 'note', note: { at: 1, text: 'hi', by: 2 } }
    const full = [
      MADE,
      NOTE,
      claim('b', 2),
      claim('c', 3),
      link(2, 'lb'),
      link(3, 'lc'),
      { type: 'opened', table: table('r') } as const,
    ]
    const gone = after(...full, { type: 'left', member: 2, forget: false })
    expect(gone.members[1]).toMatchObject({ left: true, owner: false, devices: [] })
    expect([gone.claims.map(({ member }) => member), gone.links.map(({ member }) => member)]).toEqual([[3], [3]])
    expect([gone.note?.by, gone.tables[0].gone, ids(active(gone))]).toEqual([2, [2], [1, 3]])
    expect(apply(gone, { type: 'left', member: 2, forget: false }).tables[0].gone).toEqual([2])
    const both = apply(gone, { type: 'left', member: 3, forget: false })
    const back = [claim('again', 2), { type: 'judged', claim: 3, yes: true } as const].reduce(apply, both)
    expect(back.members[1]).toMatchObject({ left: false, devices: ['hash again'], era: 1 })
    expect(back.tables[0].gone).toEqual([3])
    // Who wants to be forgotten takes the note along, and nobody else's.
    const forgotten = after(...full, { type: 'left', member: 2, forget: true })
    expect([ids(forgotten.members), forgotten.note]).toEqual([[1, 3], null])
    expect(after(...full, { type: 'left', member: 3, forget: true }).note?.by).toBe(2)
  })

  it('has an owner as long as it has members', () => {
    const owners = (state: State) => ids(state.members.filter(({ owner }) => owner))
    expect(owners(after(MADE, { type: 'left', member: 1, forget: false }))).toEqual([2])
    expect(
      owners(after(MADE, { type: 'left', member: 2, forget: false }, { type: 'left', member: 1, forget: false })),
    ).toEqual([3])
    const two: Event = { type: 'owner', member: 3, on: true }
    expect(owners(after(MADE, two, { type: 'left', member: 1, forget: true }))).toEqual([3])
    expect(owners(after(MADE, two, { type: 'left', member: 2, forget: true }))).toEqual([1, 3])
  })

  it('knows its tables and what they are still to be told', () => {
    const open = [MADE, { type: 'opened', table: table('a') }, { type: 'opened', table: table('b') }] as const
    expect(after(...open, { type: 'stands', room: 'a' }).tables.map(({ wish }) => wish)).toEqual([
      null,
      { chairs: null },
    ])
    const told = after(...open, { type: 'told', room: 'b', line: { hand: 2 } as never, at: 5 }).tables
    expect(told).toMatchObject([
      { told: 0, wish: { chairs: null } },
      { told: 5, wish: null, line: { hand: 2 } },
    ])
    expect(after(...open, { type: 'closed', room: 'a' }).tables.map(({ room }) => room)).toEqual(['b'])
    const errand = (room: string): Event => ({ type: 'errand', room, what: { type: 'end' }, at: 0 })
    const sent = after(MADE, errand('a'), errand('b'))
    expect([ids(sent.errands), sent.lastErrand]).toEqual([[1, 2], 2])
    expect(ids(apply(sent, { type: 'errandDone', id: 1 }).errands)).toEqual([2])
  })

  it('plays evenings: a round that is closed leaves what was played, and the rounds before it', () => {
    const at = (room: string) => ({ room, entry: null }) as never
    const evening = { tables: [], state: 'playing' } as never
    const begun: Event[] = [MADE, { type: 'evening', evening }, { type: 'round', tables: [at('a'), at('b')] }]
    const next: Event[] = [
      { type: 'played', round: 0, table: 1, entry: 4 },
      { type: 'round', tables: [at('c'), at('d')] },
    ]
    const closed = after(
      ...begun,
      ...next,
      { type: 'played', round: 1, table: 0, entry: 5 },
      { type: 'roundClosed' },
    ).evening!
    expect(closed.id).toBe(1)
    expect(closed.tables).toEqual([
      [
        { room: 'a', entry: null },
        { room: 'b', entry: 4 },
      ],
      [
        { room: 'c', entry: 5 },
        { room: 'd', entry: null, closed: true },
      ],
    ])
    expect(after(...begun, { type: 'eveningEnds', state: 'over' }).evening!.state).toBe('over')
    const second = after(...begun, { type: 'evening', evening })
    expect([second.evening!.id, second.lastEvening]).toEqual([2, 2])
    expect(after(MADE, { type: 'roundClosed' }).evening).toBeNull()
  })

  it('forgets what is too old at its minute, and not before', () => {
    const day = 25 * 60 * 60 * 1000
    const old = after(
      MADE,
      claim('c', 2, 1000),
      link(3, 'l', 5000),
      { type: 'opened', table: table('a', { told: 1000 }) },
      { type: 'errand', room: 'a', what: { type: 'end' }, at: 1000 },
    )
    const left = (at: number) => {
      const { claims, links, tables, errands } = apply(old, { type: 'swept', at })
      return [claims, links, tables, errands].map(({ length }) => length)
    }
    expect([left(4999), left(5000)].map(([, links]) => links)).toEqual([1, 0])
    const claims = 1000 + CIRCLE_LIMITS.claimMs
    expect([left(claims - 1), left(claims)].map(([kept]) => kept)).toEqual([1, 0])
    expect([left(1000 + day - 1), left(1000 + day)].map(([, , ...rest]) => rest)).toEqual([
      [1, 1],
      [0, 0],
    ])
  })

  it('remembers for a table those who have gone, each once, and the latest of very many', () => {
    const comings = Array.from({ length: 2001 }, (_, i): Event[] => [
      { type: 'joined', ...person(`P${i}`) },
      { type: 'left', member: i + 4, forget: true },
    ]).flat()
    const gone = after(MADE, { type: 'opened', table: table('r') }, ...comings).tables[0].gone!
    expect([gone.length, gone[0], gone.at(-1)]).toEqual([2000, 5, 2004])
    expect(after(MADE, { type: 'opened', table: table('r', { gone: [2] }) }, { type: 'left', member: 2, forget: false }).tables[0].gone).toEqual([2]) // prettier-ignore
  })
})

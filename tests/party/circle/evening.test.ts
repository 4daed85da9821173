import { describe, expect, it } from 'vitest'
import { follow, isSealed, placeOf } from '../../../party/circle/evening.ts'
import type { Entry } from '../../../src/circle/entry.ts'
import { BareCircle } from './bareCircle.ts'

const NAMES = ['Ana', 'Bo', 'Cem', 'Dev', 'Eli', 'Fay', 'Gus', 'Hoa']
const no = (why: string) => [{ type: 'no', n: 1, why }]
const ok = [{ type: 'ok', n: 1 }]

/** Eight members, whose owner speaks; two tables of four a round. */
function house() {
  const small = new BareCircle(...NAMES)
  const ana = small.line('Ana')
  const wish = (more = {}) =>
    ana.say({ type: 'evening', game: 'okey', size: 4, people: [1, 2, 3, 4, 5, 6, 7, 8], rounds: 2, scoring: 'points', ...more } as never) // prettier-ignore
  const evening = () => small.circle.state.evening!
  /** The match at this table of the last round is in the ledger. */
  const finish = (table: number) => {
    const { room } = evening().tables.at(-1)![table]
    const place = placeOf(small.circle, room, 1)
    const n = small.circle.entries.length + 1
    const entry = { n, at: small.now, game: 'okey', lower: true, seats: [], hands: 1, evening: place } as unknown as Entry // prettier-ignore
    small.circle.record(entry)
    follow(small.circle, entry)
    return entry
  }
  const errands = () => small.circle.state.errands.map(({ room, what }) => [room, what.type])
  const rooms = (round: number) => evening().tables[round].map(({ room }) => room)
  return { small, ana, wish, evening, finish, errands, rooms }
}

describe('an evening', () => {
  it.each([
    [{ people: [1, 2, 3, 4, 5, 6, 7, 7] }, 'badPeople'],
    [{ people: [1, 2, 3, 4, 5, 6, 7, 9] }, 'badPeople'],
    [{ game: 'unheard' }, 'noGame'],
    [{ game: 'mahjong', size: 3, scoring: 'points' }, 'badOption'],
    // Okey 101's points are penalties, Remi's are not.
    [{ game: 'okey101', scoring: 'points' }, 'badOption'],
    [{ game: 'remi', scoring: 'penalties' }, 'badOption'],
    [{ duplicate: true, scoring: 'places' }, 'badOption'],
    [{ duplicate: true, people: [1, 2, 3, 4] }, 'badOption'],
    [{ game: 'cotulenh', size: 2, duplicate: true }, 'badOption'],
  ])('with %j is refused: %s', (more, why) => {
    const { wish, small } = house()
    expect(wish(more)).toEqual(no(why))
    expect(small.circle.state.evening).toBeNull()
    expect(small.circle.state.tables).toEqual([])
  })

  it('may be by places, whatever a game’s points mean', () => {
    for (const game of ['okey101', 'remi']) expect(house().wish({ game, scoring: 'places' })).toEqual(ok)
    expect(house().wish({ game: 'okey101', scoring: 'penalties' })).toEqual(ok)
  })

  it('opens its rounds one after the other, each when the one before is complete', () => {
    const { small, wish, evening, finish, errands, rooms } = house()
    small.now = 77
    expect(wish()).toEqual(ok)
    expect(wish()).toEqual(no('evening'))
    expect(evening()).toMatchObject({ id: 1, state: 'playing', began: 77, duplicate: false, people: [1, 2, 3, 4, 5, 6, 7, 8] }) // prettier-ignore
    expect(small.circle.state.rules.okey.seats).toBe(4)
    expect(evening().tables).toHaveLength(1)
    expect(
      evening()
        .tables[0].flatMap(({ seats }) => seats)
        .sort(),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(small.circle.state.tables.map(({ room, evening, wish }) => [room, evening, wish!.chairs])).toEqual(
      evening().tables[0].map(({ room, seats }) => [room, true, seats]),
    )
    finish(1)
    expect(evening().tables).toHaveLength(1)
    expect(evening().tables[0].map(({ entry }) => entry)).toEqual([null, 1])
    // Who has gone meanwhile is played for by a bot.
    small.happen({ type: 'left', member: 8, forget: false })
    finish(0)
    expect(evening().tables).toHaveLength(2)
    expect(
      evening()
        .tables[1].flatMap(({ seats }) => seats)
        .filter(chair => chair === 'bot'),
    ).toHaveLength(1)
    expect(evening().tables[1].flatMap(({ seats }) => seats)).not.toContain(8)
    finish(0)
    expect(evening().state).toBe('playing')
    finish(1)
    expect([evening().state, evening().tables.length]).toEqual(['over', 2])
    expect(errands()).toEqual([])
    expect(rooms(1).map(room => placeOf(small.circle, room, 1))).toEqual([undefined, undefined])
    // Another follows, and this one is kept.
    expect(small.circle.past).toEqual([])
    expect(wish({ people: [1, 2, 3, 4] })).toEqual(ok)
    expect(small.circle.past.map(({ id, state }) => [id, state])).toEqual([[1, 'over']])
    expect(evening().id).toBe(2)
  })

  it('counts a table’s first match alone, and none of a table that is not its own', () => {
    const { small, wish, evening, finish, rooms } = house()
    wish()
    const [first, second] = rooms(0)
    expect(placeOf(small.circle, second, 1)).toEqual({ id: 1, round: 0, table: 1 })
    expect(placeOf(small.circle, first, 2)).toBeUndefined()
    expect(placeOf(small.circle, 'elsewhere', 1)).toBeUndefined()
    finish(0)
    expect(placeOf(small.circle, first, 1)).toBeUndefined()
    follow(small.circle, { n: 9 } as Entry)
    expect(evening().tables[0].map(({ entry }) => entry)).toEqual([1, null])
  })

  it('does not wait for a round that its owner closes', () => {
    const { ana, wish, evening, finish, errands, rooms } = house()
    expect(ana.say({ type: 'closeRound' })).toEqual(no('noEvening'))
    wish()
    finish(0)
    expect(ana.say({ type: 'closeRound' })).toEqual(ok)
    expect(errands()).toEqual([[rooms(0)[1], 'end']])
    expect(evening().tables[0].map(({ entry, closed }) => [entry, closed])).toEqual([[1, undefined], [null, true]]) // prettier-ignore
    expect(evening().tables).toHaveLength(2)
    expect(ana.say({ type: 'closeRound' })).toEqual(ok)
    expect(evening().state).toBe('over')
    expect(ana.say({ type: 'closeRound' })).toEqual(no('noEvening'))
    expect(ana.say({ type: 'endEvening' })).toEqual(no('noEvening'))
  })

  it('ends as it stands; its tables play on', () => {
    const { ana, wish, evening, errands } = house()
    expect(ana.say({ type: 'endEvening' })).toEqual(no('noEvening'))
    wish()
    expect(ana.say({ type: 'endEvening' })).toEqual(ok)
    expect(evening().state).toBe('ended')
    expect(errands()).toEqual([])
  })
})

describe('an evening with the same deals at every table', () => {
  it('shows none of them until the last table of its round has ended, and then all', () => {
    const { small, wish, finish, errands, rooms } = house()
    wish({ duplicate: true })
    const deals = small.circle.state.tables.map(({ wish }) => wish!.deal)
    expect(new Set(deals).size).toBe(1)
    expect(deals[0]).toMatch(/^[0-9a-f]{64}$/)
    const first = finish(0)
    expect(first.evening).toEqual({ id: 1, round: 0, table: 0, duplicate: true })
    expect(isSealed(small.circle, first)).toBe(true)
    expect(isSealed(small.circle, { ...first, evening: { ...first.evening!, id: 2 } })).toBe(false)
    expect(isSealed(small.circle, { ...first, evening: { ...first.evening!, duplicate: undefined } })).toBe(false)
    expect(isSealed(small.circle, { ...first, evening: { ...first.evening!, round: 5 } })).toBe(false)
    expect(isSealed(small.circle, { ...first, evening: undefined })).toBe(false)
    expect(errands()).toEqual([])
    finish(1)
    expect(isSealed(small.circle, first)).toBe(false)
    expect(errands()).toEqual(rooms(0).map(room => [room, 'reveal']))
    // The next round has others.
    expect(small.circle.state.tables.at(-1)!.wish!.deal).not.toBe(deals[0])
  })

  it('ends at every table at once, and shows what was played', () => {
    const { ana, wish, finish, errands, rooms } = house()
    wish({ duplicate: true })
    finish(1)
    expect(ana.say({ type: 'endEvening' })).toEqual(ok)
    const [first, second] = rooms(0)
    expect(errands()).toEqual([
      [first, 'end'],
      [second, 'reveal'],
    ])
  })
})

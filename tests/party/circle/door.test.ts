import { describe, expect, it } from 'vitest'
import type { OpenTable } from '../../../party/circle/state.ts'
import { CIRCLE_LIMITS } from '../../../src/circle/constants.ts'
import type { Entry } from '../../../src/circle/entry.ts'
import { BareCircle } from './bareCircle.ts'

const ok = [{ type: 'ok', n: 1 }]
const no = (why: string) => [{ type: 'no', n: 1, why }]
const table = (room: string, phase: 'lobby' | 'over'): OpenTable => ({
  room,
  game: 'okey',
  wish: null,
  line: { phase, hand: 1, seats: [], watchers: 0 },
  told: 0,
  evening: false,
})
/** n: counted from 1. */
const entry = (n: number, more: Partial<Entry> = {}): Entry => ({
  n,
  id: `room:${n}`,
  at: Date.UTC(2026, n % 2 ? 0 : 1, 3),
  game: n % 3 ? 'okey' : 'remi',
  lower: false,
  hands: 1,
  seats: [],
  struck: false,
  ...more,
})

describe('the door of a circle', () => {
  it('answers a ping, and what was heard with nothing', () => {
    const { say } = new BareCircle('Ana').line('Ana')
    expect(say({ type: 'ping', t: 42 })).toEqual([{ type: 'pong', t: 42 }])
    expect(say({ type: 'heard', id: 'x' })).toEqual([])
  })

  it('hears strangers of joining alone, and of a circle’s own affairs its owners', () => {
    const small = new BareCircle('Ana', 'Bo')
    const stranger = small.line('Eve')
    const bo = small.line('Bo')
    for (const type of ['link', 'renew', 'delete', 'endEvening', 'closeRound', 'onlyHere'] as const)
      expect(stranger.say({ type })).toEqual(no('membersOnly'))
    expect(stranger.say({ type: 'withdraw' })).toEqual(ok)
    expect(bo.say({ type: 'withdraw' })).toEqual(no('member'))
    for (const message of [
      { type: 'renew' },
      { type: 'owner', member: 2, on: true },
      { type: 'remove', member: 1 },
      { type: 'circle', name: 'Bo’s' },
      { type: 'strike', entry: 1, on: true },
      { type: 'closeRound' },
      { type: 'endEvening' },
      { type: 'delete' },
    ] as const)
      expect(bo.say(message), message.type).toEqual(no('ownersOnly'))
    expect(small.circle.over).toBe(false)
    expect(small.line('Ana').say({ type: 'delete' })).toEqual(ok)
    expect(small.circle.over).toBe(true)
  })

  it('makes an owner of whoever has the owners’ secret, and of nobody before there is one', () => {
    const small = new BareCircle('Ana', 'Bo')
    const bo = small.line('Bo')
    const secret = 'f'.repeat(32)
    expect(bo.say({ type: 'own', secret })).toEqual(no('badSecret'))
    const [told] = small.line('Ana').say({ type: 'renew' }) as { type: string; secret: string }[]
    expect(told.type).toBe('secret')
    expect(bo.say({ type: 'own', secret })).toEqual(no('badSecret'))
    expect(bo.say({ type: 'own', secret: told.secret })).toEqual(ok)
    expect(small.circle.state.members[1].owner).toBe(true)
  })

  it('changes what is said of a member, and leaves the rest', () => {
    const small = new BareCircle('Ana', 'Bo')
    const { say } = small.line('Bo')
    const me = () => [small.circle.state.members[1].name, small.circle.state.members[1].colour]
    expect(say({ type: 'profile', colour: 'teal' })).toEqual(ok)
    expect(me()).toEqual(['Bo', 'teal'])
    expect(say({ type: 'profile', name: ' Bora ' })).toEqual(ok)
    expect(me()).toEqual(['Bora', 'teal'])
    expect(say({ type: 'profile', name: 'ana' })).toEqual(no('nameTaken'))
    expect(say({ type: 'profile', name: '  ' })).toEqual(no('noName'))
    expect(me()).toEqual(['Bora', 'teal'])
  })

  it('takes nobody’s own name from them, though another has become like it', () => {
    // Both were let in before it was known how alike they look.
    const small = new BareCircle('Ana', 'ANA')
    const { say } = small.line('ANA')
    expect(say({ type: 'profile', name: 'ANA', colour: 'teal' })).toEqual(ok)
    expect(say({ type: 'profile', colour: 'pink' })).toEqual(ok)
    expect(small.circle.state.members[1]).toMatchObject({ name: 'ANA', colour: 'pink' })
    expect(say({ type: 'profile', name: 'aNA' })).toEqual(no('nameTaken'))
  })

  it('changes what is said of the circle, and leaves the rest', () => {
    const small = new BareCircle('Ana')
    const { say } = small.line('Ana')
    const circle = () => {
      const { name, picture, call } = small.circle.state
      return { name, picture, call }
    }
    expect(say({ type: 'circle', name: 'Monday' })).toEqual(ok)
    expect(circle()).toEqual({ name: 'Monday', picture: 'tea', call: '' })
    expect(say({ type: 'circle', picture: 'boat', call: 'https://call.test/1' })).toEqual(ok)
    expect(circle()).toEqual({ name: 'Monday', picture: 'boat', call: 'https://call.test/1' })
    expect(say({ type: 'circle', call: '' })).toEqual(ok)
    expect(circle()).toEqual({ name: 'Monday', picture: 'boat', call: '' })
    expect(say({ type: 'circle', name: ' ' })).toEqual(no('noName'))
    expect(circle().name).toBe('Monday')
  })

  it('pins a note in its writer’s name, and takes it down', () => {
    const small = new BareCircle('Ana', 'Bo')
    const { say } = small.line('Bo')
    expect(say({ type: 'note', at: 5, text: ' at mine ' })).toEqual(ok)
    expect(small.circle.state.note).toEqual({ at: 5, text: 'at mine', by: 2 })
    expect(say({ type: 'note', at: null, text: '' })).toEqual(ok)
    expect(small.circle.state.note).toBeNull()
  })

  it('names and unnames owners, and sends members away, but never the last owner nor one who owns', () => {
    const small = new BareCircle('Ana', 'Bo', 'Cem')
    const { say } = small.line('Ana')
    for (const type of ['owner', 'remove'] as const)
      expect(say({ type, member: 9, on: true } as never)).toEqual(no('noMember'))
    expect(say({ type: 'owner', member: 1, on: false })).toEqual(no('lastOwner'))
    expect(say({ type: 'owner', member: 2, on: true })).toEqual(ok)
    expect(say({ type: 'remove', member: 2 })).toEqual(no('isOwner'))
    expect(say({ type: 'owner', member: 2, on: false })).toEqual(ok)
    expect(say({ type: 'remove', member: 2 })).toEqual(ok)
    expect(small.circle.state.members.map(({ left, owner }) => [left, owner])).toEqual([
      [false, true],
      [true, false],
      [false, false],
    ])
    // Who has left is nobody to be named.
    expect(say({ type: 'owner', member: 2, on: true })).toEqual(no('noMember'))
  })

  it('opens tables by the wish or the last rules, and so many at once; those that are over do not count', () => {
    const small = new BareCircle('Ana')
    const { session, say } = small.line('Ana')
    expect(say({ type: 'open', game: 'unheard' })).toEqual(no('noGame'))
    expect(say({ type: 'open', game: 'mahjong', seats: 3 })).toEqual(no('badOption'))
    expect(small.circle.state.tables).toEqual([])
    for (let i = 0; i < 20; i++) small.happen({ type: 'opened', table: table(`over-${i}`, 'over') })
    for (let i = 1; i < CIRCLE_LIMITS.tables; i++) small.happen({ type: 'opened', table: table(`open-${i}`, 'lobby') })
    expect(say({ type: 'open', game: 'okey', options: { hands: 2 } })).toEqual([])
    const { tables, rules } = small.circle.state
    const made = tables.at(-1)!
    expect(made).toMatchObject({
      game: 'okey',
      wish: { options: { hands: 2 }, seats: 4, chairs: null },
      evening: false,
    })
    expect(made.line).toEqual({ phase: 'lobby', hand: 1, seats: Array(4).fill({ member: null, name: '', level: 0 }), watchers: 0 }) // prettier-ignore
    expect(rules.okey).toMatchObject({ options: { hands: 2 }, seats: 4 })
    expect([...small.circle.opening]).toEqual([[made.room, { session, n: 1 }]])
    expect(say({ type: 'open', game: 'okey' })).toEqual(no('tooManyTables'))
  })

  it('turns the pages of the ledger from its end, of one game or time where that is asked', () => {
    const small = new BareCircle('Ana')
    const { say } = small.line('Ana')
    const all = 2 * CIRCLE_LIMITS.page + 3
    for (let n = 1; n <= all; n++) small.circle.record(entry(n))
    const ask = (more: object) => {
      const [{ entries, more: goesOn, n }] = say({ type: 'ledger', ...more }) as { entries: Entry[]; more: boolean; n: number }[] // prettier-ignore
      expect(n).toBe(1)
      return [entries.map(({ n }) => n), goesOn] as const
    }
    const down = (from: number, to: number, keep: (n: number) => boolean = () => true) =>
      Array.from({ length: from - to + 1 }, (_, i) => from - i).filter(keep)
    expect(ask({})).toEqual([down(all, all - CIRCLE_LIMITS.page + 1), true])
    expect(ask({ before: CIRCLE_LIMITS.page + 1 })).toEqual([down(CIRCLE_LIMITS.page, 1), false])
    expect(ask({ before: CIRCLE_LIMITS.page + 2 })).toEqual([down(CIRCLE_LIMITS.page + 1, 2), true])
    expect(ask({ before: 1 })).toEqual([[], false])
    expect(ask({ before: 9999 })).toEqual(ask({}))
    expect(ask({ game: 'remi' })).toEqual([down(all, 1, n => n % 3 === 0), false])
    expect(ask({ season: '2026-02', before: 20 })).toEqual([down(19, 1, n => n % 2 === 0), false])
    expect(ask({ season: '2026-02', game: 'remi', before: 20 })).toEqual([[18, 12, 6], false])
    expect(ask({ season: '2025' })).toEqual([[], false])
  })

  it('strikes a match out and back in, if there is one', () => {
    const small = new BareCircle('Ana')
    const { say } = small.line('Ana')
    small.circle.record(entry(1))
    expect(say({ type: 'strike', entry: 2, on: true })).toEqual(no('noEntry'))
    expect(say({ type: 'strike', entry: 1, on: true })).toEqual(ok)
    expect(small.circle.entries[0]).toEqual(entry(1, { struck: true }))
    expect(say({ type: 'strike', entry: 1, on: false })).toEqual(ok)
    expect(small.circle.entries[0]).toEqual(entry(1))
  })

  it('counts for the standings what was asked for', () => {
    const small = new BareCircle('Ana')
    const [answer] = small.line('Ana').say({ type: 'standings', game: 'okey', season: '2026' })
    expect(answer).toMatchObject({ type: 'standings', n: 1, game: 'okey', season: '2026' })
    expect(small.line('Ana').say({ type: 'pastEvening', id: 1 })).toEqual(no('noEvening'))
  })
})

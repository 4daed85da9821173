import { describe, expect, it } from 'vitest'
import { colourFor, nameRefused, opens } from '../../../party/circle/membership.ts'
import type { OpenTable } from '../../../party/circle/state.ts'
import { CIRCLE_LIMITS, COLOURS, type Colour } from '../../../src/circle/constants.ts'
import type { CircleDown } from '../../../src/circle/protocol.ts'
import { BareCircle } from './bareCircle.ts'

const ok = [{ type: 'ok', n: 1 }]
const no = (why: string) => [{ type: 'no', n: 1, why }]
const token = (n: number) => n.toString(16).padStart(32, '0')
const types = (answers: CircleDown[]) => answers.map(({ type }) => type)
const wear = (...colours: Colour[]) => colours.map(colour => ({ colour }))
/** A table of the circle at which this member sits. */
const at = (member: number): OpenTable => ({
  ...{ room: 'r', game: 'okey', wish: null, told: 0, evening: false },
  line: { phase: 'lobby', hand: 1, seats: [{ member, name: '', level: 0 }], watchers: 0 },
})

describe('a newcomer’s colour', () => {
  it('is the first of those that fewest have', () => {
    expect(colourFor([])).toBe('red')
    expect(colourFor(wear('red'))).toBe('orange')
    expect(colourFor(wear('red', 'red', 'orange', 'teal'))).toBe('yellow')
    expect(colourFor(wear(...COLOURS))).toBe('red')
    expect(colourFor(wear(...COLOURS, 'red', 'orange'))).toBe('yellow')
    expect(colourFor(wear(...COLOURS.slice(1)))).toBe('red')
  })
})

describe('what opens a seat in a circle', () => {
  it('is the owners’ secret, a link while it holds, a device that is known', () => {
    const small = new BareCircle('Ana')
    const { say } = small.line('Ana')
    const own = (secret: string) => opens(small.circle, { type: 'own', n: 1, secret })
    const move = (code: string, device: string) => opens(small.circle, { type: 'move', n: 1, code, token: device })
    expect(own(token(1))).toBe(false)
    const { secret } = say({ type: 'renew' })[0] as unknown as { secret: string }
    expect([own(secret), own(token(1))]).toEqual([true, false])
    const [{ code }] = say({ type: 'link' }) as unknown as { code: string }[]
    expect([move(code, token(1)), move(token(2), token(1))]).toEqual([true, false])
    small.now += CIRCLE_LIMITS.linkMs
    expect(move(code, token(1))).toBe(true)
    small.now++
    expect(move(code, token(1))).toBe(false)
    const phone = small.line('')
    expect(types(phone.say({ type: 'join', name: 'Bo', token: token(3) }))).toEqual(['joined', 'welcome'])
    expect(move(token(2), token(3))).toBe(true)
    const other = small.line('')
    expect(other.say({ type: 'move', code, token: token(4) })).toEqual(no('badLink'))
    expect(other.session.who).toBeNull()
  })
})

describe('a name', () => {
  it('is refused where it stands for somebody: who is there, or has played', () => {
    const small = new BareCircle('Ana', 'Bo', 'Cem')
    const refused = (name: string, own = -1) => nameRefused(small.circle, name, small.circle.state.members[own] ?? null)
    expect(refused('')).toBe('noName')
    expect(refused('Dev')).toBeNull()
    expect(refused('BO')).toBe('nameTaken')
    expect(refused('bo', 1)).toBeNull()
    expect(refused('bo', 0)).toBe('nameTaken')
    small.happen({ type: 'left', member: 2, forget: false })
    expect(refused('Bo')).toBeNull()
    // One who left and never played, and one who is there.
    small.happen({ type: 'joined', name: 'Bo', colour: 'red', hash: 'h', owner: false })
    expect(refused('Bo')).toBe('nameTaken')
    small.happen({ type: 'left', member: 3, forget: false }, { type: 'opened', table: at(3) })
    expect(refused('Cem')).toBe('nameTaken')
    expect(refused('Dev')).toBeNull()
    small.circle.record({ seats: [{ who: { guest: 'Guest' } }, { who: { bot: 2 } }], n: 1, at: 0 } as never)
    expect(refused('Guest')).toBeNull()
    small.happen({ type: 'joined', name: 'Eli', colour: 'red', hash: 'i', owner: false })
    small.happen({ type: 'left', member: 5, forget: false })
    expect(refused('Eli')).toBeNull()
    small.circle.record({ seats: [{ who: { member: 5 } }], n: 2, at: 0 } as never)
    expect(refused('Eli')).toBe('nameTaken')
  })
})

describe('a circle’s members', () => {
  it('are so many at most', () => {
    const small = new BareCircle('Ana')
    const join = (n: number) => small.line('').say({ type: 'join', name: `P${n}`, token: token(n) })
    for (let n = 2; n <= CIRCLE_LIMITS.members; n++) expect(types(join(n))).toEqual(['joined', 'welcome'])
    expect(join(99)).toEqual(no('circleFull'))
    small.happen({ type: 'left', member: 7, forget: true })
    expect(types(join(99))).toEqual(['joined', 'welcome'])
  })

  it('who leave without having played make room, the first to go first; whoever played is kept', () => {
    const small = new BareCircle('Ana', 'Bo')
    const come = (n: number) => small.line('').say({ type: 'join', name: `P${n}`, token: token(n) })
    const go = (n: number) => {
      const line = small.line('')
      line.say({ type: 'join', name: `P${n}`, token: token(n) })
      return line.say({ type: 'leave', forget: false })
    }
    small.happen({ type: 'opened', table: at(2) })
    small.line('Bo').say({ type: 'leave', forget: false })
    for (let n = 3; n <= CIRCLE_LIMITS.members + 1; n++) {
      come(n)
      go(n)
    }
    const former = () => small.circle.state.members.filter(({ left }) => left).map(({ id }) => id)
    expect(former().length).toBe(CIRCLE_LIMITS.members)
    expect(former().slice(0, 2)).toEqual([2, 3])
    come(1000)
    go(1000)
    expect(former().length).toBe(CIRCLE_LIMITS.members)
    expect(former().slice(0, 2)).toEqual([2, 4])
  })

  it('who come back need a place, and their name', () => {
    const small = new BareCircle('Ana', 'Bo')
    const ana = small.line('Ana')
    small.line('Bo').say({ type: 'leave', forget: false })
    const phone = small.line('')
    expect(phone.say({ type: 'claim', name: 'Bo', token: token(9) })).toEqual([{ type: 'claimed', n: 1 }])
    const newer = small.line('')
    newer.say({ type: 'join', name: 'bo', token: token(10) })
    expect(ana.say({ type: 'confirm', claim: 1, yes: true })).toEqual(no('nameTaken'))
    newer.say({ type: 'leave', forget: true })
    for (let n = 20; small.circle.state.members.filter(({ left }) => !left).length < CIRCLE_LIMITS.members; n++)
      small.line('').say({ type: 'join', name: `P${n}`, token: token(n) })
    expect(ana.say({ type: 'confirm', claim: 1, yes: true })).toEqual(no('circleFull'))
    small.line('').say({ type: 'join', name: 'P20', token: token(20) })
    small.happen({ type: 'left', member: small.circle.state.lastMember, forget: true })
    const before = phone.got.length
    expect(ana.say({ type: 'confirm', claim: 1, yes: true })).toContainEqual({ type: 'ok', n: 1 })
    expect(types(phone.got.slice(before))).toContain('welcome')
    expect(small.circle.state.members[1]).toMatchObject({ name: 'Bo', left: false })
  })
})

describe('a claim', () => {
  it('is of whoever is there rather than has left, and of these of the last; the same again is the same', () => {
    const small = new BareCircle('Ana', 'Bo', 'Cem')
    const claim = (name: string, n: number) => {
      const line = small.line('')
      return { line, answer: line.say({ type: 'claim', name, token: token(n) }) }
    }
    expect(claim(' ', 1).answer).toEqual(no('noName'))
    expect(claim('Nobody', 2).answer).toEqual([{ type: 'claimed', n: 1 }])
    small.happen({ type: 'left', member: 2, forget: false })
    small.happen({ type: 'joined', name: 'Bo', colour: 'red', hash: 'h', owner: false })
    claim('bo', 3)
    expect(small.circle.state.claims.at(-1)!.member).toBe(4)
    small.happen({ type: 'left', member: 4, forget: false })
    const { line } = claim('bo', 4)
    expect(small.circle.state.claims.map(({ member }) => member)).toEqual([null, 4])
    expect(line.say({ type: 'claim', name: 'bo', token: token(4) })).toEqual([{ type: 'claimed', n: 1 }])
    expect(small.circle.state.claims).toHaveLength(2)
    // Somebody else who has heard of the token waits with another.
    expect(claim('bo', 4).answer).toEqual(no('noClaim'))
  })

  it('is judged by the member it is of and by owners, and is told to whoever waits', () => {
    const small = new BareCircle('Ana', 'Bo', 'Cem')
    const [ana, bo, cem] = ['Ana', 'Bo', 'Cem'].map(name => small.line(name))
    const [phone, tablet] = [small.line(''), small.line('')]
    phone.say({ type: 'claim', name: 'Bo', token: token(1) })
    tablet.say({ type: 'claim', name: 'Nobody', token: token(2) })
    expect(cem.say({ type: 'confirm', claim: 1, yes: true })).toEqual(no('noClaim'))
    expect(ana.say({ type: 'confirm', claim: 2, yes: true })).toEqual(no('noClaim'))
    expect(ana.say({ type: 'confirm', claim: 7, yes: false })).toEqual(no('noClaim'))
    const before = [tablet.got.length, phone.got.length]
    expect(bo.say({ type: 'confirm', claim: 1, yes: true })).toContainEqual({ type: 'ok', n: 1 })
    expect(types(phone.got.slice(before[1]))).toEqual(['welcome'])
    expect(tablet.got.length).toBe(before[0])
    expect(ana.say({ type: 'confirm', claim: 2, yes: false })).toEqual(ok)
    expect(types(tablet.got.slice(before[0]))).toEqual(['declined'])
    expect(tablet.session.who).toBeNull()
  })
})

import { describe, expect, it, vi } from 'vitest'
import { CLOSE } from '../../../src/table/protocol.ts'
import { ANA, BO, CirclePlatform, FOUND, MAKE, URL, fail, said, thousandthDay, told } from './circlePlatform.ts'

thousandthDay()

describe('the room of a circle', () => {
  it('holds nothing until somebody makes one, and then that alone', async () => {
    const ground = await new CirclePlatform().start()
    expect(ground.room.empty).toBe(true)
    expect(await said(ground.room.request(`${URL}?export=json`, ANA))).toEqual([404, { why: 'noCircle' }])
    expect(await said(ground.room.command(told('k')))).toEqual([410, { why: 'noCircle' }])
    const early = ground.connect()
    early.hello({ token: ANA })
    expect(early.closed).toEqual({ code: CLOSE.noRoom, why: 'noCircle' })
    expect([ground.disk.writes, ground.alarm]).toEqual([0, null])
    const { key, members } = await ground.made()
    expect(members).toEqual([1, 2])
    expect(ground.room.empty).toBe(false)
    expect(ground.state.members.map(({ name, owner, colour }) => [name, owner, colour])).toEqual([
      ['Ana', true, 'red'],
      ['Bo', false, 'orange'],
    ])
    expect(await said(ground.room.command(MAKE))).toEqual([409, { why: 'taken' }])
    expect(await said(ground.room.command(told(key)))).toEqual([200, { roll: null }])
    expect(await said(ground.room.command(told('k')))).toEqual([403, { why: 'notOurs' }])
    expect((await ground.room.request(`${URL}?export=json`, BO)).status).toBe(200)
    expect(ground.logged).toEqual([])
  })

  it('is made by a first device: with names, and a token that is its owner’s', async () => {
    const ground = await new CirclePlatform().start()
    const line = ground.connect()
    expect(line.hello(FOUND)).toEqual([{ type: 'no', n: null, why: 'badMessage' }])
    for (const names of [{ as: '  ' }, { name: ' ' }])
      expect(line.hello({ token: ANA, make: { ...FOUND.make, ...names } })).toEqual([fail('noName')])
    expect(ground.room.empty).toBe(true)
    line.hello({ token: ANA, make: { ...FOUND.make, colour: 'pink' } })
    expect(line.last('welcome')).toMatchObject({ name: 'Sunday', me: { member: 1, owner: true } })
    expect(ground.state.members).toMatchObject([{ name: 'Ana', colour: 'pink' }])
    // Said again it is an ordinary hello.
    const other = ground.connect()
    other.hello({ ...FOUND, token: BO })
    expect(other.last('welcome').me).toBeNull()
    const plain = await new CirclePlatform().start()
    plain.connect().hello({ ...FOUND, token: ANA })
    expect(plain.state.members).toMatchObject([{ colour: 'red' }])
  })

  it('hears nobody before their hello, nor whoever is of another age or talks too fast', async () => {
    const ground = await new CirclePlatform().start()
    await ground.made()
    const line = ground.connect()
    expect(line.say({ type: 'link', n: 4 })).toEqual([{ type: 'no', n: 4, why: 'helloFirst' }])
    expect(line.say({ type: 'ping', t: 1 })).toEqual([{ type: 'no', n: null, why: 'helloFirst' }])
    line.hello({ proto: 0 })
    expect(line.closed).toEqual({ code: CLOSE.reload, why: 'reload' })
    const [fast, slow] = [ground.connect(), ground.connect()]
    for (let i = 0; i < 400; i++) fast.hello({ token: ANA })
    expect(fast.closed).toEqual({ code: CLOSE.tooFast, why: 'tooFast' })
    slow.hello({ token: ANA })
    expect(slow.closed).toBeNull()
    const tests = await new CirclePlatform({ forTests: true }).start()
    await tests.made()
    const free = tests.connect()
    for (let i = 0; i < 400; i++) free.hello({ token: ANA })
    expect(free.closed).toBeNull()
  })

  it('ends what says nothing', async () => {
    const ground = await new CirclePlatform().start()
    const early = ground.connect()
    await ground.made()
    const late = ground.connect()
    const member = ground.connect()
    member.hello({ token: ANA })
    await vi.advanceTimersByTimeAsync(9_999)
    expect([early.closed, late.closed]).toEqual([null, null])
    await vi.advanceTimersByTimeAsync(2)
    expect([early.closed?.code, late.closed?.code, member.closed]).toEqual([1013, 1013, null])
  })

  it('holds so many strangers, and all its members', async () => {
    const ground = await new CirclePlatform({ forTests: true }).start()
    await ground.made()
    const members = Array.from({ length: 300 }, () => {
      const line = ground.connect()
      line.hello({ token: ANA })
      return line
    })
    expect(members.every(({ closed }) => closed === null)).toBe(true)
    const strangers = Array.from({ length: 257 }, () => ground.connect())
    expect(strangers.findIndex(({ closed }) => closed !== null)).toBe(256)
    // Whoever shows a token that opens nothing is as strange as whoever shows none.
    const other = await new CirclePlatform({ forTests: true }).start()
    await other.made()
    const guessers = Array.from({ length: 257 }, (_, i) => {
      const line = other.connect()
      if (!line.closed) line.hello({ token: i.toString(16).padStart(32, '0') })
      return line
    })
    expect(guessers.findIndex(({ closed }) => closed !== null)).toBe(256)
  })
})

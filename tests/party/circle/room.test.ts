import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CircleCommand, Made } from '../../../party/circle/command.ts'
import { CircleRoom } from '../../../party/circle/room.ts'
import { KEYS, type Snap } from '../../../party/circle/store.ts'
import type { Platform, Socket } from '../../../party/platform.ts'
import { storageHealth } from '../../../party/storageHealth.ts'
import { hashToken } from '../../../party/token.ts'
import { CIRCLE_LIMITS } from '../../../src/circle/constants.ts'
import { CIRCLE_PROTOCOL, type CircleDown, type CircleUp } from '../../../src/circle/protocol.ts'
import { CLOSE } from '../../../src/table/protocol.ts'
import { platformOn } from '../idlePlatform.ts'
import { Disk } from '../room.ts'
import { CIRCLE } from './house.ts'

const DAY = 24 * 60 * 60 * 1000
const ANA = 'a'.repeat(32)
const BO = 'b'.repeat(32)
let number = 0

/** The platform under one circle's room, with every failure at hand. */
class Ground {
  readonly disk = new Disk()
  readonly logged: { id: string; where: string }[] = []
  alarm: number | null = null
  room!: CircleRoom
  readonly id = crypto.randomUUID()
  private readonly forTests: boolean

  constructor({ forTests = false } = {}) {
    this.forTests = forTests
  }

  async start(): Promise<this> {
    const platform: Platform = {
      ...platformOn(this),
      sleeps: false,
      log: (event, facts) => void (event === 'error' && this.logged.push(facts as never)),
      forTests: this.forTests,
    }
    this.room = new CircleRoom(platform)
    await this.room.start()
    return this
  }

  connect(address = `10.7.${++number >> 8}.${number & 255}`) {
    const got: CircleDown[] = []
    const line = {
      got,
      closed: null as { code: number; why: string } | null,
      say: (message: CircleUp) => {
        const before = got.length
        this.room.message(socket, JSON.stringify(message))
        return got.slice(before)
      },
      hello: (more: Partial<Extract<CircleUp, { type: 'hello' }>> = {}) =>
        line.say({ type: 'hello', proto: CIRCLE_PROTOCOL, lang: 'en', ...more }),
      drop: () => this.room.close(socket),
      last: <T extends CircleDown['type']>(type: T) =>
        got.findLast(each => each.type === type) as Extract<CircleDown, { type: T }>,
    }
    const socket: Socket = {
      send: text => void got.push(...[JSON.parse(text) as CircleDown | CircleDown[]].flat()),
      close: (code, why) => void (line.closed ??= { code, why }),
      keep: () => {},
    }
    this.room.connect(socket, CIRCLE, address)
    return line
  }

  /** A circle of Ana, who owns it, and Bo. */
  async made(): Promise<Made> {
    const people = [ANA, BO].map((token, i) => ({ name: ['Ana', 'Bo'][i], hash: hashToken(token) }))
    return (await this.room.command({ ...MAKE, people })).json() as Promise<Made>
  }

  get state() {
    return (this.room as unknown as { circle: { state: Snap['state'] } | null }).circle!.state
  }
}
const MAKE: CircleCommand & { type: 'make' } = {
  ...{ type: 'make', id: CIRCLE, name: 'Sunday', picture: 'tea', room: 'room-1' },
  people: [{ name: 'Ana', hash: hashToken(ANA) }],
}
const URL = `http://x/parties/circle/${CIRCLE}`
const said = async (answer: Promise<Response>) => [(await answer).status, (await (await answer).json()) as unknown]
const told = (key: string): CircleCommand => ({ type: 'told', room: 'room-1', key, game: 'okey', line: null })
const FOUND = { make: { name: 'Sunday', picture: 'tea', as: 'Ana' } } as const
const fault = () => {
  throw new Error('a fault')
}
const fail = (why: string) => expect.objectContaining({ type: 'no', why }) as CircleDown

beforeEach(() => void vi.useFakeTimers({ now: 1000 * DAY + 5 }))
afterEach(() => {
  storageHealth.failing = false
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Ana and Bo, each on a line of their own. */
const both = (ground: Ground) =>
  [ANA, BO].map(token => {
    const line = ground.connect()
    line.hello({ token })
    return line
  })

describe('the room of a circle', () => {
  it('holds nothing until somebody makes one, and then that alone', async () => {
    const ground = await new Ground().start()
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
    const ground = await new Ground().start()
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
    const plain = await new Ground().start()
    plain.connect().hello({ ...FOUND, token: ANA })
    expect(plain.state.members).toMatchObject([{ colour: 'red' }])
  })

  it('gives each address so many circles', async () => {
    const address = '192.0.2.81'
    const grounds = await Promise.all(Array.from({ length: 31 }, () => new Ground().start()))
    const answers = grounds.map(ground => ground.connect(address).hello({ ...FOUND, token: ANA })[0])
    expect(answers.findIndex(each => each.type === 'no')).toBe(30)
    expect(answers[30]).toEqual(fail('tooFast'))
  })

  it('hears nobody before their hello, nor whoever is of another age or talks too fast', async () => {
    const ground = await new Ground().start()
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
    const tests = await new Ground({ forTests: true }).start()
    await tests.made()
    const free = tests.connect()
    for (let i = 0; i < 400; i++) free.hello({ token: ANA })
    expect(free.closed).toBeNull()
  })

  it('lets an address guess so often, and hears what is right however often that was', async () => {
    const ground = await new Ground().start()
    await ground.made()
    const address = '192.0.2.82'
    const owner = ground.connect(address)
    owner.hello({ token: ANA })
    const { code } = owner.say({ type: 'link', n: 1 })[0] as { code: string }
    const secret = (owner.say({ type: 'renew', n: 2 }).find(each => each.type === 'secret') as { secret: string })
      .secret
    const bo = ground.connect(address)
    bo.hello({ token: BO })
    const guess = (i: number) => bo.say({ type: 'own', n: i, secret: i.toString(16).padStart(32, '0') })
    const answers = Array.from({ length: 31 }, (_, i) => guess(i)[0])
    expect(answers.slice(0, 30)).toEqual(Array(30).fill(fail('badSecret')))
    expect(answers[30]).toEqual(fail('tooFast'))
    const stranger = ground.connect(address)
    stranger.hello()
    expect(stranger.say({ type: 'move', n: 3, code: 'c'.repeat(32), token: 'd'.repeat(32) })).toEqual([fail('tooFast')])
    // A wrong token opens no line from there; a right one does, and so do the right link and the right secret.
    const wrong = ground.connect(address)
    wrong.hello({ token: 'e'.repeat(32) })
    expect(wrong.closed).toEqual({ code: CLOSE.tooFast, why: 'tooFast' })
    const back = ground.connect(address)
    back.hello({ token: BO })
    expect(back.last('welcome').me).toMatchObject({ member: 2 })
    expect(stranger.say({ type: 'move', n: 4, code, token: 'd'.repeat(32) })).toContainEqual(
      expect.objectContaining({ type: 'joined', member: 1 }),
    )
    // The link has been used; but the device is known.
    expect(stranger.say({ type: 'move', n: 5, code, token: 'd'.repeat(32) })[0]).toMatchObject({ type: 'joined' })
    expect(bo.say({ type: 'own', n: 40, secret })).toContainEqual({ type: 'ok', n: 40 })
  })

  it('lets an address join or claim so often; its owners and its members are not counted', async () => {
    for (const type of ['join', 'claim'] as const) {
      const ground = await new Ground().start()
      await ground.made()
      const address = `192.0.2.${type === 'join' ? 83 : 84}`
      const stranger = ground.connect(address)
      stranger.hello()
      const ask = (from: typeof stranger, i: number) =>
        from.say({ type, n: i, name: 'Ana', token: i.toString(16).padStart(32, '0') })[0]
      const answers = Array.from({ length: 31 }, (_, i) => ask(stranger, i))
      expect(answers.findIndex(each => each.type === 'no' && each.why === 'tooFast')).toBe(30)
      const [owner, bo] = [ANA, BO].map(token => {
        const line = ground.connect(address)
        line.hello({ token })
        return line
      })
      expect(ask(owner, 1)).toEqual(fail('member'))
      expect(bo.say({ type: 'note', n: 2, at: null, text: '' })).toContainEqual({ type: 'ok', n: 2 })
    }
  })

  it('counts no token as a guess that somebody waits with', async () => {
    const ground = await new Ground().start()
    await ground.made()
    const address = '192.0.2.85'
    const line = ground.connect(address)
    line.hello()
    const token = 'f'.repeat(32)
    line.say({ type: 'claim', n: 1, name: 'Bo', token })
    for (let i = 0; i < 31; i++) ground.connect(address).hello({ token: i.toString(16).padStart(32, '1') })
    const again = ground.connect(address)
    again.hello({ token })
    expect([again.closed, again.last('welcome').waiting]).toEqual([null, 'Bo'])
    // Nobody is taken for whoever waits because another token is unknown.
    const other = ground.connect()
    other.hello({ token: '9'.repeat(32) })
    expect(other.last('welcome').waiting).toBeNull()
    expect(ground.state.claims).toHaveLength(1)
  })

  it('ends what says nothing', async () => {
    const ground = await new Ground().start()
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
    const ground = await new Ground({ forTests: true }).start()
    await ground.made()
    const members = Array.from({ length: 300 }, () => {
      const line = ground.connect()
      line.hello({ token: ANA })
      return line
    })
    expect(members.every(({ closed }) => closed === null)).toBe(true)
    const strangers = Array.from({ length: 257 }, () => ground.connect())
    expect(strangers.findIndex(({ closed }) => closed !== null)).toBe(256)
  })
})

describe('a circle on a bad disk', () => {
  it('stands still while nothing can be written, and answers pings', async () => {
    const ground = await new Ground().start()
    const { key } = await ground.made()
    const line = ground.connect()
    line.hello({ token: ANA })
    await vi.advanceTimersByTimeAsync(DAY)
    const before = structuredClone(ground.disk.rows)
    storageHealth.failing = true
    vi.spyOn(storageHealth, 'recover').mockResolvedValue()
    expect(line.say({ type: 'link', n: 1 })).toEqual([{ type: 'no', n: 1, why: 'storage' }])
    expect(line.say({ type: 'ping', t: 3 })).toEqual([{ type: 'pong', t: 3 }])
    expect(await said(ground.room.command(told(key)))).toEqual([503, { why: 'storage' }])
    line.drop()
    expect(ground.disk.rows).toEqual(before)
    const empty = await new Ground().start()
    expect(empty.connect().hello({ ...FOUND, token: ANA })).toEqual([fail('storage')])
    storageHealth.failing = false
    const back = ground.connect()
    back.hello({ token: ANA })
    expect(ground.state.used).toBe(1001)
  })

  it('says that it cannot be read, and keeps what it has', async () => {
    const ground = await new Ground().start()
    const { key } = await ground.made()
    const snap = ground.disk.rows.get(KEYS.snap) as { state: unknown }
    const { state } = snap
    ground.disk.rows.set(KEYS.snap, { at: 0, state: 7 })
    ground.disk.rows.set(KEYS.log(0), { i: 0, events: [{ type: 'left', member: 1, forget: true }] })
    await ground.start()
    const [{ id, where }] = ground.logged
    expect(where).toBe('circle load')
    expect(ground.room.empty).toBe(false)
    expect(await said(ground.room.command(told(key)))).toEqual([500, { why: 'broken', id }])
    expect(await said(ground.room.request(URL, ANA))).toEqual([500, { why: 'broken', id }])
    const line = ground.connect()
    line.hello({ ...FOUND, token: ANA })
    expect(line.last('bye')).toEqual({ type: 'bye', why: 'broken', with: { id } })
    expect(line.closed?.code).toBe(CLOSE.broken)
    await vi.advanceTimersByTimeAsync(2 * CIRCLE_LIMITS.expiryMs)
    await ground.room.wake()
    expect(ground.disk.rows.size).toBe(2)
    ground.disk.rows.set(KEYS.snap, { at: 1, state })
    await ground.start()
    expect(ground.state.members).toHaveLength(2)
  })

  it('forgets what an error left half done, tells whoever asked, and shows everybody what there is', async () => {
    const ground = await new Ground().start()
    await ground.made()
    const [ana, bo] = both(ground)
    vi.spyOn(ground.disk, 'put').mockImplementationOnce(fault)
    const before = bo.got.length
    expect(ana.say({ type: 'circle', n: 5, name: 'Monday' })).toEqual([{ type: 'no', n: null, why: 'internal' }])
    await vi.advanceTimersByTimeAsync(0)
    expect(ground.logged).toMatchObject([{ where: 'circle message' }])
    expect(bo.got.slice(before)).toMatchObject([{ type: 'welcome', name: 'Sunday', me: { member: 2 } }])
    expect(ana.say({ type: 'circle', n: 6, name: 'Monday' })).toContainEqual({ type: 'ok', n: 6 })
    expect(ground.state.name).toBe('Monday')
  })

  it('answers with a number from the log, and no more, when a request or a table’s word fails', async () => {
    const ground = await new Ground().start()
    vi.spyOn(ground.disk, 'put').mockImplementationOnce(fault)
    expect(await said(ground.room.command(MAKE))).toEqual([500, { why: 'internal' }])
    await vi.advanceTimersByTimeAsync(0)
    const { key } = await ground.made()
    expect(await said(ground.room.request('no address', ANA))).toEqual([
      500,
      { why: 'internal', id: ground.logged.at(-1)!.id },
    ])
    const broken = { type: 'match', room: 'room-1', key, match: 1, file: undefined } as unknown as CircleCommand
    expect(await said(ground.room.command(broken))).toEqual([500, { why: 'internal', id: ground.logged.at(-1)!.id }])
    expect(ground.logged.map(({ where }) => where)).toEqual(['circle make', 'circle request', 'circle command'])
    vi.spyOn(ground.disk, 'put').mockReturnValueOnce(Promise.reject(new Error('full')))
    ground.connect().hello({ token: ANA })
    await ground.room.command({
      ...told(key),
      line: { phase: 'lobby', hand: 1, seats: [], watchers: 0 },
    } as CircleCommand)
    await vi.advanceTimersByTimeAsync(0)
    expect(ground.logged.at(-1)!.where).toBe('circle put')
  })
})

describe('a circle’s time', () => {
  const DUE = (day: number) => day * DAY + CIRCLE_LIMITS.expiryMs

  it('is counted from the last day on which a member was here', async () => {
    const ground = await new Ground().start()
    await ground.made()
    expect(ground.alarm).toBe(DUE(1000))
    const writes = ground.disk.writes
    const stranger = ground.connect()
    stranger.hello()
    stranger.drop()
    expect(ground.disk.writes).toBe(writes)
    await vi.advanceTimersByTimeAsync(3 * DAY)
    // A stranger does not keep it.
    const other = ground.connect()
    other.hello()
    other.drop()
    expect(ground.state.used).toBe(1000)
    const line = ground.connect()
    line.hello({ token: BO })
    expect(ground.state.used).toBe(1003)
    await vi.advanceTimersByTimeAsync(2 * DAY)
    // Who stayed for days was here until now.
    line.drop()
    expect(ground.state.used).toBe(1005)
    await vi.advanceTimersByTimeAsync(0)
    ground.alarm = null
    await ground.start()
    expect(ground.alarm).toBe(DUE(1005))
  })

  it('forgets with each new day what is too old', async () => {
    const ground = await new Ground().start()
    await ground.made()
    ground.connect().say({ type: 'hello', proto: CIRCLE_PROTOCOL, lang: 'en' })
    const claimant = ground.connect()
    claimant.hello()
    claimant.say({ type: 'claim', n: 1, name: 'Bo', token: 'c'.repeat(32) })
    await vi.advanceTimersByTimeAsync(CIRCLE_LIMITS.claimMs - DAY)
    ground.connect().hello({ token: ANA })
    expect(ground.state.claims).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(DAY)
    ground.connect().hello({ token: ANA })
    expect(ground.state.claims).toEqual([])
  })

  it('is over at its end and not before, and then nobody makes another there', async () => {
    const ground = await new Ground().start()
    await ground.made()
    await vi.advanceTimersByTimeAsync(CIRCLE_LIMITS.expiryMs - 10)
    await ground.room.wake()
    expect(ground.room.empty).toBe(false)
    expect(ground.alarm).toBe(DUE(1000))
    await vi.advanceTimersByTimeAsync(10)
    await ground.room.wake()
    expect(ground.room.empty).toBe(true)
    expect([...ground.disk.rows]).toEqual([[KEYS.ended, true]])
    expect(await said(ground.room.command(MAKE))).toEqual([409, { why: 'taken' }])
    await ground.start()
    expect(await said(ground.room.command(MAKE))).toEqual([409, { why: 'taken' }])
    const line = ground.connect()
    line.hello({ ...FOUND, token: ANA })
    expect(line.closed).toEqual({ code: CLOSE.noRoom, why: 'noCircle' })
    const writes = ground.disk.writes
    await ground.room.wake()
    expect(ground.disk.writes).toBe(writes)
  })

  it('does not run out while somebody is here', async () => {
    const ground = await new Ground().start()
    await ground.made()
    const line = ground.connect()
    line.hello({ token: ANA })
    await vi.advanceTimersByTimeAsync(CIRCLE_LIMITS.expiryMs)
    await ground.room.wake()
    expect([ground.room.empty, line.closed]).toEqual([false, null])
    expect(ground.alarm).toBe(Date.now() + CIRCLE_LIMITS.expiryMs)
  })

  it('ends when its owner says so, for everybody', async () => {
    const ground = await new Ground().start()
    await ground.made()
    const [ana, bo] = both(ground)
    vi.spyOn(ground.disk, 'clear').mockRejectedValueOnce(new Error('a fault'))
    ana.say({ type: 'delete', n: 1 })
    await vi.advanceTimersByTimeAsync(0)
    for (const { closed } of [ana, bo]) expect(closed).toEqual({ code: CLOSE.ended, why: 'deleted' })
    expect(ground.logged).toMatchObject([{ where: 'circle clear' }])
  })
})

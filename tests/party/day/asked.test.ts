import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Day } from '../../../party/day/day.ts'
import type { DayReport } from '../../../party/day/report.ts'
import type { RoomCommand } from '../../../party/command.ts'
import type { Platform } from '../../../party/platform.ts'
import { storageHealth } from '../../../party/storageHealth.ts'
import { games } from '../../../src/games/all.ts'
import { goneAt, type DayInfo } from '../../../src/table/daily.ts'
import { ROOM_ID } from '../../../src/table/protocol.ts'
import { commit } from '../../../src/table/seal.ts'
import { platformOn } from '../idlePlatform.ts'
import { Disk } from '../room.ts'

const NOON = Date.UTC(2026, 10, 17, 12)
const MIDNIGHT = Date.UTC(2026, 10, 18)
const token = (n: number) => n.toString(16).padStart(32, '0')
let number = 0

/** A day whose tables are only asked for. */
class Ground {
  readonly disk = new Disk()
  readonly asked: { room: string; command: RoomCommand }[] = []
  readonly logged: { id: string; where: string }[] = []
  alarm: number | null = null
  status = 200
  day!: Day
  readonly name: string
  private readonly forTests: boolean
  readonly id = crypto.randomUUID()

  constructor(game = 'remi', forTests = false) {
    this.name = `${game}-2026-11-17`
    this.forTests = forTests
  }

  async start(): Promise<this> {
    const platform: Platform = {
      ...platformOn(this),
      ask: async (_whom, room, body) => {
        this.asked.push({ room, command: JSON.parse(body) as RoomCommand })
        return { status: this.status, json: async () => ({}) }
      },
      log: (_event, facts) => void this.logged.push(facts as never),
      forTests: this.forTests,
    }
    this.day = new Day(platform)
    await this.day.start()
    return this
  }

  async ask(method: string, who: number | null = null, { address = '', query = '' } = {}) {
    const url = `http://x/${query}`
    const answer = await this.day.request({ method, url, name: this.name, address, token: who === null ? null : token(who) }) // prettier-ignore
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as DayInfo & { room: string; why: string; id: string } } // prettier-ignore
  }

  async try(who: number, address = '') {
    return (await this.ask('PUT', who, { address })).body
  }

  /** A table's hand has ended with so many points for its player. */
  async ends(room: string, points: number | null, at = Date.now()) {
    const standings = [{ seat: 1, points: 999 }, ...(points === null ? [] : [{ seat: 0, points }])]
    const file = { room, seats: [{ name: 'Ana' }], hands: [{ outcome: { standings } }] } as unknown as DayReport['file']
    const answer = await this.day.command({ room, at, file })
    return [answer.status, await answer.json()] as const
  }
}

beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }))
afterEach(() => {
  storageHealth.failing = false
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the deal of a day', () => {
  it('is drawn when it is first asked for, kept, and gone a week after', async () => {
    const ground = await new Ground().start()
    expect(ground.disk.rows.size).toBe(0)
    const { status, body } = await ground.ask('GET')
    expect([status, body]).toEqual([200, { commit: body.commit, players: 0, mine: null, results: null, over: null }])
    expect(ground.alarm).toBe(goneAt('2026-11-17'))
    await ground.try(1)
    await vi.advanceTimersByTimeAsync(0)
    await ground.start()
    expect((await ground.ask('GET')).body.commit).toBe(body.commit)
    expect((await ground.ask('GET', 1)).body.mine).toMatchObject({ result: null })
    vi.setSystemTime(MIDNIGHT)
    const { over, commit: told } = (await ground.ask('GET')).body
    expect([commit(over!.secret), over!.best]).toEqual([told, false])
    await ground.day.wake()
    expect(ground.disk.rows.size).toBe(0)
    expect(await ground.ask('GET', 1)).toMatchObject({ status: 404, body: { why: 'noDeal' } })
  })

  it('is drawn on no other day, and not while nothing can be written', async () => {
    const early = await new Ground().start()
    vi.setSystemTime(Date.UTC(2026, 10, 17) - 1)
    expect((await early.ask('GET')).body.why).toBe('noDeal')
    vi.setSystemTime(Date.UTC(2026, 10, 17))
    storageHealth.failing = true
    expect((await early.ask('GET')).body.why).toBe('noDeal')
    expect(early.disk.writes).toBe(0)
    storageHealth.failing = false
    expect((await early.ask('GET')).status).toBe(200)
  })
})

describe('a try at it', () => {
  it('is one table for a device, made by the day’s rules and with its deal', async () => {
    const ground = await new Ground('okey').start()
    const { room } = await ground.try(1)
    expect(room).toMatch(ROOM_ID)
    expect((await ground.try(1)).room).toBe(room)
    expect(ground.asked.map(each => each.room)).toEqual([room, room])
    const { command } = ground.asked[0]
    expect(command).toMatchObject({
      type: 'make',
      room,
      wish: { game: 'okey', options: games.okey.lengths.hand, bots: [1, 2, 3].map(seat => ({ seat, level: 4 })) },
      day: { name: 'okey-2026-11-17', date: '2026-11-17', until: MIDNIGHT },
    })
    expect('table' in (command as { wish: object }).wish).toBe(false)
    const { room: other } = await ground.try(2)
    expect(other).not.toBe(room)
    const dealOf = ({ command }: Ground['asked'][number]) => (command as { day: { deal: string } }).day.deal
    expect(dealOf(ground.asked[2])).toBe(dealOf(ground.asked[0]))
    const scripted = await new Ground('okey', true).start()
    await scripted.try(1)
    expect(scripted.asked[0].command).toMatchObject({ wish: { table: { botPace: 'instant' } } })
  })

  it('needs a token, the day itself, and a disk', async () => {
    const ground = await new Ground().start()
    expect(await ground.ask('PUT')).toMatchObject({ status: 401, body: { why: 'noToken' } })
    storageHealth.failing = true
    expect(await ground.ask('PUT', 1)).toMatchObject({ status: 503, body: { why: 'storage' } })
    await vi.advanceTimersByTimeAsync(0)
    expect(storageHealth.failing).toBe(false)
    ground.status = 503
    expect(await ground.ask('PUT', 1)).toMatchObject({ status: 503, body: { why: 'storage' } })
    ground.status = 200
    // It is the same try.
    expect((await ground.try(1)).room).toBe(ground.asked[0].room)
    vi.setSystemTime(MIDNIGHT)
    expect(await ground.ask('PUT', 2)).toMatchObject({ status: 409, body: { why: 'otherDay' } })
  })

  it('is given to so many of one address, and to five thousand', async () => {
    const ground = await new Ground().start()
    const address = `192.0.2.${150 + ++number}`
    const whys = []
    for (let i = 1; i <= 13; i++) whys.push((await ground.try(i, address)).why)
    expect(whys.findIndex(why => why === 'tooMany')).toBe(12)
    expect((await ground.ask('PUT', 13, { address })).status).toBe(429)
    // Whoever has a table comes back to it, and others are not held up.
    expect((await ground.try(1, address)).room).toBe(ground.asked[0].room)
    expect((await ground.try(14, `192.0.2.${200 + number}`)).why).toBeUndefined()
    for (let i = 20; i < 40; i++) expect((await ground.try(i)).why).toBeUndefined()
    const tries = (ground.day as unknown as { tries: Map<string, object> }).tries
    for (let i = tries.size; i < 4999; i++) tries.set(`hash ${i}`, { room: `room-${i}`, from: '' })
    expect((await ground.try(5000)).why).toBeUndefined()
    expect(await ground.ask('PUT', 5001)).toMatchObject({ status: 409, body: { why: 'full' } })
  })

  it('counts among the tables that an address may make', async () => {
    const address = `192.0.2.${150 + ++number}`
    const days = await Promise.all(['remi', 'okey', 'okey101'].map(game => new Ground(game).start()))
    const whys = []
    for (const day of days) for (let i = 1; i <= 12; i++) whys.push((await day.try(i, address)).why)
    expect(whys.findIndex(why => why === 'tooMany')).toBe(30)
    const free = await new Ground('remi', true).start()
    for (let i = 1; i <= 40; i++) expect((await free.try(i, address)).why).toBeUndefined()
  })
})

describe('what comes of it', () => {
  it('is told to whoever has played, the best first, and to all when the day is over', async () => {
    const ground = await new Ground().start()
    const rooms = []
    for (let i = 1; i <= 4; i++) rooms.push((await ground.try(i)).room)
    for (const [i, points] of [40, 70, null, 40].entries())
      expect(await ground.ends(rooms[i], points)).toEqual([200, {}])
    const mine = (await ground.ask('GET', 1)).body
    const results = [{ points: 70, count: 1 }, { points: 40, count: 2 }, { points: null, count: 1 }] // prettier-ignore
    expect(mine).toMatchObject({ players: 4, mine: { room: rooms[0], result: { points: 40, late: false } }, results })
    expect((await ground.ask('GET', 9)).body).toMatchObject({ players: 4, mine: null, results: null })
    // Said again it is heard, and changes nothing.
    expect(await ground.ends(rooms[0], 400)).toEqual([200, {}])
    expect((await ground.ask('GET', 1)).body.results).toEqual(results)
    expect((await ground.ask('GET', 1, { query: '?file' })).body.why).toBe('otherDay')
    await vi.advanceTimersByTimeAsync(0)
    await ground.start()
    vi.setSystemTime(MIDNIGHT)
    expect((await ground.ask('GET')).body).toMatchObject({ players: 4, results, over: { best: true } })
    const { status, headers, body } = await ground.ask('GET', null, { query: '?file' })
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    const best = body as unknown as DayReport['file']
    expect(best).toMatchObject({ room: ground.name, seats: [{ name: '' }] })
    expect(best.hands[0].outcome!.standings).toContainEqual({ seat: 0, points: 70 })
  })

  it('is best with least where points are penalties', async () => {
    const ground = await new Ground('okey101').start()
    for (const [i, points] of [300, 101, 202].entries()) await ground.ends((await ground.try(i + 1)).room, points)
    expect((await ground.ask('GET', 1)).body.results!.map(({ points }) => points)).toEqual([101, 202, 300])
    vi.setSystemTime(MIDNIGHT)
    const best = (await ground.ask('GET', null, { query: '?file' })).body as unknown as DayReport['file']
    expect(best.hands[0].outcome!.standings).toContainEqual({ seat: 0, points: 101 })
  })

  it('is late at midnight, and then neither a result nor the best', async () => {
    const ground = await new Ground().start()
    const rooms = [(await ground.try(1)).room, (await ground.try(2)).room]
    await ground.ends(rooms[0], 10, MIDNIGHT - 1)
    await ground.ends(rooms[1], 90, MIDNIGHT)
    expect((await ground.ask('GET', 2)).body).toMatchObject({
      players: 1,
      mine: { result: { points: 90, late: true } },
      results: [{ points: 10, count: 1 }],
    })
    // Whose try has ended is shown its table, but on the day alone.
    expect((await ground.try(2)).room).toBe(rooms[1])
  })

  it('is not heard from a table that is none of the day’s, nor while nothing can be written', async () => {
    const ground = await new Ground().start()
    expect(await ground.ends('elsewhere', 1)).toEqual([410, { why: 'noDeal' }])
    const { room } = await ground.try(1)
    expect(await ground.ends('elsewhere', 1)).toEqual([410, { why: 'noDeal' }])
    storageHealth.failing = true
    expect(await ground.ends(room, 1)).toEqual([503, { why: 'storage' }])
    storageHealth.failing = false
    expect((await ground.ask('GET', 1)).body).toMatchObject({ players: 0, mine: { result: null } })
  })

  it('is a number in the log when it fails', async () => {
    const ground = await new Ground().start()
    const { room } = await ground.try(1)
    const fault = () => {
      throw new Error('a fault')
    }
    vi.spyOn(ground.disk, 'put').mockImplementationOnce(fault)
    const [status, body] = await ground.ends(room, 1)
    expect([status, body]).toEqual([500, { why: 'internal', id: ground.logged[0].id }])
    vi.spyOn(ground.disk, 'put').mockImplementationOnce(fault)
    const asked = await ground.ask('PUT', 2)
    expect([asked.status, asked.body]).toEqual([500, { why: 'internal', id: ground.logged[1].id }])
    vi.spyOn(ground.disk, 'put').mockRejectedValueOnce(new Error('full'))
    await ground.ask('PUT', 3)
    expect(ground.logged.map(({ where }) => where)).toEqual(['day command', 'day request', 'day put'])
  })
})

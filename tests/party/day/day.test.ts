import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { games } from '../../../src/games/all.ts'
import type { AnyGame } from '../../../src/games/game.ts'
import { judgeDay } from '../../../party/day/name.ts'
import type { DayInfo } from '../../../src/table/daily.ts'
import { over } from '../../../src/table/patch.ts'
import type { Down } from '../../../src/table/protocol.ts'
import { CLOSE } from '../../../src/table/protocol.ts'
import { commit } from '../../../src/table/seal.ts'
import { check, type MasaFile } from '../../../src/table/replay.ts'
import { House, Player } from '../circle/house.ts'

const NOON = Date.UTC(2026, 10, 17, 12)
const MIDNIGHT = Date.UTC(2026, 10, 18)
const NAME = 'remi-2026-11-17'
const game: AnyGame = games.remi

beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** A device, by its token. */
async function asks(house: House, token: string | null, method = 'GET', query = '') {
  const day = await house.day(NAME)
  const answer = await day.request({ method, url: `http://x/${query}`, name: NAME, address: '', token })
  return { status: answer.status, body: (await answer.json()) as DayInfo & { room: string; why: string } }
}
const device = (digit: string) => digit.repeat(32)

/** Plays the hand to its end by what is always legal. */
async function playOut(house: House, room: string, between: () => Promise<void> = async () => {}, token?: string) {
  const player = new Player(await house.table(room), room).hello('Ana', { token })
  player.say({ type: 'sit', seat: 0 }).say({ type: 'ready' })
  let read = 0
  let view: unknown = {}
  let rev = 0
  let n = 0
  const catchUp = () => {
    for (const message of player.line.got.slice(read)) {
      if (message.type === 'step') view = over(view, message.view)
      if (message.type === 'step') rev = message.rev
      if (message.type === 'welcome' && message.scene) [view, rev] = [message.scene.view, message.rev]
    }
    read = player.line.got.length
  }
  for (let i = 0; i < 5000 && player.last('table').phase !== 'over'; i++) {
    catchUp()
    if (player.last('table').phase === 'playing' && game.waiting(view).includes(0)) {
      await between()
      player.say({ type: 'act', n: ++n, rev, action: game.fallback(view) })
    } else await vi.advanceTimersByTimeAsync(500)
  }
  await house.quiet()
  return player
}

it('deals the same to everybody, and who decides alike meets bots who decide alike', async () => {
  const house = new House()
  const one = (await asks(house, device('a'), 'PUT')).body.room
  const other = (await asks(house, device('b'), 'PUT')).body.room
  expect(other).not.toBe(one)
  const first = await playOut(house, one)
  // At another time of the day, and with other pauses.
  const second = await playOut(house, other, () => vi.advanceTimersByTimeAsync(777).then(() => {}))
  const ended = (player: Player) =>
    (player.line.got.filter(({ type }) => type === 'step').at(-1) as Extract<Down, { type: 'step' }>).outcome
  expect(ended(first)).not.toBeNull()
  expect(ended(second)).toEqual(ended(first))

  // Nothing of it is shown while others may play it, not even to those who have.
  for (const player of [first, second]) expect(player.last('revealed')).toBeUndefined()
  const download = async (room: string) => (await house.table(room)).request(`http://x/parties/main/${room}?match=1`)
  expect((await download(one)).status).toBe(404)
  const stranger = new Player(await house.table(one), one).hello('Eve')
  expect(stranger.line.closed).toBe(CLOSE.private)

  const mine = (await asks(house, device('a'))).body
  const { points } = ended(first)!.standings.find(({ seat }) => seat === 0)!
  expect(mine).toMatchObject({ players: 2, mine: { room: one, result: { points, late: false } }, over: null })
  expect(mine.results).toEqual([{ points, count: 2 }])
  expect((await asks(house, null, 'GET', '?file')).status).toBe(409)
  // Who has not played is told how many have, and no more.
  for (const token of [device('c'), null])
    expect((await asks(house, token)).body).toMatchObject({ players: 2, mine: null, results: null, over: null })

  vi.setSystemTime(MIDNIGHT)
  const after = (await asks(house, null)).body
  expect(after).toMatchObject({ players: 2, results: [{ points, count: 2 }], over: { best: true } })
  expect(commit(after.over!.secret)).toBe(mine.commit)
  expect((await asks(house, device('d'), 'PUT')).body.why).toBe('otherDay')
  const best = (await asks(house, null, 'GET', '?file')).body as unknown as MasaFile
  expect(best.hands[0]).toMatchObject({ secret: after.over!.secret, commit: mine.commit, shared: true })
  expect(best).toMatchObject({ room: NAME, seats: [{ name: '' }, { level: 4 }, { level: 4 }, { level: 4 }] })
  expect(check(game, best)).toBeNull()
  // Each at their own table, too.
  const own = (await (await download(one)).json()) as MasaFile
  const theirs = (await (await download(other)).json()) as MasaFile
  const steps = ({ hands }: MasaFile) => hands[0].steps.map(({ step }) => step)
  expect(steps(own)).toEqual(steps(theirs))
  expect(house.errors).toEqual([])
})

it('gives a device one try, whatever is lost or dies on the way', async () => {
  const house = new House()
  const token = device('a')
  house.mishap = () => 'answer'
  expect((await asks(house, token, 'PUT')).status).toBe(500)
  house.mishap = () => 'none'
  const { room } = (await asks(house, token, 'PUT')).body
  house.kill('day', NAME)
  house.kill('room', room)
  const { mine, commit: before } = (await asks(house, token)).body
  expect(mine).toEqual({ room, result: null })
  expect((await asks(house, token, 'PUT')).body.room).toBe(room)
  house.mishap = () => 'command'
  const played = playOut(house, room)
  await played
  expect((await asks(house, token)).body.mine?.result).toBeNull()
  house.mishap = () => 'none'
  await vi.advanceTimersByTimeAsync(60_000)
  await house.quiet()
  const done = (await asks(house, token)).body
  expect(done).toMatchObject({ commit: before, mine: { room, result: { late: false } }, players: 1 })
  expect((await asks(house, token, 'PUT')).body.room).toBe(room)
})

it('is dealt again, the same, where new rules came in the middle of it', async () => {
  const house = new House()
  const [a, b] = [device('a'), device('b')]
  const { room } = (await asks(house, a, 'PUT')).body
  const ana = new Player(await house.table(room), room).hello('Ana')
  ana.say({ type: 'sit', seat: 0 }).say({ type: 'ready' })
  await vi.advanceTimersByTimeAsync(5000)
  expect(ana.last('table').phase).toBe('playing')
  const { rows } = house.disk('room', room)
  rows.set('meta', { ...(rows.get('meta') as object), version: 0 })
  house.kill('room', room)
  const again = new Player(await house.table(room), room).hello('Ana', { token: ana.seatToken })
  const { table, deal } = again.last('welcome')
  expect(table).toMatchObject({ phase: 'lobby', notice: 'newRules' })
  expect(deal).toMatchObject({ hand: 1, commit: (await asks(house, a)).body.commit, shared: true })
  again.drop()
  const ends = []
  for (const [token, at] of [
    [a, room],
    [b, (await asks(house, b, 'PUT')).body.room],
  ] as const) {
    await playOut(house, at, undefined, token === a ? ana.seatToken : undefined)
    ends.push((await asks(house, token)).body.mine?.result)
  }
  expect(ends[0]).toMatchObject({ late: false })
  expect(ends[0]).toEqual(ends[1])
  expect(house.errors).toEqual([])
})

it('is played by the one who came for it, by its own rules and to its end', async () => {
  const house = new House()
  const { room } = (await asks(house, device('a'), 'PUT')).body
  const table = await house.table(room)
  const ana = new Player(table, room).hello('Ana')
  const no = (player: Player) => player.last('no')?.why
  expect(no(ana.say({ type: 'sit', seat: 1 }))).toBe('reserved')
  ana.say({ type: 'sit', seat: 0 })
  expect(no(ana.say({ type: 'options', table: { hints: true } }))).toBe('drawn')
  expect(no(ana.say({ type: 'bot', seat: 1, level: 1 }))).toBe('drawn')
  ana.say({ type: 'ready' })
  await vi.advanceTimersByTimeAsync(0)
  expect(ana.last('table')).toMatchObject({ phase: 'playing', day: '2026-11-17', options: { hands: 1 } })
  expect(no(ana.say({ type: 'leave' }))).toBe('notNow')
  expect(ana.last('table').seats[0]).toMatchObject({ kind: 'person', standIn: false })
  expect((await asks(house, null, 'PUT')).status).toBe(401)
})

it('who ends it after the day is told so, and is not among the results', async () => {
  const house = new House()
  const { room } = (await asks(house, device('a'), 'PUT')).body
  vi.setSystemTime(MIDNIGHT - 1000)
  await playOut(house, room, () => vi.advanceTimersByTimeAsync(2000).then(() => {}))
  const { body } = await asks(house, device('a'))
  expect(body).toMatchObject({ players: 0, mine: { result: { late: true } }, results: [], over: { best: false } })
})

it('exists on its day and for a week after, for games with hidden tiles', async () => {
  expect(judgeDay(NAME, NOON)).toBeNull()
  expect(judgeDay('remi-2026-11-18', NOON)).toBe('otherDay')
  expect(judgeDay('remi-2026-11-11', NOON)).toBeNull()
  expect(judgeDay('remi-2026-11-09', NOON)).toBe('otherDay')
  expect(judgeDay('cotulenh-2026-11-17', NOON)).toBe('badRoom')
  expect(judgeDay('chess-2026-11-17', NOON)).toBe('badRoom')
  // A day that nobody has played has no deal, and gets none any more.
  vi.setSystemTime(MIDNIGHT)
  expect((await asks(new House(), null)).body.why).toBe('noDeal')
})

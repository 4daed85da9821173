import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { unpacked } from '../../../party/circle/files.ts'
import { KEYS, load } from '../../../party/circle/store.ts'
import { loadMatch } from '../../../party/table/download.ts'
import { load as loadTable } from '../../../party/table/store.ts'
import { entryOf } from '../../../src/circle/ledger.ts'
import { standingsOf } from '../../../src/circle/standings.ts'
import type { Entry } from '../../../src/circle/entry.ts'
import type { MasaFile } from '../../../src/table/replay.ts'
import { SEED, seeded } from '../../support/random.ts'
import { runs } from '../../support/sampling.ts'
import { CIRCLE, Device, House, Player } from './house.ts'

/** As many as a circle may have open at once. */
const TABLES = 16
const MATCHES = runs(1000)
const KILLS = runs(50)

// Retries wait for time that has to be moved; whoever is dead never wakes.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterAll(() => void vi.useRealTimers())

test('every match is in the ledger once, however often tables and circle die and orders are lost', async () => {
  const random = seeded(SEED)
  const house = new House()
  const ana = new Device(house)
  await ana.hello({ name: 'X', picture: 'tea', as: 'Ana' })
  const rooms: { room: string; pass: string; token?: string }[] = []
  const open = async () => {
    const answer = await ana.say({ type: 'open', game: 'cotulenh' })
    if (answer.type !== 'opened') throw new Error(JSON.stringify(answer))
    rooms.push({ room: answer.room, pass: answer.pass })
  }
  for (let i = 0; i < TABLES; i++) await open()
  await ana.drop()
  house.mishap = () => (random() < 0.1 ? 'command' : random() < 0.1 ? 'answer' : 'none')
  const resign = async (at: (typeof rooms)[number]) => {
    const player = new Player(await house.table(at.room), at.room)
    player.hello('Ana', { pass: at.pass, token: at.token })
    if (!at.token) player.say({ type: 'sit', seat: 0 }).say({ type: 'bot', seat: 1, level: 1 })
    at.token ??= player.seatToken
    if (player.last('welcome').table.phase === 'over') player.say({ type: 'again' })
    player.say({ type: 'ready' })
    const { n } = player.last('welcome')
    const rev = player.last('step')?.rev ?? player.last('welcome').rev
    return player.say({ type: 'act', n: n + 1, rev, action: { type: 'resign' } })
  }
  let kills = 0
  for (let match = 0; match < MATCHES; match++) {
    const at = rooms[match % rooms.length]
    // A life that begins where the last one ended in mid-write says so, and tries the disk first: one comes again.
    let player = await resign(at)
    for (let tries = 1; tries < 5 && !player.last('ok'); tries++) {
      player.drop()
      await house.quiet()
      player = await resign(at)
    }
    expect(player.last('ok'), `seed ${SEED}, match ${match}`).toBeDefined()
    const kill = random() < KILLS / MATCHES || kills < (KILLS * match) / MATCHES
    if (kill) {
      kills++
      // At once, with the report on its way, or half entered.
      for (let wait = Math.floor(random() * 4); wait > 0; wait--) await new Promise(resolve => setImmediate(resolve))
      if (random() < 0.5) house.kill('room', at.room)
      else house.kill('circle', CIRCLE)
    }
    player.drop()
    if (match % 10 === 0) await house.quiet()
  }
  expect(kills).toBeGreaterThanOrEqual(KILLS)
  house.mishap = () => 'none'
  // Everybody is up again, and has time to send what was not confirmed.
  for (let i = 0; i < 60; i++) {
    for (const { room } of rooms) await house.table(room).then(table => table.wake())
    await vi.advanceTimersByTimeAsync(60_000)
    await house.quiet()
  }
  const saved = (await load(house.disk('circle', CIRCLE)))!
  const files = new Map<string, MasaFile>()
  for (const { room } of rooms) {
    expect((await loadTable(house.disk('room', room)))!.outbox, room).toEqual([])
    for (let match = 1; ; match++) {
      const file = (await loadMatch(house.disk('room', room), { match })) as MasaFile | null
      if (!file) break
      files.set(`${room}:${match}`, file)
    }
  }
  expect(files.size).toBe(MATCHES)
  expect(saved.entries.map(({ id }) => id).sort()).toEqual([...files.keys()].sort())
  const refolded: Entry[] = saved.entries.map(({ n, id, at, lower }) =>
    entryOf(files.get(id)!, { n, id, at, lower, who: [{ member: 1 }, { bot: 1 }] }),
  )
  expect(saved.entries).toEqual(refolded)
  expect(standingsOf(saved.entries, 'cotulenh', 'all').matches).toBe(MATCHES)
  for (const { n, id } of saved.entries.slice(0, 50))
    expect(await unpacked(house.disk('circle', CIRCLE), KEYS.file(n), ['Ana', ''])).toEqual(files.get(id))
})

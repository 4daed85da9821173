import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { commit } from '../../src/table/seal.ts'
import {
  DAY_SEAT,
  dateOf,
  endOf,
  goneAt,
  isBetter,
  parseDay,
  resultsOf,
  type DayInfo,
  type DayRefusal,
} from '../../src/table/daily.ts'
import { newRoom } from '../../src/table/roomId.ts'
import { siteOf } from '../address.ts'
import { addressLimits } from '../addressLimits.ts'
import { packed, unpacked } from '../circle/files.ts'
import { figures } from '../figures.ts'
import { FOREVER, json } from '../http.ts'
import { report as toLog } from '../journal.ts'
import type { RoomCommand } from '../command.ts'
import type { Platform } from '../platform.ts'
import { SavingRows } from '../savingRows.ts'
import { sharedRound } from '../table/commitment.ts'
import { hashToken } from '../token.ts'
import { storageHealth } from '../storageHealth.ts'
import { gameOf } from './name.ts'
import type { DayReport } from './report.ts'

/** More would not fit on a page, nor into the actor's memory for long. */
const MOST = 5000
/** Of one address: a household plays, and whoever forgets their device again and again does not try for ever. */
const MOST_OF_ONE = 12

type Deal = { name: string; game: string; date: string; secret: string }
/** from: a hash of where it came from. */
type Try = { room: string; from: string; result?: { points: number | null; late: boolean } }
/** file: the number of its file. */
type Best = { points: number | null; file: number }

/** name: the day's. token: of the device, if it has shown one. */
type Asked = { method: string; url: string; name: string; address: string; token: string | null }

const STATUS: Record<DayRefusal, number> = { otherDay: 409, noDeal: 404, full: 409, tooMany: 429, storage: 503 }

/**
 * One day of one game: what is dealt on it, who has tried, and how it went. A device has one try, by a token that only it
 * knows; the tables are ordinary rooms, which report here.
 */
export class Day {
  private readonly platform: Platform
  private readonly saving: SavingRows
  private deal: Deal | null = null
  private readonly tries = new Map<string, Try>()
  private best: Best | null = null

  constructor(platform: Platform) {
    this.platform = platform
    this.saving = new SavingRows(platform, error => this.fail('put', error))
  }

  start(): Promise<void> {
    const { storage, alone, id } = this.platform
    if (storageHealth.lost(id)) this.fail('storage', new Error('a write was lost'))
    return alone(async () => {
      const found = await storage.get(['deal', 'best'])
      this.deal = (found.get('deal') as Deal | undefined) ?? null
      this.best = (found.get('best') as Best | undefined) ?? null
      for (const [key, row] of await storage.list({ prefix: 'try:' })) this.tries.set(key.slice(4), row as Try)
    })
  }

  /** Its time is over: nothing of it is kept. */
  async wake(): Promise<void> {
    this.deal = null
    this.best = null
    this.tries.clear()
    await this.platform.storage.clear()
  }

  /** Whoever comes from outside, past the gate. */
  async request({ method, url, name, address, token }: Asked): Promise<Response> {
    try {
      const deal = this.deal ?? this.draw(name)
      if (!deal) return refuse('noDeal')
      if (method === 'PUT') return await this.tryOnce(deal, address, token)
      if (new URL(url).searchParams.has('file')) return await this.bestLine(deal)
      return json(this.info(deal, token && hashToken(token)))
    } catch (error) {
      return json({ why: 'internal', id: this.fail('request', error) }, 500)
    }
  }

  /** What a table of the day says of itself. */
  async command({ room, at, file }: DayReport): Promise<Response> {
    try {
      const { deal } = this
      const found = [...this.tries].find(([, each]) => each.room === room)
      if (!deal || !found) return json({ why: 'noDeal' }, 410)
      if (storageHealth.failing) return this.stuck()
      const [hash, mine] = found
      if (mine.result) return json({})
      const standing = file.hands[0]?.outcome.standings.find(({ seat }) => seat === DAY_SEAT)
      const points = standing?.points ?? null
      // Who ends it when everything may be seen has perhaps seen everything.
      const late = at >= endOf(deal.date)
      // Whose table it was is nobody's business.
      const rows = await packed({ ...file, room: deal.name })
      const done: Try = { ...mine, result: { points, late } }
      const next = !late && this.leads(points, deal) ? { points, file: (this.best?.file ?? 0) + 1 } : null
      this.tries.set(hash, done)
      if (next) this.best = next
      this.saving.put({
        [`try:${hash}`]: done,
        ...(next && { best: next }),
        ...(next &&
          Object.fromEntries(rows.map((row, i) => [`${fileKey(next.file)}${String(i).padStart(3, '0')}`, row]))),
      })
      return json({})
    } catch (error) {
      return json({ why: 'internal', id: this.fail('command', error) }, 500)
    }
  }

  private leads(points: number | null, { game }: Deal): boolean {
    return !this.best || isBetter(points, this.best.points, gameOf(game).traits.lowerIsBetter)
  }

  /** On its own day whoever comes first has it drawn; nobody can know it before. */
  private draw(name: string): Deal | null {
    const day = parseDay(name)
    const { platform } = this
    if (!day || storageHealth.failing || dateOf(platform.now()) !== day.date) return null
    this.deal = { name, ...day, secret: bytesToHex(platform.bytes(32)) }
    this.saving.put({ deal: this.deal })
    platform.wakeAt(goneAt(day.date))
    return this.deal
  }

  /** The device's one try: the same table however often it asks. */
  private async tryOnce(deal: Deal, address: string, token: string | null): Promise<Response> {
    const { platform } = this
    if (dateOf(platform.now()) !== deal.date) return refuse('otherDay')
    if (!token) return json({ why: 'noToken' }, 401)
    if (storageHealth.failing) return this.stuck()
    const hash = hashToken(token)
    let mine = this.tries.get(hash)
    if (mine?.result) return json({ room: mine.room })
    if (!mine) {
      const why = this.mayTry(address)
      if (why) return refuse(why)
      mine = { room: newRoom(), from: this.from(address) }
      this.tries.set(hash, mine)
      this.saving.put({ [`try:${hash}`]: mine })
    }
    // A room that has it already says so again: whoever has lost the answer comes to the same table.
    const made = await platform.ask('room', mine.room, JSON.stringify(this.tableOf(deal, mine.room)))
    return made.status === 200 ? json({ room: mine.room }) : refuse('storage')
  }

  private mayTry(address: string): DayRefusal | null {
    const { platform } = this
    if (this.tries.size >= MOST) return 'full'
    if (platform.forTests || !address) return null
    const from = this.from(address)
    const others = [...this.tries.values()].filter(each => each.from === from).length
    return others >= MOST_OF_ONE || !addressLimits.spend('make', address, platform.now()) ? 'tooMany' : null
  }

  /** Where somebody came from, only to be counted: without the day's secret it cannot be told from another. */
  private from(address: string): string {
    return bytesToHex(sha256(utf8ToBytes(`${this.deal?.secret} ${siteOf(address)}`))).slice(0, 16)
  }

  private tableOf({ name, game, date, secret }: Deal, room: string): RoomCommand {
    const { seats, lengths } = gameOf(game)
    const bots = [1, 2, 3].filter(seat => seat < seats[0]).map(seat => ({ seat: seat as 1 | 2 | 3, level: 4 as const }))
    return {
      type: 'make',
      room,
      // A scripted player waits for nobody.
      wish: {
        game,
        options: { ...lengths.hand },
        bots,
        ...(this.platform.forTests && { table: { botPace: 'instant' } }),
      },
      day: { name, date, deal: secret, until: endOf(date) },
    }
  }

  private info(deal: Deal, hash: string | null): DayInfo {
    const { now } = this.platform
    const over = now() >= endOf(deal.date)
    const mine = hash === null ? undefined : this.tries.get(hash)
    const all = [...this.tries.values()].flatMap(({ result }) => (result && !result.late ? [result.points] : []))
    // What the table is dealt from is made of the day's secret, and no other of it is ever shown.
    const round = sharedRound(deal.secret, 1)
    return {
      commit: commit(round.secret),
      players: all.length,
      mine: mine ? { room: mine.room, result: mine.result ?? null } : null,
      results: over || mine?.result ? resultsOf(all, gameOf(deal.game).traits.lowerIsBetter) : null,
      over: over ? { secret: round.secret, best: this.best !== null } : null,
    }
  }

  private async bestLine(deal: Deal): Promise<Response> {
    if (this.platform.now() < endOf(deal.date)) return refuse('otherDay')
    const file = this.best && (await unpacked(this.platform.storage, fileKey(this.best.file), []))
    return file ? json(file, 200, { 'cache-control': FOREVER }) : refuse('noDeal')
  }

  private stuck(): Response {
    void storageHealth.recover(() => this.platform.probe())
    return refuse('storage')
  }

  private fail(where: string, error: unknown): string {
    return toLog((event, facts) => this.platform.log(event, facts), `day ${where}`, error)
  }
}

const fileKey = (n: number) => `file:${n}:`

function refuse(why: DayRefusal): Response {
  figures.add('refusals', why)
  return json({ why }, STATUS[why])
}

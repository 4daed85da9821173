import { expect, type Page } from '@playwright/test'
import type { Seat } from '../../src/games/game.ts'
import type { TableOptions } from '../../src/table/options.ts'
import { Guest } from './guest.ts'

let serial = 0
const roomName = (test: string): string => `e2e-${test}-${process.pid}-${++serial}-${Date.now() % 100_000}`

type Plan = {
  game: string
  /** Its code, where the length of a real one matters. */
  room?: string
  /** The order of the first hand, the second …; the last serves for all after it. */
  deal?: number[][]
  options?: Record<string, string | number | boolean>
  table?: Partial<TableOptions>
  seats?: 2 | 3 | 4
  /** Seats that get a bot, and its level. */
  bots?: Partial<Record<Seat, 1 | 2 | 3>>
}

/** A table laid out as the test wants it, all other seats free. Quick for a test unless it says otherwise. */
export async function prepare(baseURL: string, plan: Plan): Promise<string> {
  const room = plan.room ?? roomName(plan.game)
  const guest = await Guest.join(baseURL, room, { game: plan.game, deal: plan.deal })
  const table = { hold: 0 as const, botPace: 'instant' as const, clock: false, ...plan.table }
  const bots = plan.bots ?? {}
  const chair = ([0, 1, 2, 3] as const).find(seat => !(seat in bots)) ?? 0
  // Options and bots are the host's, and the host is whoever sits.
  guest.send({ type: 'sit', seat: chair })
  guest.send({ type: 'options', game: plan.options ?? {}, table, seats: plan.seats })
  for (const [seat, level] of Object.entries(bots)) guest.send({ type: 'bot', seat: Number(seat) as Seat, level })
  guest.send({ type: 'leave' })
  await guest.hears('stood')
  guest.leave()
  const refused = guest.heard.filter(message => message.type === 'no')
  expect(refused).toEqual([])
  return room
}

/** A match that bots have played to its end; seat 0 belongs to somebody who has left. */
export async function played(baseURL: string, plan: Pick<Plan, 'game' | 'options' | 'bots'>): Promise<string> {
  const room = await prepare(baseURL, { bots: { 1: 1, 2: 1, 3: 1 }, ...plan })
  const guest = await Guest.join(baseURL, room)
  guest.send({ type: 'sit', seat: 0 })
  guest.ready(0)
  await guest.hears('dealt')
  guest.send({ type: 'leave' })
  await expect.poll(() => guest.table.phase, { timeout: 50_000 }).toBe('over')
  guest.leave()
  return room
}

/** Makes a table as a person does, from the home page. */
export async function newTable(page: Page, game: string): Promise<string> {
  await page.goto('/')
  await page.locator(`[data-game=${game}] button.make`).click()
  await expect(page.locator('[data-chair="0"][data-kind=person]')).toBeVisible()
  return new URL(page.url()).pathname.split('/')[2]
}

/** A table, a chair, bots, a deal: the first time it is asked how. */
export async function playNow(page: Page, game: string): Promise<void> {
  await page.goto('/')
  await page.locator(`[data-game=${game}] button.play`).click()
  await page.locator('[data-deal]').click()
  await expect(page.locator('#board')).toBeVisible()
}

export async function sit(page: Page, room: string, seat: Seat = 0): Promise<void> {
  await page.goto(`/t/${room}`)
  await page.locator(`[data-chair="${seat}"]`).getByRole('button', { name: 'Sit' }).click()
  await expect(page.locator(`[data-chair="${seat}"][data-kind=person]`)).toBeVisible()
}

/** The host's one button: bots in the empty chairs, and the deal. */
export async function fillBots(page: Page): Promise<void> {
  await page.locator('#start button.primary').click()
  await expect(page.locator('#board')).toBeVisible()
}

/** Sits down at a prepared table and deals. */
export async function start(page: Page, room: string, seat: Seat = 0): Promise<void> {
  await sit(page, room, seat)
  await fillBots(page)
}

import { expect, test, type Page } from '@playwright/test'
import { remiDeal } from './remi-deal.ts'
import { discard, myTurn, puppet, settled, toss } from './rummy-table.ts'
import { prepare, sit, start } from './table.ts'

// Remi and Rummy 45 for two: the page against somebody patient.

/** Seat 1 begins: the page sits there. */
export const ME = 1
/** Nothing fits anything: 102. */
export const LOOSE = 'Y1 Y4 Y8 Y11 Y13 K4 K7 K10 K13 B1 B3 B12 R6 R9'
export const DONE = 'R1-4 K5 B5 Y5 B7-10 R12 R13 R1'
export const JOKER = 'FJ'

type Drawn = { current: number; phase: string; drawn: number | null; players: { hand: (number | null)[] }[] }
type Patience = { type: 'draw' } | { type: 'discard'; tile: number }

/** Draws and throws it again. */
const patient = ({ current, phase, drawn, players }: Drawn): Patience | null => {
  if (current !== 0) return null
  if (phase === 'draw') return { type: 'draw' }
  return phase === 'discard' || phase === 'play' ? { type: 'discard', tile: (drawn ?? players[0].hand[0])! } : null
}

const leave: (() => void)[] = []
/** Whoever was played against goes with the test. */
export const leaving = () =>
  test.afterEach(() => {
    for (const each of leave.splice(0)) each()
  })

export async function playPatient(
  page: Page,
  baseURL: string,
  table: { game: 'remi' | 'rummy45'; deal: number[][]; options: Record<string, string | number | boolean> },
): Promise<string> {
  const room = await prepare(baseURL, { ...table, seats: 2 })
  await sit(page, room, ME)
  leave.push(await puppet(baseURL, room, 0, patient))
  await page.locator('#start button.primary').click()
  await myTurn(page, ME)
  await settled(page)
  return room
}

/** Two rounds between two bots: everybody has fourteen tiles before and after. */
export async function playThree(page: Page, baseURL: string, game: 'remi' | 'rummy45'): Promise<void> {
  const deal = [remiDeal({ seats: 3, hands: { 1: 'R1 R3 R6 Y2 Y8 B9' }, atu: 'K9' })]
  await start(page, await prepare(baseURL, { game, seats: 3, deal, bots: { 0: 1, 2: 1 } }), ME)
  for (const seat of [0, 2]) await expect(page.locator(`[data-seat="${seat}"]`)).toContainText('14 tiles')
  await discard(page, 'R1')
  await myTurn(page, ME)
  await toss(page)
  await myTurn(page, ME)
  await expect(page.locator('.rack .piece')).toHaveCount(14)
}

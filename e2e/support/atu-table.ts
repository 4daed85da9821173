import { test, type Page } from '@playwright/test'
import { myTurn, puppet, settled } from './rummy-table.ts'
import { prepare, sit } from './table.ts'

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

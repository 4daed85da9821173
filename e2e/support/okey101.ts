import { expect, type Page } from '@playwright/test'
import type { Seat } from '../../src/games/game.ts'
import type { Action } from '../../src/games/okey101/action.ts'
import type { View } from '../../src/games/okey101/types.ts'
import { okey101Deal, type Wanted } from './rummy-deal.ts'
import { action, idsIn, myTurn, puppet, settled } from './rummy-table.ts'
import { prepare, sit } from './table.ts'

type Options = Record<string, string | number | boolean>
/** What a guest throws when its turn comes for the first time. */
type Script = { discard?: string }

// The okey is the red 5. 147 points to open with, and odds and ends that no group takes.
export const SERIES = 'R10-13 B9-13 K10-13'
export const ODDS = 'Y1 Y3 R2 K1 B4 Y6 K7 R8 K4'
export const OUT = 'R10-13 B9-13 K10-13 Y4-12'
export const dealt = (hands: string[], draws?: string): Wanted => ({
  indicator: 'R4',
  hands: [...hands, '', '', '', ''].slice(0, 4),
  draws,
})

function scripted(seat: Seat, script: Script) {
  let todo = script
  return (view: View): Action | null => {
    if (view.turn !== seat) return null
    if (view.stage === 'draw') return view.stock > 0 ? { type: 'draw', from: 'stock' } : { type: 'pass' }
    if (view.stage !== 'play') return null
    const hand = view.hands[seat]
    const code = todo.discard
    todo = {}
    if (code) return { type: 'discard', tile: idsIn(hand, code)[0] }
    return view.drawn === null ? null : { type: 'discard', tile: view.drawn }
  }
}

let guests: (() => void)[] = []
/** After each test. */
export function dismiss(): void {
  guests.forEach(leave => leave())
  guests = []
}

/** The page at seat 0; the others draw and throw it again, but for what their script says. */
export async function play(
  page: Page,
  baseURL: string,
  wanted: Wanted,
  options: Options = {},
  scripts: Partial<Record<Seat, Script>> = {},
) {
  const room = await prepare(baseURL, { game: 'okey101', deal: [okey101Deal(wanted)], options })
  await sit(page, room)
  for (const seat of [1, 2, 3] as const)
    guests.push(await puppet(baseURL, room, seat, scripted(seat, scripts[seat] ?? {})))
  await page.locator('#start button.primary').click()
  await myTurn(page)
  await settled(page)
}

export const opening = (page: Page) => action(page, /^\d+ \/ 101/)
export const melds = (page: Page, name: string) => page.getByRole('region', { name: `${name}’s melds` }).locator('li')
export const heard = (page: Page) => page.locator('[data-live]')

/** Opens with the best the rack has. */
export async function open(page: Page, points: number): Promise<void> {
  await expect(opening(page)).toHaveText(new RegExp(`^${points} / 101`))
  await opening(page).click()
  await expect(page.locator('[data-seat="0"]')).toContainText(`opened ${points}`)
}

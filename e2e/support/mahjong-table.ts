import { expect, type Locator, type Page } from '@playwright/test'
import { kindOf, parseTiles } from '../../src/games/mahjong/rules/tiles.ts'

const TILES = Array.from({ length: 144 }, (_, tile) => tile)

/** Tiles of one kind ('5p') in the player's own hand. */
export function inHand(page: Page, name: string): Locator {
  const [kind] = parseTiles(name)
  const ids = TILES.filter(tile => kindOf(tile) === kind).map(tile => `[data-tile="${tile}"]`)
  return page.locator(`[data-hand] :is(${ids.join(', ')})`)
}

/** Every tile lies where it belongs. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(each => each.finished)))

export const myTurn = (page: Page): Promise<void> =>
  expect(page.locator('[data-hand]')).toHaveAttribute('data-turn', 'true', { timeout: 20_000 })

/** Tap to pick up, tap again to let go. */
export async function discard(page: Page, name: string): Promise<void> {
  await myTurn(page)
  const tile = inHand(page, name).first()
  await tile.click()
  await expect(tile).toHaveAttribute('aria-pressed', 'true')
  const id = await tile.getAttribute('data-tile')
  await tile.click()
  // Not "the turn is over": with quick bots it may be ours again by now.
  await expect(page.locator(`[data-hand] [data-tile="${id}"]`)).toHaveCount(0)
}

export const call = (page: Page, word: string): Locator =>
  page.getByRole('group', { name: 'Your call' }).getByRole('button', { name: word })

export const pass = (page: Page): Promise<void> => call(page, 'Pass').click()

/** How this device plays by itself at first; before the page is opened. */
export const setSwitches = (page: Page, on: Record<string, boolean>): Promise<unknown> =>
  page.addInitScript(kept => {
    if (localStorage.getItem('masa:mahjong') === null) localStorage.setItem('masa:mahjong', kept)
  }, JSON.stringify(on))

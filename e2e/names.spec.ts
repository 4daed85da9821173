import { expect, test, type Page } from '@playwright/test'
import * as v from 'valibot'
import { games } from '../src/games/all.ts'
import { SHIPPED } from '../tests/games/shipped.ts'
import { guided, playOut } from '../tests/laws/play.ts'
import { expectAccessible } from './support/look.ts'
import { OwnRoom, type Position } from './support/ownRoom.ts'
import { fillBots, prepare, sit } from './support/table.ts'

/** As a screen reader is told, which is not always what axe works out from the page: every control by its name. */
async function expectNames(page: Page): Promise<void> {
  const roles = ['button', 'link', 'textbox', 'combobox', 'checkbox', 'switch', 'radio', 'slider', 'spinbutton', 'tab']
  const nameless: string[] = []
  for (const line of (await page.locator('body').ariaSnapshot()).split('\n')) {
    const [, role, name] = /^\s*- ([a-z]+)( "[^"]+"| \/.+\/)?/.exec(line) ?? []
    if (roles.includes(role) && !name && !/^\s*- [a-z]+[^"]*: ./.test(line)) nameless.push(line.trim())
  }
  expect(nameless).toEqual([])
}

/** Both lights: the device's own, which the page follows. They differ in colours alone, so the second asks of those. */
async function expectForEveryone(page: Page): Promise<void> {
  await expectNames(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme === 'light' ? 'day' : 'evening')
    await expectAccessible(page, colorScheme === 'dark' ? ['color-contrast'] : undefined)
  }
}

test('every control of the pages has its name, and axe finds nothing in either light', async ({ page }) => {
  test.setTimeout(120_000)
  for (const path of [
    '/',
    '/comfort',
    '/deal',
    '/replay',
    '/nowhere',
    '/rules/mahjong',
    '/learn/cotulenh',
    '/puzzles/cotulenh',
    '/analysis/cotulenh',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectForEveryone(page)
  }
})

for (const game of SHIPPED)
  test(`every control at a table of ${game} has its name, and axe finds nothing in either light`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const room = await prepare(baseURL!, { game, seats: game === 'cotulenh' ? 2 : 4 })
    await sit(page, room)
    if (game === 'okey') {
      await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible()
      await expectForEveryone(page)
    }
    await fillBots(page)
    await expect(page.locator('#board .plate').first()).toBeVisible()
    await expectForEveryone(page)
    if (game !== 'okey') return
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectForEveryone(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Players' }).click()
    await expectForEveryone(page)
  })

test('axe finds nothing in either light on the results of a hand', async ({ page }) => {
  test.setTimeout(180_000)
  const game = games.okey
  const options = v.parse(game.options, {}) as Position['options']
  const { state } = playOut(
    game,
    { options, seats: 4, seed: 1, policy: guided },
    ({ state }) => game.outcome(state) !== null,
  )
  await OwnRoom.open(page, game, { options, seats: 4, state, seat: 0 })
  await expect(page.locator('[data-results]')).toBeVisible()
  await expectForEveryone(page)
})

test('axe finds nothing in either light on a replay, nor on a lobby with every rule unfolded', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await page.goto('/replay')
  await page.locator('input[type=file]').setInputFiles('tests/data/replay-okey.json')
  // Nobody's random number is in its second hand.
  await expect(page.locator('[data-check=ok]')).toContainText('Not verifiable: no player’s random number is in hand 2')
  await expect(page.locator('[data-without]')).toHaveText('Hand 2: dealt without a random number from Robin')
  await expectForEveryone(page)
  await sit(page, await prepare(baseURL!, { game: 'okey101' }))
  await page.locator('details').evaluateAll(all => all.forEach(each => each.setAttribute('open', '')))
  await expectForEveryone(page)
})

test('axe finds nothing with the largest letters and the highest contrast', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  const kept = JSON.stringify({
    size: 'largest',
    contrast: 'high',
    sight: 'deutan',
    slow: true,
    light: true,
    guide: false,
  })
  await page.addInitScript(text => localStorage.setItem('masa:comfort', text), kept)
  await page.goto('/comfort')
  await expect(page.getByRole('heading').nth(1)).toBeVisible()
  await expectForEveryone(page)
  await sit(page, await prepare(baseURL!, { game: 'okey' }))
  await fillBots(page)
  await expect(page.locator('#board .plate').first()).toBeVisible()
  await expectForEveryone(page)
})

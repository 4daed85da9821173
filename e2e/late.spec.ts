import { expect, test, type Page } from '@playwright/test'
import { begin, button, expectTurns, playTurn } from './support/cotulenh.ts'

/** What rises over the table: the menu and the results among it. */
const SHEETS = /\/assets\/sheets-[^/]*\.js$/
const menu = (page: Page) => page.getByRole('button', { name: 'Menu' })

test('what waits for its answer on a slow line shows that it does', async ({ page, baseURL }) => {
  let slow = false
  const late: (() => void)[] = []
  await page.routeWebSocket(/\/parties\/main\//, near => {
    near.connectToServer().onMessage(message => (slow ? late.push(() => near.send(message)) : near.send(message)))
  })
  await begin(page, baseURL!, '')
  const busy = page.locator('[data-busy]')
  await expect(busy).toHaveCount(0)
  slow = true
  await playTurn(page, 'Ic5c6')
  await expect(busy).toBeVisible()
  slow = false
  for (const arrive of late) arrive()
  await expectTurns(page, 2)
  await expect(busy).toHaveCount(0)
})

test('a part of the page that is cut off comes when the line is back', async ({ page, baseURL }) => {
  let cut = true
  await page.route(SHEETS, route => (cut ? route.abort() : route.continue()))
  await begin(page, baseURL!, '')
  const failed = page.waitForEvent('requestfailed', request => SHEETS.test(request.url()))
  await menu(page).click()
  await expect(page.locator('[data-later=waiting]')).toBeVisible()
  await failed
  cut = false
  await expect(page.getByRole('dialog')).toContainText('Leave the table', { timeout: 20_000 })
})

test('after a deployment that took its parts away a page says so, and is fetched anew with the results', async ({
  page,
  baseURL,
}) => {
  let gone = false
  await page.route(SHEETS, route => (gone ? route.fulfill({ status: 404 }) : route.continue()))
  gone = true
  await begin(page, baseURL!, '')
  await menu(page).click()
  const missing = page.locator('[data-later=missing]')
  await expect(missing).toBeVisible({ timeout: 20_000 })
  gone = false
  await missing.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Leave the table')

  // Another page, and nobody taps: with the end of the hand it helps itself.
  gone = true
  await page.reload()
  await expect(button(page, 'Resign')).toBeVisible()
  const again = page.waitForEvent('framenavigated', { timeout: 40_000 }).then(() => (gone = false))
  await button(page, 'Resign').click()
  await button(page, 'Really resign?').click()
  await again
  await expect(page.locator('[data-results=match]')).toContainText('Resigned')
})

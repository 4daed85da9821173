import { expect, test, type Page } from '@playwright/test'
import { begin, button, expectTurns, playTurn } from './support/cotulenh.ts'

/** What rises over the table: the menu and the results among it. */
const SHEETS = /\/assets\/TableSheets-[^/]*\.js$/
const menu = (page: Page) => page.getByRole('button', { name: 'Menu' })

test('what waits for its answer shows that it does, and that the server can’t write has a row of its own', async ({
  page,
  baseURL,
}) => {
  let slow = false
  const late: (() => void)[] = []
  let tell = (_notice: 'storage' | null) => {}
  await page.routeWebSocket(/\/parties\/main\//, near => {
    let table: object = {}
    tell = notice => near.send(JSON.stringify({ ...table, notice }))
    near.connectToServer().onMessage(message => {
      for (const each of [JSON.parse(String(message)) as { type: string; table?: object }].flat()) {
        if (each.type === 'welcome') table = { type: 'table', ...each.table }
        if (each.type === 'table') table = each
      }
      if (slow) late.push(() => near.send(message))
      else near.send(message)
    })
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

  await page.setViewportSize({ width: 390, height: 844 })
  tell('storage')
  const strip = page.getByRole('status').filter({ hasText: 'storage is full' })
  await expect(strip).toBeInViewport({ ratio: 1 })
  await expect(page.locator('#board')).toBeInViewport({ ratio: 1 })
  const { y, height } = (await strip.boundingBox())!
  await expect.poll(async () => (await page.locator('header').boundingBox())!.y).toBeGreaterThanOrEqual(y + height - 1)
  tell(null)
  await expect(strip).toHaveCount(0)
})

for (const [what, lost, tries] of [
  ['first script', /\/assets\/base-[^/]*\.js$/, 1],
  // Asked for early, and four times after that.
  ['words', /\/assets\/common-[^/]*\.js$/, 5],
] as const)
  test(`a page whose ${what} did not arrive is fetched anew by itself`, async ({ page }) => {
    let cut = 0
    await page.route(lost, route => (cut++ < tries ? route.abort() : route.continue()))
    await page.goto('/')
    await expect(page.locator('.games')).toBeVisible({ timeout: 30_000 })
    await expect(page.locator('#skeleton')).toHaveCount(0)
    expect(cut).toBeGreaterThan(tries)
  })

test('a page whose first script did not arrive waits for its server, and does not give way to the browser’s own', async ({
  page,
}) => {
  let away = true
  await page.route(/\/assets\/base-[^/]*\.js$/, route => (away ? route.abort() : route.continue()))
  await page.goto('/')
  await page.route('/', route => (away ? route.abort() : route.continue()))
  const asked = () => page.waitForEvent('requestfailed', request => request.method() === 'HEAD')
  await asked()
  await asked()
  await expect(page.locator('#skeleton')).toBeVisible()
  away = false
  await expect(page.locator('.games')).toBeVisible({ timeout: 30_000 })
})

for (const [what, lost, property, value] of [
  ['the page', /\/assets\/base-[^/]*\.css$/, 'box-sizing', 'border-box'],
  ['a view', /\/assets\/HomeView-[^/]*\.css$/, 'display', 'grid'],
] as const)
  test(`the sheet of ${what} that did not arrive is put on when the line is back`, async ({ page }) => {
    let cut = 0
    await page.route(lost, route => (cut++ < 1 ? route.abort() : route.continue()))
    await page.goto('/')
    await expect(page.locator('.games')).toBeVisible()
    await expect(page.locator('.games')).toHaveCSS(property, value)
    expect(cut).toBeGreaterThan(1)
  })

test('a part of the page that is cut off comes when the line is back', async ({ page, baseURL }) => {
  let cut = true
  await page.route(SHEETS, route => (cut ? route.abort() : route.continue()))
  await begin(page, baseURL!, '')
  const failed = page.waitForEvent('requestfailed', request => SHEETS.test(request.url()))
  await menu(page).click()
  // The panel beside a desk's table is cut off, too.
  await expect(page.locator('[data-later=waiting].over')).toBeVisible()
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

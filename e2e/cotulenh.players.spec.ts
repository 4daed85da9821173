import { expect, test, type Browser, type Page } from '@playwright/test'
import { at, button, expectEnd, expectTurns, expectUnit, lay, myTurn, playTurn, tray } from './support/cotulenh.ts'
import { fillBots, sit } from './support/table.ts'

const QUIET = '10c/11/11/11/9+t1/11/11/11/4+T6/11/11/3C7 r - - 0 1'

/** Two people, each with a browser of their own: Red on `page`, Blue on the one returned. */
async function pair(page: Page, browser: Browser, baseURL: string, position = ''): Promise<Page> {
  const room = await lay(baseURL, position, { bot: false, table: { clock: true } })
  await sit(page, room)
  const blue = await (await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } })).newPage()
  await sit(blue, room, 1)
  await blue.getByRole('button', { name: 'I’m ready' }).click()
  await fillBots(page)
  await myTurn(page)
  return blue
}

test('two browsers and a watcher: turns cross, a turn is taken back by consent, a draw agreed', async ({
  page,
  browser,
  baseURL,
}) => {
  const blue = await pair(page, browser, baseURL!)
  const watcher = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await watcher.goto(page.url())
  await expect(at(watcher, 'g1')).toBeVisible()
  await playTurn(page, 'Ic5c6')
  await expectUnit(blue, 'c6', 'I')
  // Whoever watches sees it, and can change nothing.
  await expectUnit(watcher, 'c6', 'I')
  await at(watcher, 'c8').click()
  await expect(at(watcher, 'c7')).not.toHaveAttribute('data-marks')
  await expect(button(watcher, 'Resign')).toHaveCount(0)
  await watcher.context().close()
  await button(page, 'Take back').click()
  await button(blue, 'Accept').click()
  await expectUnit(page, 'c5', 'I')
  await expectTurns(page, 0)
  await playTurn(page, 'Ic5c6')
  await myTurn(blue)
  await playTurn(blue, 'Ic8c7')
  await expectUnit(page, 'c7', 'i')
  await button(page, 'Offer draw').click()
  await expect(page.locator('#board')).toContainText('You’re offering a draw')
  await button(blue, 'Decline').click()
  await expect(page.locator('#board')).not.toContainText('You’re offering a draw')
  await button(blue, 'Offer draw').click()
  await button(page, 'Accept').click()
  await expectEnd(page, 'Draw agreed')
  await expectEnd(blue, 'Draw agreed')
  await blue.context().close()
})

test('each sees the board from their own side; a premove is played when its time comes', async ({
  page,
  browser,
  baseURL,
}) => {
  const blue = await pair(page, browser, baseURL!, QUIET)
  const [far, near] = [await at(blue, 'd1').boundingBox(), await at(blue, 'k12').boundingBox()]
  expect(far!.y).toBeLessThan(near!.y)
  await at(blue, 'j8').click()
  await at(blue, 'j6').click()
  await expect(tray(blue)).toContainText('Move prepared')
  await expectTurns(page, 0)
  // Cancelled, it is dropped.
  await button(blue, 'Cancel').click()
  await playTurn(page, '+Te4e5')
  await myTurn(blue)
  await expectUnit(blue, 'j8', '+t')
  await playTurn(blue, '+Tj8j7')
  await playTurn(page, '+Te5e4')
  await playTurn(blue, '+Tj7j8')
  await myTurn(page)
  await at(blue, 'j8').click()
  await at(blue, 'j6').click()
  await expect(tray(blue)).toContainText('Move prepared')
  await playTurn(page, '+Te4e5')
  await expectTurns(page, 6)
  await expectUnit(page, 'j6', '+t')
  await blue.context().close()
})

import { expect, test, type Browser, type Page } from '@playwright/test'
import {
  at,
  button,
  expectEmpty,
  expectTurns,
  expectUnit,
  lay,
  myTurn,
  playTurn,
  tray,
  expectForFingers,
} from './support/cotulenh.ts'
import { expectAccessible, expectAllWords, expectEveryLanguage, expectNoScroll } from './support/look.ts'
import { fillBots, sit, start } from './support/table.ts'

const arranging = (page: Page) => expect(page.locator('#board [data-setup=true]')).toBeVisible()
const fogs = (page: Page) => page.locator('#board [data-fog]')

/** Everything the room has said to a page. */
function listen(page: Page): string[] {
  const heard: string[] = []
  page.on('websocket', socket => socket.on('framereceived', frame => heard.push(String(frame.payload))))
  return heard
}

/** Two people, each with a browser of their own: Red on `page`, Blue on the one returned; both arrange. */
async function pair(page: Page, browser: Browser, baseURL: string) {
  const room = await lay(baseURL, '', { bot: false, freeSetup: true, table: { clock: true } })
  const blue = await (await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } })).newPage()
  const heard = { red: listen(page), blue: listen(blue) }
  await sit(page, room)
  await sit(blue, room, 1)
  await blue.getByRole('button', { name: 'I’m ready' }).click()
  await fillBots(page)
  await arranging(page)
  await arranging(blue)
  return { blue, heard }
}

/** Against a bot that is ready at once. */
async function alone(page: Page, baseURL: string) {
  await start(page, await lay(baseURL, '', { freeSetup: true, table: { clock: true, soloClock: true } }))
  await arranging(page)
}

test('two browsers: each arranges unseen, both are shown at once, and it is played', async ({
  page,
  browser,
  baseURL,
}) => {
  const { blue, heard } = await pair(page, browser, baseURL!)
  const watcher = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await watcher.goto(page.url())
  await expect(fogs(watcher)).toHaveCount(2)
  await expect(watcher.locator('#board [data-unit]')).toHaveCount(0)

  await at(page, 'g5').click()
  await at(page, 'g6').click()
  await expectUnit(page, 'g6', 'M')
  await button(page, 'Ready').click()
  await expect(tray(page)).toContainText('You’re ready.')

  // Blue knows that Red is ready, and nothing of how.
  await expect(tray(blue)).toContainText('is ready and waiting for you')
  await expect(blue.locator('[aria-live]').filter({ hasText: 'is ready.' })).not.toHaveCount(0)
  await expect(fogs(blue)).toHaveAttribute('data-fog', 'r')
  await expect(blue.locator('#board [data-unit]')).toHaveCount(19)
  await expectEmpty(blue, 'g6')
  await expect(at(blue, 'g6')).toHaveAccessibleName('g6, land, hidden')
  expect(heard.blue.filter(text => text.includes('6M4'))).toEqual([])
  expect(heard.red.filter(text => text.includes('6M4'))).not.toEqual([])

  await at(blue, 'f9').click()
  await at(blue, 'h9').click()
  await at(blue, 'g8').click()
  await at(blue, 'k7').click()
  await expectUnit(blue, 'k7', 'm')
  await expect(page.locator('#board [data-unit]')).toHaveCount(19)
  await button(blue, 'Ready').click()

  await myTurn(page)
  for (const each of [page, blue, watcher]) {
    await expect(fogs(each)).toHaveCount(0)
    await expectUnit(each, 'g6', 'M')
    await expectUnit(each, 'k7', 'm')
  }
  await playTurn(page, 'Mg6g7')
  await expectUnit(blue, 'g7', 'M')
  await expectTurns(watcher, 1)
  // Taken back, it is again as they have set it up.
  await button(page, 'Take back').click()
  await button(blue, 'Accept').click()
  await expectUnit(page, 'g6', 'M')
  await watcher.context().close()
  await blue.context().close()
})

test('pieces move and change places, it says why one may not, and what is not sent yet outlives a reload', async ({
  page,
  baseURL,
}) => {
  await alone(page, baseURL!)
  await at(page, 'c5').click()
  await expect(at(page, 'd5')).toHaveAttribute('data-marks', 'swap')
  await expect(at(page, 'd5')).toHaveAccessibleName(/Red Engineer, Swap places/)
  await expect(at(page, 'k6')).toHaveAttribute('data-marks', 'move')
  await expect(at(page, 'a5')).not.toHaveAttribute('data-marks')
  await at(page, 'a5').click()
  await expect(tray(page)).toContainText('Infantry can’t stand on a5.')
  await at(page, 'g9').click()
  await expect(tray(page)).toContainText('You can only arrange your own half')
  await at(page, 'd5').click()
  await expectUnit(page, 'c5', 'E')
  await expectUnit(page, 'd5', 'I')
  await page.reload()
  await arranging(page)
  await expectUnit(page, 'd5', 'I')
  await at(page, 'g1').click()
  await at(page, 'g4').click()
  await expect(tray(page)).toContainText('one of the two back ranks')
  // A Commander with nothing before it is told so, and not let through.
  await at(page, 'k1').click()
  await at(page, 'k5').click()
  await at(page, 'k6').click()
  await at(page, 'k6').click()
  await at(page, 'e1').click()
  await expect(tray(page)).toContainText('in front of the Commander')
  await button(page, 'Ready').click()
  await arranging(page)
  await button(page, 'Usual set-up').click()
  await expectUnit(page, 'g1', 'C')
  await expect(button(page, 'Usual set-up')).toBeDisabled()
  await button(page, 'Ready').click()
  await myTurn(page)
})

test('the set-up fits in every language, and axe finds nothing against it @phone-only', async ({ page, baseURL }) => {
  await alone(page, baseURL!)
  await at(page, 'c5').click()
  await expectNoScroll(page)
  await expectForFingers(page)
  await expectAccessible(page)
  // With the reason why it may not stand there.
  await at(page, 'a5').click()
  await expectEveryLanguage(page, '#board')
})

test('watched again, each half is open once it was ready, to whom it was', async ({ page, baseURL }) => {
  await alone(page, baseURL!)
  const room = new URL(page.url()).pathname.split('/')[2]
  await at(page, 'g5').click()
  await at(page, 'g6').click()
  await expect(tray(page)).toContainText('is ready and waiting for you')
  await button(page, 'Ready').click()
  await myTurn(page)
  await button(page, 'Resign').click()
  await button(page, 'Really resign?').click()
  await expect(page.locator('[data-results=match]')).toBeVisible()

  await page.goto(`/replay/${room}/1`)
  const units = page.locator('#board [data-unit]')
  await expect(fogs(page)).toHaveCount(2)
  await page.keyboard.press('ArrowRight')
  await expect(fogs(page)).toHaveCount(1)
  await expect(fogs(page)).toHaveAttribute('data-fog', 'r')
  await expect(units).toHaveCount(19)
  await page.goto(`/replay/${room}/1?seat=1&step=2`)
  await expect(fogs(page)).toHaveCount(2)
  await expect(units).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(units).toHaveCount(38)
  await expectUnit(page, 'g6', 'M')
  await expect(page.locator('[data-check=ok]')).toBeVisible()
  await expectAllWords(page)
})

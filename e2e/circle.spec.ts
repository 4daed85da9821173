import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectRoomForWords } from './support/length.ts'
import { expectAccessible, expectNothingCut } from './support/look.ts'
import { full, openCircle } from './support/ownCircle.ts'

async function makeCircle(page: Page, as: string): Promise<string> {
  await page.goto('/')
  await page.locator('[data-make-circle]').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Its name').fill('Sunday')
  await sheet.getByLabel('Your name').fill(as)
  await sheet.getByRole('button', { name: 'Make it' }).click()
  await expect(page.locator(`[data-member="${as}"][data-here=true]`)).toBeVisible()
  return new URL(page.url()).pathname
}

const another = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()

test('two make a circle, one joins by its link and claims it from another device @phone', async ({ page, browser }) => {
  const path = await makeCircle(page, 'Ann')
  await expect(page.getByRole('heading', { name: 'Sunday' })).toBeVisible()

  const bob = await another(browser)
  await bob.goto(path)
  await bob.getByLabel('Your name').fill('Bob')
  await bob.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(bob.locator('[data-member=Ann][data-here=true]')).toBeVisible()
  await expect(page.locator('[data-member=Bob][data-here=true]')).toBeVisible()

  // Bob's tablet says so; Bob's phone confirms it with one tap.
  const tablet = await another(browser)
  await tablet.goto(path)
  await tablet.getByLabel('Your name').fill('Bob')
  await tablet.locator('[data-claim]').click()
  await expect(tablet.locator('[data-waiting]')).toBeVisible()
  await bob.locator('[data-claimed=Bob]').getByRole('button', { name: 'Yes, it’s me' }).click()
  await expect(tablet.locator('[data-member=Ann]')).toBeVisible()

  // The way back is on home, and the token is the device's.
  await page.reload()
  await expect(page.locator('[data-member=Bob]')).toBeVisible()
  await page.goto('/')
  await page.locator('[data-circles]').getByRole('link', { name: 'Sunday' }).click()
  await expect(page.locator('[data-member=Bob]')).toBeVisible()
  await bob.context().close()
  await tablet.context().close()
})

test('a personal link moves in once and leaves the address, a note is read by all', async ({ page, browser }) => {
  const path = await makeCircle(page, 'Ann')
  await page.getByRole('button', { name: 'Me and my devices' }).click()
  await page.getByRole('button', { name: 'Make a personal link' }).click()
  const link = await page.locator('dialog [data-link]').inputValue()
  await page.keyboard.press('Escape')
  const phone = await another(browser)
  await phone.goto(link)
  await expect(phone.locator('[data-member=Ann]')).toContainText('you')
  await expect(phone).toHaveURL(path)
  await page.getByRole('button', { name: 'Arrange it' }).click()
  await page.getByLabel('A few words').fill('Bring cake')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(phone.getByText('Bring cake')).toBeVisible()
  const late = await another(browser)
  await late.goto(link)
  await expect(late.getByText('This link has been used')).toBeVisible()
  await phone.context().close()
  await late.context().close()
})

test('a circle’s page can be read and used, in both lights, with everything in it @phone', async ({ page }) => {
  const heard = await openCircle(page, full())
  await expect(page.locator('[data-standing=Anneliese]')).toBeVisible()
  await page.getByRole('button', { name: 'Older matches' }).click()
  await expect(page.locator('[data-entry="4"][data-struck=true]')).toBeVisible()
  await expect(page.locator('[data-chart]')).toBeVisible()
  await expectNothingCut(page)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day')
  await expectAccessible(page)
  await page.locator('[data-entry="12"]').getByRole('button', { name: 'Strike out' }).click()
  await expect.poll(() => heard.find(message => message.type === 'strike')).toMatchObject({ entry: 12, on: true })
  // The picture of the evening is made on the device.
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Share the picture' }).click()
  expect((await saved).suggestedFilename()).toBe('masa.png')
})

test('words have room on a circle’s page @phone-only', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openCircle(page, full())
  await expect(page.locator('[data-standing=Anneliese]')).toBeVisible()
  await expectRoomForWords(page, 'circle')
})

import { expect, test, type Browser, type Page } from '@playwright/test'
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

test('a circle’s page can be read in both lights, with everything in it', async ({ page }) => {
  test.setTimeout(120_000)
  await openCircle(page, full())
  await expect(page.locator('[data-standing=Anneliese]')).toBeVisible()
  await page.getByRole('button', { name: 'Older matches' }).click()
  await expect(page.locator('[data-entry="4"][data-struck=true]')).toBeVisible()
  await expect(page.locator('[data-chart]')).toBeVisible()
  await expectNothingCut(page)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day')
  await expectAccessible(page)
})

import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectAccessible, expectEveryLanguage, expectNothingCut } from './support/look.ts'
import { fillBots, prepare, sit } from './support/table.ts'

/** Somebody else's device. */
async function other(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: 'en-GB' })).newPage()
}

/** A hand of Okey that waits for its host at seat 0, and a friend at seat 1 where one is wanted. */
async function playing(page: Page, browser: Browser, baseURL: string, seated: boolean) {
  const bots = seated ? { 2: 1, 3: 1 } : { 1: 1, 2: 1, 3: 1 }
  const room = await prepare(baseURL, { game: 'okey', bots: bots as { 2: 1 } })
  const friend = await other(browser)
  // Whoever sits down first is the host.
  await sit(page, room, 0)
  if (seated) {
    await sit(friend, room, 1)
    await friend.getByRole('button', { name: 'I’m ready' }).click()
  }
  await fillBots(page)
  return { room, friend }
}

const menu = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: entry }).click()
}

test('whoever sits down in mid-hand plays from the next deal', async ({ page, browser, baseURL }) => {
  const { room, friend } = await playing(page, browser, baseURL!, false)
  await friend.goto(`/t/${room}`)
  await friend.getByRole('button', { name: 'Sit down' }).click()
  const asked = friend.getByRole('dialog', { name: 'Your name' })
  await expectAccessible(friend)
  await page.setViewportSize({ width: 390, height: 844 })
  const name = 'Bà Hoàng Thị Kim Anh'
  await asked.getByRole('textbox', { name: 'Your name' }).fill(name)
  await asked.getByRole('button', { name: 'Sit down' }).click()
  await expect(friend.getByText('You join with the next hand')).toBeVisible()
  // In the bar, whole, and over no name at the table.
  const notice = page.locator('[data-notice]').getByText(`${name} joins with the next hand`)
  const { x, y, width, height } = (await notice.boundingBox())!
  expect(x + width).toBeLessThanOrEqual(390)
  expect(y + height).toBeLessThanOrEqual((await page.locator('[data-seat="1"]').boundingBox())!.y)
  await expect(page.locator(`[title="${name} joins next hand"]`)).toHaveCount(1)
  await expectAccessible(friend)
  await expect(friend.locator('[data-item^="tile:"]')).toHaveCount(0)
  // The host goes, and bots play the hand to its end.
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Give up my seat' }).click()
  await friend.getByRole('button', { name: /Next hand/ }).click({ timeout: 30_000 })
  await expect(friend.locator('[data-item^="tile:"]').first()).toBeVisible()
  await expect(friend.getByText('You join with the next hand')).toHaveCount(0)
  await expect(friend.getByText('watching')).toHaveCount(0)
  await friend.context().close()
})

test('others are invited from a table that is playing, and whoever watches is named there @phone-only', async ({
  page,
  browser,
  baseURL,
}) => {
  const { room, friend } = await playing(page, browser, baseURL!, false)
  await menu(page, 'Invite')
  const sheet = page.getByRole('dialog', { name: 'Invite' })
  await expect(sheet.getByRole('textbox', { name: 'Link to this table' })).toHaveValue(new RegExp(`/t/${room}$`))
  await expect(sheet.getByRole('img', { name: 'QR code with the link to this table' })).toBeVisible()
  await expectAccessible(page)
  await expectNothingCut(page)
  await friend.goto(`/t/${room}`)
  await expect(sheet.getByRole('button', { name: 'Send Guest 2 away' })).toBeVisible()
  await friend.context().close()
})

test('whoever is removed is told so kindly, and stays away until the host lets them in @phone-only', async ({
  page,
  browser,
  baseURL,
}) => {
  const { friend } = await playing(page, browser, baseURL!, true)
  await expect(friend.locator('#board')).toBeVisible()
  await menu(page, 'Players')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove Guest 2' }).click()
  await page.getByRole('dialog', { name: 'Remove Guest 2?' }).getByRole('button', { name: 'Remove Guest 2' }).click()
  const told = friend.getByRole('heading', { name: 'The host has removed you from the table' })
  await expect(told).toBeVisible()
  await expectAccessible(friend)
  await expectEveryLanguage(friend)
  await friend.reload()
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Let Guest 2 back in' }).click()
  await expect(page.getByRole('heading', { name: 'Removed' })).toHaveCount(0)
  await friend.getByRole('button', { name: 'Try again' }).click()
  await expect(friend.locator('#board')).toBeVisible()
  await expect(friend.getByRole('button', { name: 'Sit down' })).toBeVisible()
  await friend.context().close()
})

test('whoever leaves finds their seat again by the link', async ({ page, browser, baseURL }) => {
  const { room, friend } = await playing(page, browser, baseURL!, true)
  await expect(friend.locator('#board')).toBeVisible()
  await friend.getByRole('button', { name: 'Back' }).click()
  await friend.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.locator('[title="A bot is playing until they’re back"]')).toHaveCount(1)
  await expect(page.locator('[data-notice]').getByText('A bot is playing for Guest 2')).toBeVisible()
  await friend.goto(`/t/${room}`)
  await expect(friend.locator('[data-item^="tile:"]').first()).toBeVisible()
  await expect(page.locator('[title="A bot is playing until they’re back"]')).toHaveCount(0)
  await expect(page.locator('[data-notice]').getByText('Guest 2 is back')).toBeVisible()
  await friend.context().close()
})

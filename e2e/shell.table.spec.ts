import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectAccessible, expectNothingCut } from './support/look.ts'
import { fillBots, newTable, prepare, sit, start } from './support/table.ts'

/** Somebody else's device. */
async function other(browser: Browser, locale = 'en-GB'): Promise<Page> {
  return (await browser.newContext({ locale })).newPage()
}

test('play now asks once how, and the next time it is one tap from home to a dealt hand @phone-only', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Okey 101' }).click()
  const sheet = page.getByRole('dialog', { name: 'Okey 101' })
  await sheet.getByRole('radio', { name: 'Gentle bot' }).check()
  await sheet.getByRole('radio', { name: 'One hand' }).check()
  await sheet.getByRole('button', { name: /^Classic 101/ }).click()
  await expectAccessible(page)
  await expectNothingCut(page)
  await page.locator('[data-deal]').click()
  await expect(page.locator('[data-seat="0"]')).toBeVisible()
  await expect(page.locator('[data-seat="1"] [title="Bot, level 1"]')).toHaveCount(1)
  await page.goto('/')
  await page.locator('[data-game=okey101] button.play').click()
  await expect(page.locator('[data-seat="0"]')).toBeVisible()
  await expect(page.locator('[data-seat="1"] [title="Bot, level 1"]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rules' }).click()
  await expect(page.getByText(/^Classic 101: Winner −101; not opened 202/)).toBeVisible()
  await expect(page.locator('[data-option=hands] dd')).toContainText('1')
  // The way to play is kept for a table with friends too; its length is not.
  await page.goto('/')
  await page.locator('[data-game=okey101] button.make').click()
  await expect(page.locator('[data-preset=classic101]')).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/')
  await page.getByRole('button', { name: 'Change how you play: Okey 101' }).click()
  await expect(sheet.getByRole('radio', { name: 'One hand' })).toBeChecked()
})

test('the lobby: name, bots, rules, invitation @phone-only', async ({ page }) => {
  const room = await newTable(page, 'mahjong')
  await expect(page.getByRole('textbox', { name: 'Link to this table' })).toHaveValue(new RegExp(`/t/${room}$`))
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nadia')
  await page.getByRole('textbox', { name: 'Your name' }).press('Enter')
  await expect(page.locator('[data-chair="0"]')).toContainText('Nadia')
  await page.locator('[data-chair="2"]').getByRole('button', { name: 'Bot' }).click()
  await expect(page.locator('[data-chair="2"]')).toHaveAttribute('data-kind', 'bot')
  await page.locator('[data-chair="2"] select').selectOption('3')
  await expect(page.locator('[data-chair="2"] select')).toHaveValue('3')
  await page
    .locator('[data-chair="2"]')
    .getByRole('button', { name: /Remove/ })
    .click()
  await expect(page.locator('[data-chair="2"]')).toHaveAttribute('data-kind', 'empty')
  await fillBots(page)
})

test('a friend joins by the link, and both are dealt in', async ({ page, browser }) => {
  const room = await newTable(page, 'mahjong')
  const friend = await other(browser)
  await sit(friend, room, 1)
  await expect(page.locator('[data-chair="1"]')).toHaveAttribute('data-kind', 'person')
  await expect(page.locator('[data-notice]').getByText('Guest 2 sat down')).toBeVisible()
  await friend.getByRole('button', { name: 'I’m ready' }).click()
  await expect(page.locator('[data-chair="1"]')).toContainText('ready')
  await fillBots(page)
  await expect(friend.locator('#board')).toBeVisible()
  // What is said appears beside the speaker's plate, on both screens.
  await friend.getByRole('textbox', { name: 'Say something' }).fill('Shall we?')
  await friend.getByRole('button', { name: 'Send' }).click()
  for (const screen of [page, friend]) {
    const saying = screen.locator('[data-saying="1"]')
    await expect(saying).toHaveText('Shall we?')
    const [said, plate] = await Promise.all([
      saying.boundingBox(),
      screen.locator('.plate[data-seat="1"]').boundingBox(),
    ])
    const far = Math.max(plate!.y - said!.y - said!.height, said!.y - plate!.y - plate!.height)
    expect(far).toBeLessThan(20)
  }
  await friend.context().close()
})

test('a public table is found from home; each reads rules and phrases in their own language; the host sends one away', async ({
  page,
  browser,
}) => {
  const room = await newTable(page, 'mahjong')
  await page.getByRole('switch', { name: 'Public table' }).check()
  const friend = await other(browser, 'tr-TR')
  await expect(async () => {
    await friend.goto('/')
    await friend.locator(`a[href="/t/${room}"]`).click({ timeout: 2000 })
  }).toPass()
  // The host sets the rules, the others read them.
  await page.locator('[data-option=minFan] select').selectOption('3')
  const read = friend.locator('[data-option=minFan]')
  await expect(read.locator('dd')).toContainText('3')
  await expect(read.locator('dd small')).toBeVisible()
  await expect(read.locator('select')).toHaveCount(0)
  await page.getByRole('group', { name: 'Ways to play' }).getByRole('button').first().click()
  await expect(read.locator('dd small')).toHaveCount(0)

  await friend.getByRole('button', { name: 'Sohbet' }).click()
  await page.getByRole('button', { name: 'Chat' }).click()
  await page.getByRole('button', { name: 'Good luck!' }).click()
  await expect(friend.getByRole('list', { name: 'Sohbet' })).toContainText('Bol şans!')
  await expect(friend.locator('[data-notice]')).toContainText('Bol şans!')
  await friend.getByRole('textbox', { name: 'Bir şey yaz' }).fill('Selam <b>')
  await friend.getByRole('button', { name: 'Gönder' }).click()
  await expect(page.getByRole('list', { name: 'Chat' })).toContainText('Selam <b>')

  for (const each of [page, friend]) await each.reload()
  await friend.locator('[data-chair="1"] button').first().click()
  await expect(page.locator('[data-chair="1"]')).toHaveAttribute('data-kind', 'person')
  await page
    .locator('[data-chair="1"]')
    .getByRole('button', { name: /Remove/ })
    .click()
  await expect(page.locator('[data-chair="1"]')).toHaveAttribute('data-kind', 'empty')
  await expect(friend.getByRole('heading', { level: 1 })).toContainText('çıkardı')
  await friend.context().close()
})

test('a reload keeps the chair and the seat, a second window takes it over and says so, leaving asks first', async ({
  page,
  context,
  baseURL,
}) => {
  const room = await prepare(baseURL!, { game: 'okey' })
  await sit(page, room)
  await page.reload()
  await expect(page.locator('[data-chair="0"]')).toContainText('you')
  await fillBots(page)
  // Whoever was there before the first deal is not told that a seat was kept.
  expect(await page.getByText('Your seat was kept for you').count()).toBe(0)
  await page.reload()
  await expect(page.locator('#board')).toBeVisible()
  await expect(page.getByText('watching')).toHaveCount(0)
  const second = await context.newPage()
  await second.goto(`/t/${room}`)
  await expect(second.locator('#board')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You’re playing in another window' })).toBeVisible()
  await second.getByRole('button', { name: 'Back' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await second.getByRole('button', { name: 'Back' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(second.getByRole('heading', { name: 'Masa' })).toBeVisible()
})

test('rules page of a game, and how it is printed', async ({ page }) => {
  await page.goto('/rules/mahjong')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mahjong')
  // Black on white, though the page is read by evening light.
  await page.emulateMedia({ media: 'print' })
  const chapter = page.getByRole('heading', { level: 2 }).first()
  await expect(chapter).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Back' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Mahjong' })).toBeVisible()
})

test('the rules of one’s own table are a page that can be printed', async ({ page, baseURL }) => {
  await start(page, await prepare(baseURL!, { game: 'okey101', options: { unopened: 'fixed', unopenedPoints: 919 } }))
  await page.getByRole('tab', { name: 'Rules' }).click()
  await page.getByText('How to play').click()
  const paper = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Print' }).click()
  const rules = await paper
  await expect(rules.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(rules.locator('main')).toContainText('919')
  await rules.goto('/rules/okey101')
  await expect(rules.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(rules.locator('main')).not.toContainText('919')
})

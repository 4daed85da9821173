import { expect, test } from '@playwright/test'
import { expectAccessible, expectEveryLanguage } from './support/look.ts'
import { mahjongDeal } from './support/mahjong-deal.ts'
import { call, discard, inHand, myTurn, setSwitches, settled } from './support/mahjong-table.ts'
import { prepare, start } from './support/table.ts'

const READY = ['123m456m789m1199s', '445566789s1199p', '123m456m789m2233p'] as const
const MINE = '123p456p789p123s4z'
const BOTS = { 1: 1, 2: 1, 3: 1 } as const
const winning = { game: 'mahjong', deal: [mahjongDeal({ hands: [MINE, ...READY], draws: '3z4z' })], bots: BOTS }

test('where the table allows hints, the best discard is marked and explained; a figure picks a tile, twice discards it', async ({
  page,
  baseURL,
}) => {
  await start(page, await prepare(baseURL!, { ...winning, table: { hints: true } }))
  await myTurn(page)
  await expect(inHand(page, '3z')).toHaveClass(/best/)
  await page.getByRole('button', { name: 'Hints' }).click()
  await expect(page.getByText(/Ready: \d tiles? wins?/).first()).toBeVisible()
  await page.keyboard.press('2')
  await expect(inHand(page, '2p')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('2')
  await expect(inHand(page, '2p')).toHaveCount(0)
})

test('the hand as the player keeps it outlives a reload, and that one tap discards', async ({ page, baseURL }) => {
  await setSwitches(page, { sort: false })
  await start(page, await prepare(baseURL!, winning))
  const first = page.locator('[data-hand] [data-tile]').first()
  await settled(page)
  const to = (await first.boundingBox())!
  await inHand(page, '3s').hover()
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 })
  await page.mouse.up()
  const moved = await inHand(page, '3s').getAttribute('data-tile')
  await expect(first).toHaveAttribute('data-tile', moved!)
  await page.getByRole('button', { name: 'Play settings' }).click()
  await page.getByRole('checkbox', { name: /One tap discards/ }).check()
  await page.reload()
  await expect(first).toHaveAttribute('data-tile', moved!)
  await myTurn(page)
  await inHand(page, '3z').click()
  await expect(inHand(page, '3z')).toHaveCount(0)
})

test('a call moves nothing, all of it has its name, and words in every language @phone-only', async ({
  page,
  baseURL,
}) => {
  await start(page, await prepare(baseURL!, winning))
  await myTurn(page)
  await settled(page)
  // Where advice takes its place meanwhile it is not seen.
  const bar = page.getByRole('group', { name: 'Autoplay', includeHidden: true })
  const before = await bar.boundingBox()
  await discard(page, '3z')
  await expect(call(page, 'Mahjong!')).toBeVisible()
  expect(await bar.boundingBox()).toEqual(before)
  await expectAccessible(page)
  await expectEveryLanguage(page, '#board')
})

import { expect, test, type Locator, type Page } from '@playwright/test'
import { DONE, JOKER, LOOSE, ME, leaving, playPatient, playThree } from './support/atu-table.ts'
import { expectAccessible, expectEveryLanguage } from './support/look.ts'
import { remiDeal } from './support/remi-deal.ts'
import {
  action,
  discard,
  drag,
  drawStock,
  gain,
  onRack,
  pickUp,
  refusal,
  results,
  settled,
} from './support/rummy-table.ts'
import { prepare, start } from './support/table.ts'

leaving()

/** `draws`: the other's first, then one's own, and so on. */
const play = (page: Page, baseURL: string, mine: string, draws = '', options = {}): Promise<string> =>
  playPatient(page, baseURL, { game: 'rummy45', deal: [remiDeal({ hands: { 0: LOOSE, 1: mine }, draws })], options })

const groups = (page: Page): Locator => page.locator('.groups > li:not(.new)')
const place = (page: Page, at: number): Locator => page.locator(`[data-place="group:${at}"]`)
const lay = (page: Page): Locator => action(page, 'Lay down')
const undo = (page: Page): Locator => action(page, 'Take all back')

/** Tap a tile, tap a group of the draft. */
async function build(page: Page, codes: string, at: number): Promise<void> {
  for (const code of codes.split(' ')) {
    await settled(page)
    await onRack(page, code).and(page.locator(':not(.away)')).first().click()
    await place(page, at).click({ position: { x: 8, y: 8 } })
  }
}

async function laid(page: Page): Promise<void> {
  await expect(lay(page)).toHaveClass(/primary/)
  await lay(page).click()
  await expect(lay(page)).toHaveCount(0)
}

test('what stands in groups on the rack is counted, lights the way and is laid with one button', async ({
  page,
  baseURL,
}) => {
  await play(page, baseURL!, 'R10 R11 R12 K5 B5 Y5 K1 K9')
  await action(page, 'Arrange').click()
  await expect(page.getByRole('img', { name: 'First meld 48 / 45' })).toBeVisible()
  await expect(page.getByText('You can open')).toBeVisible()
  await action(page, 'Lay melds (48)').click()
  await expect(groups(page)).toHaveCount(2)
  await expect(page.locator(`[data-seat="${ME}"]`)).toContainText('opened')
  await settled(page)
  const last = page.locator('.rack .piece').last()
  const thrown = await last.getAttribute('data-tile')
  await last.dblclick()
  await expect(page.locator(`.row > [data-tile="${thrown}"]`)).toHaveCount(1)
})

test('the first meld is refused below 45 with its sum, and taken from 45 on', async ({ page, baseURL }) => {
  await play(page, baseURL!, 'K12 B12 Y12 R3 R4 R5 Y9 K1')
  await build(page, 'K12 B12 Y12', 0)
  await expect(page.getByRole('img', { name: 'First meld 36 / 45' })).toBeVisible()
  await expect(lay(page)).not.toHaveClass(/primary/)
  await lay(page).click()
  await expect(refusal(page)).toHaveText('Your first meld has 36 points; it needs 45.')
  // The draft stays as it was built.
  await expect(groups(page)).toHaveCount(1)
  await build(page, 'R3 R4 R5', 1)
  await expect(page.getByRole('img', { name: 'First meld 48 / 45' })).toBeVisible()
  await laid(page)
  await expect(page.locator(`[data-seat="${ME}"]`)).toContainText('opened')
  await expect(groups(page)).toHaveCount(2)
  await expect(page.locator('.rack .piece')).toHaveCount(9)
  await discard(page, 'K1')
  await expect(action(page, 'Take black 1')).toBeVisible()
})

test('what was laid comes back to the rack where it stood, until the discard', async ({ page, baseURL }) => {
  await play(page, baseURL!, 'R10 R11 R12 K5 B5 Y5 Y1 Y2 Y3 K9')
  const stands = () => page.locator('.rack .piece').evaluateAll(all => all.map(each => each.getAttribute('data-tile')))
  const back = action(page, 'Take back')
  await action(page, 'Arrange').click()
  await settled(page)
  const before = await stands()
  await expect(back).toHaveCount(0)
  await build(page, 'R10 R11 R12', 0)
  await build(page, 'K5 B5 Y5', 1)
  await laid(page)
  await action(page, 'Lay melds (1)').click()
  await expect(groups(page)).toHaveCount(3)
  await back.click()
  await expect(groups(page)).toHaveCount(2)
  await expect(undo(page)).toHaveCount(0)
  await action(page, 'Lay melds (1)').click()
  await expect(groups(page)).toHaveCount(3)
  // By keyboard, as any button.
  await undo(page).press('Enter')
  await expect(groups(page)).toHaveCount(0)
  await expect(page.locator(`[data-seat="${ME}"]`)).not.toContainText('opened')
  await settled(page)
  expect(await stands()).toEqual(before)
  await discard(page, 'K9')
  await expect(back).toHaveCount(0)
})

test('a refused draft stays, its wrong meld marked; undone, all is as before', async ({ page, baseURL }) => {
  await play(page, baseURL!, 'R10-13 K12 B12 Y9 B7 K2')
  await build(page, 'R10 R11 R12 R13', 0)
  await build(page, 'B7', 1)
  await lay(page).click()
  await expect(refusal(page)).toContainText('Meld 2 is too short')
  await expect(groups(page)).toHaveCount(2)
  await expect(page.locator('.groups > li.wrong')).toHaveCount(1)
  // A tap on its shadow brings a tile back.
  await onRack(page, 'B7').click()
  await expect(groups(page)).toHaveCount(1)
  await laid(page)
  await build(page, 'K12 B12', 1)
  await drag(page, page.locator('.groups [data-item^="table:"]').nth(2), place(page, 1))
  await expect(page.locator('.groups > li.changed')).toHaveCount(2)
  await expect(page.locator('.groups > li.wrong')).toHaveCount(1)
  await action(page, 'Before').click()
  await expect(page.locator('.groups > li')).toHaveCount(1)
  await action(page, 'Before').click()
  await lay(page).click()
  await expect(refusal(page)).toContainText('Meld 1')
  await undo(page).click()
  await expect(page.locator('.groups > li.changed')).toHaveCount(0)
  await expect(page.locator('.rack .away')).toHaveCount(0)
})

test('a joker comes free for its own tile alone, and is used in the same turn', async ({ page, baseURL }) => {
  await play(page, baseURL!, 'R10 R11 J R13 K5 K6 Y9 B2', 'Y1 R12')
  await build(page, `R10 R11 R13 ${JOKER}`, 0)
  await expect(page.getByRole('img', { name: 'First meld 46 / 45' })).toBeVisible()
  await laid(page)
  const joker = page.locator('.groups').locator('[data-item="table:104"], [data-item="table:105"]')
  await build(page, 'K5 K6', 1)
  await joker.click()
  await place(page, 1).click({ position: { x: 8, y: 8 } })
  await lay(page).click()
  await expect(refusal(page)).toContainText('Meld 1 has a gap')
  await undo(page).click()
  await discard(page, 'B2')
  await drawStock(page)
  await build(page, 'R12', 0)
  await build(page, 'K5 K6', 1)
  await settled(page)
  await joker.click()
  await place(page, 1).click({ position: { x: 8, y: 8 } })
  await laid(page)
  await expect(groups(page)).toHaveCount(2)
  await expect(groups(page).nth(0).locator('[data-tile]')).toHaveCount(4)
  await expect(groups(page).nth(1).locator('[data-tile]')).toHaveCount(3)
})

test('a tile of the row goes back, and the next time it is used', async ({ page, baseURL }) => {
  await play(page, baseURL!, 'R10 R11 R13 Y2 B2', 'R12')
  const take = action(page, 'Take red 12')
  await discard(page, 'Y2')
  await take.click()
  await expect(onRack(page, 'R12')).toHaveCount(1)
  await pickUp(page, 'B2')
  await action(page, 'Discard').click()
  await expect(refusal(page)).toContainText('You took red 12')
  await action(page, 'Put it back').click()
  await expect(onRack(page, 'R12')).toHaveCount(0)
  // Now only the stock is left.
  await expect(take).toHaveCount(0)
  await drawStock(page)
  await discard(page, 'B2')
  await take.click()
  await build(page, 'R10 R11 R12 R13', 0)
  await laid(page)
  await expect(page.getByRole('group', { name: 'Discard row' }).getByRole('img', { name: 'red 12' })).toHaveCount(0)
})

test('three players round one table', async ({ page, baseURL }) => {
  await playThree(page, baseURL!, 'rummy45')
})

test.describe('as it moves', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a match of two hands against a bot', async ({ page, baseURL }) => {
    const deal = remiDeal({ hands: { 0: DONE, 1: `${LOOSE} Y2` }, draws: 'K2' })
    const room = await prepare(baseURL!, {
      game: 'rummy45',
      seats: 2,
      deal: [deal],
      options: { hands: 2 },
      table: { hints: true },
      bots: { 0: 2 },
    })
    await start(page, room, ME)
    // The bot lays its fourteen and throws what it drew.
    await discard(page, 'Y2')
    await expect(results(page)).toContainText('Went out')
    await expect(gain(page, 0)).toHaveText('+102')
    await page.getByRole('button', { name: /Next hand/ }).click()
    await expect(results(page)).toHaveCount(0)
    // In the second hand the bot begins, and the fourteen are the page's.
    await drawStock(page)
    await action(page, 'Suggest a play').click()
    await laid(page)
    await discard(page, 'K2')
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible()
    await expect(page.locator('[data-standing]')).toHaveCount(2)
  })
})

test('a draft moves nothing else, all of it has its name, and words in every language @phone-only', async ({
  page,
  baseURL,
}) => {
  await play(page, baseURL!, 'R10-13 K12 B12 Y12 B7')
  const rack = (await page.locator('.rack').boundingBox())!
  await build(page, 'R10 R11 R12 R13', 0)
  await build(page, 'K12 B12 B7', 1)
  await settled(page)
  await expectAccessible(page)
  expect(await page.locator('.rack').boundingBox()).toEqual(rack)
  await expectEveryLanguage(page, '#board')
})

import { expect, test, type Page } from '@playwright/test'
import * as v from 'valibot'
import { games } from '../src/games/all.ts'
import { endings } from '../src/games/mahjong/learn/endings.ts'
import { playOut } from '../tests/laws/play.ts'
import { mahjongDeal } from './support/mahjong-deal.ts'
import { call, discard, inHand, myTurn, pass } from './support/mahjong-table.ts'
import { OwnRoom, type Position } from './support/ownRoom.ts'
import { prepare, sit, start } from './support/table.ts'

// The bots hold ready hands that nothing here completes: they throw whatever they draw.
const READY = ['123m456m789m1199s', '445566789s1199p', '123m456m789m2233p'] as const
const MINE = '123p456p789p123s4z'
const BOTS = { 1: 1, 2: 1, 3: 1 } as const

const results = (page: Page) => page.locator('[data-results]')
const gain = (page: Page, seat: number) => page.locator(`[data-standing="${seat}"] .points`)

test('win on a discard by keyboard alone, then the next hand', async ({ page, baseURL }) => {
  const deal = mahjongDeal({ hands: [MINE, ...READY], draws: '3z4z' })
  await start(page, await prepare(baseURL!, { game: 'mahjong', deal: [deal], bots: BOTS }))
  await expect(page.locator('[data-hand] .apart')).toHaveAttribute('aria-label', /drawn/)
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur())
  // To the left of the first tile is the last: the one just drawn.
  await page.keyboard.press('ArrowLeft')
  await expect(inHand(page, '3z')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(inHand(page, '3z')).toHaveAttribute('aria-pressed', 'true')
  // What would be left waits for the North wind.
  await expect(page.getByRole('group', { name: 'You’d be waiting for' })).toContainText('fan')
  await page.keyboard.press('Enter')
  await expect(call(page, 'Mahjong!')).toBeVisible()
  await page.keyboard.press('1')
  await expect(results(page)).toBeVisible()
  await expect(results(page).locator('[data-story]')).toContainText('You won on Mei’s discard: north wind.')
  // Four sets and the pair.
  await expect(results(page).locator('[data-set]')).toHaveCount(5)
  // The winning tile alone, the winner's wind, and who pays: the discarder double.
  await expect(results(page).getByRole('img', { name: /winning tile/ })).toBeVisible()
  await expect(gain(page, 1)).toContainText('−')
  const [won, paid, bystander] = await Promise.all(
    [0, 1, 2].map(async seat => Number((await gain(page, seat).innerText()).replace('−', '-'))),
  )
  expect(paid).toBe(2 * bystander)
  expect(won).toBe(-4 * bystander)
  await page.getByRole('button', { name: /Next hand/ }).click()
  await expect(page.locator('[data-wall]')).toHaveAttribute('aria-label', /Hand 2/)
  await expect(results(page)).toHaveCount(0)
})

test('the discard that lost the hand is one tap away in the replay', async ({ page, baseURL }) => {
  const deal = mahjongDeal({ hands: ['258m258p147s1234z', MINE, READY[1], READY[2]], draws: '5z' })
  await start(page, await prepare(baseURL!, { game: 'mahjong', deal: [deal], bots: BOTS }))
  await discard(page, '4z')
  const story = results(page).locator('[data-story]')
  await expect(story).toContainText('You discarded Mei’s winning tile: north wind.')
  const opened = page.waitForEvent('popup')
  await story.getByRole('link', { name: 'The costliest moment' }).click()
  const replay = await opened
  // The deal was the first step.
  await expect(replay.locator('[data-step]')).toHaveAttribute('data-step', '1')
  await expect(replay.getByLabel('View as')).toHaveValue('1')
  // For whoever did nothing dear the strongest bot is asked, and says so.
  await replay.goto(replay.url().replace(/seat=.*/, 'seat=4&step=costliest'))
  await expect(replay.locator('.found')).toContainText('No choice in this hand cost you anything')
  await replay.close()
})

test('rob a gang, two people at one table', async ({ page, browser, baseURL }) => {
  const deal = mahjongDeal({
    hands: ['123m456m789m11s46p', '55p147m258s12567z', READY[1], READY[2]],
    draws: '3z4z5p6z7z3z5p',
  })
  const room = await prepare(baseURL!, { game: 'mahjong', deal: [deal], bots: { 2: 2, 3: 2 } })
  const friend = await (await browser.newContext()).newPage()
  await sit(page, room, 0)
  await sit(friend, room, 1)
  await friend.getByRole('button', { name: 'I’m ready' }).click()
  await page.locator('#start button.primary').click()

  await discard(page, '3z')
  await discard(friend, '4z')
  // The same discard would win for one and makes a triplet for the other.
  await expect(call(friend, 'Pung')).toBeVisible()
  await pass(page)
  await call(friend, 'Pung').click()
  await discard(friend, '1z')
  await discard(page, '3z')
  await call(friend, 'Kong').click()
  await call(page, 'Mahjong!').click()
  await expect(results(page)).toContainText('robbing')
  await expect(results(friend)).toContainText('robbing')
  await expect(gain(friend, 1)).toContainText('−')
  await friend.context().close()
})

test('a tile taken stays in the river as a shadow', async ({ page, baseURL }) => {
  const deal = mahjongDeal({ hands: ['44z123p456p258s19m', ...READY], draws: '3z4z' })
  await start(page, await prepare(baseURL!, { game: 'mahjong', deal: [deal], bots: BOTS }))
  await discard(page, '3z')
  await call(page, 'Pung').click()
  await expect(page.getByRole('img', { name: /Pung/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /taken by/ })).toBeVisible()
  // No tile was drawn: the caller owes a discard.
  await myTurn(page)
  await discard(page, '9m')
  await expect(inHand(page, '9m')).toHaveCount(0)
})

test('the wall runs out: nobody pays, and who was ready is shown', async ({ page }) => {
  const game = games.mahjong
  const options = v.parse(game.options, {}) as Position['options']
  const order = mahjongDeal({
    hands: ['258m258p258s1234z', '123p456p789p1199s', '445566789s1199p', '369m369p369s1234z'],
    draws: '5z',
  })
  // Everybody throws what comes, and nobody calls.
  const play = { options, seats: 4, seed: 1, order, policy: (_: unknown, view: unknown) => game.fallback(view) }
  const { state } = playOut(game, play, ({ state }) => game.outcome(state) !== null)
  await OwnRoom.open(page, game, { options, seats: 4, state, seat: 0 })
  await expect(results(page)).toBeVisible()
  await expect(page.locator('[data-wall]')).toHaveAttribute('aria-label', /\b0 tiles left/)
  for (const seat of [0, 1, 2, 3]) await expect(gain(page, seat)).toHaveText('0')
  await expect(results(page)).toContainText('Who was ready')
  await expect(results(page).locator('ul').first().getByRole('listitem')).toHaveCount(2)
  // Thirteen orphans are one set of fourteen: on a phone they fold, and nothing beside them is cut.
  await page.setViewportSize({ width: 390, height: 844 })
  const { state: ready, ...ending } = endings.find(({ id }) => id === 'orphans')!
  const { state: won } = game.apply(ready, { by: 0, do: { type: 'hu' } })
  await OwnRoom.open(page, game, { ...ending, state: won, seat: 0 })
  await expect(results(page).locator('[data-set]')).toHaveCount(1)
  expect(await results(page).evaluate(each => each.scrollWidth - each.clientWidth)).toBe(0)
})

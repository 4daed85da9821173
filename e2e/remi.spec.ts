import { expect, test, type Page } from '@playwright/test'
import type { View } from '../src/games/remi/types.ts'
import { over } from '../src/table/patch.ts'
import { messages, type Down } from '../src/table/protocol.ts'
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
  standing,
} from './support/rummy-table.ts'
import { prepare, start } from './support/table.ts'

const WITH_JOKER = 'R1-4 K5 B5 Y5 B7-10 R12 R13 J'

const dealt = (mine: string, draws = '') => [remiDeal({ hands: { 0: LOOSE, 1: mine }, atu: 'K9', draws })]
const close = (page: Page) => action(page, 'Close!')
const arrange = (page: Page) => action(page, 'Arrange')
const cost = (page: Page) => page.locator('#board .loose')

leaving()

const play = (page: Page, baseURL: string, deal: number[][], options = {}): Promise<string> =>
  playPatient(page, baseURL, { game: 'remi', deal, options })

/** All that came down this page's socket. */
function heard(page: Page): Down[] {
  const heard: Down[] = []
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      if (/^[[{]/.test(String(payload))) heard.push(...messages(String(payload)))
    }),
  )
  return heard
}
function views(heard: Down[]): View[] {
  let view: unknown = {}
  return heard.flatMap(each => {
    if (each.type === 'step') view = over(view, each.view)
    else if (each.type === 'welcome' && each.scene) view = each.scene.view
    else return []
    return [view as View]
  })
}

test('a discarded joker is launched, and one among the melds is shown for what it stood for', async ({
  page,
  baseURL,
}) => {
  await play(page, baseURL!, dealt(`${WITH_JOKER} J`, 'Y2 K2'))
  await discard(page, JOKER)
  await expect(page.locator(`[data-seat="${ME}"]`)).toContainText('1 joker out of the game')
  await drawStock(page)
  await pickUp(page, 'K2')
  await close(page).click()
  // The high 1 or the 11.
  await expect(results(page).locator('.laid .as')).toHaveCount(1)
})

test('a wrong close is refused with its reason, a clean one brings 350 and what the other holds', async ({
  page,
  baseURL,
}) => {
  await play(page, baseURL!, dealt(`${DONE} K2`))
  await expect(close(page)).toHaveClass(/primary/)
  await pickUp(page, 'B8')
  await expect(close(page)).not.toHaveClass(/primary/)
  await close(page).click()
  await expect(refusal(page)).toContainText('You can’t close')
  await expect(refusal(page)).toContainText('blue 7')
  await drag(page, onRack(page, 'R2'), page.locator('[data-place=close]'))
  await expect(refusal(page)).toContainText('red 3')
  await expect(page.locator('.rack .piece')).toHaveCount(15)
  await drag(page, onRack(page, 'K2'), page.locator('[data-place=close]'))
  await expect(results(page)).toContainText('Clean close')
  await expect(gain(page, 1)).toHaveText('+452')
  await expect(gain(page, 0)).toHaveText('−102')
})

test('groups show what they are and what is loose, as they are arranged', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt('R1 R2 R3 K5 B5 Y5 B7 B8 K11 K13 Y7 Y9 B11 R10 R13'))
  // Close is offered only when something closes.
  await expect(close(page)).toHaveCount(0)
  await expect(page.locator('[data-place=close]')).toHaveCount(0)
  await arrange(page).click()
  await expect(page.locator('.rack .useful')).toHaveCount(6)
  await expect(cost(page)).toHaveText('9 loose tiles, 89 points')
  // The black 5 taken out leaves two that are no group.
  await drag(page, onRack(page, 'K5'), page.locator('.rack .slot').last())
  await expect(page.locator('.rack .useful')).toHaveCount(3)
  await expect(cost(page)).toHaveText('12 loose tiles, 104 points')
  // Put back by the one button, which is lit as long as it would help.
  await expect(arrange(page)).toHaveClass(/primary/)
  await arrange(page).click()
  await expect(cost(page)).toHaveText('9 loose tiles, 89 points')
  await expect(arrange(page)).not.toHaveClass(/primary/)
})

// Seat 0 closes with its first draw. The page has two runs, and 74 besides with the yellow 2.
const LATE = 'Y2 R4 R5 R6 B1 B2 B3 K4 K7 K10 K13 B12 Y6 Y9 Y11'
const doomed = [remiDeal({ hands: { 0: DONE, 1: LATE }, atu: 'K9', draws: 'K2' })]
const takeApart = (page: Page) => drag(page, onRack(page, 'B2'), page.locator('.rack .slot').last())
async function expectTakenApart(page: Page): Promise<void> {
  await expect(gain(page, ME)).toHaveText('−78')
  const own = results(page).locator(`[data-board="${ME}"]`)
  await expect(own).toContainText('11 loose tiles, 78 points')
  await expect(own).toContainText('Arranged, it would have been 72')
  // The run that stood, and the loose tiles apart from it.
  await expect(own.locator('.laid li')).toHaveCount(1)
  await expect(own.locator('.counted [data-tile]')).toHaveCount(11)
  // The rack behind the results has not moved.
  await expect(cost(page)).toHaveText('11 loose tiles, 78 points')
}

test('the rack counts as it stood with the discard, however quickly another closes', async ({ page, baseURL }) => {
  const room = await prepare(baseURL!, { game: 'remi', seats: 2, deal: doomed, bots: { 0: 2 } })
  await start(page, room, ME)
  await settled(page)
  await arrange(page).click()
  await expect(cost(page)).toHaveText('9 loose tiles, 74 points')
  await takeApart(page)
  await discard(page, 'Y2')
  await expectTakenApart(page)
})

test('the board stands as it was left, here and on another device, and is told only with its tiles', async ({
  page,
  baseURL,
}) => {
  const messages = heard(page)
  const told: string[] = []
  page.on('websocket', socket => socket.on('framesent', ({ payload }) => void told.push(String(payload))))
  await play(page, baseURL!, dealt(`${DONE} K2`))
  await arrange(page).click()
  await drag(page, onRack(page, 'K2'), page.locator('.rack .slot').last())
  const left = await standing(page)
  await page.reload()
  await expect(page.locator('.rack .piece')).toHaveCount(15)
  expect(await standing(page)).toEqual(left)
  await expect.poll(() => views(messages).at(-1)?.board?.flat().length).toBe(14)
  // Another device knows the seat, but not the rack.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('masa:rack:')) localStorage.removeItem(key)
  })
  await page.reload()
  await expect(page.locator('.rack .useful')).toHaveCount(14)
  const boards = told.filter(message => message.includes('"arrange"'))
  expect(boards).not.toEqual([])
  expect(boards.filter(message => message.includes('"groups":[]'))).toEqual([])
})

test('three players, each behind a rack', async ({ page, baseURL }) => {
  await playThree(page, baseURL!, 'remi')
  await expect(page.locator('.behind')).toHaveCount(2)
})

test.describe('as it moves', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a match of two hands against a bot', async ({ page, baseURL }) => {
    // In the second hand the bot begins, and the fourteen that are done are the page's.
    const second = remiDeal({ hands: { 0: DONE, 1: LOOSE + ' Y2' }, atu: 'K9', draws: 'K2' })
    const first = remiDeal({ hands: { 0: DONE, 1: LOOSE + ' Y2' }, atu: 'K9', draws: 'K2' })
    const room = await prepare(baseURL!, {
      game: 'remi',
      seats: 2,
      deal: [first, second],
      options: { hands: 2 },
      bots: { 0: 2 },
    })
    await start(page, room, ME)
    await discard(page, 'Y2')
    await expect(results(page)).toContainText('Clean close')
    await page.getByRole('button', { name: /Next hand/ }).click()
    await expect(results(page)).toHaveCount(0)
    await drawStock(page)
    await close(page).click()
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible()
    await expect(page.locator('[data-standing]')).toHaveCount(2)
  })
})

test('picking a tile up moves nothing else, in every language; the results have their names @phone-only', async ({
  page,
  baseURL,
}) => {
  await play(page, baseURL!, dealt(`${DONE} K2`))
  const rack = await page.locator('.rack').boundingBox()
  await pickUp(page, 'K2')
  expect(await page.locator('.rack').boundingBox()).toEqual(rack)
  await expectEveryLanguage(page, '#board')
  await close(page).click()
  await expect(results(page)).toBeVisible()
  await expectAccessible(page)
})

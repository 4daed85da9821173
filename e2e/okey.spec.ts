import { expect, test, type Page } from '@playwright/test'
import type { Seat } from '../src/games/game.ts'
import type { Action } from '../src/games/okey/action.ts'
import type { View } from '../src/games/okey/types.ts'
import { expectEveryLanguage } from './support/look.ts'
import { okeyDeal, type Wanted } from './support/rummy-deal.ts'
import {
  action,
  discard,
  drag,
  dragByTouch,
  drawByKeys,
  drawStock,
  gain,
  idsIn,
  myTurn,
  onRack,
  pickUp,
  puppet,
  refusal,
  results,
  settled,
  standing,
  tabTo,
  toss,
  walkTo,
} from './support/rummy-table.ts'
import { prepare, sit, start } from './support/table.ts'

type Options = Record<string, string | number | boolean>

// The okey is the red 5. Fourteen that are done, and a fifteenth that is not needed.
const DONE = 'K1-3 B5-8 R9 Y9 K9 Y10-13'
const PAIRED = 'R1 R1 Y2 Y2 B3 B3 K6 K6 R7 R7 Y8 Y8 B9 B9'
// One tile short: the yellow 13.
const SHORT = 'K1-3 B5-8 R9 Y9 K9 Y10-12'
const dealt = (hands: string[], draws?: string): Wanted => ({
  indicator: 'R4',
  hands: [...hands, '', '', '', ''].slice(0, 4),
  draws,
})

/** Draws and throws it again; at its first turns it throws what the script says. */
function scripted(seat: Seat, throws: string[] = []) {
  const script = [...throws]
  return (view: View): Action | null => {
    if (view.turn !== seat) return null
    if (view.stage === 'draw') return view.stock > 0 ? { type: 'draw', from: 'stock' } : { type: 'pass' }
    if (view.stage !== 'discard') return null
    const code = script.shift()
    const drawn = view.drawn?.tile ?? null
    if (code) return { type: 'discard', tile: idsIn(view.hands[seat], code)[0] }
    return drawn === null ? null : { type: 'discard', tile: drawn }
  }
}

let guests: (() => void)[] = []
test.afterEach(() => {
  guests.forEach(leave => leave())
  guests = []
})

/** The page at seat 0 and three who throw what they draw. */
async function play(page: Page, baseURL: string, wanted: Wanted, options: Options = {}, throws: string[] = []) {
  const room = await prepare(baseURL, { game: 'okey', deal: [okeyDeal(wanted)], options, table: { hints: true } })
  await sit(page, room)
  for (const seat of [1, 2, 3] as const)
    guests.push(await puppet(baseURL, room, seat, scripted(seat, seat === 3 ? throws : [])))
  await page.locator('#start button.primary').click()
  await myTurn(page)
  await settled(page)
}

const indicator = (page: Page) => page.locator('[data-place=indicator]')
const pile = (page: Page) => page.locator('[data-place=pile]')

test('finish with runs and sets: partners win and lose together', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`${DONE} R2`]), { partners: true })
  await expect(page.locator('[data-seat="2"]')).toContainText('partner')
  await expect(page.locator('[data-seat="1"]')).not.toContainText('partner')
  await action(page, 'Okey!').click()
  await expect(results(page)).toContainText('Guest, Player 2 win')
  // The winner's hand as it lies: four groups, and the tile on the indicator.
  await expect(results(page).locator('.result .laid > li')).toHaveCount(4)
  await expect(results(page).locator('.result').getByRole('img', { name: 'red 2' })).toBeVisible()
  for (const seat of [0, 2] as const) await expect(gain(page, seat)).toHaveText('0')
  for (const seat of [1, 3] as const) await expect(gain(page, seat)).toHaveText('−2')
})

test('the café’s finish lights up only when the tiles stand in their groups', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`${DONE} R2`]), { requireArrangement: true, wrongFinish: 'loseTwo' })
  await pickUp(page, 'R2')
  await expect(action(page, 'Okey! −2')).toBeVisible()
  await expect(action(page, 'Okey!')).toHaveCount(0)
  await action(page, 'Runs & sets').click()
  await action(page, 'Okey!').click()
  await expect(results(page)).toContainText('Guest wins')
  await expect(gain(page, 0)).toHaveText('0')
})

test('a wrong finish is refused with what is left over; after taking a discard the button lights up', async ({
  page,
  baseURL,
}) => {
  await play(page, baseURL!, dealt([`${SHORT} R2 R12`, '', '', 'Y13']), {}, ['Y13'])
  await expect(action(page, 'Okey!')).toHaveCount(0)
  await drag(page, onRack(page, 'R2'), indicator(page))
  await expect(refusal(page)).toContainText('Not finished: one tile is left over, red 12.')
  await discard(page, 'R2')
  // The table allows hints: one tile away, and which.
  await expect(page.locator('.hint')).toContainText('1 tile away')
  await expect(page.locator('.hint').getByRole('img', { name: 'yellow 13' })).toBeVisible()
  await action(page, 'Take yellow 13').click()
  await expect(onRack(page, 'Y13')).toHaveCount(1)
  await action(page, 'Okey!').click()
  await expect(results(page)).toContainText('Guest wins')
  await expect(results(page).locator('.result').getByRole('img', { name: 'red 12' })).toBeVisible()
})

test.describe('as it moves', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a whole match against bots', async ({ page, baseURL }) => {
    const deal = [dealt(['', SHORT, '', '']), dealt(['', SHORT, PAIRED, ''])].map(okeyDeal)
    const options = { matchEnd: 'hands', hands: 2 }
    await start(page, await prepare(baseURL!, { game: 'okey', deal, options, bots: { 1: 2, 2: 2, 3: 2 } }))
    const over = page.locator('[data-results=match]')
    const next = page.getByRole('button', { name: /Next hand/ })
    const drawing = action(page, /^Draw from the stock/)
    const throwing = page.getByText('Pick a tile and discard it, or tap it twice')
    for (let turn = 0; turn < 60; turn++) {
      await expect(over.or(next).or(drawing).or(throwing).first()).toBeVisible()
      if (await over.isVisible()) break
      if (await next.isVisible()) {
        await next.click()
        await expect(results(page)).toHaveCount(0)
      } else if (await drawing.isVisible()) await toss(page)
      else {
        await page.locator('.rack [data-item]').last().click()
        await action(page, 'Discard').click()
        await expect(throwing).toHaveCount(0)
      }
    }
    await expect(over).toBeVisible()
    await expect(page.locator('[data-standing]')).toHaveCount(4)
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible()
  })
})

test('the rack as it was left, after a reload in mid-hand', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`${DONE} R2`]))
  await action(page, 'Pairs').click()
  await action(page, 'Runs & sets').click()
  await settled(page)
  // Groups stand apart.
  const groups = (await standing(page))
    .join(' ')
    .split(/(?:^| )(?:- ?)+/)
    .filter(Boolean)
  expect(groups.map(group => group.split(' ').length).sort()).toEqual([1, 3, 3, 4, 4])
  // Tap a tile, tap a place.
  await pickUp(page, 'R2')
  await page.locator('.rack [data-slot="25"]').click()
  await expect(page.locator('.rack [data-slot="25"]')).toHaveAttribute('data-item', /tile/)
  const left = await standing(page)
  await page.reload()
  await myTurn(page)
  await expect.poll(() => standing(page)).toEqual(left)
  await discard(page, 'R2')
  await myTurn(page)
  await expect(action(page, /^Draw from the stock/)).toBeVisible()
})

test('move, discard and draw to a place with a finger @phone-only', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`${SHORT} R2 R12`]))
  const slots = page.locator('.rack [data-slot]')
  await dragByTouch(page, onRack(page, 'R2'), slots.last())
  await expect(slots.last().getByRole('img', { name: 'red 2' })).toBeVisible()
  await dragByTouch(page, slots.last(), pile(page))
  await expect(onRack(page, 'R2')).toHaveCount(0)
  await expect(action(page, /^Draw from the stock/)).toBeVisible()
  await dragByTouch(page, action(page, /^Draw from the stock/), slots.last())
  await expect(slots.last()).toHaveClass(/drawn/)
})

test('keyboard only: discard, draw, finish', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`${SHORT} R2 R12`], 'K10 K11 K12 Y13'))
  await walkTo(page, 'R2')
  await tabTo(page, '.actions .button')
  await page.keyboard.press('Enter')
  await expect(onRack(page, 'R2')).toHaveCount(0)
  await drawByKeys(page)
  await expect(onRack(page, 'Y13')).toHaveCount(1)
  await tabTo(page, '.finish')
  await page.keyboard.press('Enter')
  await expect(results(page)).toContainText('Guest wins')
})

test('a turn moves nothing but the tiles, and all of it has its words in every language @phone-only', async ({
  page,
  baseURL,
}) => {
  await play(page, baseURL!, dealt([`${DONE} R4`]), { partners: true })
  await expect(page.locator('.finish')).toBeVisible()
  await pickUp(page, 'R4')
  const rack = await page.locator('.rack').boundingBox()
  await expectEveryLanguage(page, '#board')
  await action(page, 'Discard').click()
  await drawStock(page)
  await settled(page)
  expect(await page.locator('.rack').boundingBox()).toEqual(rack)
})

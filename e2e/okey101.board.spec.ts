import { expect, test } from '@playwright/test'
import { expectAccessible, expectEveryLanguage } from './support/look.ts'
import { ODDS, PAIRS, SERIES, dealt, dismiss, heard, melds, open, opening, play } from './support/okey101.ts'
import { okey101Deal } from './support/rummy-deal.ts'
import {
  action,
  discard,
  drag,
  drawByKeys,
  drawStock,
  onRack,
  pickUp,
  refusal,
  settled,
  tabTo,
  walkTo,
} from './support/rummy-table.ts'
import { prepare, start } from './support/table.ts'

test.afterEach(dismiss)

test('open by series in one tap, take it back, open by hand @phone', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`${SERIES} ${ODDS}`]))
  await open(page, 147)
  await expect(melds(page, 'Guest')).toHaveCount(3)
  await action(page, 'Take back').click()
  await expect(melds(page, 'Guest')).toHaveCount(0)
  await action(page, 'Runs & sets').click()
  await action(page, 'Lay melds (147)').click()
  await expect(melds(page, 'Guest')).toHaveCount(3)
  await discard(page, 'Y1')
  await expect(heard(page)).toContainText('Guest discarded yellow 1.')
})

test('open by pairs', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`${PAIRS} Y9 K1 B7 K12 Y12 B10 R8 Y6 B1 K3 K8 B13`]))
  await expect(action(page, /^5 \/ 5/)).toBeEnabled()
  await action(page, /^5 \/ 5/).click()
  await expect(melds(page, 'Guest')).toHaveCount(5)
  await expect(page.locator('[data-seat="0"]')).toContainText('5 pairs')
})

test('an opening that falls short is refused with its sum', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`K10-12 ${ODDS} Y9 B2 B7 R13 Y13 B12 R6 Y11 B9 K8`]))
  await expect(opening(page)).toBeDisabled()
  await action(page, 'Runs & sets').click()
  await action(page, /^Lay melds/).click()
  await expect(refusal(page)).toContainText(/^That makes 33 points: you need 101 to open\.$/)
  await expect(melds(page, 'Guest')).toHaveCount(0)
})

test('lay off by tap and by drag, where the table lights up', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`${SERIES} B7 ${ODDS.replace('K7', 'Y8')}`.replace(' R8', '')], 'Y13 K5 Y5 B8'))
  await open(page, 147)
  await discard(page, 'Y1')
  await drawStock(page)
  await pickUp(page, 'B8')
  const here = page.getByRole('button', { name: 'Put it here' })
  await expect(here).toHaveCount(1)
  await here.click()
  await expect(onRack(page, 'B8')).toHaveCount(0)
  // Now the 7 fits too; any part of that run takes it.
  await drag(page, onRack(page, 'B7'), melds(page, 'Guest').filter({ has: page.locator('.fresh') }))
  await expect(onRack(page, 'B7')).toHaveCount(0)
  await expect(page.getByRole('listitem', { name: /^Run: blue 7, blue 8/ })).toHaveCount(1)
  await expect(action(page, 'Take all back')).toBeVisible()
})

test('who opened with series lays a single pair, by button and by drag, once others have opened with pairs', async ({
  page,
  baseURL,
}) => {
  const lay = PAIRS.split(' ').flatMap((code, i) =>
    i % 2 ? [] : [{ kind: 'pair' as const, tiles: `${code} ${code}` }],
  )
  const hands = [`${SERIES} Y8 Y8 B2 B2 Y1 Y5 K1 K4 K7`, '', '', PAIRS]
  await play(page, baseURL!, dealt(hands), {}, { 3: { lay } })
  await open(page, 147)
  await discard(page, 'K1')
  await drawStock(page)
  await action(page, 'Pairs').click()
  await drag(page, onRack(page, 'Y8').first(), page.locator('.melds'))
  await expect(page.getByRole('listitem', { name: 'Pair: yellow 8, yellow 8' })).toHaveCount(1)
  await expect(onRack(page, 'B2')).toHaveCount(2)
  await action(page, 'Lay melds (1)').click()
  await expect(page.getByRole('listitem', { name: 'Pair: blue 2, blue 2' })).toHaveCount(1)
})

test('an okey is fetched from the table', async ({ page, baseURL }) => {
  const lay = [
    { kind: 'run', tiles: 'K10 K11 R5 K13' },
    { kind: 'run', tiles: 'B10 B11 B12 B13' },
    { kind: 'run', tiles: 'R10 R11 R12' },
  ] as const
  const hands = [`Y10-13 B9-13 K12 ${ODDS} R6 B7 K9`, '', '', 'K10 K11 R5 K13 B10-13 R10-12']
  await play(page, baseURL!, dealt(hands), {}, { 3: { lay: [...lay] } })
  await open(page, 101)
  await discard(page, 'Y1')
  await drawStock(page)
  await pickUp(page, 'K12')
  await melds(page, 'Player 3').locator('.swap').click()
  await expect(onRack(page, 'R5')).toHaveCount(1)
  await expect(onRack(page, 'K12')).toHaveCount(0)
  await expect(heard(page)).toContainText('Guest swapped black 12 for an okey.')
})

test('a discard taken, then given back', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`${ODDS} Y9 B2 B7 R13 Y13 B12 R6`, '', '', 'K13']), {}, { 3: { discard: 'K13' } })
  await discard(page, 'Y1')
  await action(page, 'Take black 13').click()
  await expect(page.locator('.rack .taken')).toHaveAccessibleName(/black 13.*use it or give it back/)
  await pickUp(page, 'Y3')
  await action(page, /^Discard/).click()
  await expect(refusal(page)).toContainText('First use the discard you took, or give it back.')
  await action(page, 'Give the tile back').click()
  await expect(onRack(page, 'K13')).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Player 3’s discards' }).getByRole('img')).toHaveAccessibleName(
    'black 13',
  )
  await drawStock(page)
})

test('a discard taken is dragged back to its pile', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`${ODDS} Y9 B2 B7 R13 Y13 B12 R6`, '', '', 'K13']), {}, { 3: { discard: 'K13' } })
  await discard(page, 'Y1')
  await action(page, 'Take black 13').click()
  await drag(page, onRack(page, 'K13'), page.getByRole('group', { name: 'Player 3’s discards' }))
  await expect(onRack(page, 'K13')).toHaveCount(0)
  await expect(heard(page)).toContainText('Guest gave black 13 back.')
})

test('a discard taken is used to open', async ({ page, baseURL }) => {
  const hands = [`R10-13 B9-12 ${ODDS} R6 B7 K9 B2 K5`, '', '', 'B13']
  await play(page, baseURL!, dealt(hands), {}, { 3: { discard: 'B13' } })
  await discard(page, 'Y1')
  await action(page, 'Take blue 13').click()
  await open(page, 101)
  await expect(page.locator('.rack .taken')).toHaveCount(0)
})

test('the price of a playable tile is seen before it is thrown', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`${SERIES} ${ODDS}`], 'Y13 K5 Y5 B8'), {
    floorPenalties: 'both',
    unopened: 'fixed',
  })
  await open(page, 147)
  await discard(page, 'Y1')
  await drawStock(page)
  await pickUp(page, 'Y3')
  await expect(action(page, 'Discard')).toBeVisible()
  await onRack(page, 'Y3').click()
  await pickUp(page, 'B8')
  await expect(page.locator('.hint')).toContainText('Discarded a playable tile')
  await action(page, 'Discard +101').click()
  await expect(heard(page)).toContainText('Guest: Discarded a playable tile, 101 points.')
})

test('keyboard only: open, discard, draw', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`${SERIES} ${ODDS}`], 'Y13 K5 Y5 B8'))
  await tabTo(page, '.meter')
  await page.keyboard.press('Enter')
  await expect(melds(page, 'Guest')).toHaveCount(3)
  await walkTo(page, 'Y1')
  await tabTo(page, '.actions .button:last-child')
  await page.keyboard.press('Enter')
  await expect(onRack(page, 'Y1')).toHaveCount(0)
  await drawByKeys(page)
  await expect(onRack(page, 'B8')).toHaveCount(1)
  // And lay it off.
  await onRack(page, 'B8').focus()
  await page.keyboard.press('Enter')
  await tabTo(page, '.gap', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(onRack(page, 'B8')).toHaveCount(0)
})

test('opening moves nothing but the tiles, and all of it has its name @phone', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`${SERIES} ${ODDS}`]))
  const rack = await page.locator('.rack').boundingBox()
  await open(page, 147)
  await pickUp(page, 'Y1')
  await settled(page)
  await expectAccessible(page)
  expect(await page.locator('.rack').boundingBox()).toEqual(rack)
})

test('every language has its words, none cut @phone-only', async ({ page, baseURL }) => {
  const room = await prepare(baseURL!, {
    game: 'okey101',
    deal: [okey101Deal(dealt([`${SERIES} ${PAIRS.slice(0, 17)}`]))],
    options: { teams: true, declaredPairs: true },
  })
  await start(page, room)
  await action(page, 'Runs & sets').click()
  await expect(page.locator('.meter').first()).toBeVisible()
  await page.locator('.rack [data-item]').last().click()
  await expectEveryLanguage(page, '#board')
})

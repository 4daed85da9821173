import { expect, test } from '@playwright/test'
import { expectAccessible, expectEveryLanguage } from './support/look.ts'
import { ODDS, SERIES, dealt, dismiss, heard, melds, open, opening, play } from './support/okey101.ts'
import { action, discard, drag, drawStock, onRack, pickUp, refusal, settled } from './support/rummy-table.ts'

test.afterEach(dismiss)

test('open by series in one tap, take it back, open by hand', async ({ page, baseURL }) => {
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

test('opening moves nothing but the tiles, all of it has its name, and words in every language @phone-only', async ({
  page,
  baseURL,
}) => {
  await play(page, baseURL!, dealt([`${SERIES} ${ODDS}`]), { teams: true, declaredPairs: true })
  await expect(page.locator('.meter').first()).toBeVisible()
  await expectEveryLanguage(page, '#board')
  const rack = await page.locator('.rack').boundingBox()
  await open(page, 147)
  await pickUp(page, 'Y1')
  await settled(page)
  await expectAccessible(page)
  expect(await page.locator('.rack').boundingBox()).toEqual(rack)
})

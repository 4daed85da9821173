import { expect, test } from '@playwright/test'
import { ODDS, OUT, SERIES, dealt, dismiss, open, play } from './support/okey101.ts'
import { okey101Deal } from './support/rummy-deal.ts'
import { action, discard, gain, results, toss } from './support/rummy-table.ts'
import { prepare, start } from './support/table.ts'

test.afterEach(dismiss)

test('ending: somebody goes out, as suggested, and the partner pays nothing', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([OUT]), { teams: true })
  await expect(page.locator('[data-seat="2"]')).toContainText('partner')
  const suggestion = action(page, /^You can go out/)
  await expect(suggestion).toBeVisible()
  // Whoever does not want to be told turns it off.
  await action(page, 'Suggestions').click()
  await expect(suggestion).toHaveCount(0)
  await action(page, 'Suggestions').click()
  await suggestion.click()
  await expect(page.locator('[data-seat="0"]')).toContainText('opened')
  await suggestion.click()
  await expect(results(page)).toContainText('Went out')
  await expect(results(page).locator('[data-story]')).toContainText('You went out.')
  await expect(results(page).locator('.why')).not.toBeEmpty()
  await expect(gain(page, 0)).toHaveText('−101')
  await expect(page.locator('[data-standing="1"]')).toContainText(/Not opened: tiles left, \d+ × 2/)
  await expect(page.locator('[data-standing="2"]')).toContainText('The partner went out')
  await expect(gain(page, 2)).toHaveText('0')
})

test('ending: the stock ran out', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`${SERIES} ${ODDS}`]), { stockScoring: 'lowestOpened' })
  await open(page, 147)
  await discard(page, 'Y1')
  for (let turn = 0; turn < 5; turn++) await toss(page)
  await expect(results(page)).toContainText('The stock ran out')
  await expect(results(page)).toContainText('Guest wins')
  // The lowest score is a burden all the same; nobody else has one, and is charged for that.
  await expect(results(page).locator('.why')).toHaveText(/^The lowest score wins: \d+ points\.$/)
  await expect(results(page).locator('[data-story]')).toContainText('your hand was the lowest')
  await expect(results(page).locator('[data-sum]')).toHaveText(/\+ .* = \d+$/)
  await expect(gain(page, 0)).toHaveClass(/down/)
  // A dash for the eye, the words for the ear.
  await expect(gain(page, 1)).toHaveText('–no score')
  await expect(page.locator('[data-standing="1"]')).toContainText(/Not opened: charged to the match\s*\+101/)
  await expect(page.locator('[data-standing="1"] .total')).toHaveText(/101$/)
})

test.describe('as it moves', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a whole match against bots', async ({ page, baseURL }) => {
    // The first hand is played out; then those who begin go out at once.
    const deal = [okey101Deal(dealt(['', SERIES, '', ''])), okey101Deal(dealt([OUT]), 1), okey101Deal(dealt([OUT]), 2)]
    await start(
      page,
      await prepare(baseURL!, { game: 'okey101', deal, options: { hands: 3 }, bots: { 1: 1, 2: 1, 3: 1 } }),
    )
    const over = page.locator('[data-results=match]')
    const next = page.getByRole('button', { name: /Next hand/ })
    const drawing = action(page, /^Draw from the stock/)
    const passing = action(page, /^End the hand/)
    const throwing = page.getByText('Pick a tile and discard it, or tap it twice')
    for (let turn = 0; turn < 20; turn++) {
      await expect(over.or(next).or(drawing).or(passing).or(throwing).first()).toBeVisible()
      if (await over.isVisible()) break
      if (await next.isVisible()) {
        await next.click()
        await expect(next).toHaveCount(0)
      } else if (await drawing.isVisible()) await toss(page)
      else if (await passing.isVisible()) await passing.click()
      else {
        await page.locator('.rack [data-item]').last().click()
        await action(page, /^Discard/).click()
        await expect(throwing).toHaveCount(0)
      }
    }
    await expect(over).toBeVisible()
    await expect(page.locator('[data-standing]')).toHaveCount(4)
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible()
  })
})

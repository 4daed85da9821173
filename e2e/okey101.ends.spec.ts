import { expect, test } from '@playwright/test'
import { ODDS, OUT, PAIRS, SERIES, type Script, dealt, dismiss, open, play } from './support/okey101.ts'
import { okey101Deal } from './support/rummy-deal.ts'
import { action, discard, gain, results, toss } from './support/rummy-table.ts'
import { prepare, start } from './support/table.ts'

test.afterEach(dismiss)

test('ending: somebody goes out, as suggested', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([OUT]))
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
})

for (const [scoring, reason] of [
  ['lowestOpened', 'The stock ran out'],
  ['deckEmpty', 'No tiles left to draw'],
] as const) {
  test(`ending: ${reason.toLowerCase()}`, async ({ page, baseURL }) => {
    await play(page, baseURL!, dealt([`${SERIES} ${ODDS}`]), { stockScoring: scoring })
    await open(page, 147)
    await discard(page, 'Y1')
    for (let turn = 0; turn < 5; turn++) await toss(page)
    await expect(results(page)).toContainText(reason)
    await expect(results(page).locator('.why')).not.toBeEmpty()
    if (scoring === 'lowestOpened') {
      await expect(results(page)).toContainText('Guest wins')
      // The lowest score is a burden all the same; nobody else has one, and is charged for that.
      await expect(results(page).locator('.why')).toHaveText(/^The lowest score wins: \d+ points\.$/)
      await expect(results(page).locator('[data-story]')).toContainText('your hand was the lowest')
      await expect(results(page).locator('[data-sum]')).toHaveText(/\+ .* = \d+$/)
      await expect(gain(page, 0)).toHaveClass(/down/)
      await expect(gain(page, 1)).toHaveText('no score')
      await expect(page.locator('[data-standing="1"]')).toContainText(/Not opened: charged to the match\s*\+101/)
      await expect(page.locator('[data-standing="1"] .total')).toHaveText(/101$/)
    } else {
      await expect(results(page)).toContainText('No winner')
      await expect(page.locator('[data-standing="0"]')).toContainText('Tiles left')
    }
  })
}

test('ending: nobody has opened', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([ODDS]))
  await discard(page, 'Y1')
  for (let turn = 0; turn < 5; turn++) await toss(page)
  await expect(results(page)).toContainText('No winner')
  await expect(results(page).locator('.why')).toHaveText('Nobody has opened: no score, no winner.')
  await expect(page.locator('[data-standing="0"] .total')).toHaveText(/0$/)
})

test('ending: nothing but pairs', async ({ page, baseURL }) => {
  const hands = [
    PAIRS,
    'R7 R7 R9 R9 Y4 Y4 B6 B6 K8 K8',
    'R11 R11 R13 R13 Y10 Y10 B12 B12 K2 K2',
    'Y7 Y7 Y13 Y13 B8 B8 B2 B2 K4 K4',
  ]
  const pairsOf = (hand: string): Script => ({
    lay: (hand.match(/(\w+) \1/g) ?? []).map(tiles => ({ kind: 'pair' as const, tiles })),
  })
  await play(page, baseURL!, dealt(hands), {}, { 1: pairsOf(hands[1]), 2: pairsOf(hands[2]), 3: pairsOf(hands[3]) })
  await action(page, /\/ 5/).click()
  await expect(page.locator('[data-seat="0"]')).toContainText('pairs')
  await page.locator('.rack [data-item]').first().click()
  await action(page, /^Discard/).click()
  await expect(results(page)).toContainText('Nothing but pairs')
  await expect(results(page)).toContainText('No winner')
  await expect(results(page).locator('.why')).toContainText('nobody can go out')
  await expect(results(page).locator('.why')).toContainText('Only an okey in the hand counts: 101 points.')
  await expect(page.locator('[data-standing="2"]')).toContainText('Tiles left don’t count')
})

test('partners: the other pays nothing', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([OUT]), { teams: true })
  await expect(page.locator('[data-seat="2"]')).toContainText('partner')
  const suggestion = action(page, /^You can go out/)
  await suggestion.click()
  await expect(page.locator('[data-seat="0"]')).toContainText('opened')
  await suggestion.click()
  await expect(page.locator('[data-standing="2"]')).toContainText('The partner went out')
  await expect(gain(page, 2)).toHaveText('0')
  await expect(gain(page, 1)).toContainText('+')
})

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

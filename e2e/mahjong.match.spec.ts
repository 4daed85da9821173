import { expect, test } from '@playwright/test'
import { setSwitches } from './support/mahjong-table.ts'
import { prepare, start } from './support/table.ts'

// As it moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a hand against three bots, played by the switches, and into the next', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  await setSwitches(page, { toss: true, silent: true, win: true })
  const room = await prepare(baseURL!, { game: 'mahjong', options: { rounds: 1 }, bots: { 1: 2, 2: 2, 3: 2 } })
  await start(page, room)
  await expect(page.getByRole('button', { name: /Next hand/ })).toBeVisible({ timeout: 50_000 })
  // The ranking is complete, and what was won was lost.
  await expect(page.locator('[data-standing]')).toHaveCount(4)
  const totals = await page.locator('[data-standing] .total').allInnerTexts()
  const sum = totals.map(text => Number(text.replace('−', '-').replace(/[^-\d]/g, ''))).reduce((a, b) => a + b, 0)
  expect(sum).toBe(0)
  await page.getByRole('button', { name: /Next hand/ }).click()
  await expect(page.locator('[data-results]')).toHaveCount(0)
})

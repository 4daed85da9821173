import { expect, test } from '@playwright/test'
import { setSwitches } from './support/mahjong-table.ts'
import { prepare, start } from './support/table.ts'

test('a whole match against three bots, played by the switches', async ({ page, baseURL }) => {
  test.setTimeout(180_000)
  await setSwitches(page, { toss: true, silent: true, win: true })
  const room = await prepare(baseURL!, { game: 'mahjong', options: { rounds: 1 }, bots: { 1: 2, 2: 2, 3: 2 } })
  await start(page, room)
  const next = page.getByRole('button', { name: /Next hand/ })
  const again = page.getByRole('button', { name: 'Play again' })
  for (let hand = 1; hand <= 16; hand++) {
    await expect(next.or(again)).toBeVisible({ timeout: 60_000 })
    if (await again.isVisible()) break
    await next.click()
    await expect(page.locator('[data-results]')).toHaveCount(0)
  }
  await expect(again).toBeVisible()
  // The ranking is complete, and what was won was lost.
  await expect(page.locator('[data-standing]')).toHaveCount(4)
  const totals = await page.locator('[data-standing] .total').allInnerTexts()
  const sum = totals.map(text => Number(text.replace('−', '-').replace(/[^-\d]/g, ''))).reduce((a, b) => a + b, 0)
  expect(sum).toBe(0)
})

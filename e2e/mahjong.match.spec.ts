import { expect, test } from '@playwright/test'
import { setSwitches } from './support/mahjong-table.ts'
import { prepare, start } from './support/table.ts'

test('two hands against three bots, played by the switches', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  await setSwitches(page, { toss: true, silent: true, win: true })
  const room = await prepare(baseURL!, { game: 'mahjong', options: { rounds: 1 }, bots: { 1: 2, 2: 2, 3: 2 } })
  await start(page, room)
  const results = page.locator('[data-results]')
  for (let hand = 1; hand <= 2; hand++) {
    await expect(page.getByRole('button', { name: /Next hand/ })).toBeVisible({ timeout: 50_000 })
    // The ranking is complete, and what was won was lost.
    await expect(page.locator('[data-standing]')).toHaveCount(4)
    const totals = await page.locator('[data-standing] .total').allInnerTexts()
    const sum = totals.map(text => Number(text.replace('−', '-').replace(/[^-\d]/g, ''))).reduce((a, b) => a + b, 0)
    expect(sum).toBe(0)
    await page.getByRole('button', { name: /Next hand/ }).click()
    await expect(results).toHaveCount(0)
  }
})

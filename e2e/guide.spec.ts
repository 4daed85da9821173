import { expect, test } from '@playwright/test'
import { expectAllWords, expectNoScroll } from './support/look.ts'
import { playNow } from './support/table.ts'

// A device that has played nothing yet.
test.use({ storageState: { cookies: [], origins: [] } })

test('in the first hand it says what can be done, until it is turned off @phone-only', async ({ page }) => {
  await playNow(page, 'okey')
  const guide = page.locator('[data-guide]')
  // Whoever begins discards first; everyone else draws.
  await expect(guide).toHaveAttribute('data-guide', /^(draw|discard|show|finish)$/, { timeout: 30_000 })
  await expect(guide).not.toContainText('Here you’re told')
  await expectNoScroll(page)
  await expectAllWords(page)
  const [strip, board] = [await guide.boundingBox(), await page.locator('#board').boundingBox()]
  expect(strip!.y + strip!.height).toBeLessThanOrEqual(board!.y + 1)
  await guide.getByRole('button', { name: 'No more help' }).click()
  await expect(guide).toHaveCount(0)
  await page.reload()
  await expect(page.locator('#board')).toBeVisible()
  await page.goto('/comfort')
  const toggle = page.getByRole('switch', { name: 'Help in the first hands' })
  await expect(toggle).not.toBeChecked()
  await toggle.check()
  await page.goBack()
  await expect(guide).toBeVisible()
})

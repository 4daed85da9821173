import { expect, test } from '@playwright/test'
import {
  at,
  begin,
  button,
  drag,
  expectEmpty,
  expectForFingers,
  expectTurns,
  expectUnit,
  myTurn,
  tray,
} from './support/cotulenh.ts'
import { expectEveryLanguage, expectNoScroll } from './support/look.ts'

/** An Air force that can do everything: move, capture, stay, dive, join; and a full Navy. */
const RICH = '8c2/11/11/11/4g6/7t3/11/11/1n1TF2i3/11/2(NFT)8/7C3 r - - 0 1'
const CLOCK = { table: { clock: true, soloClock: true } }

test('every kind of move has its own mark and its own words, air defence is shown, and the board turns round', async ({
  page,
  baseURL,
}) => {
  await begin(page, baseURL!, RICH)
  await expect(page.locator('#board .zone')).toHaveCount(0)
  await at(page, 'e4').click()
  await expect(page.locator('#board .zone.b')).toHaveCount(2)
  const marks = { e5: 'move', d4: 'combine', e8: 'kamikaze', b4: 'kamikaze', h4: 'capture stay' }
  for (const [square, kinds] of Object.entries(marks))
    for (const kind of kinds.split(' '))
      await expect(at(page, square)).toHaveAttribute('data-marks', new RegExp(`\\b${kind}\\b`))
  await expect(at(page, 'h4')).toHaveAccessibleName(/h4, land, Blue Infantry, .*Capture/)
  await expect(tray(page).getByRole('status')).toHaveText('Air force on e4: 22 targets')
  await at(page, 'h4').click()
  await expect(tray(page).getByRole('button')).toHaveCount(2)
  // Escape first takes the question back, then the choice.
  await page.keyboard.press('Escape')
  await expect(tray(page).getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(at(page, 'e5')).not.toHaveAttribute('data-marks')
  // A tap beside the targets lays the piece down again.
  await at(page, 'e4').click()
  await expect(at(page, 'e4')).toHaveAttribute('aria-pressed', 'true')
  await at(page, 'k9').click()
  await expect(at(page, 'e4')).not.toHaveAttribute('aria-pressed')
  await expectEmpty(page, 'k9')
  await page.getByRole('button', { name: 'Air defence' }).click()
  await expect(page.locator('#board .zone')).toHaveCount(3)
  const before = (await at(page, 'e4').boundingBox())!
  await page.getByRole('button', { name: 'Flip' }).click()
  await expect.poll(async () => (await at(page, 'e4').boundingBox())!.y).toBeLessThan(before.y)
})

test('from the keyboard alone: a move, then a deployment', async ({ page, baseURL }) => {
  await begin(page, baseURL!, '6c4/11/11/11/10i/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1', ['+Ik8k9', '+Ik9k10'])
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await at(page, 'g1').focus()
  await press('ArrowRight')
  await expect(at(page, 'h1')).toBeFocused()
  await press('Enter', 'ArrowUp', 'Enter')
  await expectUnit(page, 'h2', 'C')
  await expectTurns(page, 2)
  await myTurn(page)
  await press(...Array<string>(5).fill('ArrowLeft'), 'ArrowUp', 'ArrowUp', 'Enter')
  await expect(at(page, 'c4')).toHaveAttribute('aria-pressed', 'true')
  await page.locator('[data-part=F]').focus()
  await press('Enter')
  await at(page, 'c4').focus()
  await press('ArrowRight', 'ArrowRight', 'Enter')
  await expectUnit(page, 'e4', 'F')
  await button(page, 'Confirm').focus()
  await press('Enter')
  // The keyboard is back on the board.
  await expect(at(page, 'c4')).toBeFocused()
  await expectUnit(page, 'c4', '(NT)')
  await expectTurns(page, 4)
})

test('check is shown and said', async ({ page, baseURL }) => {
  await begin(page, baseURL!, '8c2/11/11/11/11/11/11/7t3/10I/11/11/7C3 r - - 0 1', ['Th5h3'])
  await at(page, 'k4').click()
  await at(page, 'k5').click()
  await expect(page.locator('#board .check')).toBeVisible()
  await expect(tray(page)).toContainText('Check!')
  await expect(page.locator('[aria-live]').filter({ hasText: 'Tank from h5 to h3' })).not.toHaveCount(0)
})

test('the board fits in every language, its targets are large enough, and a lens stands above the finger @phone-only @tablet', async ({
  page,
  baseURL,
}) => {
  await begin(page, baseURL!, RICH, undefined, CLOCK)
  await at(page, 'c2').click()
  await expectNoScroll(page)
  await expectEveryLanguage(page, '#board')
  await expectForFingers(page)
  const seen = await page.locator('#board .controls').evaluate(each => each.getBoundingClientRect().bottom)
  expect(seen).toBeLessThanOrEqual(page.viewportSize()!.height)
  await page.keyboard.press('Escape')
  await drag(page, 'd4', 'd3')
  await expectUnit(page, 'd3', 'T')
})

test('the lessons: every piece moves on its own board, and all have their words on a phone', async ({ page }) => {
  await page.goto('/rules/cotulenh')
  await page.getByRole('link', { name: 'Learn the pieces' }).click()
  const tank = page.locator('[data-lesson=T]')
  const on = (square: string) => tank.locator(`[data-square=${square}]`)
  await expect(on('f6')).toHaveAttribute('data-marks', 'capture')
  await expect(on('g5')).toHaveCount(0)
  await tank.getByRole('button', { name: 'As a hero' }).click()
  await expect(on('g5')).toHaveAttribute('data-marks', 'move')
  await on('f6').click()
  await expect(on('f6')).toHaveAttribute('data-unit', '+T')
  await tank.getByRole('button', { name: 'Start again' }).click()
  await expect(on('f6')).toHaveAttribute('data-unit', 'i')
  await expect(page.locator('[data-lesson]')).toHaveCount(11)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectEveryLanguage(page)
})

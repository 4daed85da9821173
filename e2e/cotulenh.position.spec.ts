import { expect, test, type Page } from '@playwright/test'
import { START } from '../src/games/cotulenh/rules/fen.ts'
import { at, expectUnit } from './support/cotulenh.ts'
import { expectAccessible, expectEveryLanguage } from './support/look.ts'
import { newTable } from './support/table.ts'

const field = (page: Page) => page.getByRole('textbox', { name: /FEN/ })
const deal = (page: Page) => page.locator('#start button.primary')

const LAST = '/6C4 r - - 0 1'
const BAD: readonly [text: string, why: string][] = [
  [START.replace('/11/11/', '/11/12/'), 'Rank 6 has 12 points instead of 11.'],
  [START.replace('/11/11/', '/I11/11/'), 'Rank 7 has 12 points instead of 11.'],
  [START.replace('6c4', '11'), 'Blue has no Commander.'],
  [START.replace(LAST, '/6C3C r - - 0 1'), 'Red has 2 Commanders.'],
  [START.replace('2N1GT1TG2', '1TN1G2TG2'), 'Tank at sea on b4.'],
  [START.replace('2N1GT1TG2', '2N1GT1NG2'), 'Navy on land on h4.'],
  [START.replace('2ie2m2ei', '2xe2m2ei'), 'Rank 8: x isn’t a piece.'],
  [START.replace(' r ', ' x '), 'After the pieces comes r or b: whose turn it is.'],
  ['hello', 'A position has six parts: the pieces, r or b, two dashes and two numbers.'],
]

/** The rules lie in groups, most of them folded. */
async function unfold(page: Page) {
  const folded = page.locator('.rules details:not([open]) > summary')
  while ((await folded.count()) > 0) await folded.first().click()
}

async function type(page: Page, text: string) {
  await unfold(page)
  await field(page).fill(text)
  await field(page).press('Tab')
}

test('a bad position is told what is wrong and where, keeps its text, and nothing is dealt before it is mended @phone-only', async ({
  page,
}) => {
  await newTable(page, 'cotulenh')
  for (const [text, why] of BAD) {
    await type(page, text)
    await expect(field(page)).toHaveAccessibleDescription(why)
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page)).toHaveValue(text)
    await expect(deal(page)).toBeDisabled()
  }
  await expect(page.locator('#start')).toContainText('Fix the marked rule first, or clear it.')
  await expectEveryLanguage(page)
  await expectAccessible(page)

  // Another rule changed meanwhile leaves the text where it is.
  await page.getByRole('switch', { name: /^Free set-up/ }).click()
  await expect(field(page)).toHaveValue('hello')
  await expect(deal(page)).toBeDisabled()

  // Cleared, and the usual rules again: dealt as usual.
  await page.getByRole('button', { name: 'Classic' }).click()
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toHaveAttribute('aria-invalid', 'false')
  await expect(deal(page)).toBeEnabled()

  await type(page, BAD[2][0])
  await expect(deal(page)).toBeDisabled()
  await type(page, BAD[2][0].replace('11/', '5c5/'))
  await expect(field(page)).toHaveAttribute('aria-invalid', 'false')
  await deal(page).click()
  await expect(page.locator('#board')).toBeVisible()
  await expectUnit(page, 'f12', 'c')
  await expect(at(page, 'g12')).not.toHaveAttribute('data-unit')
})

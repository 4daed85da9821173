import { expect, test, type Page } from '@playwright/test'
import type { GameId } from '../src/games/index.ts'
import type { Action } from '../src/games/okey/action.ts'
import { lessons } from '../src/games/okey/learn/lessons.ts'
import { SHIPPED } from '../tests/games/shipped.ts'
import { Hand, type Way } from './support/boardlaw.ts'
import { draw, put, standing } from './support/rack-law.ts'
import { expectAllWords, expectNoScroll } from './support/look.ts'
import { unpaint } from './support/sizes.ts'

const task = (page: Page) => page.locator('[data-lesson]')
const way = (page: Page, name: string) => task(page).getByRole('button', { name, exact: true })

/** Asks what to do, and then for it to be done. */
async function shown(page: Page): Promise<void> {
  await way(page, 'Show me').click()
  await way(page, 'Do it for me').click()
}

/** One with a rack and the one with a map; that every game's last hand can be played is tests/games/lessons.test.ts. */
const TO_THE_END: readonly GameId[] = ['okey', 'cotulenh']

for (const game of SHIPPED)
  test(`a newcomer is taught ${game} @phone-only`, async ({ page }) => {
    test.setTimeout(120_000)
    await unpaint(page)
    await page.goto('/')
    const card = page.locator(`[data-game=${game}]`)
    await card.getByRole('link', { name: /Five minutes/ }).click()
    await expect(task(page)).toBeVisible()
    await expectNoScroll(page)
    await expectAllWords(page)
    const steps = await task(page).getByRole('navigation').getByRole('button').count()
    for (let n = 1; n < steps; n++) {
      await expect(task(page).getByRole('button', { name: `Step ${n} of ${steps}` })).toHaveAttribute(
        'aria-current',
        'step',
      )
      while ((await task(page).getAttribute('data-done')) !== 'true') await shown(page)
      await expect(task(page).getByRole('status')).toHaveText('Well done!')
      // Halfway it is left, and taken up again where it was.
      if (n === 2) {
        await page.reload()
        await expect(task(page).getByRole('button', { name: 'Step 1 of', exact: false }).first()).toHaveAccessibleName(
          /done/,
        )
        while ((await task(page).getAttribute('data-done')) !== 'true') await shown(page)
      }
      await way(page, 'Next').click()
    }
    await expect(task(page).getByRole('button', { name: `Step ${steps} of ${steps}` })).toHaveAttribute(
      'aria-current',
      'step',
    )
    if (!TO_THE_END.includes(game)) return
    const end = page.locator('[data-graduation]')
    const show = way(page, 'Show me').or(way(page, 'Do it for me'))
    await expect
      .poll(
        async () => {
          // It may be the bots' turn again, or over, before it is touched.
          if (!(await end.isVisible())) await show.click({ timeout: 1000 }).catch(() => undefined)
          return end.isVisible()
        },
        { timeout: 90_000, intervals: [50] },
      )
      .toBe(true)
    const line = end.locator('[data-line]').first()
    await line.click()
    await expect(line).toHaveAttribute('aria-expanded', 'true')
    await expect(end.locator('p[role=status]').first()).not.toBeEmpty()
    await expectAllWords(page)
  })

test('a lesson is done by drag as well, and by keys alone', async ({ page }) => {
  const done = (action: Action, way: Way) => {
    const hand = new Hand(page, way)
    if (action.type === 'draw') return draw(hand, action.from === 'stock' ? 'stock' : 'take')
    if (action.type === 'discard') return put(hand, action.tile, 'pile', 'Discard')
    return put(hand, (action as Extract<Action, { type: 'finish' }>).tile, 'indicator', 'Okey!')
  }
  await page.goto('/learn/okey')
  for (const [n, way] of (['drag', 'keyboard', 'drag', 'keyboard'] as const).entries()) {
    await expect(task(page).getByRole('button', { name: `Step ${n + 1} of` })).toHaveAttribute('aria-current', 'step')
    await expectNoScroll(page)
    // "All but one stand in melds" is to be seen.
    if (lessons[n].id === 'finish')
      expect((await standing(new Hand(page, way))).map(group => group.length).sort()).toEqual([1, 3, 4])
    for (const action of lessons[n].way) await done(action, way)
    await expect(task(page)).toHaveAttribute('data-done', 'true')
    await new Hand(page, way === 'drag' ? 'tap' : way).press(
      task(page).getByRole('button', { name: 'Next', exact: true }),
    )
  }
})

test('from the rules an ending is tried at a real table, and every line of its score is explained', async ({
  page,
}) => {
  await page.goto('/rules/okey101')
  await page.locator('[data-ending=nobody]').click()
  await expect(page.locator('header').getByText('Practice')).toBeVisible()
  // What it is for is said over the board, and shown and done for whoever asks.
  const practice = page.locator('[data-practised=nobody]')
  await expect(practice).toContainText('The stock is empty: nobody opened')
  await practice.getByRole('button', { name: 'Show me' }).click()
  await practice.getByRole('button', { name: 'Do it for me' }).click()
  const results = page.locator('[data-results]')
  await expect(results.locator('[data-practice]')).toBeVisible()
  await expect(results.locator('[data-deal]')).toHaveCount(0)
  await results.locator('[data-line=noScore]').first().click()
  await expect(results.getByText('whoever hasn’t opened has no score')).toBeVisible()
  // The lowest of the match win it, and of this hand nobody.
  await page.goto('/rules/okey101')
  await page.locator('[data-ending=noWinner]').click()
  await page.locator('#board').getByRole('button', { name: 'End the hand' }).click()
  await expect(results).toContainText('nobody wins this hand')
  await expect(results).toContainText('No winner')
  // A winner's lines are fan, and say so: they do not add up to the points.
  await page.goto('/rules/mahjong')
  await page.locator('[data-ending=selfDraw]').click()
  await page.getByRole('group', { name: 'Your call' }).locator('.choice').first().click()
  await expect(results.locator('[data-line=selfDraw]')).toContainText('1 fan')
  // Nobody has won a match by a hand that nobody won.
  await page.goto('/rules/mahjong')
  await page.locator('[data-ending=drawn]').click()
  const tile = page.locator('[data-hand] [data-item]').last()
  await tile.click()
  await tile.click()
  await expect(results).toContainText('No winner')
  await expect(results).not.toContainText('wins the match')
})

import { expect, test } from '@playwright/test'
import type { KeptMistake } from '../src/client/keptMistakes.ts'
import { endings } from '../src/games/okey/learn/endings.ts'
import { rules } from '../src/games/okey/index.ts'
import { expectAllWords, expectNoScroll } from './support/look.ts'

const [{ state, way }] = endings
const [finish] = way as { type: 'finish'; tile: number }[]

/** The hand was there to be finished, and something was thrown instead. */
const mistake = (id: string): KeptMistake => ({
  id,
  game: 'okey',
  version: rules.version,
  seats: 4,
  state,
  seat: 0,
  deck: 106,
  hand: 1,
  at: 9,
  played: { type: 'discard', tile: finish.tile },
  best: { kind: 'win', action: finish, why: 'finish', value: 1000 },
  margin: { mean: 3.1, error: 0.4, samples: 96 },
  due: 0,
  right: 0,
  missed: false,
})

test('a mistake is tried again from home until it is right, and comes back another day @phone-only', async ({
  page,
}) => {
  const kept = [mistake('a.1.9.0'), mistake('b.1.9.0')]
  await page.addInitScript(text => {
    if (localStorage.getItem('masa:mistakes') === null) localStorage.setItem('masa:mistakes', text)
  }, JSON.stringify(kept))
  await page.goto('/')
  await page.getByRole('link', { name: '2 positions to try again' }).click()
  const task = page.locator('[data-trial]')
  await expect(task).toContainText('Position 1 of 2')
  await expectNoScroll(page)
  const board = page.locator('#board')
  // What was thrown then is thrown again.
  const tile = board.locator(`[data-tile="${finish.tile}"]`)
  await tile.click()
  await board.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(task.getByRole('status')).toHaveText('That’s what you played then. There’s something better.')
  await expect(task).toContainText('Position 1 of 2 · It comes back on')
  await expect(task.locator('[data-reason]')).toContainText('Played out 96 times from here')
  await expectAllWords(page)
  await task.getByRole('button', { name: 'Next position' }).click()
  await expect(task).toContainText('Position 2 of 2')
  await expect(task).not.toHaveAttribute('data-answered')
  await tile.click()
  await board.getByRole('button', { name: 'Okey!' }).click()
  await expect(task.getByRole('status')).toHaveText('Right!')
  await task.getByRole('button', { name: 'Home' }).click()
  await expect(page.locator('[data-game=okey]')).toBeVisible()
  await expect(page.locator('[data-again]')).toHaveCount(0)
  await page.goto('/mistakes')
  await expect(page.getByText('Nothing to try again today')).toBeVisible()
})

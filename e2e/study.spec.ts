import { expect, test, type Page } from '@playwright/test'
import { judge } from '../src/games/cotulenh/bot/judge.ts'
import { puzzles } from '../src/games/cotulenh/learn/puzzles.ts'
import { parseFen } from '../src/games/cotulenh/rules/fen.ts'
import { legalMoves } from '../src/games/cotulenh/rules/legalTurns.ts'
import { makeTurn } from '../src/games/cotulenh/rules/notation.ts'
import { expectAllWords, expectNoScroll } from './support/look.ts'
import { played } from './support/table.ts'

/** A step of a whole piece that no other kind of step shares its target with: two taps are enough. */
const PLAIN = /^\+?[CITMEAGSH]([a-k]\d+)x?([a-k]\d+)$/
const tap = async (page: Page, lan: string) => {
  const [, from, to] = PLAIN.exec(lan)!
  for (const square of [from, to]) await page.locator(`[data-square=${square}]`).click()
}

/** A mate in one with two taps, and another turn that is none. */
function exercise() {
  for (const puzzle of puzzles.filter(({ kind, turns, key }) => kind === 'mate' && turns === 1 && PLAIN.test(key))) {
    const position = parseFen(puzzle.fen)
    if (position instanceof Error) continue
    const others = legalMoves(position).filter(({ form }) => form === 'move').map(makeTurn).filter(lan => PLAIN.test(lan) && lan !== puzzle.key) // prettier-ignore
    const wrong = others.find(lan => judge(puzzle, [lan]).said === 'refuted')
    if (wrong) return { puzzle, wrong }
  }
  throw new Error('no such puzzle')
}

test('a puzzle is found from home, tried, refuted and solved @phone-only', async ({ page }) => {
  const { puzzle, wrong } = exercise()
  // On a phone a card offers its puzzles to those who are not new to its game.
  await page.addInitScript(() => localStorage.setItem('masa:played', '{"cotulenh":1}'))
  await page.goto('/')
  await page
    .locator('[data-game=cotulenh]')
    .getByRole('link', { name: /Puzzles/ })
    .click()
  const panel = page.locator('[data-puzzle]')
  await expect(panel.getByRole('button', { name: 'Puzzle of the day' })).toHaveAttribute('aria-pressed', 'true')
  await expectAllWords(page)
  await page.goto(`/puzzles/cotulenh?puzzle=${puzzle.id}`)
  await expect(panel).toHaveAttribute('data-puzzle', puzzle.id)
  await expectNoScroll(page)
  const place = () => page.locator('#board').boundingBox()
  const before = await place()
  await tap(page, wrong)
  await expect(panel).toHaveAttribute('data-stage', 'wrong')
  await expect(panel.getByRole('status')).toContainText('No mate in time')
  await expect(page.locator('[data-arrow]')).toHaveCount(1)
  await panel.getByRole('button', { name: 'Try again' }).click()
  await tap(page, puzzle.key)
  await expect(panel).toHaveAttribute('data-stage', 'solved')
  await expect(panel).toContainText(`Solved: 1 of ${puzzles.length}`)
  // Only whoever comes back to it has solved it before; and the board stays where it was.
  await expect(panel).not.toContainText('Solved before')
  expect(await place()).toEqual(before)
  // What is shown is no solution of one's own, and there is always another one.
  await panel.getByRole('button', { name: 'Next puzzle' }).click()
  await expect(panel).not.toHaveAttribute('data-puzzle', puzzle.id)
  await panel.getByRole('button', { name: 'Show me' }).click()
  await expect(page.locator('[data-arrow]')).toHaveCount(1)
})

test('a position is analysed: from a replay, by the engine, to and fro, and from typed text', async ({
  page,
  baseURL,
}) => {
  const position = '6c4/11/6T4/11/11/4i6/11/11/11/11/11/4C6 r - - 0 1'
  const room = await played(baseURL!, { game: 'cotulenh', options: { position, colours: 'hostRed' }, bots: { 1: 1 } })
  await page.goto(`/replay/${room}/1`)
  const bar = page.locator('[data-worth^="#"]')
  await expect(bar).toBeVisible()
  await expect(bar).not.toHaveClass(/flipped/)
  await page.getByRole('button', { name: 'Flip' }).click()
  await expect(bar).toHaveClass(/flipped/)
  // The replay is to be seen until the next page is there, and has no say in its address.
  let come = () => {}
  const held = new Promise<void>(resolve => (come = resolve))
  await page.route(/StudyView/, route => held.then(() => route.continue()))
  await page.clock.install()
  await page.getByRole('button', { name: 'One step forward' }).click()
  await page.getByRole('button', { name: 'One step back' }).click()
  await page.getByRole('link', { name: 'Analyse from here' }).click()
  await page.clock.runFor(1000)
  come()
  const panel = page.locator('[data-analysis]')
  await expect(panel.locator('[data-line="Tg10xg12"]')).toBeVisible()
  await expect(page.locator('[data-arrow="g10-g12"]')).toHaveCount(1)
  await page.goto('/analysis/cotulenh')
  await expect(panel).not.toHaveAttribute('data-depth', '0')
  await expectAllWords(page)
  await panel.getByRole('button', { name: 'Stop the engine' }).click()
  await panel.locator('[data-line]').first().click()
  await expect(panel).toHaveAttribute('data-analysis', '1')
  await expect(page).toHaveURL(/fen=.*%20b%20/)
  await page.keyboard.press('ArrowLeft')
  await expect(panel).toHaveAttribute('data-analysis', '0')
  // Also with a square touched last; whoever comes to it by keys walks from there.
  await page.locator('[data-square=f6]').click()
  await page.keyboard.press('ArrowRight')
  await expect(panel).toHaveAttribute('data-analysis', '1')
  await page.keyboard.press('ArrowLeft')
  await expect(panel).toHaveAttribute('data-analysis', '0')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-square=g7]')).toBeFocused()
  await expect(panel).toHaveAttribute('data-analysis', '0')
  await panel.getByRole('button', { name: 'Type or paste' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox').fill('1. Ic5c6 Ic8c7 2. Tz9z9')
  await sheet.getByRole('button', { name: 'Open' }).click()
  await expect(sheet.getByRole('alert')).toContainText('3. Tz9z9')
  await sheet.getByRole('textbox').fill('1. Ic5c6 Ic8c7')
  await sheet.getByRole('button', { name: 'Open' }).click()
  await expect(panel).toHaveAttribute('data-analysis', '2')
})

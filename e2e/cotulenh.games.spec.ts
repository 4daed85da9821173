import { expect, test } from '@playwright/test'
import { choose } from '../src/games/cotulenh/bot/chooseTurn.ts'
import { makeTurn } from '../src/games/cotulenh/rules/notation.ts'
import {
  at,
  begin,
  expectEmpty,
  expectEnd,
  expectTurns,
  expectUnit,
  lay,
  myTurn,
  playTurn,
  readBoard,
} from './support/cotulenh.ts'
import { start } from './support/table.ts'

test.describe('as it moves', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a whole game against the bot', async ({ page, baseURL }) => {
    await begin(page, baseURL!, '8ic1/11/9i1/4F6/7T3/8T2/6A4/11/11/11/11/3C7 r - - 0 1')
    // Whoever is to move, or the end: what comes first after each turn.
    const next = page.locator('#board [data-turn=true], [data-results=match]').first()
    for (let turns = 0; turns < 40; turns += 2) {
      await expect(next).toBeVisible()
      if ((await page.locator('[data-results=match]').count()) > 0) break
      await playTurn(page, makeTurn(choose(await readBoard(page), 3, () => 0)))
      await expect(page.locator(`#board [data-moves="${turns + 2}"], [data-results=match]`).first()).toBeVisible()
    }
    await expectEnd(page, 'Checkmate')
    await expect(page.locator('[data-results]')).toContainText('Guest wins the match')
  })
})

test('the flag falls', async ({ page, baseURL }) => {
  await start(page, await lay(baseURL!, '', { table: { clock: true, soloClock: true, bank: 1, increment: 0 } }))
  await expectEnd(page, 'Time is up')
  await expect(page.locator('[data-clock="0"]')).toHaveText('0.0')
  await expect(page.locator('[data-results]')).toContainText('Mei wins the match')
})

test('a deployment in three steps, undone once and confirmed', async ({ page, baseURL }) => {
  await begin(page, baseURL!, '6c4/11/11/11/10i/11/11/11/2(NFT)8/11/11/7C3 r - - 0 1', ['+Ik8k9'])
  await at(page, 'c4').click()
  await page.locator('[data-part=F]').click()
  await at(page, 'f4').click()
  await expectUnit(page, 'f4', 'F')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectUnit(page, 'c4', '(NFT)')
  await expectTurns(page, 0)
  // The stack is still in hand; laid down, it is taken up afresh.
  await page.keyboard.press('Escape')
  await playTurn(page, 'c4::F>f4,T>d4,N>c6')
  await expectTurns(page, 2)
  for (const [square, unit] of [['f4', 'F'], ['d4', 'T'], ['c6', 'N']]) await expectUnit(page, square, unit) // prettier-ignore
  await expectEmpty(page, 'c4')
})

test('kamikaze: both are lost', async ({ page, baseURL }) => {
  await begin(page, baseURL!, '8c2/11/11/11/5g5/11/11/11/5F4I/11/11/7C3 r - - 0 1')
  await at(page, 'f4').click()
  await expect(page.locator('[data-tray]')).toContainText('Kamikaze')
  await at(page, 'f4').click()
  await playTurn(page, 'Ff4@f8')
  await expectEmpty(page, 'f4')
  await expectEmpty(page, 'f8')
  await expect(page.locator('[data-lost=b]').getByRole('img', { name: 'Anti-air gun' })).toBeVisible()
  await expect(page.locator('[data-lost=r]').getByRole('img', { name: 'Air force' })).toBeVisible()
})

test('a combination, the increment for it, and the stack moves as one', async ({ page, baseURL }) => {
  const table = { clock: true, soloClock: true, bank: 60, increment: 30 }
  const script = ['+Ik11k10', '+Ik10k11']
  await begin(page, baseURL!, '8c2/10i/11/11/11/11/11/11/4TI5/11/11/7C3 r - - 0 1', script, { table })
  await playTurn(page, 'If4&e4')
  await expect(page.locator('[data-clock="0"]')).toHaveText(/^1:[23]\d$/)
  await expectUnit(page, 'e4', '(TI)')
  await expectTurns(page, 2)
  await myTurn(page)
  await playTurn(page, '(TI)e4e6')
  await expectUnit(page, 'e6', '(TI)')
})

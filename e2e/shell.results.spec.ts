import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { games } from '../src/games/all.ts'
import { SHIPPED } from '../tests/games/shipped.ts'
import { playOut } from '../tests/laws/play.ts'
import { expectAccessible, expectEveryLanguage } from './support/look.ts'
import { played, prepare, start } from './support/table.ts'
import { Guest } from './support/guest.ts'
import { OwnRoom, type Position } from './support/ownRoom.ts'

const finished = (baseURL: string) => played(baseURL, { game: 'mahjong', options: { rounds: 1 } })

test('the final ranking, in words, verified, read in every language, closed and opened again @phone-only', async ({
  page,
  baseURL,
}) => {
  const room = await finished(baseURL!)
  await page.goto(`/t/${room}`)
  await expect(page.locator('[data-results=match]')).toBeVisible()
  await expect(page.locator('[data-standing]')).toHaveCount(4)
  await expect(page.locator('[data-deal=good]')).toBeVisible()
  await expectAccessible(page)
  await expect(page.locator('[data-results=match]')).toBeVisible()
  await expectEveryLanguage(page, 'dialog')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Results' }).click()
  await expect(page.getByRole('dialog', { name: 'End of the match' })).toBeVisible()
})

test('another match at the same table keeps the chair', async ({ page, baseURL }) => {
  const room = await prepare(baseURL!, { game: 'mahjong', options: { rounds: 1 } })
  await start(page, room)
  // A bot plays for whoever leaves; back at the table, the match is over and can be had again.
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  const guest = await Guest.join(baseURL!, room)
  await expect.poll(() => guest.table.phase, { timeout: 50_000 }).toBe('over')
  guest.leave()
  await page.goto(`/t/${room}`)
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(page.locator('[data-chair="0"][data-kind=person]')).toBeVisible()
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('everybody’s score is seen without scrolling, however long their names', async ({ page }) => {
    const names = ['Großmutter Hildegard', 'Bà Nguyễn Thị Hoàng Anh', 'Ioana Popescu-Marinescu', 'Mehmet Karadağlıoğlu']
    for (const id of SHIPPED) {
      const game = games[id]
      const options = v.parse(game.options, {}) as Position['options']
      const seats = Math.max(...game.seats)
      const { state } = playOut(
        game,
        { options, seats, seed: 5, policy: (game, view, random) => game.think(view, 1, random) },
        ({ state }) => game.outcome(state) !== null,
      )
      await OwnRoom.open(page, game, { options, seats, state, seat: 0, names: names.slice(0, seats) })
      const points = page.locator('[data-standing] > .points')
      await expect(points).toHaveCount(seats)
      const footer = (await page.locator('dialog footer').boundingBox())!
      const { y, height } = (await points.last().boundingBox())!
      expect(y + height, id).toBeLessThanOrEqual(footer.y)
    }
  })
})

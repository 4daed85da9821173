import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { games } from '../src/games/all.ts'
import type { AnyGame } from '../src/games/game.ts'
import { playOut, type Policy } from '../tests/laws/play.ts'
import { OwnRoom, type Position } from './support/ownRoom.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const steady: Policy = (game, view, random) => game.think(view, 2, random)

/** Far into a hand, with the first seat to act. */
function crowded(game: AnyGame): Position {
  const options = v.parse(game.options, {}) as Position['options']
  let steps = 0
  const { state } = playOut(
    game,
    { options, seats: 4, seed: 7, policy: steady },
    ({ state }) => ++steps > 46 && game.outcome(state) === null && game.turn(state).includes(0),
  )
  return { options, seats: 4, state, seat: 0 }
}

/** Tiles on the table are measured as they are laid: they must not be on their way to their size. */
for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`a crowded table fits its room, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    for (const id of ['okey101', 'rummy45'] as const) {
      const room = await OwnRoom.open(page, games[id], crowded(games[id]))
      const look = () =>
        page.locator('.fit').evaluate(all => {
          const inner = all.querySelector<HTMLElement>('.box > *')!
          return { room: all.clientHeight, used: inner.offsetHeight }
        })
      const fills = async (when: string) => {
        await expect.poll(async () => (await look()).used / (await look()).room, when).toBeGreaterThan(0.4)
        const { used, room } = await look()
        expect(used, when).toBeLessThanOrEqual(room)
      }
      await fills(`${id} at first`)
      room.tell([])
      await fills(`${id} after a step`)
    }
  })

test('a hint asked for at the top of a phone is whole', async ({ page }) => {
  await OwnRoom.open(page, games.rummy45, { ...crowded(games.rummy45), hints: true })
  await page.getByRole('button', { name: 'Hints' }).click()
  const bubble = page.locator('[data-bubble=hint]')
  await expect(bubble).toBeVisible()
  const { x, y, width, height } = (await bubble.boundingBox())!
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(390)
  expect(y + height).toBeLessThanOrEqual(844)
})

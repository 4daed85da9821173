import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { games } from '../src/games/all.ts'
import { guided, playOut } from '../tests/laws/play.ts'
import { OwnRoom, type Position } from './support/ownRoom.ts'
import { action, refusal } from './support/rummy-table.ts'

test('on a bad line a tap answers at once: a tile comes covered, a discard goes, and comes back with the reason', async ({
  page,
}) => {
  const game = games.okey
  const options = v.parse(game.options, {}) as Position['options']
  const { state } = playOut(
    game,
    { options, seats: 4, seed: 3, policy: guided },
    ({ state }) =>
      game.turn(state)[0] === 0 && game.refuse(game.view(state, 0), { type: 'draw', from: 'stock' }) === null,
  )
  const room = await OwnRoom.open(page, game, { options, seats: 4, state, seat: 0 })
  const onRack = page.locator('.rack [data-item]')
  const before = await onRack.count()
  room.slow = true

  await page.locator('[data-item=stock]').click()
  await expect(page.locator('.rack .awaited')).toBeVisible()
  await expect(page.locator('[data-busy]')).toBeVisible()
  await expect(onRack).toHaveCount(before)
  room.answer()
  await expect(onRack).toHaveCount(before + 1)
  await expect(page.locator('.rack .awaited')).toHaveCount(0)

  const tile = onRack.first()
  const id = (await tile.getAttribute('data-tile'))!
  const discard = async () => {
    await page.locator(`.rack [data-tile="${id}"]`).click()
    await action(page, /^Discard/).click()
    await expect(page.locator(`.pile [data-tile="${id}"]`)).toBeVisible()
    await expect(onRack).toHaveCount(before)
  }
  await discard()
  // Whoever listens is told of what has happened, not of what was asked for.
  await expect(page.locator('[data-busy]')).toBeVisible()
  room.deny(2, 'notYourTurn')
  await expect(refusal(page)).toBeVisible()
  await expect(page.locator(`.rack [data-tile="${id}"]`)).toBeVisible()

  await discard()
  room.answer()
  await expect(page.locator('[data-busy]')).toHaveCount(0)
  await expect(page.locator(`.pile [data-tile="${id}"]`)).toBeVisible()
  expect(room.acts).toHaveLength(2)
})

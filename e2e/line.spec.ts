import { expect, test, type Locator } from '@playwright/test'
import * as v from 'valibot'
import { games } from '../src/games/all.ts'
import { guided, playOut } from '../tests/laws/play.ts'
import { at, button, expectEmpty, expectUnit, playTurn, tray } from './support/cotulenh.ts'
import { OwnRoom, type Position } from './support/ownRoom.ts'
import { action, refusal } from './support/rummy-table.ts'
import { newTable } from './support/table.ts'

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

test('on a bad line the next turn is prepared while the last is on its way, and goes with it if that is refused', async ({
  page,
}) => {
  const game = games.cotulenh
  const options = v.parse(game.options, { colours: 'hostRed' }) as Position['options']
  const { state } = game.apply(game.start(options as never, 2), { by: 'table', order: [0, 1] })
  const room = await OwnRoom.open(page, game, { options, seats: 2, state, seat: 0 })
  room.slow = true
  await playTurn(page, 'Ic5c6')
  await expectUnit(page, 'c6', 'I')
  const prepare = async () => {
    await at(page, 'k5').click()
    await at(page, 'k6').click()
    await expect(tray(page)).toContainText('Move prepared')
  }
  await prepare()
  await button(page, 'Cancel').click()
  await prepare()
  room.deny(1, 'stale')
  await expectUnit(page, 'c5', 'I')
  await expect(tray(page)).not.toContainText('Move prepared')
  await expectEmpty(page, 'k6')
})

test('on a bad line whatever is asked of a table in its lobby is seen to have been asked until it answers', async ({
  page,
}) => {
  let late: (() => void)[] | null = null
  await page.routeWebSocket(/\/parties\/main\//, line => {
    const server = line.connectToServer()
    server.onMessage(said => (late ? late.push(() => line.send(said)) : line.send(said)))
  })
  const answer = () => {
    const all = late ?? []
    late = null
    for (const tell of all) tell()
  }
  await newTable(page, 'okey')
  const busy = page.locator('[aria-busy=true]')
  const asks = async (control: Locator, ask: () => Promise<unknown>) => {
    await expect(busy).toHaveCount(0)
    late = []
    await ask()
    await expect(control).toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => late?.length).toBeGreaterThan(0)
    answer()
    await expect(busy).toHaveCount(0)
  }
  const chair = page.locator('[data-chair="1"]')
  const bot = chair.getByRole('button', { name: 'Bot', exact: true })
  await asks(bot, () => bot.click())
  await expect(chair).toHaveAttribute('data-kind', 'bot')
  const preset = page.locator('[data-preset][aria-pressed=false]').first()
  await asks(preset, () => preset.click())
  const stand = page.getByRole('button', { name: 'Stand up' })
  await asks(stand, () => stand.click())
  const sit = page.locator('#start').getByRole('button', { name: 'Sit down' })
  await asks(sit, () => sit.click())
  await page.getByRole('button', { name: 'Chat' }).first().click()
  const wave = page.locator('.reactions button').first()
  await asks(wave, () => wave.click())
})

import { expect, test, type Page } from '@playwright/test'
import type { GameId } from '../src/games/index.ts'
import { SHIPPED } from '../tests/games/shipped.ts'
import { Deployment } from './support/deploy.ts'
import { settled } from './support/gestures.ts'
import { portOf } from './support/ports.ts'

test.use({ serviceWorkers: 'allow' })

const port = portOf('airplane')

/** Whoever has played before is not asked how. */
const asked = (page: Page) =>
  page.addInitScript(
    games => games.forEach(game => localStorage.setItem(`masa:play:${game}`, '{"asked":true,"level":1}')),
    SHIPPED,
  )
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('masa:kept') ?? '[]')

/** As a visit to each would: the device is told of the game, and keeps all of it. */
const visit = (page: Page, games: readonly GameId[]) =>
  page.evaluate(async games => {
    const worker = (await navigator.serviceWorker.ready).active!
    for (const game of games) {
      const { port1, port2 } = new MessageChannel()
      const answer = new Promise<{ games: string[] }>(done => (port1.onmessage = ({ data }) => done(data)))
      worker.postMessage({ game, lang: 'en', build: document.documentElement.dataset.build }, [port2])
      localStorage.setItem('masa:kept', JSON.stringify((await answer).games))
    }
  }, games)

const play = (page: Page, game: GameId) => page.locator(`[data-game=${game}] button.play`)

/** Whatever the board lets its player do first, done; it is seen to have happened. */
async function move(page: Page, game: GameId): Promise<void> {
  if (game === 'mahjong') {
    await expect(page.locator('[data-hand]')).toHaveAttribute('data-turn', 'true', { timeout: 30_000 })
    const tile = page.locator('[data-hand] [data-tile]').last()
    const id = await tile.getAttribute('data-tile')
    await tile.click()
    await expect(tile).toHaveAttribute('aria-pressed', 'true')
    await tile.click()
    return expect(page.locator(`[data-hand] [data-tile="${id}"]`)).toHaveCount(0)
  }
  if (game === 'cotulenh') {
    await expect(page.locator('#board [data-turn=true]')).toBeVisible({ timeout: 30_000 })
    // An infantry in front of its own lines can always go forward; which side is ours, the bottom row says.
    const red = (await page.locator('#board [data-square="g1"]').boundingBox())!.y
    const blue = (await page.locator('#board [data-square="g12"]').boundingBox())!.y
    const [from, to] = red > blue ? ['c5', 'c6'] : ['c8', 'c7']
    await page.locator(`#board [data-square="${from}"]`).click()
    await page.locator(`#board [data-square="${to}"]`).click()
    return expect(page.locator(`#board [data-square="${from}"]`)).not.toHaveAttribute('data-unit')
  }
  await expect(page.locator('[data-seat="0"]')).toHaveAttribute('data-active', 'true', { timeout: 30_000 })
  const stock = page.locator('#board').getByRole('button', { name: /^Draw from the stock/ })
  if (await stock.isVisible()) {
    await stock.click()
    return expect(page.locator('.rack .drawn')).toBeVisible()
  }
  await settled(page)
  const tile = page.locator('.rack [data-item]').first()
  const id = await tile.getAttribute('data-item')
  await tile.click()
  await page
    .locator('#board')
    .getByRole('button', { name: /^Discard/ })
    .click()
  return expect(page.locator(`.rack [data-item="${id}"]`)).toHaveCount(0)
}

test('in airplane mode every game that was opened is played, and is there again after the page was closed', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  await asked(page)
  await page.goto('/')
  await play(page, 'okey').click()
  await expect(page.locator('#board')).toBeVisible()
  await expect.poll(() => kept(page), { timeout: 60_000 }).toBe('["okey"]')
  await visit(
    page,
    SHIPPED.filter(game => game !== 'okey' && game !== 'remi'),
  )

  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('status')).toContainText('You’re offline')
  await expect(play(page, 'remi')).toBeDisabled()
  await context.setOffline(false)
  await visit(page, ['remi'])
  await context.setOffline(true)

  let table = ''
  for (const game of SHIPPED) {
    await page.goto('/')
    await play(page, game).click()
    await expect(page).toHaveURL(/\/t\/here-/)
    await expect(page.locator('header')).toContainText('On this device')
    const hints = page.getByRole('button', { name: 'Hints' })
    await expect(hints, game).toBeVisible({ timeout: 30_000 })
    await hints.click()
    await expect(page.locator('[data-live]'), game).toContainText(/./, { timeout: 30_000 })
    await expect(page.locator('[data-bubble=hint]'), game).toBeVisible({ timeout: 30_000 })
    await move(page, game)
    table = page.url()
  }
  await page.close()

  const again = await context.newPage()
  await again.goto('/')
  await again.locator('.continue').click()
  await expect(again).toHaveURL(table)
  await expect(again.locator('#board [data-moves]')).not.toHaveAttribute('data-moves', '0')
  await again.getByRole('button', { name: 'Resign' }).click()
  await again.getByRole('button', { name: 'Really resign?' }).click()
  const results = again.locator('[data-results=match]')
  await expect(results).toContainText('Dealt on this device')
  await expect(results.getByText('Match statistics').or(results.locator('details'))).toBeVisible()
  await again.goto(table.replace('/t/', '/replay/') + '/1')
  await expect(again.locator('#board')).toBeVisible()

  // A lesson needs no line either, nor does a hint: in the last step, a whole hand, the coach says what to do.
  await again.goto('/learn/okey')
  await again
    .getByRole('button', { name: /^Step \d+ of/ })
    .last()
    .click()
  await again.getByRole('button', { name: 'Show me' }).click()
  await expect(again.getByRole('button', { name: 'Do it for me' })).toBeVisible({ timeout: 30_000 })

  await expect(again.getByText('Only what this device keeps can be opened.')).toBeVisible()
  await again.goto('/rules/okey')
  await again.locator('[data-ending]').first().click()
  await expect(again.locator('[data-practised]')).toBeVisible({ timeout: 30_000 })

  // Its link leads nowhere else, and says why.
  await again.goto('/t/here-aaaa-aaaa')
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('This table isn’t on this device')
})

test('with a line but no server, play now is played on this device and says so; silent, it is offered', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await asked(page)
  await page.goto('/')
  await play(page, 'okey').click()
  await expect.poll(() => kept(page), { timeout: 60_000 }).toBe('["okey"]')
  let refused = true
  await page.routeWebSocket(/\/parties\/main\//, line => {
    if (refused) void line.close()
  })

  await page.goto('/')
  await play(page, 'okey').click()
  await expect(page).toHaveURL(/\/t\/here-/, { timeout: 20_000 })
  await expect(page.locator('[data-notice]').getByText('this hand is dealt on this device')).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.locator('.rack [data-item]').first()).toBeVisible()
  // The way back leads home, and not to the table that could not be made.
  await page.goBack()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)

  refused = false
  await page.locator('[data-game=okey]').getByRole('button', { name: 'With friends' }).first().click()
  const offer = page.locator('[data-unreached]')
  await expect(offer).toHaveText('Play on this device', { timeout: 20_000 })
  await expect(page.getByText('The server can’t be reached.')).toBeVisible()
  await offer.click()
  await expect(page).toHaveURL(/\/t\/here-/)
  await expect(page.locator('.rack [data-item]').first()).toBeVisible({ timeout: 20_000 })
})

test('deployed twice under an open page, it is never stale, never mixed, and the newest is what is kept', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const deployment = new Deployment(port)
  const home = `http://127.0.0.1:${port}/`
  const html = page.locator('html')
  /** The build that the device would open without a line. */
  const ready = () =>
    page.evaluate(async () => {
      const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration())!
      if (installing || waiting || active?.state !== 'activated') return null
      const whole = await Promise.all(
        (await caches.keys()).map(async name => ((await caches.match('/', { cacheName: name })) ? name : '')),
      )
      return whole.findLast(name => name !== '')
    })
  try {
    await deployment.serve('first')
    await asked(page)
    await page.goto(home)
    await play(page, 'cotulenh').click()
    await expect.poll(() => kept(page), { timeout: 60_000 }).toBe('["cotulenh"]')
    expect(await ready()).toBe('masa first')

    await deployment.serve('second')
    await deployment.serve('third')
    await expect(html).toHaveAttribute('data-build', 'first')
    await page.goto(home)
    await expect(html).toHaveAttribute('data-build', 'third')
    await page.locator('.continue').click()
    await expect.poll(ready, { timeout: 60_000 }).toBe('masa third')
    // What was kept of the first, and of the second if there was time for it, is gone.
    const builds = () => page.evaluate(async () => (await caches.keys()).filter(name => name.startsWith('masa ')))
    await expect.poll(builds, { timeout: 60_000 }).toEqual(['masa third'])

    await context.setOffline(true)
    await page.goto(home)
    await expect(html).toHaveAttribute('data-build', 'third')
    await play(page, 'cotulenh').click()
    await expect(page.locator('header')).toContainText('On this device')
    await expect(page.locator('#board')).toBeVisible()
  } finally {
    await deployment.end()
  }
})

test('one device is handed on: a curtain between two people, and no hand is seen but its owner’s', async ({ page }) => {
  await page.goto('/')
  await play(page, 'okey').click()
  await page.locator('[data-gather]').click()
  const names = page.getByRole('dialog').getByRole('textbox')
  await names.nth(0).fill('Anne')
  await names.nth(1).fill('Mehmet')
  await page.locator('[data-deal]').click()
  const rack = page.locator('.rack [data-item]')
  const mine = (name: string) => page.getByRole('button', { name: `I’m ${name}` })
  // Whoever begins, a hand is seen only after its owner's tap.
  for (const [name, next] of [
    ['Anne', 'Mehmet'],
    ['Mehmet', 'Anne'],
  ]) {
    await expect(mine(name)).toBeVisible({ timeout: 30_000 })
    await expect(rack).toHaveCount(0)
    await mine(name).click()
    await expect(rack.first()).toBeVisible()
    const stock = page.locator('#board').getByRole('button', { name: /^Draw from the stock/ })
    if (await stock.isVisible()) await stock.click()
    await expect(rack).toHaveCount(15)
    await settled(page)
    await rack.first().click()
    await page
      .locator('#board')
      .getByRole('button', { name: /^Discard/ })
      .click()
    await expect(mine(next)).toBeVisible({ timeout: 30_000 })
    await expect(rack).toHaveCount(0)
    // Nor is it heard: what happened to whoever comes next is in words, with the tiles they drew.
    await expect(page.locator('[data-live] p')).toHaveCount(0)
  }
})

import { expect, test, type Page } from '@playwright/test'
import * as v from 'valibot'
import { games } from '../src/games/all.ts'
import type { GameId } from '../src/games/index.ts'
import { SHIPPED } from '../tests/games/shipped.ts'
import { guided, playOut } from '../tests/laws/play.ts'
import { DONE, LOOSE, ME } from './support/atu-table.ts'
import { OwnRoom, type Position } from './support/ownRoom.ts'
import { remiDeal } from './support/remi-deal.ts'
import { okeyDeal } from './support/rummy-deal.ts'
import { action, discard, myTurn, onRack, pickUp, results } from './support/rummy-table.ts'
import { crowded, unpainted, untouchable } from './support/sizes.ts'
import { prepare, sit, start } from './support/table.ts'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

const keep = (page: Page, kept: object) =>
  page.addInitScript(text => localStorage.setItem('masa:comfort', text), JSON.stringify({ guide: false, ...kept }))

/** With the first seat to act, in mid-hand or at once. */
function midHand(id: GameId, least = 20): Position {
  const game = games[id]
  const seats = id === 'cotulenh' ? 2 : 4
  const options = v.parse(game.options, {}) as Position['options']
  let steps = 0
  const { state } = playOut(
    game,
    { options, seats, seed: 3, policy: guided },
    ({ state }) => ++steps > least && game.outcome(state) === null && game.turn(state).includes(0),
  )
  return { options, seats, state, seat: 0 }
}

/** What is too small for a thumb or for eyes. What is drawn on tiles is a picture, and is larger in the hand. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.unseen')
    for (const control of document.querySelectorAll<HTMLElement>('button, a, input, select, summary, [data-item]')) {
      // A point of the field is chosen under a lens, and played by a second tap.
      if (!shown(control) || control.matches('[data-square]')) continue
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
      if (width > 0 && Math.min(width, height) < 43.9)
        found.push(`${width} x ${height}: ${control.ariaLabel ?? control.innerText}`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!
      if (!node.textContent!.trim() || !shown(parent) || parent.closest('svg, option, noscript, .tile')) continue
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      if (size < 15.9) found.push(`${size} px: ${node.textContent}`)
    }
    return found
  })

test('at large everything on a small phone can be touched and read: pages and lobby', async ({ page, baseURL }) => {
  await keep(page, { size: 'large' })
  for (const path of ['/', '/comfort', '/rules/cotulenh', '/learn/remi']) {
    await page.goto(path)
    await expect(
      path.startsWith('/learn') ? page.locator('.step').first() : page.getByRole('heading').nth(1),
    ).toBeVisible()
    expect(await tooSmall(page), path).toEqual([])
  }
  // Of a lesson, what is to be done is read before anything is scrolled.
  await page.goto('/learn/remi')
  const stage = page.locator('.stage')
  await expect(stage).toBeVisible()
  const told = (await page.locator('aside .text').boundingBox())!
  expect(told.y + told.height).toBeLessThanOrEqual((await stage.boundingBox())!.y)
  await sit(page, await prepare(baseURL!, { game: 'okey' }))
  expect(await tooSmall(page), 'lobby').toEqual([])
})

test('at large everything on a small phone can be touched and read: every game', async ({ page }) => {
  await keep(page, { size: 'large' })
  for (const id of SHIPPED) {
    // What can be done before anything is laid.
    await OwnRoom.open(page, games[id], midHand(id, 0))
    await expect.poll(() => tooSmall(page), `${id}, at first`).toEqual([])
    await OwnRoom.open(page, games[id], midHand(id))
    await expect(page.locator('#board .plate').first()).toBeVisible()
    await expect.poll(() => tooSmall(page), id).toEqual([])
    // At largest too; and whatever has to be scrolled to can be.
    await page.evaluate(() => {
      localStorage.setItem('masa:comfort', JSON.stringify({ size: 'largest', guide: false }))
      dispatchEvent(new StorageEvent('storage'))
    })
    await expect(page.locator('html')).toHaveAttribute('data-size', 'largest')
    await expect.poll(() => tooSmall(page), `${id}, largest`).toEqual([])
    await page.addStyleTag({ content: unpainted })
    expect(await untouchable(page, [24]), `${id}, largest`).toEqual([])
  }
})

test('at large a word of two letters is as wide as a thumb too', async ({ page }) => {
  await keep(page, { size: 'large' })
  await page.addInitScript(() => localStorage.setItem('masa:lang', 'tr'))
  await OwnRoom.open(page, games.rummy45, crowded(games.rummy45).at(-1)!)
  await expect(page.getByRole('button', { name: 'At', exact: true })).toBeVisible()
  await expect.poll(() => tooSmall(page)).toEqual([])
})

test('what is chosen is on the page before anything else of it has come', async ({ page }) => {
  await keep(page, { size: 'largest', contrast: 'high', sight: 'tritan' })
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto('/')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-size', 'largest')
  await expect(root).toHaveAttribute('data-contrast', 'high')
  await expect(root).toHaveAttribute('data-sight', 'tritan')
})

test('a discard is asked about, for whoever wishes it, and the last events stay in words', async ({ page }) => {
  await keep(page, { slips: 'ask', slow: true, light: true })
  const game = games.okey
  const options = v.parse(game.options, {}) as Position['options']
  const { state } = playOut(game, { options, seats: 4, seed: 3, policy: guided }, ({ state }) => {
    const { stage, turn } = game.view(state, 0) as { stage: string; turn: number }
    return stage === 'discard' && turn === 0
  })
  const room = await OwnRoom.open(page, game, { options, seats: 4, state, seat: 0 })
  await expect(page.locator('[data-turn-light]')).toBeVisible()
  await expect(page).toHaveTitle(/your turn/)
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /icon-turn/)
  await page.locator('[data-item^="tile:"]').first().tap()
  await page.getByRole('button', { name: 'Discard', exact: true }).tap()
  await expect(page.locator('[data-slip]')).toBeVisible()
  expect(room.acts).toEqual([])
  await page.locator('[data-slip]').getByRole('button', { name: 'No, not yet' }).tap()
  await expect(page.locator('[data-slip]')).toHaveCount(0)
  await page.locator('[data-item^="tile:"]').first().tap()
  await page.getByRole('button', { name: 'Discard', exact: true }).tap()
  await page.locator('[data-slip]').getByRole('button', { name: 'Yes, play it' }).tap()
  await expect.poll(() => room.acts).toMatchObject([{ type: 'discard' }])
  await expect(page.locator('[data-last-events] li')).toHaveCount(1)
  await expect(page.locator('[data-turn-light]')).toHaveCount(0)
  await expect(page).not.toHaveTitle(/your turn/)
})

test('a discard is taken back before anybody knows of it, and what happens is read aloud', async ({
  page,
  baseURL,
}) => {
  await keep(page, { slips: 'takeBack', aloud: true })
  // No browser here has a voice: one that speaks at once, and remembers.
  await page.addInitScript(() => {
    const spoken: string[] = []
    const speak = (line: { text: string; voice: { lang: string }; onend: () => void }) => {
      spoken.push(`${line.voice.lang}: ${line.text}`)
      queueMicrotask(() => line.onend())
    }
    const voices = [
      { lang: 'de-DE', localService: true },
      { lang: 'en-GB', localService: true },
    ]
    const synth = { getVoices: () => voices, speak, cancel: () => {}, addEventListener: () => {} }
    Object.defineProperty(window, 'speechSynthesis', { value: synth })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: function (this: { text: string }, text: string) {
        this.text = text
      },
    })
    Object.assign(window, { spoken })
  })
  const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)
  const deal = okeyDeal({ indicator: 'R4', hands: ['K1-3 B13', 'B13', '', ''] })
  await start(page, await prepare(baseURL!, { game: 'okey', deal: [deal], bots: { 1: 1, 2: 1, 3: 1 } }))
  await myTurn(page)
  const slip = page.locator('[data-slip]')
  const throwIt = async () => {
    await pickUp(page, 'B13')
    await action(page, /^Discard/).click()
  }
  await throwIt()
  await slip.getByRole('button', { name: 'Take it back' }).click()
  await expect(slip).toHaveCount(0)
  await expect(onRack(page, 'B13')).toHaveCount(1)
  await myTurn(page)
  expect((await spoken()).filter(line => line.includes('13'))).toEqual([])
  await throwIt()
  // Not taken back, it is thrown once the room has held it long enough.
  await expect(slip).toBeVisible()
  await expect(onRack(page, 'B13')).toHaveCount(0)
  await expect.poll(spoken).toContainEqual(expect.stringMatching(/^en-GB: .*[Bb]lue 13/))
})

test('the screen is kept awake while a hand is played, and no longer', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const held = new Set<object>()
    let asked = 0
    const request = (): Promise<object> => {
      asked++
      const lock = { release: () => Promise.resolve(void held.delete(lock)) }
      held.add(lock)
      return Promise.resolve(lock)
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
    Object.assign(window, {
      locks: () => ({ asked, held: held.size }),
      /** As a browser does: a page that is hidden loses its lock. */
      show: (state: string) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
        if (state === 'hidden') held.clear()
        document.dispatchEvent(new Event('visibilitychange'))
      },
    })
  })
  const locks = () => page.evaluate(() => (window as unknown as { locks: () => object }).locks())
  const show = (state: string) =>
    page.evaluate(state => (window as unknown as { show: (state: string) => void }).show(state), state)
  const deal = remiDeal({ hands: { 0: DONE, 1: `${LOOSE} Y2` }, draws: 'K2' })
  const room = await prepare(baseURL!, {
    game: 'rummy45',
    seats: 2,
    deal: [deal],
    options: { hands: 2 },
    bots: { 0: 2 },
  })
  await start(page, room, ME)
  await expect.poll(locks).toEqual({ asked: 1, held: 1 })
  await show('hidden')
  await expect.poll(locks).toEqual({ asked: 1, held: 0 })
  await show('visible')
  await expect.poll(locks).toEqual({ asked: 2, held: 1 })
  await discard(page, 'Y2')
  await expect(results(page)).toContainText('Went out')
  await expect.poll(locks).toEqual({ asked: 2, held: 0 })
  await page.getByRole('button', { name: /Next hand/ }).click()
  await expect.poll(locks).toEqual({ asked: 3, held: 1 })
  await page.locator('header').getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect.poll(locks).toEqual({ asked: 3, held: 0 })
})

test('what one tap says is seen at one’s seat, and the sheet gives way', async ({ page, baseURL }) => {
  await start(page, await prepare(baseURL!, { game: 'rummy45', seats: 2, bots: { 0: 1 } }), ME)
  for (const said of ['reactions', 'phrases'] as const) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Chat' }).click()
    await page.locator(`dialog .${said} button`).first().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator(`[data-saying="${ME}"]`)).toBeVisible()
    await expect(page.locator(`[data-saying="${ME}"]`)).toHaveCount(0)
  }
})

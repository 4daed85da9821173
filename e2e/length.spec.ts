import { expect, test, type Page } from '@playwright/test'
import * as v from 'valibot'
import { newRoom } from '../src/table/roomId.ts'
import { games } from '../src/games/all.ts'
import type { GameId } from '../src/games/index.ts'
import { SHIPPED } from '../tests/games/shipped.ts'
import { guided, playOut } from '../tests/laws/play.ts'
import { expectRoomForCalls, expectRoomForWords } from './support/length.ts'
import { OwnRoom } from './support/ownRoom.ts'
import { prepare, sit, fillBots } from './support/table.ts'
import { Guest } from './support/guest.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** Options that end a match soon, for games whose usual match is long. */
const SHORT: Partial<Record<GameId, Record<string, string | number | boolean>>> = {
  mahjong: { rounds: 1, dealerStaysOnDraw: false },
  okey: { matchEnd: 'hands', hands: 1 },
  okey101: { hands: 1 },
  remi: { hands: 1 },
  rummy45: { hands: 1 },
  cotulenh: { position: '6c4/5h1hf2/3a2s4/2(nft)1g6/10i/11/11/5(TI)4(EA)/2(NF)1G6/6S4/5H1H3/6C4 r - - 30 20' },
}

async function openMenu(page: Page, entry?: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  if (entry) await page.getByRole('dialog').getByRole('button', { name: entry }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

test('words have room on home, on the deal page and where a replay is opened', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('[data-game=okey]')).toBeVisible()
  await expectRoomForWords(page, 'home')
  for (const path of ['/deal', '/replay', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectRoomForWords(page, path)
  }
})

test('words have room in the rules and in the lessons', async ({ page }) => {
  // Twelve pages, each in six languages and three sizes of text.
  test.setTimeout(240_000)
  for (const game of SHIPPED)
    for (const path of [`/rules/${game}`, `/learn/${game}`]) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expectRoomForWords(page, path)
    }
})

/** A table with a code as long as a real one. */
const lay = (baseURL: string, game: GameId) => {
  const seats = games[game].seats[0] as 2 | 3 | 4
  const bots = Object.fromEntries([1, 2, 3].filter(seat => seat < seats).map(seat => [seat, 1 as const]))
  return prepare(baseURL, { game, room: newRoom(), options: SHORT[game], seats, bots })
}

const back = (page: Page) => page.locator('header').getByRole('button', { name: 'Back', exact: true })

for (const game of SHIPPED)
  test(`words have room at a table of ${game}, from the lobby to its replay`, async ({ page, baseURL }) => {
    test.setTimeout(120_000)
    const room = await lay(baseURL!, game)
    await sit(page, room)
    await expectRoomForWords(page, `${game} lobby`)
    await fillBots(page)
    await expect(page.locator('#board .plate').first()).toBeVisible()
    await expectRoomForWords(page, `${game} hand`)
    await back(page).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
    const guest = await Guest.join(baseURL!, room)
    await expect.poll(() => guest.table.phase, { timeout: 90_000 }).toBe('over')
    guest.leave()
    await page.goto(`/t/${room}`)
    await expect(page.locator('[data-results=match]')).toBeVisible()
    await expectRoomForWords(page, `${game} results`, 'dialog')
    await page.goto(`/replay/${room}/1?step=40`)
    await expect(page.locator('[data-step]')).toBeVisible()
    // What stands round the board is the same in every game but the one with an engine.
    if (game === 'okey' || game === 'cotulenh') await expectRoomForWords(page, `${game} replay`)
    await page.getByRole('button', { name: 'Steps and numbers' }).click()
    await page.getByRole('tab', { name: 'Numbers' }).click()
    await expectRoomForWords(page, `${game} numbers`, 'dialog')
  })

test('words have room in the menu of a table and in all it opens', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  await sit(page, await lay(baseURL!, 'okey'))
  await fillBots(page)
  await openMenu(page)
  await expectRoomForWords(page, 'menu', 'dialog')
  await page.keyboard.press('Escape')
  for (const entry of ['Rules', 'Chat', 'Scores', 'Players']) {
    await openMenu(page, entry)
    await expectRoomForWords(page, entry, 'dialog')
    await page.keyboard.press('Escape')
  }
  await back(page).click()
  await expectRoomForWords(page, 'leave', 'dialog')
})

test('a call has room at every seat, in every game’s and language’s words', async ({ page }) => {
  // Calls that stay.
  await page.addInitScript(() => {
    const later = setTimeout
    window.setTimeout = ((what: TimerHandler, ms?: number) => (ms === 900 ? 0 : later(what, ms))) as typeof setTimeout
  })
  const game = games.mahjong
  const options = v.parse(game.options, {}) as Record<string, boolean>
  const { state } = playOut(game, { options, seats: 4, seed: 1, policy: guided }, () => true)
  const room = await OwnRoom.open(page, game, { options, seats: 4, state, seat: 0 })
  room.tell([0, 1, 2, 3].map(seat => ({ type: 'hu', seat, from: null, tile: 0, fan: 3, base: 8, limit: false })))
  await expect(page.locator('.shouts span')).toHaveCount(4)
  await expectRoomForCalls(page)
})

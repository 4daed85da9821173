import { expect, type Locator, type Page } from '@playwright/test'
import WebSocket from 'ws'
import type { Seat } from '../../src/games/game.ts'
import { kindOf, parseTiles } from '../../src/games/mahjong/rules/tiles.ts'
import type { Action } from '../../src/games/mahjong/action.ts'
import type { View } from '../../src/games/mahjong/types.ts'
import { over } from '../../src/table/patch.ts'
import { PROTOCOL, messages, type Down, type Scene, type Up } from '../../src/table/protocol.ts'

const TILES = Array.from({ length: 144 }, (_, tile) => tile)

/** Tiles of one kind ('5p') in the player's own hand. */
export function inHand(page: Page, name: string): Locator {
  const [kind] = parseTiles(name)
  const ids = TILES.filter(tile => kindOf(tile) === kind).map(tile => `[data-tile="${tile}"]`)
  return page.locator(`[data-hand] :is(${ids.join(', ')})`)
}

/** Every tile lies where it belongs. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(each => each.finished)))

export const myTurn = (page: Page): Promise<void> =>
  expect(page.locator('[data-hand]')).toHaveAttribute('data-turn', 'true', { timeout: 20_000 })

/** Tap to pick up, tap again to let go. */
export async function discard(page: Page, name: string): Promise<void> {
  await myTurn(page)
  const tile = inHand(page, name).first()
  await tile.click()
  await expect(tile).toHaveAttribute('aria-pressed', 'true')
  const id = await tile.getAttribute('data-tile')
  await tile.click()
  // Not "the turn is over": with quick bots it may be ours again by now.
  await expect(page.locator(`[data-hand] [data-tile="${id}"]`)).toHaveCount(0)
}

export const call = (page: Page, word: string): Locator =>
  page.getByRole('group', { name: 'Your call' }).getByRole('button', { name: word })

export const pass = (page: Page): Promise<void> => call(page, 'Pass').click()

/** How this device plays by itself; before the page is opened. */
export const setSwitches = (page: Page, on: Record<string, boolean>): Promise<unknown> =>
  page.addInitScript(kept => localStorage.setItem('masa:mahjong', kept), JSON.stringify(on))

/** A player without a browser who never calls and throws every tile as it comes. */
export async function dummy(baseURL: string, room: string, seat: Seat): Promise<() => void> {
  const socket = new WebSocket(`${baseURL.replace('http', 'ws')}/parties/main/${room}`)
  const send = (message: Up) => socket.send(JSON.stringify(message))
  let n = 0
  let view: unknown = {}
  const look = (rev: number, scene: Scene) => {
    view = over(view, scene.view)
    const action = answer(view as View, seat)
    if (action) send({ type: 'act', n: ++n, rev, action })
  }
  const hear = (message: Down) => {
    if (message.type === 'welcome') send({ type: 'sit', seat })
    if (message.type === 'seated') send({ type: 'ready' })
    if (message.type === 'step') look(message.rev, message)
  }
  socket.on('message', data => messages(String(data)).forEach(hear))
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  send({ type: 'hello', proto: PROTOCOL, name: `Dummy ${seat}`, lang: 'en' })
  return () => socket.close()
}

function answer(view: View, seat: Seat): Action | null {
  if (view.phase === 'window') return view.offers.length > 0 ? { type: 'pass' } : null
  if (view.phase !== 'turn' || view.current !== seat || view.draw.tile === null) return null
  return { type: 'discard', tile: view.draw.tile }
}

import { expect, type Locator, type Page } from '@playwright/test'
import WebSocket from 'ws'
import type { Seat } from '../../src/games/game.ts'
import { codeOf, faceOf, FJ, TILES } from '../../src/rummy/tiles.ts'
import { over } from '../../src/table/patch.ts'
import { settled } from './gestures.ts'
import { PROTOCOL, messages, type Down, type Up } from '../../src/table/protocol.ts'

export { drag, dragByTouch, settled } from './gestures.ts'

const idsOf = (code: string) =>
  Array.from({ length: TILES }, (_, tile) => tile).filter(tile => codeOf(faceOf(tile, FJ)) === code)

/** Tiles of one face ('K5') on the player's own rack. */
export const onRack = (page: Page, code: string): Locator =>
  page.locator(
    `.rack :is(${idsOf(code)
      .map(tile => `[data-item="tile:${tile}"]`)
      .join(', ')})`,
  )

export const action = (page: Page, name: string | RegExp): Locator =>
  page.locator('#board').getByRole('button', { name, exact: typeof name === 'string' })

export const results = (page: Page): Locator => page.locator('[data-results]')
export const refusal = (page: Page): Locator => page.locator('[data-bubble=refusal]')
export const gain = (page: Page, seat: Seat): Locator => page.locator(`[data-standing="${seat}"] .points`)

export const myTurn = (page: Page, seat: Seat = 0): Promise<void> =>
  expect(page.locator(`[data-seat="${seat}"]`)).toHaveAttribute('data-active', 'true', { timeout: 15_000 })

/** Picks a tile up with a tap. */
export async function pickUp(page: Page, code: string): Promise<Locator> {
  await settled(page)
  const tile = onRack(page, code).first()
  await tile.click()
  await expect(tile).toHaveAttribute('aria-pressed', 'true')
  return tile
}

/** Tap a tile, tap the button. */
export async function discard(page: Page, code: string): Promise<void> {
  const tile = await pickUp(page, code)
  const id = await tile.getAttribute('data-item')
  await action(page, /^Discard/).click()
  await expect(page.locator(`.rack [data-item="${id}"]`)).toHaveCount(0)
}

/** Draws, and throws what came. */
export async function toss(page: Page): Promise<void> {
  await drawStock(page)
  const drawn = page.locator('.rack .drawn')
  await drawn.click()
  await action(page, /^Discard/).click()
  await expect(drawn).toHaveCount(0)
}

/** What stands where, for the same rack again after a reload. */
export const standing = (page: Page): Promise<string[]> =>
  page.locator('.rack [data-slot]').evaluateAll(slots => slots.map(slot => (slot as HTMLElement).dataset.item ?? '-'))

/** Tabs on until something is focused that this selector knows. */
export async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    await page.keyboard.press(key)
    if (await page.evaluate(each => document.activeElement?.matches(each) ?? false, selector)) return
  }
  throw new Error(`never came to ${selector}`)
}

/** By keys alone: along the rack to a tile, and takes it up. */
export async function walkTo(page: Page, code: string): Promise<void> {
  const tile = onRack(page, code)
  await tabTo(page, '.rack [data-slot]')
  while (!(await tile.evaluate(each => each === document.activeElement))) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(tile).toHaveAttribute('aria-pressed', 'true')
}

/** By keys alone: from the rack back to the stock. */
export async function drawByKeys(page: Page): Promise<void> {
  await expect(action(page, /^Draw from the stock/)).toBeVisible()
  await tabTo(page, '[data-item=stock]', 'Shift+Tab')
  await page.keyboard.press('Enter')
}

export async function drawStock(page: Page): Promise<void> {
  const stock = action(page, /^Draw from the stock/)
  await stock.click()
  await expect(stock).toHaveCount(0)
}

/** The ids of these tiles ('K5 K6') in a hand, each once. */
export function idsIn(hand: readonly (number | null)[], codes: string): number[] {
  const left = [...hand]
  return codes.split(' ').map(code => {
    const at = left.findIndex(tile => tile !== null && codeOf(faceOf(tile, FJ)) === code)
    if (at < 0) throw new RangeError(`no ${code} in this hand`)
    return left.splice(at, 1)[0]!
  })
}

/** A player without a browser who does what `think` says, whenever asked; the seat is ready when this resolves. */
export async function puppet<View, Action>(
  baseURL: string,
  room: string,
  seat: Seat,
  think: (view: View) => Action | null,
): Promise<() => void> {
  const socket = new WebSocket(`${baseURL.replace('http', 'ws')}/parties/main/${room}`)
  const send = (message: Up) => socket.send(JSON.stringify(message))
  let n = 0
  let view: unknown = {}
  const ready = new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    const hear = (message: Down) => {
      if (message.type === 'welcome' && message.seat === null) send({ type: 'sit', seat })
      if (message.type === 'seated') send({ type: 'ready' })
      if (message.type === 'table' && message.seats[seat].ready) resolve()
      if (message.type === 'no') throw new Error(`puppet ${seat}: ${message.why}`)
      if (message.type !== 'step') return
      view = over(view, message.view)
      const action = think(view as View)
      if (action) send({ type: 'act', n: ++n, rev: message.rev, action })
    }
    socket.on('message', data => messages(String(data)).forEach(hear))
  })
  socket.once('open', () => send({ type: 'hello', proto: PROTOCOL, name: `Player ${seat}`, lang: 'en' }))
  await ready
  return () => socket.close()
}

import { expect, type Locator, type Page } from '@playwright/test'
import WebSocket from 'ws'
import { parseFen } from '../../src/games/cotulenh/rules/fen.ts'
import { parseTurn } from '../../src/games/cotulenh/rules/notation.ts'
import { squareName } from '../../src/games/cotulenh/rules/squares.ts'
import type { Position, View } from '../../src/games/cotulenh/types.ts'
import { over } from '../../src/table/patch.ts'
import { PROTOCOL, messages, type Down, type Up } from '../../src/table/protocol.ts'
import { fillBots, prepare, sit, start } from './table.ts'

type More = { table?: Parameters<typeof prepare>[1]['table']; bot?: boolean; freeSetup?: boolean }

/** A table where the first seat is Red and the game begins from `ranks`. */
export const lay = (
  baseURL: string,
  position: string,
  { table, bot = true, freeSetup = false }: More = {},
): Promise<string> =>
  prepare(baseURL, {
    game: 'cotulenh',
    options: { colours: 'hostRed', position, freeSetup },
    table,
    bots: bot ? { 1: 1 } : {},
  })

/** Red sits down against a bot, or against a script of Blue's turns. */
export async function begin(page: Page, baseURL: string, position: string, script?: string[], more: More = {}) {
  const room = await lay(baseURL, position, { bot: !script, ...more })
  if (!script) await start(page, room)
  else {
    await sit(page, room)
    await scripted(baseURL, room, script)
    await expect(page.locator('[data-chair="1"]')).toContainText('ready')
    await fillBots(page)
  }
  await myTurn(page)
}

export const at = (page: Page, square: string): Locator => page.locator(`#board [data-square="${square}"]`)
export const tray = (page: Page): Locator => page.locator('[data-tray]')
export const button = (page: Page, name: string): Locator => page.locator('#board').getByRole('button', { name })

export const myTurn = (page: Page): Promise<void> => expect(page.locator('#board [data-turn=true]')).toBeVisible()
export const expectUnit = (page: Page, square: string, unit: string): Promise<void> =>
  expect(at(page, square)).toHaveAttribute('data-unit', unit)
export const expectEmpty = (page: Page, square: string): Promise<void> =>
  expect(at(page, square)).not.toHaveAttribute('data-unit')
export const expectTurns = (page: Page, count: number): Promise<void> =>
  expect(page.locator(`#board [data-moves="${count}"]`)).toBeVisible()

/** Plays a turn in LAN as a person does: tap by tap. */
export async function playTurn(page: Page, lan: string): Promise<void> {
  const turn = parseTurn(lan)
  if (turn instanceof Error) throw turn
  await at(page, turn.from).click()
  for (const { pieces, kind, to } of turn.steps) {
    if (turn.form === 'deploy') await page.locator(`[data-part="${pieces.map(piece => piece.kind).join('')}"]`).click()
    await expect(at(page, to)).toHaveAttribute('data-marks', new RegExp(`\\b${kind}\\b`))
    const several = (await at(page, to).getAttribute('data-marks'))!.includes(' ')
    await at(page, to).click()
    if (several) await tray(page).locator(`[data-kind=${kind}]`).click()
  }
  if (turn.form === 'deploy') await button(page, 'Confirm').click()
}

/** Carries a piece to a square, which the lens above the finger names. */
export async function drag(page: Page, from: string, square: string): Promise<void> {
  await at(page, from).hover()
  await page.mouse.down()
  const to = (await at(page, square).boundingBox())!
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 })
  await expect(page.locator('.lens')).toContainText(square)
  await page.mouse.up()
}

/** The position as the board shows it, Red to move. */
export async function readBoard(page: Page): Promise<Position> {
  const units = await page
    .locator('#board [data-unit]')
    .evaluateAll(all => all.map(each => [each.getAttribute('data-square')!, each.getAttribute('data-unit')!] as const))
  const on = new Map(units)
  const ranks = Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 11 }, (__, file) => on.get(squareName((11 - row) * 11 + file)) ?? '1')
      .join('')
      .replace(/1+/g, ones => String(ones.length)),
  )
  const position = parseFen(`${ranks.join('/')} r - - 0 1`)
  if (position instanceof Error) throw position
  return position
}

export async function expectEnd(page: Page, reason: string): Promise<void> {
  await expect(page.locator('[data-results=match] .reason')).toHaveText(reason)
}

/** A player without a browser on the second seat, who plays these turns one after the other. */
async function scripted(baseURL: string, room: string, turns: string[]): Promise<void> {
  const socket = new WebSocket(`${baseURL.replace('http', 'ws')}/parties/main/${room}`)
  const send = (message: Up) => socket.send(JSON.stringify(message))
  let n = 0
  let view: unknown = {}
  const hear = (message: Down) => {
    if (message.type === 'welcome' && message.seat === null) send({ type: 'sit', seat: 1 })
    if (message.type === 'seated') send({ type: 'ready' })
    if (message.type !== 'step') return
    view = over(view, message.view)
    const { mover } = view as View
    if (mover === 1 && n < turns.length)
      send({ type: 'act', n: n + 1, rev: message.rev, action: { type: 'turn', lan: turns[n++] } })
  }
  socket.on('message', data => messages(String(data)).forEach(hear))
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  send({ type: 'hello', proto: PROTOCOL, name: 'Linh', lang: 'en' })
}

/** Whatever is pressed beside the map is as high as a fingertip. */
export async function expectForFingers(page: Page): Promise<void> {
  const small = await page
    .locator('#board button:not([data-square])')
    .evaluateAll(all => all.filter(each => each.getBoundingClientRect().height < 44).map(each => each.textContent))
  expect(small).toEqual([])
}

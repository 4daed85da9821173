import { expect, test, type Page } from '@playwright/test'
import { deriveOrder } from '../src/table/deal.ts'
import { messages, type Down } from '../src/table/protocol.ts'
import { expectAccessible, expectAllWords, expectNothingCut } from './support/look.ts'
import { prepare, start } from './support/table.ts'

const TILES = 106
const unshuffled = Array.from({ length: TILES }, (_, i) => i)
/** One hand of Remi in which whoever does not play is played for at once. */
const quick = {
  game: 'remi',
  options: { hands: 1 },
  table: { clock: true, soloClock: true, turn: 0, bank: 0, increment: 0 },
}

/** A server that cheats: what the room says is changed on its way to this page. */
async function cheat(page: Page, change: (message: Down) => Down): Promise<void> {
  await page.routeWebSocket(/\/parties\/main\//, socket => {
    const server = socket.connectToServer()
    server.onMessage(frame => socket.send(JSON.stringify(messages(String(frame)).map(change))))
  })
}

// A whole hand between bots, however long it happens to be.
test.describe.configure({ timeout: 120_000 })

test('a player and a watcher find the deal as it was promised, and see the same code', async ({
  page,
  browser,
  baseURL,
}) => {
  const room = await prepare(baseURL!, quick)
  const watcher = await browser.newPage()
  await watcher.goto(`/t/${room}`)
  await expect(watcher.locator('[data-chair="0"]')).toBeVisible()
  await start(page, room)
  const code = (of: Page) => of.locator('[data-deal] .code')
  for (const each of [page, watcher]) {
    await expect(each.locator('[data-deal=good]')).toContainText('Deal checked by your device', { timeout: 80_000 })
    await expectNothingCut(each, 'dialog')
  }
  await expect(code(page)).toHaveText(/^Deal code [2-9A-Z]{6}$/)
  await expect(code(watcher)).toHaveText((await code(page).textContent())!)
  await expectAccessible(page)
})

test('an unshuffled wall that is shown as an honest one afterwards is found out, in words', async ({
  page,
  baseURL,
}) => {
  const room = await prepare(baseURL!, { ...quick, deal: [unshuffled] })
  await cheat(page, message => {
    if (message.type !== 'revealed') return message
    const deal = { ...message, room }
    const order = deriveOrder(deal, 0, TILES)
    return { ...message, steps: [{ by: 'table', order }, ...message.steps.slice(1)] }
  })
  await start(page, room)
  await expect(page.getByRole('alert').filter({ hasText: 'NOT dealt as promised' })).toBeVisible({ timeout: 80_000 })
  await expect(page.locator('[data-deal]')).toHaveAttribute('data-deal', /^(shown|order)$/)
  await expectAllWords(page)
})

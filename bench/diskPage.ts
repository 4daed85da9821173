import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import { systemBrowser } from '../scripts/setup.mjs'
import { messages, type Down, type Up } from '../src/table/protocol.ts'

const PORT = 4698
const STRIP = 'The server’s storage is full'
const REFUSED = 'The server can’t save anything just now'

type Said = { at: number; up?: Up; down?: Down; line?: 'open' | 'closed' }

/**
 * What somebody sees in a browser whose own move is the first thing that meets the full disk: the engine ends the room with
 * their socket, so all they are told comes by the next one. Returns what was not as it should be.
 */
export async function seenByPlayer(fill: (path: string) => void, size: string): Promise<string[]> {
  const state = mkdtempSync(join(tmpdir(), 'masa-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', state])
  const filler = join(state, 'filler')
  const server = spawn(process.execPath, ['scripts/start.mjs', '--port', String(PORT), '--state', state], {
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${PORT}/`
  const browser = await chromium.launch({ executablePath: systemBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  const faults: string[] = []
  try {
    // The page may have to be built first.
    await until('the server', async () => (await fetch(`${url}health`)).ok, 300)
    const page = await browser.newPage({ viewport: { width: 1000, height: 800 } })
    const refusal = page.locator('[data-bubble=refusal]', { hasText: REFUSED })
    const strip = page.getByText(STRIP)
    const said: Said[] = []
    listen(page, said)
    await page.goto(url)
    await page.evaluate(() => localStorage.setItem('masa:play:mahjong', JSON.stringify({ asked: true })))
    await page.locator('[data-game=mahjong] .play').click()
    for (let round = 0; round < 3; round++) {
      await ourTurn(page)
      const tiles = await page.locator('[data-hand] button[data-tile]').count()
      fill(filler)
      const from = said.length
      await discard(page, () => said.slice(from).some(({ up }) => up?.type === 'act'))
      const acted = said.slice(from).find(({ up }) => up?.type === 'act')!
      const after = async (what: string, text: Locator) => {
        await until(what, () => text.isVisible())
        return `${what} after ${Math.round(performance.now() - acted.at)} ms`
      }
      const seen = await Promise.all([after('refusal in words', refusal), after('strip', strip)])
      if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT })
      const { n } = acted.up as Extract<Up, { type: 'act' }>
      const answers = () => said.slice(from).flatMap(({ down }) => (down && 'n' in down && down.n === n ? [down] : []))
      const lines = said.slice(from).flatMap(({ line }) => line ?? [])
      if (!answers().length || answers().some(each => each.type !== 'no' || each.why !== 'storage'))
        faults.push(`act ${n} was answered ${JSON.stringify(answers())}`)
      if ((await page.locator('[data-hand] button[data-tile]').count()) !== tiles)
        faults.push('the tile did not come back')
      rmSync(filler)
      const free = performance.now()
      await until('free', async () => !(await strip.isVisible()))
      const gone = Math.round(performance.now() - free)
      await until('refusal gone', async () => !(await refusal.isVisible()))
      const again = said.length
      await discard(page, () => said.slice(again).some(({ down }) => down?.type === 'ok'))
      console.log(
        `disk: a move in a browser: line ${lines.join(', ')}; ${seen.join(', ')}; free, strip gone after ${gone} ms, and it is played`,
      )
    }
    faults.push(...(await doubled(page, said)))
  } catch (error) {
    faults.push(String(error))
  } finally {
    await browser.close()
    const gone = new Promise(done => server.once('exit', done))
    server.kill('SIGTERM')
    await gone
    execFileSync('umount', [state])
    rmSync(state, { recursive: true, force: true })
  }
  return faults
}

function listen(page: Page, said: Said[]): void {
  const at = () => performance.now()
  page.on('websocket', socket => {
    said.push({ at: at(), line: 'open' })
    socket.on('close', () => said.push({ at: at(), line: 'closed' }))
    socket.on('framesent', ({ payload }) => said.push({ at: at(), up: JSON.parse(String(payload)) as Up }))
    socket.on('framereceived', ({ payload }) => {
      for (const down of messages(String(payload))) said.push({ at: at(), down })
    })
  })
}

/** Whatever we are asked before is passed. */
const ourTurn = (page: Page) =>
  until('our turn', async () => {
    const pass = page.locator('[role=group] .pass:enabled')
    if (await pass.isVisible()) await pass.click({ timeout: 1000 })
    return page.locator('[data-hand][data-turn=true]').isVisible()
  })

/** A tap picks a tile up, the next lets it go. */
async function discard(page: Page, done: () => boolean): Promise<void> {
  const tile = page.locator('[data-hand][data-turn=true] button[data-tile]').last()
  await until('discard', async () => {
    if (!done()) await tile.click({ timeout: 1000 })
    await page.waitForTimeout(100)
    return done()
  })
}

/** Every move that was answered as done was done once, and every other one was answered. */
async function doubled(page: Page, said: Said[]): Promise<string[]> {
  await ourTurn(page)
  const done = said.flatMap(({ down }) => (down?.type === 'ok' ? [down] : []))
  const unanswered = said
    .flatMap(({ up }) => (up?.type === 'act' ? [up.n] : []))
    .filter(n => !said.some(({ down }) => down && 'n' in down && down.n === n))
  const numbers = new Set(done.map(({ n }) => n))
  const faults = unanswered.map(n => `act ${n} was never answered`)
  if (new Set(done.map(({ rev }) => rev)).size !== numbers.size) faults.push('two moves became one step')
  const own = said.flatMap(({ down }) =>
    down?.type === 'step' ? (down.events as { type: string; seat?: number }[]) : [],
  )
  const discards = own.filter(({ type, seat }) => type === 'discard' && seat === 0).length
  if (discards !== numbers.size) faults.push(`${numbers.size} moves were done, ${discards} discards were shown`)
  return faults
}

async function until(what: string, test: () => Promise<boolean>, seconds = 30): Promise<void> {
  for (let tries = 0; tries < 20 * seconds; tries++) {
    if (await test().catch(() => false)) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`not ${what} in time`)
}

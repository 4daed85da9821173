import { execFileSync, spawn } from 'node:child_process'
import { EventEmitter, on } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import { systemBrowser } from '../scripts/setup.mjs'
import { messages, type Down, type Up } from '../src/table/protocol.ts'

const PORT = 4698
const STRIP = 'The server’s storage is full'
const REFUSED = 'The server can’t save anything just now'

/** What goes over a page's line, as it comes. */
type Line = EventEmitter<{ said: [Said] }>
type Named = { type: string; seat?: number }
type Said = { at: number; up?: Up; down?: Down; line?: 'open' | 'closed' }

/**
 * What somebody sees in a browser whose own move is the first thing that meets the full disk: the engine ends the room with
 * their socket, so all they are told comes by the next one. Returns what was not as it should be.
 */
export async function seenByPlayer(fill: (path: string) => void, size: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: systemBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  const state = mkdtempSync(join(tmpdir(), 'masa-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', state])
  const server = spawn(process.execPath, ['scripts/start.mjs', '--port', String(PORT), '--state', state], {
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${PORT}/`
  const faults: string[] = []
  try {
    // The page may have to be built first.
    await until('the server', async () => (await fetch(`${url}health`)).ok, 300)
    const page = await browser.newPage({ viewport: { width: 1000, height: 800 } })
    const said: Said[] = []
    const line: Line = new EventEmitter()
    line.on('said', each => said.push(each))
    listen(page, each => line.emit('said', each))
    await page.goto(url)
    await page.evaluate(() => localStorage.setItem('masa:play:mahjong', JSON.stringify({ asked: true })))
    await page.locator('[data-game=mahjong] .play').click()
    for (let round = 0; round < 3; round++)
      faults.push(...(await meetFullDisk(page, said, line, fill, join(state, 'filler'))))
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

/** One discard that cannot be written, what is said of it, and the same once there is space. */
async function meetFullDisk(
  page: Page,
  said: readonly Said[],
  line: Line,
  fill: (path: string) => void,
  filler: string,
): Promise<string[]> {
  const refusal = page.locator('[data-bubble=refusal]', { hasText: REFUSED })
  const strip = page.getByText(STRIP)
  const hand = page.locator('[data-hand] button[data-tile]')
  const faults: string[] = []
  await ourTurn(page)
  const tiles = await hand.count()
  fill(filler)
  const from = said.length
  await discard(page, line, ({ up }) => up?.type === 'act')
  const acted = said.slice(from).find(({ up }) => up?.type === 'act')!
  const after = async (what: string, text: Locator) => {
    await until(what, () => text.isVisible())
    return `${what} after ${Math.round(performance.now() - acted.at)} ms`
  }
  const seen = await Promise.all([after('refusal in words', refusal), after('strip', strip)])
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT })
  const { n } = acted.up as Extract<Up, { type: 'act' }>
  const answers = said.slice(from).flatMap(({ down }) => (down && 'n' in down && down.n === n ? [down] : []))
  const lines = said.slice(from).flatMap(({ line }) => line ?? [])
  if (!answers.length || answers.some(each => each.type !== 'no' || each.why !== 'storage'))
    faults.push(`act ${n} was answered ${JSON.stringify(answers)}`)
  if ((await hand.count()) !== tiles) faults.push('the tile did not come back')
  rmSync(filler)
  const free = performance.now()
  await until('free', async () => !(await strip.isVisible()))
  const gone = Math.round(performance.now() - free)
  await until('refusal gone', async () => !(await refusal.isVisible()))
  await discard(page, line, ({ down }) => down?.type === 'ok')
  console.log(
    `disk: a move in a browser: line ${lines.join(', ')}; ${seen.join(', ')}; free, strip gone after ${gone} ms, and it is played`,
  )
  return faults
}

function listen(page: Page, tell: (each: Said) => void): void {
  const at = () => performance.now()
  page.on('websocket', socket => {
    tell({ at: at(), line: 'open' })
    socket.on('close', () => tell({ at: at(), line: 'closed' }))
    socket.on('framesent', ({ payload }) => tell({ at: at(), up: JSON.parse(String(payload)) as Up }))
    socket.on('framereceived', ({ payload }) => {
      for (const down of messages(String(payload))) tell({ at: at(), down })
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

/** A tap picks a tile up, the next lets it go; then this is said of it. */
async function discard(page: Page, line: Line, wanted: (each: Said) => boolean) {
  const told = on(line, 'said', { signal: AbortSignal.timeout(30_000) })
  const hand = page.locator('[data-hand][data-turn=true]')
  const picked = hand.locator('button[data-tile][aria-pressed=true]')
  if (!(await picked.count())) await hand.locator('button[data-tile]').last().click()
  await picked.click()
  for await (const [each] of told) if (wanted(each as Said)) return
}

/** Every discard that was answered as done was done once, and every act was answered. A pass shows nothing to anyone. */
async function doubled(page: Page, said: Said[]): Promise<string[]> {
  await ourTurn(page)
  const acts = said.flatMap(({ up }) => (up?.type === 'act' ? [up] : []))
  const faults = acts
    .filter(({ n }) => !said.some(({ down }) => down && 'n' in down && down.n === n))
    .map(({ n }) => `act ${n} was never answered`)
  const thrown = new Set(acts.flatMap(({ n, action }) => ((action as Named).type === 'discard' ? [n] : [])))
  const done = said.flatMap(({ down }) => (down?.type === 'ok' && thrown.has(down.n) ? [down] : []))
  const numbers = new Set(done.map(({ n }) => n))
  if (new Set(done.map(({ rev }) => rev)).size !== numbers.size) faults.push('two discards became one step')
  const events = said.flatMap(({ down }) => (down?.type === 'step' ? (down.events as Named[]) : []))
  const shown = events.filter(({ type, seat }) => type === 'discard' && seat === 0).length
  if (shown !== numbers.size) faults.push(`${numbers.size} discards were done, ${shown} were shown`)
  return faults
}

async function until(what: string, test: () => Promise<boolean>, seconds = 30): Promise<void> {
  for (let tries = 0; tries < 20 * seconds; tries++) {
    if (await test().catch(() => false)) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`not ${what} in time`)
}

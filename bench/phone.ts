import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { systemBrowser } from '../scripts/setup.mjs'
import { GAMES } from '../src/games/index.ts'
import { firstLoad } from './firstLoad.ts'
import { playHand } from './phoneHand.ts'

const PORT = 4699
const option = (name: string) => process.argv[process.argv.indexOf(`--${name}`) + 1]
const has = (name: string) => process.argv.includes(`--${name}`)

/** What a weak phone on a bad line feels. --part load|hands, --games okey,remi, --slower 4: than this machine, a hand's. */
export async function run(): Promise<void> {
  const state = await mkdtemp(join(tmpdir(), 'masa-phone-'))
  const server = spawn(process.execPath, ['scripts/start.mjs', '--port', String(PORT), '--state', state], {
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${PORT}/`
  const browser = await chromium.launch({ executablePath: systemBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    await until(async () => (await fetch(`${url}health`)).ok)
    if (!has('part') || option('part') === 'load') await firstLoad(browser, url)
    if (!has('part') || option('part') === 'hands')
      await hands(
        browser,
        url,
        has('games') ? option('games')!.split(',') : GAMES,
        Number(has('slower') ? option('slower') : 4),
      )
  } finally {
    await browser.close()
    const gone = new Promise(done => server.once('exit', done))
    server.kill('SIGTERM')
    await gone
    await rm(state, { recursive: true, force: true })
  }
}

const HEAD = `
|            | longest task of the deal | longest after it | their sum | INP | frames lost a move | layout shift |
| ---------- | ------------------------ | ---------------- | --------- | --- | ------------------ | ------------ |`

/** As the rows of bench/README.md. */
async function hands(browser: Browser, url: string, games: readonly string[], slower: number): Promise<void> {
  console.log(`a hand ${slower} times slower, at most forty seconds of it; load ${loadavg()[0]!.toFixed(0)}\n${HEAD}`)
  for (const game of games) {
    const { deal, tasks, shift, taps, dropped, moves, seconds } = await playHand(browser, url, game, slower)
    const most = (list: number[]) => Math.round(Math.max(0, ...list))
    const sum = tasks.reduce((all, each) => all + each, 0) / 1000
    // As INP is defined, below fifty interactions: the slowest.
    const row = [
      game,
      `${most(deal)} ms`,
      `${most(tasks)} ms`,
      `${sum.toFixed(1)} s in ${seconds.toFixed(0)} s`,
      `${most(taps)} ms of ${taps.length} taps`,
      `${(dropped / Math.max(1, moves)).toFixed(1)} of ${moves} moves`,
      shift.toFixed(3),
    ]
    console.log(`| ${row.join(' | ')} |`)
  }
  console.log('| asked for | 200 ms | 100 ms | 2 s | 200 ms | 5 | 0.05 |')
}

async function until(ready: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await ready().catch(() => false)) return
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error('the server did not come up')
}

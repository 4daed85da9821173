import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { systemBrowser } from '../scripts/setup.mjs'
import { GAMES } from '../src/games/index.ts'
import { firstLoad } from './firstLoad.ts'
import { playHand } from './phoneHand.ts'

const PORT = 4699
const option = (name: string) => process.argv[process.argv.indexOf(`--${name}`) + 1]
const has = (name: string) => process.argv.includes(`--${name}`)

/** What a weak phone on a bad line feels. --part load|hands, --games okey,remi */
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
      await hands(browser, url, has('games') ? option('games')!.split(',') : GAMES)
  } finally {
    await browser.close()
    const gone = new Promise(done => server.once('exit', done))
    server.kill('SIGTERM')
    await gone
    await rm(state, { recursive: true, force: true })
  }
}

async function hands(browser: Browser, url: string, games: readonly string[]): Promise<void> {
  console.log('a hand at a quarter of the speed, at most forty seconds of it; ms')
  console.log(
    '  asked for: longest task 100 after the deal, 200 in it; their sum 2000; INP 200; 5 frames a tap; shift 0.05',
  )
  for (const game of games) {
    const { deal, tasks, shift, taps, dropped, seconds } = await playHand(browser, url, game)
    const most = (list: number[]) => Math.round(Math.max(0, ...list))
    const sum = tasks.reduce((all, each) => all + each, 0)
    // As INP is defined, below fifty interactions: the slowest.
    console.log(
      `  ${game.padEnd(9)} deal ${most(deal)}; longest ${most(tasks)}, sum ${Math.round(sum)} in ${seconds.toFixed(0)} s; ` +
        `INP ${most(taps)} of ${taps.length}; frames ${(dropped / Math.max(1, taps.length)).toFixed(1)} a tap; shift ${shift.toFixed(3)}`,
    )
  }
}

async function until(ready: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await ready().catch(() => false)) return
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error('the server did not come up')
}

import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { copyWithSeventh } from '../tests/seventh/copy.ts'
import { portOf } from './support/ports.ts'

const port = portOf('seventh')
let copy: string
let server: ChildProcess

const run = (entry: string, ...args: string[]) => {
  const done = spawnSync(process.execPath, [join('node_modules', entry), ...args], { cwd: copy, encoding: 'utf8' })
  expect(done.status, done.stdout + done.stderr).toBe(0)
}

test.beforeAll(async () => {
  test.setTimeout(180_000)
  copy = copyWithSeventh()
  server = spawn(process.execPath, ['scripts/start.mjs', '--port', String(port), '--test'], {
    cwd: copy,
    stdio: 'ignore',
  })
  await expect(async () => {
    expect((await fetch(`http://127.0.0.1:${port}/parties/lobby/all`)).ok).toBe(true)
  }).toPass({ timeout: 170_000 })
})
test.afterAll(async () => {
  const gone = new Promise(done => server.once('exit', done))
  server.kill('SIGTERM')
  await gone
  rmSync(copy, { recursive: true, force: true })
})

test('a seventh game needs its folders, its words and one line', async ({ page }) => {
  test.setTimeout(120_000)
  run('vitest/vitest.mjs', 'run', '--project', 'unit', 'tests/games/nim')
  await page.goto(`http://127.0.0.1:${port}/`)
  const card = page.locator('[data-game=nim]')
  await expect(card).toContainText('Take the last stone')
  await card.locator('button.play').click()
  await page.locator('[data-deal]').click()
  // One stone at a time until somebody has taken the last: the bot may win, that is not the point.
  const results = page.locator('[data-results=match]')
  const one = page.getByRole('button', { name: 'Take 1' })
  await expect(async () => {
    if (await one.isEnabled({ timeout: 100 }).catch(() => false)) await one.click({ timeout: 500 })
    await expect(results).toBeVisible({ timeout: 200 })
  }).toPass({ timeout: 60_000 })
  await expect(results).toContainText('The last stone was taken')
  const [replay] = await Promise.all([
    page.waitForEvent('popup'),
    results.getByRole('link', { name: 'Watch again' }).click(),
  ])
  await expect(replay.locator('[data-heap]')).toBeVisible()
})

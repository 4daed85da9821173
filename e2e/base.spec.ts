import { spawn, type ChildProcess } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { proxy } from '../tests/support/proxy.ts'
import { portOf } from './support/ports.ts'
import { played } from './support/table.ts'

const port = portOf('base')
let server: ChildProcess
let front: Awaited<ReturnType<typeof proxy>>
let home: string

test.beforeAll(async () => {
  const args = ['scripts/start.mjs', '--test', '--host', '127.0.0.1', '--port', String(port), '--base-path', 'masa']
  server = spawn(process.execPath, args, { stdio: 'ignore' })
  front = await proxy(port, '/masa/', true)
  home = `http://127.0.0.1:${front.port}/masa`
  await expect(async () => expect((await fetch(`${home}/`)).ok).toBe(true)).toPass({ timeout: 60_000 })
})
test.afterAll(async () => {
  const gone = new Promise(done => server.once('exit', done))
  server.kill('SIGTERM')
  front.close()
  await gone
})

test('below a path behind a proxy: pages, links, the table, the invitation and the replay', async ({ page }) => {
  const failed: string[] = []
  page.on('response', answer => void (answer.status() >= 400 && failed.push(answer.url())))
  page.on('pageerror', error => failed.push(error.message))

  await page.goto(`${home}/`)
  await page.locator('[data-game=okey]').getByRole('link', { name: /rules/i }).click()
  await expect(page).toHaveURL(`${home}/rules/okey`)
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL(`${home}/`)
  await page.locator('[data-game=remi] button.make').click()
  await expect(page.locator('[data-chair="0"][data-kind=person]')).toBeVisible()
  await expect(page.locator('[data-link]')).toHaveValue(page.url())
  expect(page.url()).toMatch(new RegExp(`^${home}/t/`))
  await expect(page.locator('.invite img')).toBeVisible()

  const room = await played(home, { game: 'remi', options: { hands: 1 } })
  await page.goto(`${home}/t/${room}`)
  const [replay] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Watch again' }).click(),
  ])
  await expect(replay).toHaveURL(new RegExp(`^${home}/replay/${room}/1`))
  await expect(replay.locator('[data-step]')).toHaveAttribute('data-step', '0')
  await expect(replay.locator('[data-check=ok]')).toBeVisible()

  expect(failed).toEqual([])
  expect(front.strays).toEqual([])
})

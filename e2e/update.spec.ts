import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { page as dist, worker } from '../scripts/build.mjs'
import { engine } from '../scripts/engine.mjs'
import { begin, button, expectTurns, myTurn, playTurn } from './support/cotulenh.ts'

const port = Number(process.env.MASA_E2E_PORT ?? 2999) + 4
test.use({ baseURL: `http://127.0.0.1:${port}` })

const dir = mkdtempSync(join(tmpdir(), 'masa-update-'))
let server: ChildProcess
test.afterAll(() => {
  server.kill('SIGKILL')
  rmSync(dir, { recursive: true, force: true })
})

/** The same page and worker under the name of another build, with the tables where they were. */
async function serve(build: string): Promise<void> {
  const folder = join(dir, build)
  cpSync(dist, join(folder, 'dist'), { recursive: true })
  const renamed = (from: string, to: string) => {
    const text = readFileSync(from, 'utf8')
    const other = text.replace(/"\d+\.\d+\.\d+\+[0-9a-f]{10}"/g, JSON.stringify(build))
    expect(other).not.toBe(text)
    writeFileSync(to, other)
  }
  renamed(join(dist, 'index.html'), join(folder, 'dist/index.html'))
  renamed(join(worker, 'worker.js'), join(folder, 'worker.js'))
  server = await engine({
    folder,
    state: join(dir, 'state'),
    dist: join(folder, 'dist'),
    host: '127.0.0.1',
    port,
    vars: { MASA_TEST: '1' },
    log: () => {},
  })
}

test('a page that outlives its server plays the hand out, and is fetched anew with the results', async ({
  page,
  baseURL,
}) => {
  await serve('first')
  await begin(page, baseURL!, '')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-build', 'first')
  await html.evaluate(root => root.setAttribute('data-fetched', 'once'))
  // Whichever of its tries to come back is the first to succeed.
  const told = new Promise<void>(done =>
    page.on('websocket', socket =>
      socket.on('framereceived', ({ payload }) => String(payload).includes('"build":"second"') && done()),
    ),
  )
  const gone = new Promise(done => server.once('exit', done))
  server.kill('SIGKILL')
  await gone
  await serve('second')
  await told

  await myTurn(page)
  await playTurn(page, 'Ic5c6')
  await expectTurns(page, 2)
  await expect(html).toHaveAttribute('data-fetched', 'once')

  await button(page, 'Resign').click()
  await button(page, 'Really resign?').click()
  await expect(html).toHaveAttribute('data-build', 'second')
  await expect(html).not.toHaveAttribute('data-fetched')
  await expect(page.locator('[data-results=match]')).toContainText('Resigned')
})

import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectRoomForWords } from './support/length.ts'
import { expectAccessible, expectNothingCut } from './support/look.ts'
import { Member } from './support/member.ts'
import { full, openCircle } from './support/ownCircle.ts'
import { portOf } from './support/ports.ts'

async function makeCircle(page: Page, as: string, home = ''): Promise<string> {
  await page.goto(`${home}/`)
  await page.locator('[data-make-circle]').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Its name').fill('Sunday')
  await sheet.getByLabel('Your name').fill(as)
  await sheet.getByRole('button', { name: 'Make it' }).click()
  await expect(page.locator(`[data-member="${as}"][data-here=true]`)).toBeVisible()
  return new URL(page.url()).pathname
}

const another = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('button', { name: 'Really resign?' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'To the circle' }).click()
}

/** A server of its own, which can be ended and begun again. */
class Server {
  readonly port = portOf('circle')
  readonly home = `http://127.0.0.1:${this.port}`
  private readonly state = mkdtempSync(join(tmpdir(), 'masa-circle-'))
  private process: ChildProcess | null = null

  async start(): Promise<void> {
    const args = ['scripts/start.mjs', '--host', '127.0.0.1', '--port', String(this.port), '--state', this.state]
    this.process = spawn(process.execPath, args, { stdio: 'ignore' })
    await expect(async () => expect((await fetch(`${this.home}/`)).ok).toBe(true)).toPass({ timeout: 90_000 })
  }

  async stop(): Promise<void> {
    const gone = new Promise(done => this.process!.once('exit', done))
    this.process!.kill('SIGTERM')
    await gone
  }

  forget(): void {
    rmSync(this.state, { recursive: true, force: true })
  }
}

test('two make a circle, play, and read the ledger; it is there after a restart, and on another device', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const server = new Server()
  await server.start()
  const path = await makeCircle(page, 'Ann', server.home)
  const bob = await another(browser)
  await bob.goto(server.home + path)
  await bob.getByLabel('Your name').fill('Bob')
  await bob.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.locator('[data-member=Bob][data-here=true]')).toBeVisible()
  // Who chose no colour has one of their own.
  const fill = (name: string) => page.locator(`[data-member=${name}] .face`).getAttribute('style')
  expect(await fill('Bob')).not.toBe(await fill('Ann'))

  await page.getByRole('button', { name: 'Open a table' }).first().click()
  await page.locator('[data-open=cotulenh]').click()
  await expect(page.locator('[data-kind=person]')).toHaveCount(1)
  // A look at the circle, and back to the chair.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'To the circle' }).click()
  await expect(page).toHaveURL(server.home + path)
  await page.locator('[data-table]').getByRole('button').click()
  await expect(page.locator('[data-kind=person]')).toHaveCount(1)
  await bob.locator('[data-table]').getByRole('button', { name: 'Sit down' }).click()
  await expect(page.locator('[data-kind=person]')).toHaveCount(2)
  for (const each of [page, bob]) await each.locator('#start button.primary').click()
  await resign(page)
  const entry = page.locator('[data-entry="1"]')
  await expect(entry).toContainText('1. Bob')
  await expect(entry).toContainText('2. Ann')

  await server.stop()
  await server.start()
  await page.reload()
  await expect(entry).toContainText('1. Bob')
  await entry.getByRole('link', { name: 'Replay' }).click()
  await expect(page.locator('[data-check=ok]')).toBeVisible()

  // Bob's tablet says so; Bob's phone confirms it with one tap.
  await bob.goto(server.home + path)
  const tablet = await another(browser)
  await tablet.goto(server.home + path)
  await tablet.getByLabel('Your name').fill('Bob')
  await tablet.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(tablet.getByRole('alert')).toContainText('Someone here has that name')
  await tablet.locator('[data-claim]').click()
  await expect(tablet.locator('[data-waiting]')).toBeVisible()
  // Taken back, nobody is asked any more; said again, they are.
  await expect(bob.locator('[data-claimed=Bob]')).toBeVisible()
  await tablet.getByRole('button', { name: 'Withdraw the request' }).click()
  await expect(bob.locator('[data-claimed=Bob]')).toHaveCount(0)
  await tablet.locator('[data-claim]').click()
  await bob.locator('[data-claimed=Bob]').getByRole('button', { name: 'Yes, it’s me' }).click()
  await expect(tablet.locator('[data-entry="1"]')).toContainText('1. Bob')

  // What an owner strikes out is struck out before everybody's eyes.
  await page.goto(server.home + path)
  for (const [button, struck] of [
    ['Strike out', 'true'],
    ['Put back', 'false'],
  ]) {
    await entry.getByRole('button', { name: button }).click()
    for (const each of [page, tablet])
      await expect(each.locator('[data-entry="1"]')).toHaveAttribute('data-struck', struck)
  }

  // He leaves, and his name with him, out of the replays too.
  await bob.getByRole('button', { name: 'Me and my devices' }).click()
  await bob.getByRole('button', { name: 'Leave the circle' }).click()
  await bob.getByRole('button', { name: 'Leave and forget me' }).click()
  await page.goto(server.home + path)
  await expect(entry).toContainText('1. a former member')
  await entry.getByRole('link', { name: 'Replay' }).click()
  await expect(page.locator('[data-check=ok]')).toBeVisible()
  await expect(page.locator('[data-people]')).toContainText('a former member')
  await expect(page.getByText('Bob')).toHaveCount(0)
  await bob.context().close()
  await tablet.context().close()
  await server.stop()
  server.forget()
})

test('an evening of two rounds with seven people and a bot: led to each table, standings, a winner, the picture', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const circle = (await makeCircle(page, 'Ann')).split('/').at(-1)!
  const others: Member[] = []
  for (const name of ['Bo', 'Cem', 'Dan', 'Ela', 'Fay', 'Gus']) others.push(await Member.join(baseURL!, circle, name))
  await page.getByRole('button', { name: 'Tournament evening' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Game').selectOption('cotulenh')
  // The rules of the game that was chosen before may still be shown.
  await expect(form.getByLabel(/prevailing/)).toHaveCount(0)
  await form.getByRole('spinbutton', { name: 'Rounds', exact: true }).fill('2')
  await form.getByRole('button', { name: 'Draw seats and begin' }).click()
  for (const round of [0, 1]) {
    await expect(page.locator(`[data-evening][data-round="${round + 1}"]`)).toBeVisible()
    // She is led there by herself; whoever is quicker taps.
    await expect(async () => {
      if (!page.url().includes('/t/'))
        await page.getByRole('button', { name: 'To my table' }).click({ timeout: 2000, noWaitAfter: true })
      expect(page.url()).toContain('/t/')
    }).toPass()
    await expect.poll(() => others.every(each => each.info?.evening?.played.length === round + 1)).toBe(true)
    const rooms = new Map<string, () => void>()
    for (const each of others) {
      const table = each.info!.evening!.played[round].find(({ seats }) => seats.includes(each.me))!
      await expect.poll(() => each.info!.tables.some(({ room }) => room === table.room)).toBe(true)
      const give = await each.play(round)
      // Ann gives up at her own table.
      if (!table.seats.includes(1)) rooms.set(table.room, give)
    }
    await page.locator('#start button.primary').click()
    const dealt = (room: string) => others[0].info!.tables.find(each => each.room === room)?.phase === 'playing'
    for (const [room, give] of rooms) {
      await expect.poll(() => dealt(room)).toBe(true)
      give()
    }
    await resign(page)
  }
  await expect(page.locator('[data-evening=over]')).toBeVisible()
  await expect(page.locator('[data-place]')).toHaveCount(7)
  await expect(page.locator('[data-entry]')).toHaveCount(8)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Share the picture' }).click()
  expect((await saved).suggestedFilename()).toBe('masa.png')
  for (const each of others) each.leave()
})

test('a personal link moves in once and leaves the address, a note is read by all', async ({ page, browser }) => {
  const path = await makeCircle(page, 'Ann')
  const mine = page.getByRole('button', { name: 'Me and my devices' })
  await mine.focus()
  for (const key of ['Tab', 'Shift+Tab', 'Enter']) await page.keyboard.press(key)
  await page.getByRole('button', { name: 'Make a personal link' }).click()
  const link = await page.locator('dialog [data-link]').inputValue()
  await page.keyboard.press('Escape')
  // Whoever goes by keys is where they were.
  await expect(mine).toBeFocused()
  const phone = await another(browser)
  await phone.goto(link)
  await expect(phone.locator('[data-member=Ann]')).toContainText('you')
  await expect(phone).toHaveURL(path)
  await page.getByRole('button', { name: 'Arrange it' }).click()
  await page.getByLabel('A few words').fill('Bring cake')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(phone.getByText('Bring cake')).toBeVisible()
  const late = await another(browser)
  await late.goto(link)
  await expect(late.getByText('This link has been used')).toBeVisible()
  await phone.context().close()
  await late.context().close()
})

test('an owner ends an evening by the words that say so, and is not offered what is refused', async ({ page }) => {
  const info = full()
  info.evening!.state = 'playing'
  info.members[1].owner = true
  const asked = await openCircle(page, info)
  const evenings = () =>
    asked.flatMap(({ type }) => (type === 'endEvening' || type === 'closeRound' ? [type] : [])).join(' ')
  await page.getByRole('button', { name: 'End the evening' }).click()
  await page.getByRole('button', { name: 'End it now' }).click()
  await expect.poll(evenings).toBe('endEvening')
  await page.getByRole('button', { name: 'Close this round' }).click()
  await page.getByRole('button', { name: 'Close it now' }).click()
  await expect.poll(evenings).toBe('endEvening closeRound')
  const dialog = page.getByRole('dialog')
  await page.locator('[data-member=Mehmet]').getByRole('button').click()
  await expect(dialog.getByRole('button', { name: 'No longer an owner' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Remove' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.locator('[data-member="Béla"]').getByRole('button').click()
  await expect(dialog.getByRole('button', { name: 'Remove' })).toBeVisible()
})

test('a circle’s page can be read in both lights, with everything in it, and its words have room', async ({ page }) => {
  test.setTimeout(180_000)
  const asked = await openCircle(page, full())
  await expect(page.locator('[data-standing=Anneliese]')).toBeVisible()
  // A guest has a letter too, and who claims to be one of us time and again is sent away with one tap.
  await expect(page.locator('[data-table="abcd-2345"] .guest')).toHaveText('O')
  await page.locator('[data-claimed=Mehmet]').getByRole('button', { name: 'No to all' }).click()
  await expect
    .poll(() => asked.flatMap(each => (each.type === 'confirm' ? [[each.claim, each.yes]] : [])))
    .toEqual([
      [1, false],
      [2, false],
    ])
  await page.getByRole('button', { name: 'Older matches' }).click()
  await expect(page.locator('[data-entry="4"][data-struck=true]')).toBeVisible()
  await expect(page.locator('[data-chart]')).toBeVisible()
  await expectNothingCut(page)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectRoomForWords(page, 'circle')
})

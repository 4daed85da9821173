import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { parseFile } from '../src/table/file.ts'
import { GAMES } from '../src/games/index.ts'
import type { MasaFile } from '../src/table/replay.ts'
import { expectAccessible, expectAllWords, expectNothingCut } from './support/look.ts'
import { fillBots, played, prepare, sit } from './support/table.ts'

/** One hand of Remi. */
const finished = (baseURL: string) => played(baseURL, { game: 'remi', options: { hands: 1 } })

const json = (name: string, file: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(file)),
})

test('a finished hand is watched again, step by step, with any eyes, and learnt from @phone-only', async ({
  page,
  baseURL,
}) => {
  const room = await finished(baseURL!)
  await page.goto(`/t/${room}`)
  const again = page.getByRole('link', { name: 'Watch again' })
  await expect(again).toHaveAttribute('href', `/replay/${room}/1?step=1`)

  await page.goto(`/replay/${room}/1`)
  const step = page.locator('[data-step]')
  await expect(step).toHaveAttribute('data-step', '0')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(step).toHaveAttribute('data-step', '2')
  await expect(page).toHaveURL(/seat=open&step=3$/)
  await page.getByLabel('View as').selectOption('2')
  await expect(page).toHaveURL(/seat=2&step=3$/)
  await page.reload()
  await expect(step).toHaveAttribute('data-step', '2')
  await expect(page.getByLabel('View as')).toHaveValue('2')
  await page.keyboard.press('End')
  await expect(page.getByRole('slider')).toHaveValue((await page.getByRole('slider').getAttribute('max'))!)
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(step).not.toHaveAttribute('data-step', '0')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Pause' }).click()

  await page.getByRole('button', { name: 'Steps and numbers' }).click()
  await expect(page.locator('[data-check=ok]')).toBeVisible()
  await page.getByRole('tab', { name: 'Numbers' }).click()
  await expect(page.locator('[data-numbers]')).toContainText('Points per hand')
  await expectNothingCut(page)
  await page.getByRole('tab', { name: 'Learn' }).click()
  await expect(page.locator('[data-agreed]')).toBeVisible({ timeout: 40_000 })
  await expectAllWords(page)
  await expectAccessible(page)
})

test('the file lasts: it opens by itself, and says when it was changed or is too old', async ({ page, baseURL }) => {
  const room = await finished(baseURL!)
  await page.goto(`/replay/${room}/1`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the hand' }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  const file = parseFile(text)!
  expect(file.game).toBe('remi')

  const open = async (changed: unknown) => {
    await page.goto('/replay')
    await page.locator('input[type=file]').setInputFiles(json('hand.json', changed))
  }
  await open(file)
  await expect(page.locator('[data-check=ok]')).toBeVisible()
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const others = GAMES.filter(game => game !== 'remi' && fetched.some(name => name.includes(`/assets/${game}-`)))
  expect(others, 'boards of other games').toEqual([])
  const tampered = structuredClone(file)
  tampered.hands[0].salts[0] = '6'.repeat(32)
  await open(tampered)
  await expect(page.locator('[data-check=seal]')).toContainText('Hand 1')
  await open({ ...file, version: 99 } satisfies MasaFile)
  await expect(page.getByText('Played under version 99')).toBeVisible()
  const unknown = structuredClone(file)
  Object.assign(unknown.hands[0].steps[3].step, { do: { type: 'fly' } })
  await open(unknown)
  await expect(page.locator('[data-raw] li')).toHaveCount(file.hands[0].steps.length)
  await open({ masa: 0 })
  await expect(page.getByText('This isn’t a replay from Masa.')).toBeVisible()
})

test('a file made to hurt does not: long, deep or too large', async ({ page }) => {
  const open = async (text: string) => {
    await page.goto('/replay')
    const buffer = Buffer.from(text)
    await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer })
  }
  const file = JSON.parse(readFileSync('tests/data/replay-okey.json', 'utf8')) as MasaFile
  const count = Math.floor((2_500_000 / JSON.stringify(file.hands).length) * file.hands.length)
  const long = Array.from({ length: count }, (_, i) => ({ ...file.hands[i % file.hands.length], hand: i + 1 }))
  // The page answers while it is being read.
  await open(JSON.stringify({ ...file, hands: long }))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page.locator('[data-step]')).toBeVisible({ timeout: 20_000 })
  const alert = page.getByRole('alert')
  await open(JSON.stringify({ ...file, table: 'DEEP' }).replace('"DEEP"', '['.repeat(1e6) + ']'.repeat(1e6)))
  await expect(alert).toHaveText('This isn’t a replay from Masa.')
  await open(' '.repeat(9_000_000))
  await expect(alert).toHaveText('This file is too large to be a replay.')
})

test('the deal is recomputed, and any changed value is found out', async ({ page, baseURL }) => {
  const room = await finished(baseURL!)
  const answer = await page.request.get(`/parties/main/${room}?hand=1`)
  const { hands } = (await answer.json()) as MasaFile
  await page.goto('/deal')
  await expect(page.locator('[data-verdict][data-good=true]')).toHaveCount(3)
  const { secret, commit, salts, steps } = hands[0]
  const seals = hands[0].seals!.map(each => each ?? '-').join()
  const order = (steps[0].step as unknown as { order: number[] }).order.join(' ')
  await page.goto(
    `/deal?${new URLSearchParams({ room, hand: '1', secret, commit, seals, salts: salts.join(), order })}`,
  )
  await expect(page.locator('[data-verdict][data-good=true]')).toHaveCount(3)
  for (const [label, value, fails] of [
    ['The server’s secret', '0'.repeat(64), 2],
    ['Its fingerprint', '0'.repeat(64), 2],
    ['The players’ random numbers', '', 2],
    ['The seals', seals.replace(/^..../, '0000'), 1],
    ['Room', 'other-room', 2],
    ['Hand number', '2', 2],
    ['The order of the tiles', '3 1 2', 1],
  ] as const) {
    await page.getByLabel(label).fill(value)
    await expect(page.locator('[data-verdict][data-good=false]'), label).toHaveCount(fails)
    await page.getByRole('button', { name: 'Put the values back' }).click()
    await expect(page.locator('[data-verdict][data-good=true]')).toHaveCount(3)
  }
  await page.getByLabel('Open a single tile').fill('106')
  await expect(page.locator('[data-opened=true]')).toContainText(`Tile ${order.split(' ')[105]} lies at place 106.`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the checker' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(readFileSync('docs/verify.py', 'utf8'))
  await expectAccessible(page)
  await expectNothingCut(page)
})

test('where the table allows hints, one asks what the strongest bot would do; a running hand cannot be watched', async ({
  page,
  baseURL,
}) => {
  const room = await prepare(baseURL!, { game: 'remi', table: { hints: true } })
  await sit(page, room)
  await fillBots(page)
  await page.getByRole('button', { name: 'Hints' }).click()
  const said = /You need|Draw from|Take|You can close|away/
  await expect(page.locator('[data-live]')).toContainText(said)
  await expect(page.locator('[data-bubble=hint]')).toContainText(said)
  await expect(page.locator('[data-bubble=refusal]')).toHaveCount(0)
  await page.goto(`/replay/${room}/1`)
  await expect(page.getByRole('heading', { name: 'This hand can’t be watched yet' })).toBeVisible()
})

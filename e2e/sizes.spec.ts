import { expect, test } from '@playwright/test'
import { games } from '../src/games/all.ts'
import { GAMES } from '../src/games/index.ts'
import { expectNothingCut } from './support/look.ts'
import { OwnRoom } from './support/ownRoom.ts'
import { prepare, sit } from './support/table.ts'
import { crowded, manyCalls, tiny, unpainted, untouchable } from './support/sizes.ts'

test.use({ hasTouch: true, isMobile: true })

const UPRIGHT = [
  [320, 568],
  [360, 640],
  [360, 740],
  [390, 844],
  [430, 932],
  [450, 720],
  [600, 960],
  [820, 1180],
  [900, 1440],
  [1080, 1920],
] as const
const SCREENS = UPRIGHT.flatMap(([a, b]) => [
  { width: a, height: b },
  { width: b, height: a },
])
/** Where a call has the least room. */
const SMALLEST = SCREENS.slice(0, 6)
/** The browser's own size of text, a larger one, and the largest it offers. */
const TEXTS = [16, 20, 24]

for (const id of GAMES)
  test(`at every size and with every size of text all of ${id} can be touched`, async ({ page }) => {
    test.setTimeout(240_000)
    const positions = crowded(games[id])
    const room = await OwnRoom.open(page, games[id], positions[0])
    await page.addStyleTag({ content: unpainted })
    const found: string[] = []
    for (const [at, { state }] of positions.entries()) {
      room.state = state
      room.tell([])
      for (const screen of SCREENS.filter((_, index) => index % positions.length === at)) {
        await page.setViewportSize(screen)
        found.push(...(await untouchable(page, TEXTS)))
      }
    }
    for (const screen of ['phone', 'desk'] as const) found.push(...(await tiny(page, id, screen)))
    const call = manyCalls(games[id])
    if (call) {
      room.state = call.state
      room.tell([])
      await expect(page.getByRole('group', { name: 'Your call' })).toBeVisible()
    }
    for (const screen of call ? SMALLEST : []) {
      await page.setViewportSize(screen)
      found.push(...(await untouchable(page, TEXTS)))
    }
    expect(found).toEqual([])
  })

test('at every size and with text twice as large all of home and of a lobby can be touched', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const found: string[] = []
  const look = async () => {
    await page.addStyleTag({ content: unpainted })
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      found.push(...(await untouchable(page, [16, 32])))
    }
  }
  await page.goto('/')
  await expect(page.locator('[data-game=okey]')).toBeVisible()
  await look()
  await sit(page, await prepare(baseURL!, { game: 'okey' }))
  await look()
  expect(found).toEqual([])
})

test('in long words and with text twice as large nothing sticks out of home or of a chair', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 }, baseURL })
  const page = await context.newPage()
  const twice = () => page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
  await page.goto('/')
  await expect(page.locator('[data-game=okey]')).toBeVisible()
  await twice()
  await expectNothingCut(page)
  await page.goto(`/t/${await prepare(baseURL!, { game: 'okey', seats: 4 })}`)
  await expect(page.locator('[data-chair="3"]')).toBeVisible()
  await twice()
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 640 })
    const out = await page
      .locator('[data-chair] button')
      .evaluateAll(all =>
        all
          .filter(each => each.getBoundingClientRect().right > each.closest('li')!.getBoundingClientRect().right)
          .map(each => each.textContent),
      )
    expect(out, `${width} px`).toEqual([])
  }
  await context.close()
})

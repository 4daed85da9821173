import { expect, test, type Page } from '@playwright/test'
import { GAMES } from '../src/games/index.ts'
import { SHIPPED } from '../tests/games/shipped.ts'
import { expectAccessible, expectNoScroll, expectNothingCut, inEveryLanguage } from './support/look.ts'
import { playNow, prepare } from './support/table.ts'

/** With so many games on it: whatever can be pressed and lies under something else. */
const coveredAmong = (page: Page, count: number) =>
  page.locator('ul.games').evaluate((games, count) => {
    while (games.children.length < count) games.append(games.children[0].cloneNode(true))
    games.style.setProperty('--pairs', String(Math.ceil(count / 2)))
    games.style.setProperty('--triples', String(Math.ceil(count / 3)))
    return [...document.querySelectorAll<HTMLElement>('button, a, input, select')].flatMap(each => {
      if (each.offsetParent === null) return []
      each.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = each.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      return each.contains(there) || there?.contains(each) ? [] : [each.outerHTML.slice(0, 80)]
    })
  }, count)

/** As many games as came with Masa fit on one screen; more are scrolled to. */
const expectOneScreen = async (page: Page) => {
  if (GAMES.length <= SHIPPED.length) await expectNoScroll(page)
}

test('home is one screen with every game on it, and has room for twelve @phone @tablet', async ({ page }) => {
  await page.goto('/')
  for (const game of GAMES) await expect(page.locator(`[data-game=${game}]`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play now: Mahjong' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make a circle' })).toContainText('Make a circle')
  await expectOneScreen(page)
  // Whoever has circles finds them first, however long their names.
  await page.evaluate(() => {
    const circle = (id: string, name: string) => ({ id, name, picture: 'tea', at: 1 })
    const circles = [
      circle('abcd-efgh-jkmn-pqrs-tuvw', 'Sunday'),
      circle('abcd-efgh-jkmn-pqrs-tuvx', 'Sonntagsrunde der Großfamilie am See'),
    ]
    localStorage.setItem('masa:circles', JSON.stringify(circles))
  })
  await page.reload()
  await expect(page.getByRole('link', { name: 'Sunday' })).toBeVisible()
  await expectOneScreen(page)
  await expectNothingCut(page)
  for (const count of [GAMES.length, GAMES.length + 1, 12])
    expect(await coveredAmong(page, count), `${count} games`).toEqual([])
})

test('home speaks every language, with no word missing or cut, and remembers the one chosen @phone-only', async ({
  page,
}) => {
  await page.goto('/')
  await inEveryLanguage(page, async () => {
    await expectNothingCut(page)
    await expectOneScreen(page)
  })
  await page.getByRole('combobox', { name: 'Language' }).selectOption('zh-hant')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK')
})

test('the language is the browser’s at first', async ({ browser }) => {
  for (const [locale, lang] of [
    ['zh-HK', 'zh-Hant-HK'],
    ['fr-FR', 'en'],
  ]) {
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    if (locale === 'zh-HK') await expect(page.getByRole('heading', { name: '麻雀' })).toBeVisible()
    await context.close()
  }
})

test('a link may carry the language: it wins, is remembered, and is not handed on', async ({ browser, baseURL }) => {
  const room = await prepare(baseURL!, { game: 'okey' })
  const context = await browser.newContext({ locale: 'de-DE' })
  const page = await context.newPage()
  const html = page.locator('html')
  await page.goto(`/t/${room}?lang=tr`)
  await expect(html).toHaveAttribute('lang', 'tr')
  await expect(page).toHaveURL(`/t/${room}`)
  await expect(page.locator('[data-link]')).toHaveValue(`${baseURL}/t/${room}`)
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'tr')
  // A later link is as good as the first; one that asks for what there is not changes nothing, and loses nothing else.
  await page.goto('/?lang=zh-TW')
  await expect(html).toHaveAttribute('lang', 'zh-Hant-HK')
  await page.goto('/deal?lang=xx&hand=1')
  await expect(html).toHaveAttribute('lang', 'zh-Hant-HK')
  await expect(page).toHaveURL('/deal?hand=1')
  await context.close()
})

test('mute and light are remembered', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Mute' }).click()
  await page.getByRole('button', { name: 'Day' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day')
})

test('a wrong code is explained, an unknown table and an address that leads nowhere get a friendly page', async ({
  page,
}) => {
  await page.goto('/')
  const code = page.getByRole('textbox', { name: 'Table code or link' })
  await code.fill('!')
  await code.press('Enter')
  await expect(page.getByRole('alert')).toContainText('at least four')
  await code.fill('nobody-was-here')
  await code.press('Enter')
  await expect(page.getByRole('heading', { name: 'This table is gone' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { name: 'Masa' })).toBeVisible()
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'There’s nothing on this page' })).toBeVisible()
})

test('how it works opens and closes by keyboard', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'How it works' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'How it works' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a hand that is running is the first thing at home, and Back asks before it is left @phone-only', async ({
  page,
}) => {
  await playNow(page, 'okey')
  const table = page.url()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Leave the table?' })).toBeVisible()
  expect(page.url()).toBe(table)
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  const hand = page.getByRole('link', { name: /Okey with .*Continue/ })
  await expect(hand).toBeVisible()
  await expectAccessible(page)
  await expectNothingCut(page)
  await hand.click()
  await expect(page.locator('#board')).toBeVisible()
  await expect(page.getByText('Your seat was kept for you')).toBeVisible()
  expect(page.url()).toBe(table)
})

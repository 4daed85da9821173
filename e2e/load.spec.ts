import { expect, test, type Page } from '@playwright/test'
import { SHIPPED } from '../tests/games/shipped.ts'

/** What was fetched up to the moment at which something was first seen, as it came over the line. */
async function fetched(page: Page, since: number, seen: string) {
  const files = await page.evaluate(
    ([since, seen]) => {
      const until = (window as unknown as Record<string, Record<string, number>>).firstSeen[seen]
      const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      return (
        (all as PerformanceResourceTiming[])
          .filter(each => each.startTime >= since && each.startTime <= until)
          .map(each => ({ name: new URL(each.name).pathname, bytes: each.encodedBodySize }))
          // Asked for as home or the board comes to stand, which may be just before or after that is seen.
          .filter(({ name }) => !/^\/(parties\/lobby|icon\.svg|assets\/sound-)/.test(name))
      )
    },
    [since, seen] as const,
  )
  return { files, bytes: files.reduce((sum, each) => sum + each.bytes, 0) }
}

// What is asked for, in bytes.
const HOME = 45_000
const GAME = 50_000
for (const game of SHIPPED)
  test(`the first load of ${game} stays small, and nothing is fetched before it is wanted @phone-only`, async ({
    page,
  }) => {
    await page.addInitScript(game => {
      const firstSeen: Record<string, number> = {}
      Object.assign(window, { firstSeen })
      new MutationObserver(() => {
        for (const seen of ['.games', '#board']) if (document.querySelector(seen)) firstSeen[seen] ??= performance.now()
      }).observe(document, { childList: true, subtree: true })
      localStorage.setItem(`masa:play:${game}`, JSON.stringify({ asked: true }))
    }, game)
    await page.goto('/')
    await expect(page.locator(`[data-game=${game}] .play`)).toBeVisible()
    await expect(page.locator('#skeleton')).toHaveCount(0)
    const home = await fetched(page, 0, '.games')
    expect(home.bytes, JSON.stringify(home.files)).toBeLessThanOrEqual(HOME)
    // Two more: the icon and the list of open tables.
    expect(home.files.length + 2, JSON.stringify(home.files)).toBeLessThanOrEqual(8)

    // What every table needs may be on its way before the tap, if that is slow to come: it counts for the table.
    const stood = await page.evaluate(
      () => (window as unknown as Record<string, Record<string, number>>).firstSeen['.games'],
    )
    await page.locator(`[data-game=${game}] .play`).click()
    await expect(page.locator('#board')).toBeVisible()
    const board = await fetched(page, stood, '#board')
    expect(board.bytes, JSON.stringify(board.files)).toBeLessThanOrEqual(GAME)
    // One more for the socket, which is not listed.
    expect(board.files.length + 1, JSON.stringify(board.files)).toBeLessThanOrEqual(10)
  })

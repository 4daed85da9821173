import { loadavg } from 'node:os'
import type { Browser } from '@playwright/test'

/** Bits a second down and up, and round trip in ms: as Lighthouse and WebPageTest have them. */
const LINES = {
  'slow 4G, 4×': { down: 1.6e6, up: 750e3, rtt: 150, slower: 4 },
  '3G, 6×': { down: 1.6e6, up: 768e3, rtt: 300, slower: 6 },
}
type Line = (typeof LINES)[keyof typeof LINES]

/** What a phone shows on a bad line: the first thing, a home that can be used, a board after the tap. Milliseconds. */
export async function firstLoad(browser: Browser, url: string): Promise<void> {
  console.log(`first load, the median of three visits; load ${loadavg()[0]!.toFixed(0)}

| first load | something to see | a home to use | a board after the tap |
| ---------- | ---------------- | ------------- | --------------------- |`)
  for (const [name, line] of Object.entries(LINES)) {
    const runs = [await visit(browser, url, line), await visit(browser, url, line), await visit(browser, url, line)]
    const median = (at: number) => runs.map(run => run[at]!).sort((a, b) => a - b)[1]!
    console.log(`| ${name} | ${[0, 1, 2].map(at => `${(median(at) / 1000).toFixed(1)} s`).join(' | ')} |`)
  }
  console.log('| asked for | 1 and 2 s | 2 and 4 s | 2 and 4 s |')
}

/** Everything by the page's own clock, so that what the measuring side takes does not count. */
async function visit(browser: Browser, url: string, { down, up, rtt, slower }: Line): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: rtt,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(() => {
    localStorage.setItem('masa:play:mahjong', JSON.stringify({ asked: true }))
    const times: Record<string, number> = {}
    Object.assign(window, { times })
    new MutationObserver(() => {
      for (const seen of ['[data-game] .play', '#board'])
        if (document.querySelector(seen)) times[seen] ??= performance.now()
    }).observe(document, { childList: true, subtree: true })
    addEventListener('click', () => (times.tap ??= performance.now()), true)
  })
  await page.goto(url)
  await page.locator('[data-game=mahjong] .play').tap()
  await page.locator('#board').waitFor({ timeout: 60_000 })
  const times = await page.evaluate(() => ({
    ...(window as unknown as { times: Record<string, number> }).times,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }))
  await context.close()
  const all = times as Record<string, number>
  return [all.paint!, all['[data-game] .play']!, all['#board']! - all.tap!]
}

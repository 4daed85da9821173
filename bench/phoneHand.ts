import type { Browser } from '@playwright/test'

/** A hand lasts as long as it likes; this much of it says enough. */
const LONGEST = 40_000
/** From the board to the last tile of the deal. */
const DEAL = 3000

type Seen = { deal: number[]; tasks: number[]; shift: number; taps: number[]; dropped: number; seconds: number }
/** moves: what the page was told after the deal, everybody's, a step each. */
type Hand = Seen & { moves: number }

/**
 * One hand with the processor slowed: what the page itself noticed. It says itself what a finger could tap next: asking it
 * from outside takes a slow page longer than a move does.
 */
export async function playHand(browser: Browser, url: string, game: string, slower: number): Promise<Hand> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  let moves = 0
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith('{"type":"step"')) moves++
    }),
  )
  const over = new Promise<void>(done => {
    page.on('console', message => {
      const [kind, x, y] = message.text().split(' ')
      if (kind === 'dealt') moves = 0
      if (kind === 'over') done()
      if (kind === 'tap') void page.touchscreen.tap(Number(x), Number(y)).catch(() => {})
    })
  })
  // What runs these scripts names the functions in them, by a function that the page does not have.
  await page.addInitScript('globalThis.__name = each => each')
  await page.addInitScript(observe, { game, deal: DEAL })
  await page.addInitScript(lookForTaps, DEAL)
  await page.goto(url)
  await page.locator(`[data-game=${game}] .play`).tap()
  let timer: NodeJS.Timeout | undefined
  await Promise.race([over, new Promise(done => (timer = setTimeout(done, DEAL + LONGEST)))])
  clearTimeout(timer)
  const seen = await page.evaluate(() => (window as unknown as { seen: () => Seen }).seen())
  await context.close()
  return { ...seen, moves }
}

/** In the page: says when the tiles are dealt, every now and then what a person could tap next, and when the hand is over. */
function lookForTaps(deal: number): void {
  const all = (query: string) => [...document.querySelectorAll<HTMLElement>(query)]
  const named = (pattern: RegExp) =>
    all('#board button:enabled').find(each => pattern.test(each.getAttribute('aria-label') ?? each.textContent))
  const pick = <T>(list: T[]): T | undefined => list[Math.floor(Math.random() * list.length)]
  const next = () =>
    document.querySelector('[role=group] .pass:enabled') ??
    pick(all('[data-square][data-marks]')) ??
    pick(all('[data-turn=true] [data-square][data-unit]')) ??
    all('[data-hand][data-turn=true] button[data-tile]').at(-1) ??
    named(/^Draw from the stock/) ??
    (document.querySelector('.rack [aria-pressed=true]') ? named(/^Discard/) : undefined) ??
    (document.querySelector('[data-seat="0"][data-active=true]') ? all('.rack [data-item]').at(-1) : undefined)
  let since = 0
  let dealt = false
  setInterval(() => {
    if (!document.querySelector('#board')) return
    since ||= performance.now()
    if (performance.now() < since + deal) return
    if (!dealt) console.log('dealt')
    dealt = true
    if (document.querySelector('[data-results]')) return console.log('over')
    const box = next()?.getBoundingClientRect()
    if (box) console.log(`tap ${box.left + box.width / 2} ${box.top + box.height / 2}`)
  }, 700)
}

/** In the page, from its first moment on. */
function observe({ game, deal }: { game: string; deal: number }): void {
  localStorage.setItem(`masa:play:${game}`, JSON.stringify({ asked: true }))
  type Entry = PerformanceEntry & { interactionId?: number; value?: number; hadRecentInput?: boolean }
  const all: Record<string, Entry[]> = { longtask: [], 'layout-shift': [], event: [] }
  for (const type of Object.keys(all))
    new PerformanceObserver(list => all[type]!.push(...(list.getEntries() as Entry[]))).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    })
  let board = 0
  let dropped = 0
  let before = 0
  const frame = (now: number) => {
    if (!board && document.querySelector('#board')) board = now
    if (board && before && now > board + deal) dropped += Math.max(0, Math.round((now - before) / (1000 / 60)) - 1)
    before = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  const seen = () => {
    const since = all.longtask!.filter(each => each.startTime >= board)
    const taps = new Map<number, number>()
    for (const { interactionId, duration, startTime } of all.event!)
      if (interactionId && startTime >= board) taps.set(interactionId, Math.max(duration, taps.get(interactionId) ?? 0))
    return {
      deal: since.filter(each => each.startTime < board + deal).map(each => each.duration),
      tasks: since.filter(each => each.startTime >= board + deal).map(each => each.duration),
      shift: all['layout-shift']!.reduce(
        (sum, each) => sum + (each.startTime < board || each.hadRecentInput ? 0 : each.value!),
        0,
      ),
      taps: [...taps.values()],
      dropped,
      seconds: (performance.now() - board) / 1000,
    }
  }
  Object.assign(window, { seen })
}

import type { Locator, Page } from '@playwright/test'

/** Every tile lies where it belongs. How a rack lies best may still be sought. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('.rack[aria-busy=true]'))
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(each => each.finished)))
}

/** With the mouse, from the middle of one thing to the middle of another. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await settled(page)
  await from.hover()
  await page.mouse.down()
  const box = (await to.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 })
  await page.mouse.up()
}

/** Longer than the 40 ms after which a finger has stopped for the browser: after a fling the next tap only ends that. */
const REST = 60
/** A tap sooner than this after a drag is none for the browser, and no finger comes down again so soon. */
const LIFTED = 250
const lifted = new WeakMap<Page, number>()

/** The same with a finger. */
export async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  await settled(page)
  // As a finger pans to it where it lies in something that scrolls.
  await from.scrollIntoViewIfNeeded()
  const cdp = await page.context().newCDPSession(page)
  const middle = async (place: Locator) => {
    const box = (await place.boundingBox())!
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const a = await middle(from)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [a])
  // Some places are there only while something is held.
  const b = await middle(to)
  for (const part of [0.2, 0.6, 1])
    await touch('touchMove', [{ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }])
  await page.waitForTimeout(REST)
  await touch('touchEnd', [])
  lifted.set(page, Date.now())
  await cdp.detach()
}

/** So long a browser may take from the finger's lifting to the click (milliseconds). */
const CLICK = 1500

/**
 * With a finger. Under load the browser now and then takes a tap that follows a drag for the end of that gesture: the
 * page is told of a finger, and of no click. A person taps again. What can be picked up, and where it can be put, answer to the finger itself.
 */
export async function tapped(target: Locator): Promise<void> {
  const page = target.page()
  const rest = (lifted.get(page) ?? 0) + LIFTED - Date.now()
  if (rest > 0) await page.waitForTimeout(rest)
  if (await target.evaluate(each => each.closest('[data-item], [data-place]') !== null)) return target.tap()
  type Told = Window & { clicked?: boolean }
  await target.evaluate(each => {
    ;(window as Told).clicked = false
    each.addEventListener('click', () => ((window as Told).clicked = true), { once: true, capture: true })
  })
  await target.tap()
  const clicked = await page
    .waitForFunction(() => (window as Told).clicked, undefined, { timeout: CLICK })
    .then(
      () => true,
      () => false,
    )
  if (!clicked) await target.tap()
}

/**
 * By keyboard alone to this element: Tab from stop to stop, forwards or back, and once inside the group that holds it (a
 * rack, a board: one stop, walked with the arrows), towards it. Fails where a person would not get there either.
 */
export async function keyTo(page: Page, target: Locator): Promise<void> {
  const goal = await target.elementHandle()
  if (!goal) throw new Error(`there is no ${String(target)}`)
  let last = ''
  for (let tries = 0; tries < 150; tries++) {
    const next = await goal.evaluate(nextKey, last)
    if (next === null) return
    if (next.key === '') break
    last = next.key
    for (let times = 0; times < next.times; times++) await page.keyboard.press(last)
  }
  throw new Error(`no key leads to ${String(target)}`)
}

/** The key that brings the focus nearer to the goal, and how often at least; null: it is there, '': none does. Runs in the page. */
function nextKey(goal: Element, last: string): { key: string; times: number } | null {
  const now = document.activeElement as (Element & { cameBy?: string }) | null
  if (now === goal) return null
  const inside = (goal as HTMLElement).tabIndex < 0 ? goal.closest('[role=group], [role=grid]') : null
  if (!now || !inside?.contains(now)) {
    const behind = now && goal.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING
    return { key: behind && now !== document.body ? 'Shift+Tab' : 'Tab', times: 1 }
  }
  const page = document as Document & { keyedFrom?: Element }
  const stuck = page.keyedFrom === now && last.startsWith('Arrow')
  page.keyedFrom = now
  const [from, to] = [now.getBoundingClientRect(), goal.getBoundingClientRect()]
  const dx = to.x + to.width / 2 - from.x - from.width / 2
  const dy = to.y + to.height / 2 - from.y - from.height / 2
  const upDown = Math.abs(dy) > from.height / 2 ? (dy > 0 ? 'ArrowDown' : 'ArrowUp') : null
  const sideways = Math.abs(dx) > from.width / 2 || !upDown ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : null
  const ways = [upDown, sideways].filter(way => way !== null && !(stuck && way === last))
  const key = ways[0] ?? ''
  // Half of the way at once: what is not in even rows is then looked at again.
  const far = key === upDown ? Math.abs(dy) / from.height : Math.abs(dx) / from.width
  return { key, times: Math.max(1, Math.floor(far / 2)) }
}

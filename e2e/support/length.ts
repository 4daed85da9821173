import { expect, type Page } from '@playwright/test'
import { dictionary, PARTS } from '../../scripts/renderings.ts'
import { LANGUAGES } from '../../src/table/protocol.ts'
import { inEveryLanguage } from './look.ts'
import { unpainted } from './sizes.ts'

/** The browser's own size of text, and the largest it offers: what has room at both has room between them. */
const SIZES = [16, 24]

/**
 * In all six languages and at each size of text: nothing on a button, tab, plate or title is cut, leaves its box or the
 * screen, or lies on another. `within` narrows it to a dialog that has risen over the rest.
 */
export async function expectRoomForWords(page: Page, screen: string, within = 'body'): Promise<void> {
  const found: string[] = []
  await page.addStyleTag({ content: unpainted })
  await inEveryLanguage(page, async lang => {
    for (const fault of await page.evaluate(measure, { within, sizes: SIZES, width: page.viewportSize()!.width }))
      found.push(`${lang} ${fault}`)
  })
  expect.soft(found, screen).toEqual([])
}

/** Every call of every game, at each seat that is calling: whole, upon the table and in as many lines as it has words. */
export async function expectRoomForCalls(page: Page): Promise<void> {
  const found: string[] = []
  for (const lang of LANGUAGES) {
    const parts = await Promise.all(PARTS.map(part => dictionary(lang, part)))
    const calls = parts.flatMap(part => Object.keys(part).flatMap(key => (key.startsWith('shout.') ? [part[key]] : [])))
    found.push(...(await page.evaluate(measureCalls, { calls: [...new Set(calls)], sizes: SIZES })))
  }
  expect(found).toEqual([])
}

function measureCalls({ calls, sizes }: { calls: string[]; sizes: number[] }): string[] {
  const found: string[] = []
  const table = document.querySelector('#board')!.getBoundingClientRect()
  for (const size of sizes) {
    document.documentElement.style.fontSize = `${size}px`
    const spans = [...document.querySelectorAll<HTMLElement>('.shouts span')]
    const boxOf = (side: string) => spans.find(span => span.classList.contains(side))!.getBoundingClientRect()
    for (const call of calls) {
      for (const span of spans) span.textContent = call
      // Two who face each other may call at once.
      if (boxOf('left').bottom > boxOf('right').top + 1) found.push(`${size} px: ${call} from both sides`)
      for (const span of spans) {
        const range = document.createRange()
        range.selectNodeContents(span)
        const lines = [...range.getClientRects()]
        const out = lines.some(line => line.left < table.left || line.right > table.right)
        const broken = new Set(lines.map(line => Math.round(line.top))).size > call.split(/[ -]/).length
        if (out || broken || span.scrollWidth > span.clientWidth) found.push(`${size} px: ${call} at ${span.className}`)
      }
    }
  }
  document.documentElement.style.fontSize = ''
  return found
}

/** Runs in the page, so it holds all it needs. A page too wide for a phone widens `innerWidth` with it: the screen's own width has to be told. */
function measure({ within, sizes, width }: { within: string; sizes: number[]; width: number }): string[] {
  const root = document.querySelector(within)!
  const SLACK = 1.5
  const named =
    'button, a.button, [role=tab], h1, h2, h3, summary, legend, label, th, .plate, .name, .chip, .shouts span, footer li'
  const shown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.unseen, [inert]')
  const words = (element: HTMLElement) => element.innerText.replace(/\s+/g, ' ').trim()
  const describe = (element: HTMLElement) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].filter(each => !each.startsWith('svelte-')).join('.')} "${words(element).slice(0, 50)}"`
  /** What scrolls sideways may hold more than it shows. */
  const scroller = (element: Element) => {
    for (let at = element.parentElement; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true
    return false
  }
  const lines = (element: HTMLElement) => {
    const rects: DOMRect[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent!.trim() || !shown(node.parentElement!)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      rects.push(...range.getClientRects())
    }
    return rects
  }
  /** What holds more than it shows, itself or something in it. */
  const cut = (label: HTMLElement): string[] => {
    const narrow = (element: HTMLElement) => element.scrollWidth > element.clientWidth
    const own =
      getComputedStyle(label).overflowX !== 'visible' && label.scrollWidth > label.clientWidth + SLACK
        ? [`cut: ${describe(label)} ${label.scrollWidth} in ${label.clientWidth}`]
        : []
    const inner = [...label.querySelectorAll<HTMLElement>('*')]
      .filter(each => getComputedStyle(each).textOverflow === 'ellipsis' && narrow(each) && shown(each))
      .map(each => `cut: ${describe(each)} in ${describe(label)}`)
    return [...own, ...inner]
  }
  /** Where its first line stands that is not where it belongs. */
  const astray = (label: HTMLElement): string[] => {
    const box = label.getBoundingClientRect()
    const sideways = scroller(label)
    for (const line of lines(label)) {
      if (line.left < box.left - SLACK || line.right > box.right + SLACK) return [`out of its box: ${describe(label)}`]
      if (!sideways && (line.left < -SLACK || line.right > width + SLACK)) return [`off the screen: ${describe(label)}`]
    }
    return []
  }
  /** Text upon text: only what is not part of the other, and only where both are really seen. */
  const upon = (labels: readonly HTMLElement[]): string[] => {
    const boxes = labels
      .filter(
        each => each.matches('button, a.button, [role=tab], h1, h2, .plate') && !each.closest('[data-tile], .tile'),
      )
      .flatMap(each => lines(each).map(rect => ({ each, rect })))
      .filter(({ each, rect }) => {
        const top = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2)
        return top !== null && (each.contains(top) || top.contains(each))
      })
    const found: string[] = []
    for (const [i, one] of boxes.entries())
      for (const other of boxes.slice(i + 1)) {
        if (one.each === other.each || one.each.contains(other.each) || other.each.contains(one.each)) continue
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
        const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top)
        if (across > 2 && down > 4) found.push(`upon each other: ${describe(one.each)} and ${describe(other.each)}`)
      }
    return found
  }
  const look = (): string[] => {
    const wide = document.documentElement.scrollWidth
    const labels = [...root.querySelectorAll(named)].filter(
      each => each instanceof HTMLElement && shown(each) && words(each) !== '',
    ) as HTMLElement[]
    const found = labels.flatMap(label => [...cut(label), ...astray(label)])
    return [...new Set([...(wide > width + SLACK ? [`the page is ${wide} wide`] : []), ...found, ...upon(labels)])]
  }
  const style = document.documentElement.style
  const faults = sizes.flatMap(size => {
    style.fontSize = `${size}px`
    return look().map(fault => `${size} px: ${fault}`)
  })
  style.fontSize = ''
  return faults
}

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { dictionary } from '../../scripts/renderings.ts'
import { LANGUAGES, type Language } from '../../src/table/protocol.ts'

/** No key without its text: the translator marks those it does not find. */
export async function expectAllWords(page: Page): Promise<void> {
  const text = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')]
    const names = named.flatMap(each =>
      ['aria-label', 'title', 'placeholder', 'alt'].map(name => each.getAttribute(name)),
    )
    return [document.title, document.body.innerText, ...names].join('\n')
  })
  expect(text.match(/⟦[^⟧]*⟧/g) ?? []).toEqual([])
}

/** Nothing wider than its box, and the page not wider than the screen. Returns what is cut, for the failure to show. */
export async function expectNothingCut(page: Page, within = 'body'): Promise<void> {
  // A page too wide for a phone widens `innerWidth` with it.
  const screen = page.viewportSize()!
  const cut = await page.evaluate(
    ({ within: selector, width }) => {
      const found: string[] = []
      const root = document.querySelector(selector)!
      if (document.documentElement.scrollWidth > width) found.push(`page ${document.documentElement.scrollWidth}`)
      for (const element of root.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, label, p, dt, dd, summary')) {
        const style = getComputedStyle(element)
        if (element.closest('.unseen') || style.display === 'none' || element.clientWidth === 0) continue
        if (element.scrollWidth > element.clientWidth + 1)
          found.push(`${element.tagName} "${element.innerText.trim()}"`)
      }
      return found
    },
    { within, width: screen.width },
  )
  expect(cut).toEqual([])
}

/** axe finds nothing serious or critical; by all its rules, or by those named. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // Only what is wrong, and no second page for frames, of which there are none: half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  const serious = violations.filter(each => each.impact === 'serious' || each.impact === 'critical')
  expect(serious.map(each => `${each.id}: ${each.nodes.map(node => node.html.slice(0, 160)).join(' | ')}`)).toEqual([])
}

export async function expectNoScroll(page: Page): Promise<void> {
  const screen = page.viewportSize()!
  const [high, wide] = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement
    return [scrollHeight, scrollWidth]
  })
  expect(high).toBeLessThanOrEqual(screen.height)
  expect(wide).toBeLessThanOrEqual(screen.width)
}

/** One of these is on every screen, shown or as a control's name: once it is there, so is the language. */
const ANCHORS = ['nav.back', 'nav.language', 'nav.home']

/** Speaks another language without loading anything again, as a second window of the device would have it. */
async function speak(page: Page, lang: Language): Promise<void> {
  const words = await dictionary(lang, 'shell')
  await page.evaluate(chosen => {
    localStorage.setItem('masa:lang', chosen)
    dispatchEvent(new StorageEvent('storage'))
  }, lang)
  await page.waitForFunction(
    texts =>
      texts.some(
        text => document.body.innerText.includes(text) || document.querySelector(`[aria-label="${text}"]`) !== null,
      ),
    ANCHORS.map(key => words[key]),
  )
}

/** Each language has every word; whatever else `look` wants of it. Ends in English, as the flows read it. */
export async function inEveryLanguage(page: Page, look: (lang: Language) => Promise<void>): Promise<void> {
  for (const lang of LANGUAGES) {
    await speak(page, lang)
    await expectAllWords(page)
    await look(lang)
  }
  await speak(page, 'en')
}

/** Nothing is without words or cut, in any language. */
export const expectEveryLanguage = (page: Page, within?: string): Promise<void> =>
  inEveryLanguage(page, () => expectNothingCut(page, within))

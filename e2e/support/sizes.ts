import * as v from 'valibot'
import type { Page } from '@playwright/test'
import type { AnyGame } from '../../src/games/game.ts'
import type { GameId } from '../../src/games/index.ts'
import { playOut, type Policy } from '../../tests/laws/play.ts'
import type { Position } from './ownRoom.ts'

const steady: Policy = (game, view, random) => game.think(view, 1, random)
const STEPS = 110

/** Far into a hand: for each set of things that the first seat could do there, the latest such moment. */
export function crowded(game: AnyGame): Position[] {
  const options = v.parse(game.options, {}) as Position['options']
  const seats = Math.max(...game.seats)
  const found = new Map<string, Position>()
  let steps = 0
  playOut(game, { options, seats, seed: 7, policy: steady }, ({ state }) => {
    if (game.outcome(state) !== null) return true
    if (game.turn(state).includes(0)) {
      const view = game.view(state, 0)
      const kinds = [...new Set((game.moves(view) as { type: string }[]).map(move => move.type))].sort().join(' ')
      found.delete(kinds)
      found.set(kinds, { options, seats, state, seat: 0 })
    }
    return ++steps > STEPS
  })
  return [...found.values()].slice(-3)
}

const SEEDS = 20
/** The win, the pass and three ways to take it. */
const MANY = 4

/** In a game with a call window: a moment in which the first seat has many answers to one tile. */
export function manyCalls(game: AnyGame): Position | null {
  const { window } = game
  if (!window) return null
  const options = v.parse(game.options, {}) as Position['options']
  const seats = Math.max(...game.seats)
  for (let seed = 1; seed <= SEEDS; seed++) {
    let found: Position | null = null
    playOut(game, { options, seats, seed, policy: steady }, ({ state }) => {
      if (game.outcome(state) !== null) return true
      const asked = window.open(state) && game.turn(state).includes(0)
      if (asked && game.moves(game.view(state, 0)).length >= MANY) found = { options, seats, state, seat: 0 }
      return found !== null
    })
    if (found) return found
  }
  throw new Error(`${game.id}: nobody was asked for ${MANY} answers in ${SEEDS} matches`)
}

const SCREEN = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }
/** Of what one plays with, the rack, the hand or the map: the share of the screen's width and height, in hundredths. */
type Least = { of: string; phone: [number, number]; desk: [number, number] }
const LEAST: Partial<Record<GameId, Least>> = {
  mahjong: { of: '[data-hand]', phone: [85, 14], desk: [40, 8] },
  okey: { of: '.hand .rack', phone: [90, 17], desk: [60, 22] },
  okey101: { of: '.hand .rack', phone: [90, 25], desk: [60, 20] },
  remi: { of: '.hand .rack', phone: [90, 25], desk: [60, 22] },
  rummy45: { of: '.hand .rack', phone: [90, 17], desk: [60, 22] },
  cotulenh: { of: '.place > *', phone: [95, 46], desk: [44, 80] },
}

/** What one plays with, where it takes less of the screen than it should; a game that is not named above may be any size. */
export async function tiny(page: Page, id: GameId, screen: 'phone' | 'desk'): Promise<string[]> {
  const least = LEAST[id]
  if (!least) return []
  const { width, height } = SCREEN[screen]
  await page.setViewportSize({ width, height })
  await untouchable(page, [16])
  const box = (await page.locator(`#board ${least.of}`).boundingBox())!
  const [wide, high] = [Math.round((box.width / width) * 100), Math.round((box.height / height) * 100)]
  const [leastWide, leastHigh] = least[screen]
  return wide < leastWide || high < leastHigh ? [`${id} on a ${screen}: only ${wide} % wide, ${high} % high`] : []
}

/** Paint takes most of the time and moves nothing. */
export const unpainted =
  '*, *::before, *::after { box-shadow: none !important; filter: none !important; background-image: none !important; backdrop-filter: none !important; }'

/** So every page that is opened from now on is drawn: for flows that look at what is done, and not at how it looks. */
export const unpaint = (page: Page): Promise<unknown> =>
  page.addInitScript(css => {
    const dress = () => document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
    document.addEventListener('DOMContentLoaded', dress)
  }, unpainted)

/**
 * Whatever can be touched that is covered, cut off or off the screen, at each size of text. What can be scrolled to is
 * looked at there. A page too wide for a phone widens `innerWidth` with it, so the screen's own size is told.
 */
export const untouchable = (page: Page, texts: readonly number[]): Promise<string[]> =>
  page.evaluate(look, { ...page.viewportSize()!, texts })

/** Runs in the page, so it holds all it needs. */
async function look({ width, height, texts }: { width: number; height: number; texts: readonly number[] }) {
  const SLACK = 1.5
  const POINTS = [
    [0.5, 0.5],
    [0.2, 0.2],
    [0.8, 0.2],
    [0.2, 0.8],
    [0.8, 0.8],
  ]
  const TOUCHABLE = 'button, a, input, select, summary, [role=tab], [data-item], [data-place]'
  const wordsOf = (each: Element) =>
    (each.getAttribute('aria-label') ?? each.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)
  const describe = (each: Element | null) => {
    if (!each) return 'nothing'
    const names = [...each.classList].filter(name => !name.startsWith('svelte-'))
    return `${[each.tagName.toLowerCase(), ...names].join('.')} "${wordsOf(each)}"`
  }
  const touchable = () =>
    [...document.querySelectorAll(TOUCHABLE)].filter(
      each =>
        each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !each.closest('.skip, .unseen, [inert]'),
    )
  /** What is measured by script has been laid out once nothing moves from one frame to the next. */
  const still = async () => {
    const shape = () =>
      touchable()
        .map(each => Object.values(each.getBoundingClientRect().toJSON() as DOMRect).join())
        .join()
    const frame = () => new Promise(done => requestAnimationFrame(done))
    for (let before = '', now = shape(); now !== before; now = shape()) {
      before = now
      await frame()
      await frame()
    }
  }
  const fault = (each: Element): string | null => {
    let box = each.getBoundingClientRect()
    const outside = () =>
      box.left < -SLACK || box.top < -SLACK || box.right > width + SLACK || box.bottom > height + SLACK
    const at = ([x, y]: number[]) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
    const isOther = (hit: Element | null) => !hit || !(each.contains(hit) || hit.closest('label')?.contains(each))
    const covering = () => {
      const hits = POINTS.map(at)
      // A wide place to let go over takes a tile wherever it is seen.
      return each.matches('button, a, input, select, summary') || hits.every(isOther) ? hits.find(isOther) : undefined
    }
    if (outside() || covering() !== undefined) {
      each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      box = each.getBoundingClientRect()
    }
    const where = `${describe(each)} ${Math.round(box.width)}x${Math.round(box.height)} at ${Math.round(box.x)},${Math.round(box.y)}`
    if (box.width < 8 || box.height < 8) return `no room: ${where}`
    if (outside()) return `off the screen: ${where}`
    const cover = covering()
    return cover === undefined ? null : `covered: ${where} by ${describe(cover)}`
  }
  /** What one has to see in order to answer a call. */
  const hidden = (each: Element): string | null => {
    const { x, y, width, height } = each.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return hit?.closest('[data-place=river]') ? null : `not seen: ${describe(each)} under ${describe(hit)}`
  }
  const found: string[] = []
  for (const text of texts) {
    document.documentElement.style.fontSize = `${text}px`
    await still()
    const faults = touchable().map(fault)
    faults.push(...[...document.querySelectorAll('[data-place=river] [data-tile]')].map(hidden))
    if (document.documentElement.scrollWidth > width + SLACK)
      faults.push(`the page is ${document.documentElement.scrollWidth} wide`)
    for (const each of faults) if (each !== null) found.push(`${width}x${height}, ${text} px: ${each}`)
  }
  return found
}

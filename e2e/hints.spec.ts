import { expect, test, type Page } from '@playwright/test'
import { games } from '../src/games/all.ts'
import type { GameId } from '../src/games/index.ts'
import { SHIPPED } from '../tests/games/shipped.ts'
import { settled } from './support/gestures.ts'
import { OwnRoom } from './support/ownRoom.ts'
import { crowded, unpaint } from './support/sizes.ts'
import { playNow } from './support/table.ts'

type Advised = {
  type: string
  tile?: number
  from?: string
  lan?: string
  melds?: { tiles: number[] }[]
  table?: number[][]
}

/** What each game should have marked for it, by the names that `marked` gives. */
function spokenOf(id: GameId, action: Advised, hand: readonly number[]): string[] {
  const tiles = (all: readonly number[]) => all.filter(tile => hand.includes(tile)).map(tile => `tile ${tile}`)
  if (action.type === 'draw') return [action.from === 'discard' ? 'pile' : 'stock']
  if (action.type === 'take') return id === 'rummy45' ? [`row ${action.tile}`] : ['pile']
  if (action.type === 'lay')
    return tiles([...(action.melds ?? []).flatMap(meld => meld.tiles), ...(action.table ?? []).flat()])
  if (action.type === 'turn') return [`square ${/[a-k]\d+/.exec(action.lan!)![0]}`]
  if (id === 'mahjong' && action.type !== 'discard') return ['call']
  if (/^(show|pass|giveBack|undo)$/.test(action.type)) return ['button']
  return typeof action.tile === 'number' ? tiles([action.tile]) : []
}

/** What is marked on the page. */
const marked = (page: Page) =>
  page.evaluate(() => {
    const names: string[] = []
    const number = (each: Element) => each.getAttribute('data-item')!.replace(/^.*:/, '')
    for (const each of document.querySelectorAll('#board .piece.hint, #board .slot.best'))
      names.push(`tile ${number(each)}`)
    for (const each of document.querySelectorAll('#board .hinted')) names.push(`row ${number(each)}`)
    for (const each of document.querySelectorAll('#board .advised-place'))
      names.push(
        each.matches('[data-wall]')
          ? 'stock'
          : each.matches('.choice')
            ? 'call'
            : each.matches('.button')
              ? 'button'
              : 'pile',
      )
    const ring = document.querySelector('#board g.advised circle')?.getBoundingClientRect()
    if (!ring) return names.sort()
    const under = document.elementsFromPoint(ring.x + ring.width / 2, ring.y + ring.height / 2)
    const square = under.find(each => each.closest('[data-square]'))?.closest('[data-square]')
    return [...names, `square ${square?.getAttribute('data-square')}`].sort()
  })

/** What is marked and lies under the words of the hint. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const said = document.querySelector('[data-bubble=hint]')!.getBoundingClientRect()
    const all = document.querySelectorAll(
      '#board :is(.piece.hint, .slot.best, .hinted, .advised-place, g.advised circle)',
    )
    return [...all].flatMap(each => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      const under = left < said.right && right > said.left && top < said.bottom && bottom > said.top
      return under ? [each.outerHTML.slice(0, 120)] : []
    })
  })

/** What of the words beside a rack is cut: a line of them may hold tiles, too. */
const cut = (page: Page) =>
  page.locator('#board .acts p').evaluateAll(lines =>
    lines.flatMap(line => {
      const [room, own] = [line.closest('.acts')!.getBoundingClientRect(), document.createRange()]
      own.selectNodeContents(line)
      const out = [...own.getClientRects()].some(({ left, right }) => left < room.left - 1 || right > room.right + 1)
      return out ? [line.textContent] : []
    }),
  )

test('in every game a hint marks what it speaks of, at a table that allows them and alone with bots', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await unpaint(page)
  for (const id of SHIPPED) {
    const game = games[id]
    // Alone with bots, where the table does not allow them, they are the same.
    for (const position of crowded(game).flatMap(each => [true, false].map(hints => ({ ...each, hints })))) {
      const room = await OwnRoom.open(page, game, position)
      const best = game.advise(room.view)[0].action as Advised
      await expect(page.locator('#board .plate').first()).toBeVisible()
      const hand = await page
        .locator('#board :is(.rack, .hand) [data-item]')
        .evaluateAll(all => all.map(each => Number(each.getAttribute('data-item')!.replace(/^.*:/, ''))))
      await page.getByRole('button', { name: 'Hints' }).click()
      await expect(page.locator('[data-bubble=hint]')).toBeVisible()
      const expected = spokenOf(id, best, hand).sort()
      await expect.poll(() => marked(page), `${id}: ${JSON.stringify(best)}`).toEqual(expected)
      const screen = page.viewportSize()!
      await page.setViewportSize({ width: 844, height: 390 })
      await expect.poll(() => cut(page), id).toEqual([])
      await page.getByRole('button', { name: 'Hints' }).click()
      await expect(page.locator('[data-bubble=hint]')).toBeVisible()
      expect(await covered(page), `${id}: ${JSON.stringify(best)}`).toEqual([])
      await page.setViewportSize(screen)
    }
  }
})

test('the words of the bar stay where they are when the turn passes, and a hint’s bulb with it @phone-only', async ({
  page,
}) => {
  await playNow(page, 'rummy45')
  const hints = page.getByRole('button', { name: 'Hints' })
  const code = page.locator('header .code')
  await expect(hints).toBeVisible({ timeout: 30_000 })
  const before = await code.boundingBox()
  const stock = page.locator('#board').getByRole('button', { name: /^Draw from the stock/ })
  if (await stock.isVisible()) await stock.click()
  await settled(page)
  await page.locator('.rack [data-item]').first().click()
  await page
    .locator('#board')
    .getByRole('button', { name: /^Discard/ })
    .click()
  await expect(hints).toBeHidden()
  expect(await code.boundingBox()).toEqual(before)
})

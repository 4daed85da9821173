import { expect, test, type Page } from '@playwright/test'
import * as v from 'valibot'
import { games } from '../src/games/all.ts'
import type { AnyGame, Seat } from '../src/games/game.ts'
import { SHIPPED } from '../tests/games/shipped.ts'
import { playOut, type Policy } from '../tests/laws/play.ts'
import { OwnRoom, type Position } from './support/ownRoom.ts'
import { crowded as moments, untouchable } from './support/sizes.ts'
import { newTable, playNow } from './support/table.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const steady: Policy = (game, view, random) => game.think(view, 2, random)

/** Far into a hand, with the first seat to act. */
function crowded(game: AnyGame): Position {
  const options = v.parse(game.options, {}) as Position['options']
  let steps = 0
  const { state } = playOut(
    game,
    { options, seats: 4, seed: 7, policy: steady },
    ({ state }) => ++steps > 46 && game.outcome(state) === null && game.turn(state).includes(0),
  )
  return { options, seats: 4, state, seat: 0 }
}

/** Tiles on the table are measured as they are laid: they must not be on their way to their size. */
for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`a crowded table fits its room, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    for (const id of ['okey101', 'rummy45'] as const) {
      const room = await OwnRoom.open(page, games[id], crowded(games[id]))
      const look = () =>
        page.locator('.fit').evaluate(all => {
          const inner = all.querySelector<HTMLElement>('.box > *')!
          return { room: all.clientHeight, used: inner.offsetHeight }
        })
      const fills = async (when: string) => {
        await expect.poll(async () => (await look()).used / (await look()).room, when).toBeGreaterThan(0.4)
        const { used, room } = await look()
        expect(used, when).toBeLessThanOrEqual(room)
      }
      await fills(`${id} at first`)
      room.tell([])
      await fills(`${id} after a step`)
    }
  })

test('a hint asked for at the top of a phone is whole', async ({ page }) => {
  await OwnRoom.open(page, games.rummy45, { ...crowded(games.rummy45), hints: true })
  await page.getByRole('button', { name: 'Hints' }).click()
  const bubble = page.locator('[data-bubble=hint]')
  await expect(bubble).toBeVisible()
  const { x, y, width, height } = (await bubble.boundingBox())!
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(390)
  expect(y + height).toBeLessThanOrEqual(844)
})

/** What stands across the edge of the box that scrolls it: neither in sight nor out of it. */
const halves = (page: Page, box: string, each: string): Promise<string[]> =>
  page.locator(box).evaluate((box, each) => {
    const { top, bottom } = box.getBoundingClientRect()
    const crosses = (edge: number) => (part: Element) => {
      const { top, bottom } = part.getBoundingClientRect()
      return top < edge - 3 && bottom > edge + 3
    }
    const parts = [...box.querySelectorAll(each)]
    return parts.filter(part => crosses(top)(part) || crosses(bottom)(part)).map(part => part.outerHTML.slice(0, 120))
  }, each)

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false })

  test('the discard row shows whole lines, and names are read from afar', async ({ page }) => {
    await OwnRoom.open(page, games.rummy45, moments(games.rummy45).at(-1)!)
    const row = page.locator('.row[role=group]')
    expect(await row.evaluate(all => all.scrollHeight - all.clientHeight), 'it scrolls').toBeGreaterThan(0)
    expect(await halves(page, '.row[role=group]', '[data-tile]')).toEqual([])
    const name = page.locator('[data-seat="1"] .name')
    expect(await name.evaluate(each => parseFloat(getComputedStyle(each).fontSize))).toBeGreaterThanOrEqual(14)
  })
})

/** With this much to take back. */
function laid(game: AnyGame, position: Position, times: number): Position {
  let { state } = position
  for (let i = 0; i < times; i++) {
    const { seat } = position
    const lay = (game.moves(game.view(state, seat)) as { type: string }[]).find(({ type }) => /^lay/.test(type))
    if (lay) state = game.apply(state, { by: seat, do: lay }).state
  }
  return { ...position, state }
}

for (const id of ['okey101', 'rummy45'] as const)
  test(`on a phone held sideways all that can be done in ${id} is whole`, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    const game = games[id]
    const positions = moments(game).flatMap(position => [position, laid(game, position, 1), laid(game, position, 2)])
    for (const lang of ['vi', 'de', 'tr'] as const) {
      await page.addInitScript(lang => localStorage.setItem('masa:lang', lang), lang)
      for (const position of positions) {
        await OwnRoom.open(page, game, position)
        expect(await halves(page, '.acts', 'button'), lang).toEqual([])
        const beyond = await page.locator('.acts').evaluate(all => all.scrollHeight - all.clientHeight)
        expect(beyond, `${lang}: to be scrolled to`).toBeLessThanOrEqual(1)
      }
    }
  })

const FRIENDS = ['Großmutter Hildegard', 'Nguyễn Thị Phương', 'Ioana Popescu', 'Bà Hoàng Thị Kim Anh']

/** Words of names that are broken within, and names that lie on what stands below them. */
const broken = (page: Page): Promise<string[]> =>
  page.locator('.plate').evaluateAll(plates =>
    plates.flatMap(plate => {
      const label = plate.querySelector('.label')!
      const range = document.createRange()
      const words = [...label.textContent.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        range.setStart(label.firstChild!, index)
        range.setEnd(label.firstChild!, index + word.length)
        return { word, lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size }
      })
      const under = plate.querySelector('.facts')!.getBoundingClientRect()
      const upon = label.getBoundingClientRect().bottom > under.top + 2 ? [`${label.textContent} on its figures`] : []
      return [...words.filter(({ lines }) => lines > 1).map(({ word }) => word), ...upon]
    }),
  )

test('with friends of long names on a phone, names stay whole words, and nothing gives way to a clock', async ({
  page,
}) => {
  const running = FRIENDS.map((_, seat) => ({ seat: seat as Seat, turn: 20_000, bank: 60_000 }))
  for (const id of ['mahjong', 'remi'] as const)
    for (const clock of [null, { banks: FRIENDS.map(() => 60_000), running }]) {
      await OwnRoom.open(page, games[id], { ...moments(games[id]).at(-1)!, names: FRIENDS, clock })
      await expect(page.getByRole('timer')).toHaveCount(clock ? FRIENDS.length : 0)
      for (const [width, height] of clock
        ? [
            [390, 844],
            [844, 390],
            [360, 640],
          ]
        : [[390, 844]]) {
        await page.setViewportSize({ width, height })
        const when = `${id} at ${width}, ${clock ? 'a clock' : 'no clock'}`
        expect(await untouchable(page, [16]), when).toEqual([])
        expect(await broken(page), when).toEqual([])
      }
    }
})

/** A small phone both ways up, and a small tablet or a laptop with its page enlarged: the lowest screens for large text. */
const LOW = [
  [360, 640],
  [568, 320],
  [960, 600],
] as const

for (const size of ['large', 'largest'] as const)
  test(`at ${size} nothing is covered on a low screen, and names stay whole words`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.addInitScript(kept => localStorage.setItem('masa:comfort', kept), JSON.stringify({ size, guide: false }))
    const found: string[] = []
    for (const id of ['okey', 'okey101', 'remi', 'rummy45'] as const) {
      await OwnRoom.open(page, games[id], { ...moments(games[id]).at(-1)!, names: FRIENDS })
      for (const [width, height] of LOW) {
        await page.setViewportSize({ width, height })
        const faults = [...(await untouchable(page, [size === 'large' ? 20 : 24])), ...(await broken(page))]
        found.push(...faults.map(fault => `${id} at ${width}x${height}: ${fault}`))
      }
    }
    expect(found).toEqual([])
  })

/** Names that are cut, that leave their plate, or that lie on what else is on it. */
const cut = (page: Page): Promise<string[]> =>
  page.locator('.plate[data-seat]').evaluateAll(plates =>
    plates.flatMap(plate => {
      const label = plate.querySelector<HTMLElement>('.label')!
      const range = document.createRange()
      range.selectNodeContents(label)
      const lines = [...range.getClientRects()]
      const box = plate.getBoundingClientRect()
      const out = lines.some(
        ({ left, right, top, bottom }) =>
          left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1,
      )
      const others = [...plate.querySelectorAll('.mark, .facts > *, .time > *, .name > .sign')]
      const upon = others.filter(other => {
        const { left, right, top, bottom } = other.getBoundingClientRect()
        return lines.some(
          line => line.left < right - 1 && line.right > left + 1 && line.top < bottom - 3 && line.bottom > top + 3,
        )
      })
      const dots = label.scrollWidth > label.clientWidth + 1 || getComputedStyle(label).textOverflow === 'ellipsis'
      const why = [dots && 'is cut', out && 'leaves its plate', upon.length > 0 && 'lies on something']
      return why.flatMap(each => (each ? [`${label.textContent} ${each}`] : []))
    }),
  )

/** As long as a name may be, in letters narrow and wide, with marks over them and under, and in Chinese. */
const LONG = [
  ['WWWWWWWWWWWWWW', 'Nguyễn Hoàng Ánh Tuyết M', '歐陽美玲', 'MMMMMMMMMMMMMMMMMMMMMMMM'],
  [
    '一二三四五六七八九十一二三四五六七八九十一二三四',
    'Ngọc Trường Giang Phượng',
    'Christopher-Maximilian J',
    'Margarete Anna',
  ],
]

for (const game of SHIPPED)
  test(`names are whole beside a clock, in ${game}`, async ({ page }) => {
    test.setTimeout(120_000)
    const rules = games[game]
    const position = moments(rules).at(-1)!
    const { seats } = position
    for (const all of LONG) {
      const names = all.slice(0, seats)
      const running = names.map((_, seat) => ({ seat: seat as Seat, turn: 20_000, bank: 60_000 }))
      const clock = { banks: names.map(() => 60_000), running }
      await OwnRoom.open(page, rules, { ...position, names, clock, standIns: [0, 1] })
      for (const [width, height] of [
        [390, 844],
        [360, 640],
        [844, 390],
        [740, 360],
        [820, 1180],
        [1440, 900],
      ]) {
        await page.setViewportSize({ width, height })
        const when = `${game} at ${width}x${height}: ${names.join()}`
        // The banner of a bot that plays for one lies over what one could do oneself.
        const under = (fault: string) => /standin|I’m back/.test(fault)
        expect(
          (await untouchable(page, [16])).filter(fault => !under(fault)),
          when,
        ).toEqual([])
        expect(await cut(page), when).toEqual([])
      }
    }
  })

test('a name of one long word stays in its chair', async ({ page }) => {
  await page.addInitScript(name => localStorage.setItem('masa:name', name), LONG[0][0])
  await newTable(page, 'remi')
  const chair = page.locator('[data-chair="0"]')
  const own = (await chair.boundingBox())!
  const lines = await chair.locator('.name').evaluate(name => {
    const range = document.createRange()
    range.selectNodeContents(name)
    return [...range.getClientRects()].map(({ right, bottom }) => ({ right, bottom }))
  })
  for (const { right, bottom } of lines) {
    expect(right).toBeLessThanOrEqual(own.x + own.width)
    expect(bottom).toBeLessThanOrEqual(own.y + own.height)
  }
})

test('a lost line is told over the board, and nothing one plays with is covered', async ({ page, context }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await playNow(page, 'okey')
  await context.setOffline(true)
  await expect(page.getByText('Connection lost')).toBeVisible()
  expect(await untouchable(page, [16])).toEqual([])
})

test('at the largest size on a small phone mahjong’s advice, title and discards are whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.addInitScript(() => localStorage.setItem('masa:comfort', '{"size":"largest","guide":false}'))
  for (const lang of ['en', 'de', 'vi'] as const) {
    await page.addInitScript(lang => localStorage.setItem('masa:lang', lang), lang)
    for (const position of moments(games.mahjong)) {
      await OwnRoom.open(page, games.mahjong, { ...position, hints: true })
      const advice = page.locator('.advice p')
      await expect(advice).toBeVisible()
      const box = async (what: string) => (await page.locator(what).first().boundingBox())!
      const [said, hand, mine] = [await box('.advice p'), await box('[data-hand]'), await box('.mine')]
      expect(said.y + said.height <= hand.y + 1 || said.y >= hand.y + hand.height, `${lang}: beside the hand`).toBe(
        true,
      )
      expect(said.y + said.height, lang).toBeLessThanOrEqual(640)
      expect(mine.y + mine.height, lang).toBeLessThanOrEqual(640)
      expect(await untouchable(page, []), lang).toEqual([])
      const within = await page.locator('h1 .title').evaluate(title => {
        const range = document.createRange()
        return [...title.textContent.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
          range.setStart(title.firstChild!, index)
          range.setEnd(title.firstChild!, index + word.length)
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
        }).length
      })
      expect(within, `${lang}: words of the title that are broken`).toBe(0)
      const centre = await box('.centre')
      const covered = await page.locator('[data-place=river] [data-tile]').evaluateAll(
        (tiles, { x, y, width, height }) =>
          tiles.filter(tile => {
            const box = tile.getBoundingClientRect()
            return box.right > x + 1 && box.left < x + width - 1 && box.bottom > y + 1 && box.top < y + height - 1
          }).length,
        centre,
      )
      expect(covered, `${lang}: discards under the centre`).toBe(0)
    }
  }
})

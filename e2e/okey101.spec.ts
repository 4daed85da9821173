import { expect, test, type Page } from '@playwright/test'
import type { Seat } from '../src/games/game.ts'
import type { Action, Laid } from '../src/games/okey101/action.ts'
import type { View } from '../src/games/okey101/types.ts'
import { LANGUAGES } from '../src/table/protocol.ts'
import { expectAccessible, expectAllWords, expectNoScroll, expectNothingCut } from './support/look.ts'
import { okey101Deal, type Wanted } from './support/rummy-deal.ts'
import {
  action,
  discard,
  drag,
  drawStock,
  gain,
  idsIn,
  myTurn,
  onRack,
  pickUp,
  puppet,
  refusal,
  results,
  settled,
  tabTo,
  toss,
} from './support/rummy-table.ts'
import { prepare, sit, start } from './support/table.ts'

type Options = Record<string, string | number | boolean>
/** What a guest lays when its turn comes for the first time, and throws then. */
type Script = { lay?: { kind: Laid['kind']; tiles: string }[]; discard?: string }

// The okey is the red 5. 147 points to open with, and odds and ends that no group takes.
const SERIES = 'R10-13 B9-13 K10-13'
const ODDS = 'Y1 Y3 R2 K1 B4 Y6 K7 R8 K4'
const PAIRS = 'R1 R1 R3 R3 Y2 Y2 B4 B4 K6 K6'
const OUT = 'R10-13 B9-13 K10-13 Y4-12'
const dealt = (hands: string[], draws?: string): Wanted => ({
  indicator: 'R4',
  hands: [...hands, '', '', '', ''].slice(0, 4),
  draws,
})

function scripted(seat: Seat, script: Script) {
  let todo: Script = { ...script }
  return (view: View): Action | null => {
    if (view.turn !== seat) return null
    if (view.stage === 'draw') return view.stock > 0 ? { type: 'draw', from: 'stock' } : { type: 'pass' }
    if (view.stage !== 'play') return null
    const hand = view.hands[seat]
    if (todo.lay) {
      const melds = todo.lay.map(({ kind, tiles }) => ({ kind, tiles: idsIn(hand, tiles) }))
      todo = { ...todo, lay: undefined }
      return { type: 'lay', melds }
    }
    const code = todo.discard
    todo = {}
    if (code) return { type: 'discard', tile: idsIn(hand, code)[0] }
    return view.drawn === null ? null : { type: 'discard', tile: view.drawn }
  }
}

let guests: (() => void)[] = []
test.afterEach(() => {
  guests.forEach(leave => leave())
  guests = []
})

/** The page at seat 0; the others draw and throw it again, but for what their script says. */
async function play(
  page: Page,
  baseURL: string,
  wanted: Wanted,
  options: Options = {},
  scripts: Partial<Record<Seat, Script>> = {},
) {
  const room = await prepare(baseURL, { game: 'okey101', deal: [okey101Deal(wanted)], options })
  await sit(page, room)
  for (const seat of [1, 2, 3] as const)
    guests.push(await puppet(baseURL, room, seat, scripted(seat, scripts[seat] ?? {})))
  await page.locator('#start button.primary').click()
  await myTurn(page)
  await settled(page)
}

const opening = (page: Page) => action(page, /^\d+ \/ 101/)
const melds = (page: Page, name: string) => page.getByRole('region', { name: `Melds of ${name}` }).locator('li')
const heard = (page: Page) => page.locator('[data-live]')

/** Opens with the best the rack has. */
async function open(page: Page, points: number): Promise<void> {
  await expect(opening(page)).toHaveText(new RegExp(`^${points} / 101`))
  await opening(page).click()
  await expect(page.locator('[data-seat="0"]')).toContainText(`opened ${points}`)
}

test('open by series in one tap, take it back, open by hand @phone', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`${SERIES} ${ODDS}`]))
  await open(page, 147)
  await expect(melds(page, 'Guest')).toHaveCount(3)
  await action(page, 'Take back').click()
  await expect(melds(page, 'Guest')).toHaveCount(0)
  await action(page, 'Runs & sets').click()
  await action(page, 'Lay my groups (147)').click()
  await expect(melds(page, 'Guest')).toHaveCount(3)
  await discard(page, 'Y1')
  await expect(heard(page)).toContainText('Guest discarded yellow 1.')
})

test('open by pairs', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`${PAIRS} Y9 K1 B7 K12 Y12 B10 R8 Y6 B1 K3 K8 B13`]))
  await expect(action(page, /^5 \/ 5/)).toBeEnabled()
  await action(page, /^5 \/ 5/).click()
  await expect(melds(page, 'Guest')).toHaveCount(5)
  await expect(page.locator('[data-seat="0"]')).toContainText('5 pairs')
})

test('an opening that falls short is refused with its sum', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`K10-12 ${ODDS} Y9 B2 B7 R13 Y13 B12 R6 Y11 B9 K8`]))
  await expect(opening(page)).toBeDisabled()
  await action(page, 'Runs & sets').click()
  await action(page, /^Lay my groups/).click()
  await expect(refusal(page)).toContainText(/^33 points: you need 101 to open\.$/)
  await expect(melds(page, 'Guest')).toHaveCount(0)
})

test('lay off by tap and by drag, where the table lights up', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`${SERIES} B7 ${ODDS.replace('K7', 'Y8')}`.replace(' R8', '')], 'Y13 K5 Y5 B8'))
  await open(page, 147)
  await discard(page, 'Y1')
  await drawStock(page)
  await pickUp(page, 'B8')
  const here = page.getByRole('button', { name: 'Put it here' })
  await expect(here).toHaveCount(1)
  await here.click()
  await expect(onRack(page, 'B8')).toHaveCount(0)
  // Now the 7 fits too; any part of that run takes it.
  await drag(page, onRack(page, 'B7'), melds(page, 'Guest').filter({ has: page.locator('.fresh') }))
  await expect(onRack(page, 'B7')).toHaveCount(0)
  await expect(page.getByRole('listitem', { name: /^Run: blue 7, blue 8/ })).toHaveCount(1)
  await expect(action(page, 'Take all back')).toBeVisible()
})

test('an okey is fetched from the table', async ({ page, baseURL }) => {
  const lay = [
    { kind: 'run', tiles: 'K10 K11 R5 K13' },
    { kind: 'run', tiles: 'B10 B11 B12 B13' },
    { kind: 'run', tiles: 'R10 R11 R12' },
  ] as const
  const hands = [`Y10-13 B9-13 K12 ${ODDS} R6 B7 K9`, '', '', 'K10 K11 R5 K13 B10-13 R10-12']
  await play(page, baseURL!, dealt(hands), {}, { 3: { lay: [...lay] } })
  await open(page, 101)
  await discard(page, 'Y1')
  await drawStock(page)
  await pickUp(page, 'K12')
  await melds(page, 'Player 3').locator('.swap').click()
  await expect(onRack(page, 'R5')).toHaveCount(1)
  await expect(onRack(page, 'K12')).toHaveCount(0)
  await expect(heard(page)).toContainText('Guest fetched an okey with black 12.')
})

test('a discard taken, then given back', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`${ODDS} Y9 B2 B7 R13 Y13 B12 R6`, '', '', 'K13']), {}, { 3: { discard: 'K13' } })
  await discard(page, 'Y1')
  await action(page, 'Take black 13').click()
  await expect(page.locator('.rack .taken')).toHaveAccessibleName(/black 13.*use it or give it back/)
  await pickUp(page, 'Y3')
  await action(page, /^Discard/).click()
  await expect(refusal(page)).toContainText('First use the discard you took, or give it back.')
  await action(page, 'Give the tile back').click()
  await expect(onRack(page, 'K13')).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Discards of Player 3' }).getByRole('img')).toHaveAccessibleName(
    'black 13',
  )
  await drawStock(page)
})

test('a discard taken is used to open', async ({ page, baseURL }) => {
  const hands = [`R10-13 B9-12 ${ODDS} R6 B7 K9 B2 K5`, '', '', 'B13']
  await play(page, baseURL!, dealt(hands), {}, { 3: { discard: 'B13' } })
  await discard(page, 'Y1')
  await action(page, 'Take blue 13').click()
  await open(page, 101)
  await expect(page.locator('.rack .taken')).toHaveCount(0)
})

test('the price of a playable tile is seen before it is thrown', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`${SERIES} ${ODDS}`], 'Y13 K5 Y5 B8'), {
    floorPenalties: 'both',
    unopened: 'fixed',
  })
  await open(page, 147)
  await discard(page, 'Y1')
  await drawStock(page)
  await pickUp(page, 'Y3')
  await expect(action(page, 'Discard')).toBeVisible()
  await onRack(page, 'Y3').click()
  await pickUp(page, 'B8')
  await expect(page.locator('.hint')).toContainText('Threw a playable tile')
  await action(page, 'Discard +101').click()
  await expect(heard(page)).toContainText('Guest: Threw a playable tile, 101 points.')
})

test('ending: somebody goes out, as suggested', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([OUT]))
  const suggestion = action(page, /^You can go out/)
  await expect(suggestion).toBeVisible()
  // Whoever does not want to be told turns it off.
  await action(page, 'Suggestions').click()
  await expect(suggestion).toHaveCount(0)
  await action(page, 'Suggestions').click()
  await suggestion.click()
  await expect(page.locator('[data-seat="0"]')).toContainText('opened')
  await suggestion.click()
  await expect(results(page)).toContainText('Went out')
  await expect(results(page).locator('.why')).not.toBeEmpty()
  await expect(gain(page, 0)).toHaveText('−101')
  await expect(page.locator('[data-standing="1"]')).toContainText(/Not opened: tiles left, \d+ × 2/)
})

for (const [scoring, reason] of [
  ['lowestOpened', 'The stock is out'],
  ['deckEmpty', 'No tiles left to draw'],
] as const) {
  test(`ending: ${reason.toLowerCase()}`, async ({ page, baseURL }) => {
    await play(page, baseURL!, dealt([`${SERIES} ${ODDS}`]), { stockScoring: scoring })
    await open(page, 147)
    await discard(page, 'Y1')
    for (let turn = 0; turn < 5; turn++) await toss(page)
    await expect(results(page)).toContainText(reason)
    await expect(results(page).locator('.why')).not.toBeEmpty()
    if (scoring === 'lowestOpened') {
      await expect(results(page)).toContainText('Guest wins')
      await expect(page.locator('[data-standing="1"]')).toContainText('Not opened: no score')
    } else {
      await expect(results(page)).not.toContainText('Guest wins')
      await expect(page.locator('[data-standing="0"]')).toContainText('Tiles left')
    }
  })
}

test('ending: nothing but pairs', async ({ page, baseURL }) => {
  const hands = [
    PAIRS,
    'R7 R7 R9 R9 Y4 Y4 B6 B6 K8 K8',
    'R11 R11 R13 R13 Y10 Y10 B12 B12 K2 K2',
    'Y7 Y7 Y13 Y13 B8 B8 B2 B2 K4 K4',
  ]
  const pairsOf = (hand: string): Script => ({
    lay: (hand.match(/(\w+) \1/g) ?? []).map(tiles => ({ kind: 'pair' as const, tiles })),
  })
  await play(page, baseURL!, dealt(hands), {}, { 1: pairsOf(hands[1]), 2: pairsOf(hands[2]), 3: pairsOf(hands[3]) })
  await action(page, /\/ 5/).click()
  await expect(page.locator('[data-seat="0"]')).toContainText('pairs')
  await page.locator('.rack [data-item]').first().click()
  await action(page, /^Discard/).click()
  await expect(results(page)).toContainText('Nothing but pairs')
  await expect(results(page).locator('.why')).toContainText('nobody can go out')
  await expect(page.locator('[data-standing="2"]')).toContainText('Tiles left do not count')
})

test('partners: the other pays nothing', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([OUT]), { teams: true })
  await expect(page.locator('[data-seat="2"]')).toContainText('partner')
  const suggestion = action(page, /^You can go out/)
  await suggestion.click()
  await expect(page.locator('[data-seat="0"]')).toContainText('opened')
  await suggestion.click()
  await expect(page.locator('[data-standing="2"]')).toContainText('The partner went out')
  await expect(gain(page, 2)).toHaveText('0')
  await expect(gain(page, 1)).toContainText('+')
})

test('a whole match against bots', async ({ page, baseURL }) => {
  // The first hand is played out; then those who begin go out at once.
  const deal = [okey101Deal(dealt(['', SERIES, '', ''])), okey101Deal(dealt([OUT]), 1), okey101Deal(dealt([OUT]), 2)]
  await start(
    page,
    await prepare(baseURL!, { game: 'okey101', deal, options: { hands: 3 }, bots: { 1: 1, 2: 1, 3: 1 } }),
  )
  const over = page.locator('[data-results=match]')
  const next = page.getByRole('button', { name: /Next hand/ })
  const drawing = action(page, /^Draw from the stock/)
  const passing = action(page, /^Leave it/)
  const throwing = page.getByText('Pick a tile and discard it')
  for (let turn = 0; turn < 20; turn++) {
    await expect(over.or(next).or(drawing).or(passing).or(throwing).first()).toBeVisible()
    if (await over.isVisible()) break
    if (await next.isVisible()) {
      await next.click()
      await expect(next).toHaveCount(0)
    } else if (await drawing.isVisible()) await toss(page)
    else if (await passing.isVisible()) await passing.click()
    else {
      await page.locator('.rack [data-item]').last().click()
      await action(page, /^Discard/).click()
      await expect(throwing).toHaveCount(0)
    }
  }
  await expect(over).toBeVisible()
  await expect(page.locator('[data-standing]')).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible()
})

test('keyboard only: open, discard, draw', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`${SERIES} ${ODDS}`], 'Y13 K5 Y5 B8'))
  await tabTo(page, '.meter')
  await page.keyboard.press('Enter')
  await expect(melds(page, 'Guest')).toHaveCount(3)
  await tabTo(page, '.rack [data-slot]')
  while (!(await onRack(page, 'Y1').evaluate(each => each === document.activeElement))) {
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Enter')
  await tabTo(page, '.actions .button:last-child')
  await page.keyboard.press('Enter')
  await expect(onRack(page, 'Y1')).toHaveCount(0)
  await expect(action(page, /^Draw from the stock/)).toBeVisible()
  await tabTo(page, '[data-item=stock]', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(onRack(page, 'B8')).toHaveCount(1)
  // And lay it off.
  await onRack(page, 'B8').focus()
  await page.keyboard.press('Enter')
  await tabTo(page, '.gap', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(onRack(page, 'B8')).toHaveCount(0)
})

test('everything fits and has its name @phone @tablet', async ({ page, baseURL }) => {
  await play(page, baseURL!, dealt([`${SERIES} ${ODDS}`]))
  await expectNoScroll(page)
  const rack = await page.locator('.rack').boundingBox()
  await open(page, 147)
  await pickUp(page, 'Y1')
  await settled(page)
  await expectAllWords(page)
  await expectAccessible(page)
  await expectNoScroll(page)
  expect(await page.locator('.rack').boundingBox()).toEqual(rack)
})

test('every language has its words, none cut @phone', async ({ page, baseURL }) => {
  const room = await prepare(baseURL!, {
    game: 'okey101',
    deal: [okey101Deal(dealt([`${SERIES} ${PAIRS.slice(0, 17)}`]))],
    options: { teams: true, declaredPairs: true },
  })
  await start(page, room)
  await action(page, 'Runs & sets').click()
  for (const lang of LANGUAGES) {
    await page.evaluate(kept => localStorage.setItem('masa:lang', kept), lang)
    await page.reload()
    await expect(page.locator('.meter').first()).toBeVisible()
    await page.locator('.rack [data-item]').last().click()
    await expectAllWords(page)
    await expectNothingCut(page, '#board')
  }
})

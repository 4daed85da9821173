import type { Action, Lay } from '../src/games/rummy45/action.ts'
import { coach } from '../src/games/rummy45/bot/index.ts'
import { rules } from '../src/games/rummy45/index.ts'
import { judge, type Judged } from '../src/games/rummy45/rules/judgeLay.ts'
import { positionOf } from '../src/games/rummy45/rules/position.ts'
import { isJoker } from '../src/games/rummy45/rules/tiles.ts'
import type { View } from '../src/games/rummy45/types.ts'
import { boardLaw, type Hand } from './support/boardlaw.ts'
import { action } from './support/rummy-table.ts'

const judged = (view: View, lay: Lay): Judged => {
  const found = judge(positionOf(view)!, lay)
  if ('why' in found) throw new Error(`refused: ${found.why}`)
  return found
}

/** The table as it would be, whatever the order of its melds. In a set any colour that is open is the same. */
function shape(view: View, lay: Lay): string[] {
  return judged(view, lay)
    .table.map(meld => {
      const set = new Set(meld.map(({ as }) => as % 13)).size === 1
      return meld
        .map(({ tile, as }) => (isJoker(tile) ? `${tile}=${set ? 'set' : as}` : `${tile}`))
        .sort()
        .join(' ')
    })
    .sort()
}

/** Which of a lay's groups stand on the table already, tile for tile. */
function groupsOf(view: View, lay: Lay): { at: number | null; tiles: number[] }[] {
  const before = view.table.map(meld => meld.map(({ tile }) => tile))
  return lay.table.map(tiles => {
    const at = before.findIndex(old => old.some(tile => tiles.includes(tile)))
    return { at: at < 0 ? null : at, tiles }
  })
}

/** Builds the table tile by tile, as a player does. */
async function build(hand: Hand, view: View, lay: Lay): Promise<void> {
  const { page } = hand
  const on = new Map(view.table.flatMap((meld, at) => meld.map(({ tile }) => [tile, at] as const)))
  const source = (tile: number) =>
    page.locator(on.has(tile) ? `.groups [data-item="table:${tile}"]` : `.rack [data-item="tile:${tile}"]`)
  const groupWith = (tile: number) => page.locator(`.groups > li:has([data-tile="${tile}"])`)
  const settledIn = new Set<number>()
  for (const { tiles } of groupsOf(view, lay)) {
    // The largest part that already lies together stays; the others come to it.
    const parts = new Map<number, number[]>()
    for (const tile of tiles) {
      const at = on.get(tile)
      if (at !== undefined) parts.set(at, [...(parts.get(at) ?? []), tile])
    }
    const home = [...parts].filter(([at]) => !settledIn.has(at)).sort((a, b) => b[1].length - a[1].length)[0]
    if (home) settledIn.add(home[0])
    const stay = home?.[1] ?? []
    const [first, ...rest] = home ? [stay[0], ...tiles.filter(tile => !stay.includes(tile))] : tiles
    if (!home) await hand.carry(source(first), page.locator('.groups .add'))
    for (const tile of rest) await hand.carry(source(tile), groupWith(first).first())
  }
  for (const { tile, as } of judged(view, lay).table.flat()) {
    if (!isJoker(tile)) continue
    const joker = page.locator(`.groups [data-item="table:${tile}"]`)
    if ((await joker.count()) === 0) continue
    await hand.press(joker)
    const choice = page.locator(`.actions [data-as="${as}"]`)
    if ((await choice.count()) > 0) await hand.press(choice)
    else await page.keyboard.press('Escape')
  }
  await hand.press(action(page, 'Lay down'))
}

/** What a lay does besides bringing tiles: the kinds a board could forget. */
function layKind(view: View, lay: Lay): string {
  const { first, jokers, tiles, table } = judged(view, lay)
  if (first !== null) return 'lay: first meld'
  if (jokers.length) return 'lay: joker freed'
  const old = new Set(
    view.table.map(meld =>
      meld
        .map(({ tile }) => tile)
        .sort()
        .join(),
    ),
  )
  const kept = table.filter(meld =>
    old.has(
      meld
        .map(({ tile }) => tile)
        .sort()
        .join(),
    ),
  ).length
  if (kept === view.table.length) return 'lay: new meld'
  return tiles.length === 1 && table.length === view.table.length ? 'lay: one tile' : 'lay: regrouped'
}

boardLaw<View, Action>({
  game: { ...rules, ...coach },
  kinds: [
    'draw',
    'take',
    'giveBack',
    'discard',
    'lay: first meld',
    'lay: new meld',
    'lay: one tile',
    'lay: regrouped',
    'lay: joker freed',
  ],
  kindOf: (view, action) => (action.type === 'lay' ? layKind(view, action) : action.type),
  same: (view, asked, wanted) =>
    asked.type === 'lay' && wanted.type === 'lay'
      ? JSON.stringify(shape(view, asked)) === JSON.stringify(shape(view, wanted))
      : JSON.stringify(asked) === JSON.stringify(wanted),
  options: { hands: 1 },
  sets: [{}, { firstMeld: 20, jokerReuse: false }, { firstMeld: 0, discardPick: 'tail' }],
  async perform(hand, view, wanted) {
    const { page } = hand
    switch (wanted.type) {
      case 'draw':
      case 'take': {
        const item = page.locator(`[data-item="${wanted.type === 'draw' ? 'stock' : `row:${wanted.tile}`}"]`)
        return hand.way === 'drag' ? hand.carry(item, page.locator('.rack .slot').last()) : hand.press(item)
      }
      case 'giveBack':
        if (hand.way === 'drag')
          return hand.carry(
            page.locator(`.rack [data-item="tile:${view.taken!.tiles[0]}"]`),
            page.locator('[data-place=row]'),
          )
        return hand.press(action(page, 'Put it back'))
      case 'discard':
        if (hand.way === 'drag')
          return hand.carry(page.locator(`.rack [data-item="tile:${wanted.tile}"]`), page.locator('[data-place=row]'))
        await hand.press(page.locator(`.rack [data-item="tile:${wanted.tile}"]`))
        return hand.press(action(page, 'Discard'))
      case 'lay':
        return build(hand, view, wanted)
      case 'undo':
        throw new RangeError('moves leave taking back to people')
    }
  },
})

import { isDeepStrictEqual } from 'node:util'
import { coach } from '../src/games/okey101/bot/index.ts'
import { rules } from '../src/games/okey101/index.ts'
import type { Action } from '../src/games/okey101/action.ts'
import type { View } from '../src/games/okey101/types.ts'
import { boardLaw, type Hand } from './support/boardlaw.ts'
import { arrange, draw, put, tile } from './support/rack-law.ts'
import { action } from './support/rummy-table.ts'

type Lay = Extract<Action, { type: 'lay' }>
const ofPairs = ({ melds }: Lay): boolean => melds.every(meld => meld.kind === 'pair')
const openedWith = (view: View) => view.opened[view.viewer!]?.how ?? null

const KINDS = [
  'draw',
  'take',
  'give back',
  'pass',
  'declare',
  'open with series',
  'open with pairs',
  'series: lay a series',
  'series: lay a pair',
  'pairs: lay a pair',
  'lay off low',
  'lay off high',
  'lay off set',
  'lay off split',
  'swap',
  'discard',
] as const

function kindOf(view: View, action: Action): (typeof KINDS)[number] {
  switch (action.type) {
    case 'draw':
      return action.from === 'stock' ? 'draw' : 'take'
    case 'giveBack':
      return 'give back'
    case 'declarePairs':
      return 'declare'
    case 'lay': {
      const [opened, what] = [openedWith(view), ofPairs(action)]
      if (opened === null) return what ? 'open with pairs' : 'open with series'
      if (opened === 'pairs') return 'pairs: lay a pair'
      return what ? 'series: lay a pair' : 'series: lay a series'
    }
    case 'layOff':
      return `lay off ${action.end ?? 'set'}`
    case 'swap':
    case 'discard':
    case 'pass':
      return action.type
    case 'undo':
      throw new RangeError('moves leave taking back to people')
  }
}

/** By its meter; dragged, with the groups as the rack arranges them. Later on one group, picked by a tile of it. */
async function lay(hand: Hand, view: View, wanted: Lay): Promise<void> {
  const pairs = ofPairs(wanted)
  if (openedWith(view) === null && hand.way !== 'drag')
    return hand.press(action(hand.page, pairs ? /Open with pairs$/ : /Open$/))
  await arrange(hand, pairs ? 'pairs' : 'melds')
  // No key lays one group by itself: the button lays what stands together.
  if (hand.way === 'keyboard') return hand.press(action(hand.page, /^Lay melds/))
  await hand.carry(hand.page.locator('.rack .useful').first(), hand.page.locator('.melds'))
}

/** Where a tile goes on the table: a gap beside the meld, or the okey itself, which the keyboard has a button for. */
const spot = ({ page, way }: Hand, meld: number, end: string) =>
  page.locator(`${end === 'swap' && way !== 'keyboard' ? 'span' : 'button'}[data-place="off:${meld}:${end}"]`)

boardLaw<View, Action>({
  game: { ...rules, ...coach },
  kinds: KINDS,
  kindOf,
  decisions: ['pass', 'declare'],
  options: { hands: 1, teams: false },
  sets: [{}, { rearrange: true }, { declaredPairs: true }, { threshold: 51, minPairs: 3, rearrange: true }],
  same: (_, asked, wanted) => {
    if (wanted.type !== 'lay') return isDeepStrictEqual(asked, wanted)
    return asked.type === 'lay' && asked.melds.some(meld => (meld.kind === 'pair') === ofPairs(wanted))
  },
  async perform(hand, view, wanted) {
    switch (wanted.type) {
      case 'draw':
        return draw(hand, wanted.from === 'stock' ? 'stock' : 'take')
      case 'pass':
        return hand.press(action(hand.page, 'End the hand'))
      case 'declarePairs':
        return hand.press(action(hand.page, 'Go for pairs'))
      case 'giveBack':
        if (hand.way === 'drag') return put(hand, view.taken!.tile, 'back', '')
        return hand.press(action(hand.page, 'Give the tile back'))
      case 'lay':
        return lay(hand, view, wanted)
      case 'layOff':
        return hand.carry(tile(hand, wanted.tile), spot(hand, wanted.meld, wanted.end ?? 'set'))
      case 'swap':
        return hand.carry(tile(hand, wanted.tile), spot(hand, wanted.meld, 'swap'))
      case 'discard':
        return put(hand, wanted.tile, 'pile', /^Discard/)
      case 'undo':
        return
    }
  },
})

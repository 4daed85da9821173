import { isDeepStrictEqual } from 'node:util'
import type { Action } from '../src/games/remi/action.ts'
import { coach } from '../src/games/remi/bot/index.ts'
import { rules } from '../src/games/remi/index.ts'
import type { View } from '../src/games/remi/types.ts'
import { pick } from '../tests/support/random.ts'
import { boardLaw } from './support/boardlaw.ts'
import { draw, put } from './support/rack-law.ts'
import { action } from './support/rummy-table.ts'

boardLaw<View, Action>({
  game: { ...rules, ...coach },
  kinds: ['draw', 'take', 'discard', 'close', 'pass', 'swap', 'keep', 'spoil'],
  kindOf: (_, action) => (action.type === 'swap' && action.tile === null ? 'keep' : action.type),
  // The board comes along with what is done; it is another test's.
  same: (_, asked, wanted) => isDeepStrictEqual({ ...asked, board: null }, { ...wanted, board: null }),
  decisions: ['pass', 'keep', 'spoil'],
  options: { hands: 1 },
  // Players who get near a close and seldom take it: so the stock runs out while somebody could.
  policy: (game, view, random) => {
    const best = game.think(view, 2, random)
    if (best.type !== 'close' && best.type !== 'take') return best
    return random() < 0.1 ? best : pick(game.moves(view), random)
  },
  sets: [{}, { doublesExchange: true }, { doublesExchange: true, extraJokers: 4 }],
  async perform(hand, _, wanted) {
    switch (wanted.type) {
      case 'draw':
        return draw(hand, 'stock')
      case 'take':
        return draw(hand, 'take')
      case 'discard':
        return put(hand, wanted.tile, 'pile', 'Discard')
      case 'close':
        return put(hand, wanted.tile, 'close', 'Close!')
      case 'pass':
        return hand.press(action(hand.page, 'End the hand'))
      case 'swap':
        if (wanted.tile === null) return hand.press(action(hand.page, 'Keep all'))
        return put(hand, wanted.tile, 'offer', 'Offer it')
      case 'spoil':
        return hand.press(action(hand.page, 'Ask for a new deal'))
      case 'arrange':
        return
    }
  },
})

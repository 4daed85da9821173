import { isDeepStrictEqual } from 'node:util'
import { finishable } from '../src/boards/okey/arrangement.ts'
import { coach } from '../src/games/okey/bot/index.ts'
import { rules } from '../src/games/okey/index.ts'
import { ownHand } from '../src/rummy/hands.ts'
import { judge } from '../src/games/okey/rules/finishingHand.ts'
import type { Action } from '../src/games/okey/action.ts'
import type { View } from '../src/games/okey/types.ts'
import { pick } from '../tests/support/random.ts'
import { boardLaw } from './support/boardlaw.ts'
import { arrange, draw, put, standing } from './support/rack-law.ts'
import { action } from './support/rummy-table.ts'

type Finish = Extract<Action, { type: 'finish' }>
const inPairs = ({ melds }: Finish): boolean => melds?.every(meld => meld.length === 2) ?? false

boardLaw<View, Action>({
  game: { ...rules, ...coach },
  kinds: ['draw', 'take', 'show', 'discard', 'finish', 'finish as arranged', 'pass'],
  kindOf: (_, action) => {
    if (action.type === 'draw') return action.from === 'stock' ? 'draw' : 'take'
    return action.type === 'finish' && action.melds ? 'finish as arranged' : action.type
  },
  decisions: ['show', 'pass'],
  options: { matchEnd: 'hands', hands: 1 },
  // Players who get near a finish and seldom take it: so the stock runs out while somebody could.
  policy: (game, view, random) => {
    const best = game.think(view, 2, random)
    if (best.type !== 'finish' || random() < 0.1) return best
    return pick(game.moves(view), random)
  },
  sets: [{}, { requireArrangement: true }, { requireArrangement: true, falseJoker: 'wild' }],
  // Where the house asks for groups, whichever tile the rack leaves over may go out.
  same: (view, asked, wanted) => {
    if (asked.type !== 'finish' || wanted.type !== 'finish') return isDeepStrictEqual(asked, wanted)
    return (
      (wanted.melds !== undefined || asked.tile === wanted.tile) &&
      judge(view, ownHand(view), asked.tile, asked.melds) !== null
    )
  },
  async perform(hand, view, wanted) {
    switch (wanted.type) {
      case 'draw':
        return draw(hand, wanted.from === 'stock' ? 'stock' : 'take')
      case 'show':
        return hand.press(action(hand.page, 'Show the twin'))
      case 'pass':
        return hand.press(action(hand.page, 'End the hand'))
      case 'discard':
        return put(hand, wanted.tile, 'pile', 'Discard')
      case 'finish': {
        if (!wanted.melds) return put(hand, wanted.tile, 'indicator', 'Okey!')
        await arrange(hand, inPairs(wanted) ? 'pairs' : 'melds')
        const [right] = finishable(view, await standing(hand))
        return put(hand, right.tile, 'indicator', 'Okey!')
      }
    }
  },
})

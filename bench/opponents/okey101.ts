import type { Action } from '../../src/games/okey101/action.ts'
import { fallback, moves } from '../../src/games/okey101/moves.ts'
import { face, rulesOf, wild } from '../../src/games/okey101/rules/melds.ts'
import { valueOf } from '../../src/games/okey101/rules/opening.ts'
import { discardCost } from '../../src/games/okey101/rules/penalties.ts'
import type { View } from '../../src/games/okey101/types.ts'
import { ownHand } from '../../src/rummy/hands.ts'
import { bestMelds } from '../../src/rummy/solver/arrange.ts'

/** Draws from the stock, opens as soon as it can, lays all it can, throws the dearest loose tile that costs no fine. */
export function greedy(view: View): Action {
  if (view.stage === 'draw') return fallback(view)
  const open = moves(view)
  for (const type of ['swap', 'lay', 'layOff'] as const) {
    const move = open.find(one => one.type === type)
    if (move) return move
  }
  const rules = rulesOf(view)
  const hand = ownHand(view)
  const melded = bestMelds(hand.map(face), rules).melds.flatMap(meld => meld.tiles.map(({ tile }) => tile))
  const throws = open.filter((move): move is Extract<Action, { type: 'discard' }> => move.type === 'discard')
  if (!throws.length) return fallback(view)
  const worth = throws.map(({ tile }) => {
    const fine = discardCost(view, tile).fine?.points ?? 0
    return valueOf(view, tile) - fine - (melded.includes(face(tile)) ? 100 : 0) - (wild(tile, rules) ? 200 : 0)
  })
  return throws[worth.indexOf(Math.max(...worth))]
}

import type { Action, Lay } from '../../src/games/rummy45/action.ts'
import { fallback, moves } from '../../src/games/rummy45/moves.ts'
import { meldRules } from '../../src/games/rummy45/rules/meldRules.ts'
import { positionOf } from '../../src/games/rummy45/rules/position.ts'
import { ownHand } from '../../src/rummy/atuGame.ts'
import { judge } from '../../src/games/rummy45/rules/judgeLay.ts'
import { face, isJoker } from '../../src/games/rummy45/rules/tiles.ts'
import type { View } from '../../src/games/rummy45/types.ts'
import { deadValue } from '../../src/rummy/meld.ts'
import { leastDeadwood } from '../../src/rummy/solver/arrange.ts'

/** Draws from the stock, lays whatever rids it of most, throws the dearest tile that is in no meld. */
export function greedy(view: View): Action {
  if (view.phase === 'draw') return { type: 'draw' }
  const position = positionOf(view)!
  const lays = moves(view).filter((move): move is Lay => move.type === 'lay')
  const laid = (lay: Lay) => {
    const judged = judge(position, lay)
    return 'why' in judged ? 0 : judged.tiles.length
  }
  if (lays.length) return lays.reduce((a, b) => (laid(b) > laid(a) ? b : a))
  const rules = meldRules(view.options)
  const hand = ownHand(view)
  const { left } = leastDeadwood(hand.map(face), rules)
  const loose = hand.filter(tile => left.includes(face(tile)) && !isJoker(tile))
  if (!loose.length) return fallback(view)
  const cost = loose.map(tile => deadValue(face(tile), rules))
  return { type: 'discard', tile: loose[cost.indexOf(Math.max(...cost))] }
}

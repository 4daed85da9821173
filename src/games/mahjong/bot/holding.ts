import type { Seat } from '../../game.ts'
import { ownHand } from '../legal.ts'
import type { Holding, Shape } from './plans.ts'
import { pack, take } from '../rules/suits.ts'
import { kindOf, kindsOf } from '../rules/tiles.ts'
import type { Action } from '../action.ts'
import type { View } from '../types.ts'

const shapesOf = (view: View): Shape[] =>
  view.players[view.viewer as Seat].melds.map(meld => ({
    run: meld.type === 'chi',
    kind: kindOf(meld.tiles[0]),
    claimed: meld.from !== null,
  }))

/** The viewer's hand as it would be after an action; a chi or peng leaves one tile too many, still to be thrown. */
export function holdingAfter(view: View, action: Action): Holding {
  const suits = pack(kindsOf(ownHand(view)))
  const melds = shapesOf(view)
  const gone =
    action.type === 'discard' ? [action.tile] : action.type === 'gang' || action.type === 'call' ? action.tiles : []
  for (const tile of gone) take(suits, kindOf(tile))
  if (action.type === 'gang' && gone.length === 4) melds.push({ run: false, kind: kindOf(gone[0]), claimed: false })
  if (action.type === 'call' && view.window) {
    const kinds = kindsOf([...gone, view.window.tile])
    melds.push({ run: action.call === 'chi', kind: Math.min(...kinds), claimed: true })
  }
  return { suits, length: ownHand(view).length - gone.length, melds }
}

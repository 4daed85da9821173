import type { Action } from '../../src/games/okey/action.ts'
import { fallback, finishMoves, offer, refuse } from '../../src/games/okey/legal.ts'
import { ownHand } from '../../src/rummy/hands.ts'
import { loss } from '../../src/games/okey/rules/payment.ts'
import { face, isOkey, meldRules } from '../../src/games/okey/rules/tiles.ts'
import type { View } from '../../src/games/okey/types.ts'
import { unseen } from '../../src/games/okey/view.ts'
import { FJ } from '../../src/rummy/tiles.ts'
import { awayOf, greedyPlace, lookAheadPlace, type Table } from './hand14.ts'

function tableOf(view: View): Table {
  const left = new Array<number>(54).fill(0)
  for (const tile of unseen(view)) left[face(tile)]++
  return { rules: meldRules(view), pairs: true, special: FJ, unseen: left }
}

/** Shows the twin, takes what brings it nearer, finishes as soon as it can; `place` says which tile goes. */
const player =
  (place: typeof greedyPlace) =>
  (view: View): Action => {
    if (!refuse(view, { type: 'show' })) return { type: 'show' }
    const table = tableOf(view)
    const hand = ownHand(view)
    const faces = hand.map(face)
    if (view.stage === 'draw') {
      const tile = offer(view)
      const nearer =
        tile !== null && (isOkey(view, tile) || awayOf([...faces, face(tile)], table) < awayOf(faces, table))
      return nearer ? { type: 'draw', from: 'discard' } : fallback(view)
    }
    const finishes = finishMoves(view)
    if (finishes.length)
      return finishes.reduce((a, b) => (loss(b.kind, view.options) > loss(a.kind, view.options) ? b : a)).action
    return { type: 'discard', tile: hand[place(faces, table)] }
  }

export const greedy = player(greedyPlace)
export const lookAhead = player(lookAheadPlace)

import type { Action } from '../../src/games/remi/action.ts'
import { size } from '../../src/games/remi/deal.ts'
import { closings, mustClose } from '../../src/games/remi/legal.ts'
import { arranged, fallback } from '../../src/games/remi/moves.ts'
import { ownHand } from '../../src/rummy/atuGame.ts'
import { meldRules } from '../../src/games/remi/rules/meldRules.ts'
import { closeWith } from '../../src/games/remi/rules/closing.ts'
import { face, isJoker, without } from '../../src/games/remi/rules/tiles.ts'
import type { View } from '../../src/games/remi/types.ts'
import { J } from '../../src/rummy/tiles.ts'
import { awayOf, greedyPlace, lookAheadPlace, type Table } from './hand14.ts'

function tableOf(view: View): Table {
  const left = new Array<number>(54).fill(0)
  const seen = new Set<number | null>([view.atu])
  for (const player of view.players)
    for (const tile of [...player.hand, ...player.pile, ...player.launched, ...player.known]) seen.add(tile)
  for (let tile = 0; tile < size(view.options); tile++) if (!seen.has(tile)) left[face(tile)]++
  return { rules: meldRules(view.options), pairs: view.options.doublesClose, special: J, unseen: left }
}

function decide(view: View, place: typeof greedyPlace): Action {
  if (view.phase === 'exchange') return fallback(view)
  const table = tableOf(view)
  const hand = ownHand(view)
  const faces = hand.map(face)
  if (view.phase === 'draw') {
    if (view.offer === null) return fallback(view)
    const nearer = isJoker(view.offer) || awayOf([...faces, face(view.offer)], table) < awayOf(faces, table)
    return nearer || view.stock === 0 ? { type: 'take' } : fallback(view)
  }
  const open = closings(view)
  if (open.length) {
    const worth = open.map(tile => closeWith(without(hand, tile), tile, 0, view.options)?.base ?? 0)
    return { type: 'close', tile: open[worth.indexOf(Math.max(...worth))] }
  }
  return mustClose(view) ? fallback(view) : { type: 'discard', tile: hand[place(faces, table)] }
}

/** Takes what brings it nearer, closes as soon as it can, its board always in order. */
export const greedy = (view: View): Action => arranged(view, decide(view, greedyPlace))
export const lookAhead = (view: View): Action => arranged(view, decide(view, lookAheadPlace))

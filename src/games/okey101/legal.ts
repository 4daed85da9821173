import type { Refusal, Seat } from '../game.ts'
import type { Action, Laid } from './action.ts'
import { endsFor, rulesOf, swapAt } from './rules/melds.ts'
import { readAll, refuseOpening, takenUsed } from './rules/opening.ts'
import { automatic } from './rules/penalties.ts'
import type { Public, Tile, View } from './types.ts'

const no = (why: Refusal['why'], values?: Refusal['with']): Refusal => (values ? { why, with: values } : { why })

/** Of a table or a view: whose turn it is, nobody has to hide. */
export const waiting = ({ stage, turn }: Public): readonly Seat[] =>
  stage === 'draw' || stage === 'play' ? [turn] : []

export function refuse(view: View, action: Action): Refusal | null {
  if (view.result) return no('over')
  const seat = view.viewer
  if (seat === null || seat !== view.turn || view.stage === 'deal') return no('notYourTurn')
  const hand = view.hands[seat] as Tile[]
  switch (action.type) {
    case 'draw':
      return refuseDraw(view, seat, action.from)
    case 'pass':
      if (view.stage !== 'draw') return no('alreadyDrawn')
      return view.stock > 0 ? no('stockLeft') : null
    case 'declarePairs':
      if (!view.options.declaredPairs) return no('noDeclaring')
      if (view.opened[seat] || view.declared[seat] || view.taken) return no('tooLateToDeclare')
      return null
    default:
    // All others need a drawn tile.
  }
  if (view.stage !== 'play') return no('mustDraw')
  switch (action.type) {
    case 'giveBack':
      if (!view.taken) return no('nothingTaken')
      return takenUsed(view) ? no('takenUsed') : null
    case 'undo':
      return view.plays.length ? null : no('nothingToUndo')
    case 'lay':
      return refuseLay(view, seat, hand, action.melds)
    case 'layOff':
    case 'swap':
      return refuseTile(view, seat, hand, action)
    case 'discard':
      return refuseDiscard(view, hand, action)
  }
}

function refuseDraw(view: View, seat: Seat, from: 'stock' | 'discard'): Refusal | null {
  if (view.stage !== 'draw') return no('alreadyDrawn')
  if (from === 'stock') return view.stock > 0 ? null : no('stockEmpty')
  const before = (seat + view.seats - 1) % view.seats
  if (!view.piles[before].length) return no('noDiscard')
  if (view.gaveBack) return no('gaveBack')
  const pairsGoer = view.opened[seat]?.how === 'pairs'
  if (pairsGoer && view.options.pairsGoerMayTake === 'never') return no('pairsGoerTakes')
  return null
}

function refuseLay(view: View, seat: Seat, hand: readonly Tile[], melds: readonly Laid[]): Refusal | null {
  const tiles = melds.flatMap(meld => meld.tiles)
  if (!tiles.every(tile => hand.includes(tile))) return no('notYourTile')
  if (new Set(tiles).size < tiles.length) return no('tileTwice')
  if (tiles.length >= hand.length) return no('keepOne')
  const { options } = view
  const opening = view.opened[seat]
  // The café rule lets a wrong opening happen, and fines it.
  if (!opening) return options.strictOpening ? null : refuseOpening(view, seat, melds, hand.length - tiles.length)
  const { bad } = readAll(view, seat, melds)
  if (bad >= 0) return no('notAMeld', { n: bad + 1 })
  const pairs = melds.some(meld => meld.kind === 'pair')
  if (opening.how === 'pairs') return melds.every(meld => meld.kind === 'pair') ? null : no('pairsOnly')
  if (!pairs) return null
  if (!options.seriesMayLayPairs) return no('seriesOnly')
  return view.opened.some(other => other?.how === 'pairs') ? null : no('noPairsYet')
}

type TileAction = Extract<Action, { type: 'layOff' | 'swap' }>

function refuseTile(view: View, seat: Seat, hand: readonly Tile[], action: TileAction): Refusal | null {
  if (!hand.includes(action.tile)) return no('notYourTile')
  const opening = view.opened[seat]
  if (!opening) return no('notOpened')
  const meld = view.melds[action.meld]
  if (!meld) return no('noSuchMeld')
  const rules = rulesOf(view)
  if (action.type === 'swap') {
    return swapAt(meld, action.tile, rules, view.options.setSwap) >= 0 ? null : no('nothingToSwap')
  }
  const ends = endsFor(meld, action.tile, rules, view.options.rearrange)
  if (!ends.length || (action.end && !ends.includes(meld.kind === 'set' ? 'set' : action.end))) return no('noPlace')
  if (hand.length < 2) return no('keepOne')
  const limit = view.options.pairsLayoffPerTurn
  const laidOff = view.plays.filter(play => play.type === 'layOff').length
  return opening.how === 'pairs' && laidOff >= limit ? no('layOffLimit', { n: limit }) : null
}

function refuseDiscard(view: View, hand: readonly Tile[], action: Extract<Action, { type: 'discard' }>) {
  if (!hand.includes(action.tile)) return no('notYourTile')
  if (!takenUsed(view)) return no('useTaken')
  return 'auto' in action && automatic(view, hand, view.drawn) !== action.tile ? no('notAutomatic') : null
}

import type { Advice } from '../../game.ts'
import { atOnce } from '../../game.ts'
import { adviceKind } from '../../../rummy/advice.ts'
import { codeOf, FJ } from '../../../rummy/tiles.ts'
import type { Action } from '../action.ts'
import { face } from '../rules/melds.ts'
import { openingOf, readAll, valueOf } from '../rules/opening.ts'
import type { Tile, View } from '../types.ts'
import { ownHand } from '../../../rummy/hands.ts'
import { risk } from './discard.ts'
import { goOut } from './goOut/goOut.ts'
import { bestOpening } from './nextPlay.ts'
import { rankDiscards, think } from './think.ts'

const named = (tile: Tile) => ({ tile: `@tile.${codeOf(face(tile))}` })

/** A false joker that costs as an okey does if it is held at the end, also for whoever has not opened. */
const isCharged = ({ options }: View, tile: Tile): boolean =>
  face(tile) === FJ && options.falseJokerCountsAsJoker && options.okeyInHandWhen === 'always' && options.okeyInHand > 0

/** Whoever has opened pays for what is left, by its number: a cheaper tile goes because it is needed least. */
const isDearest = (view: View, tile: Tile): boolean =>
  view.opened[view.viewer!] !== null && ownHand(view).every(other => valueOf(view, other) <= valueOf(view, tile))

/** The same numbers every time: advice must not change while one looks at it. */
function fixedRandom(): () => number {
  let seed = 20261116
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647
}

/** The strongest bot's choices, best first, each with its reason. */
export const advise = (view: View): Advice<Action>[] =>
  ranked(view).map(choice => ({ kind: adviceKind(choice.why === 'goOut', choice.action), ...choice }))

type Choice = Omit<Advice<Action>, 'kind'>

function ranked(view: View): Choice[] {
  const action = think(view, 4, fixedRandom())
  const first = { action, value: 1, ...reason(view, action) }
  if (view.stage === 'draw') return [first, ...otherDraws(view, action)]
  if (action.type !== 'discard' || goOut(view)) return [first]
  const ranked = atOnce(rankDiscards(view, 4, fixedRandom()))
  const least = ranked[0]?.cost ?? 0
  const rest = ranked
    .filter(one => one.tile !== action.tile)
    .map(({ tile, cost }): Choice => {
      const why = risk(view, tile) > 0 ? 'throwRisk' : 'throwLeast'
      return {
        action: { type: 'discard', tile },
        why,
        with: named(tile),
        value: Math.min(0.99, 1 - (cost - least) / 100),
      }
    })
  const held = !view.opened[view.viewer!] && bestOpening(view) !== null
  return [held ? { ...first, why: 'wait' } : first, ...rest]
}

function discardOffered(view: View): Tile | undefined {
  return view.piles[(view.turn + view.seats - 1) % view.seats].at(-1)
}

function otherDraws(view: View, chosen: Action): Choice[] {
  if (chosen.type !== 'draw' || chosen.from === 'stock' || view.stock === 0) return []
  return [{ action: { type: 'draw', from: 'stock' }, why: 'drawFirst', value: 0 }]
}

function reason(view: View, action: Action): Pick<Choice, 'why' | 'with'> {
  const offered = discardOffered(view)
  switch (action.type) {
    case 'draw':
      if (action.from === 'stock')
        return offered === undefined ? { why: 'drawFirst' } : { why: 'draw', with: named(offered) }
      return { why: view.opened[view.viewer!] ? 'takeUse' : 'takeOpen', with: named(offered!) }
    case 'pass':
      return { why: 'pass', with: named(offered!) }
    case 'giveBack':
      return { why: 'giveBack', with: named(view.taken!.tile) }
    case 'lay': {
      if (goOut(view)) return { why: 'goOut' }
      if (view.opened[view.viewer!]) return { why: 'lay' }
      const { how, amount } = openingOf(view, readAll(view, view.viewer!, action.melds).melds)
      return how === 'series' ? { why: 'open', with: { points: amount } } : { why: 'openPairs', with: { n: amount } }
    }
    case 'undo':
      // Only ever to go out another way.
      return { why: 'goOut' }
    case 'layOff':
    case 'swap':
      return goOut(view) ? { why: 'goOut' } : { why: action.type, with: named(action.tile) }
    case 'discard':
      if (goOut(view)) return { why: 'goOut' }
      return {
        why: isDearest(view, action.tile) || isCharged(view, action.tile) ? 'throwDear' : 'throwLeast',
        with: named(action.tile),
      }
    default:
      return { why: 'drawFirst' }
  }
}

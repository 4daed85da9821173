import type { Advice, Coach } from '../../game.ts'
import type { Action } from '../action.ts'
import { best, blurred, nearest, rate, simple } from './discard.ts'
import { isNearer, takes } from './draw.ts'
import { awaits, choices } from './nearness.ts'
import { closings, mustClose, PLAYING } from '../legal.ts'
import { arranged, fallback } from '../moves.ts'
import { ownHand } from '../../../rummy/atuGame.ts'
import { closeWith } from '../rules/closing.ts'
import { bestBoard } from '../rules/deadwood.ts'
import { doublesIn } from '../rules/exchange.ts'
import { face, isJoker, named, without } from '../rules/tiles.ts'
import type { Tile, View } from '../types.ts'

/** The dearest close open now. */
function bestClose(view: View): Extract<Action, { type: 'close' }> | null {
  const hand = ownHand(view)
  const launched = view.players[view.viewer!].launched.length
  // Without patterns only the jokers count: one thrown away leaves a cleaner hand.
  const worth = (tile: Tile) =>
    view.options.patterns ? closeWith(without(hand, tile), tile, launched, view.options)!.base : Number(isJoker(tile))
  const open = choices(closings(view))
  if (!open.length) return null
  return { type: 'close', tile: open.reduce((a, b) => (worth(b) > worth(a) ? b : a)) }
}

/** An exchange gives a tile of a double away for one that may fit: worth it for any hand not collecting doubles. */
function exchange(view: View): Action {
  const hand = ownHand(view)
  const doubles = doublesIn(hand)
  if (view.options.doublesClose || !doubles.length) return { type: 'swap', tile: null }
  return { type: 'swap', tile: hand.find(tile => face(tile) === doubles[0])! }
}

/** A bot's board is always as good as can be. */
const think = (view: View, level: number, random: () => number): Action => arranged(view, decide(view, level, random))

function decide(view: View, level: number, random: () => number): Action {
  if (view.phase === 'exchange') return level > 1 ? exchange(view) : fallback(view)
  if (view.phase === 'discard') {
    const close = bestClose(view)
    if (close) return close
    if (mustClose(view)) return fallback(view)
  }
  if (level < 2) return simple(view, random)
  if (view.phase === 'draw') return takes(view, level) ? { type: 'take' } : fallback(view)
  if (level < 3) return { type: 'discard', tile: nearest(view, random) }
  return { type: 'discard', tile: best(level < 4 ? blurred(rate(view), random) : rate(view)).tile }
}

function advise(view: View): Advice<Action>[] {
  if (view.viewer === null || view.phase === 'exchange') return []
  if (view.phase === 'draw') {
    const take: Advice<Action> = {
      kind: 'call',
      action: { type: 'take' },
      why: isNearer(view) ? 'takeNearer' : 'takeWider',
      with: { tiles: named([view.offer ?? 0]) },
      value: 1,
    }
    const draw: Advice<Action> = { kind: 'other', action: fallback(view), why: 'draw', value: 0 }
    return takes(view, 4) ? [take, draw] : [draw]
  }
  if (view.phase !== 'discard' || view.current !== view.viewer) return []
  const close = bestClose(view)
  if (close) return [{ kind: 'win', action: close, why: 'close', with: { tiles: named([close.tile]) }, value: 1000 }]
  const rated = rate(view).sort((a, b) => b.value - a.value)
  // Two ways to a close rate a tile twice.
  const once = rated.filter((one, i) => rated.findIndex(other => other.tile === one.tile) === i)
  return once.map(({ tile, away, outs, value }) => ({
    kind: 'other',
    action: { type: 'discard', tile },
    why: away > rated[0].away ? 'keep' : outs > 0 ? 'outs' : 'loose',
    with: { tiles: named([tile]), n: outs, away },
    value,
  }))
}

/** Whoever it plays for may have left the tiles as they came. */
function settleIn(view: View): Action | null {
  if (view.board === null || !PLAYING.includes(view.phase)) return null
  return { type: 'arrange', groups: bestBoard(ownHand(view), view.options) }
}

export const coach: Coach<View, Action> = { think, advise, settleIn, awaits }

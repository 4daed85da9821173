import type { Advice } from '../../game.ts'
import { leastDeadwood } from '../../../rummy/solver/arrange.ts'
import { distance, pairsDistance, usefulTiles } from '../../../rummy/solver/distance.ts'
import { deadValue } from '../../../rummy/meld.ts'
import { J, colourOf, numberOf } from '../../../rummy/tiles.ts'
import { closeWith, face, isJoker, meldRules, without } from '../rules/closing.ts'
import { doublesIn, next, size } from '../deal.ts'
import { closings, fallback, mustClose, named, ownHand } from '../legal.ts'
import type { Action, Tile, View } from '../types.ts'
import { unseen } from '../view.ts'

/** One tile of each face, jokers last: what there is to choose from. */
function choices(hand: readonly Tile[]): Tile[] {
  const first = hand.filter((tile, i) => hand.findIndex(other => face(other) === face(tile)) === i)
  return [...first.filter(tile => !isJoker(tile)), ...first.filter(isJoker)]
}

type Path = 'melds' | 'doubles'

/** The ways to a close this table knows, and how far a hand is on each. */
function paths(hand: readonly Tile[], view: View): { path: Path; away: number }[] {
  const faces = hand.map(face)
  const rules = meldRules(view.options)
  const melds = { path: 'melds' as const, away: distance(faces, rules) }
  return view.options.doublesClose ? [melds, { path: 'doubles', away: pairsDistance(faces, rules) }] : [melds]
}
const away = (hand: readonly Tile[], view: View) => Math.min(...paths(hand, view).map(one => one.away))

/** The faces that bring a hand nearer on a path, and how many of each nobody has seen. */
function ways(path: Path, hand: readonly Tile[], left: ReadonlyMap<number, number>, view: View): [number, number][] {
  const faces = hand.map(face)
  const singles = () => faces.filter(one => one !== J && faces.indexOf(one) === faces.lastIndexOf(one))
  const useful = path === 'doubles' ? [...singles(), J] : usefulTiles(faces, meldRules(view.options), J)
  return useful.flatMap(one => (left.get(one) ? [[one, left.get(one)!]] : []))
}
const total = (found: readonly [number, number][]) => found.reduce((sum, [, n]) => sum + n, 0)

function countUnseen(view: View): Map<number, number> {
  const left = new Map<number, number>()
  for (const tile of unseen(view, size(view.options)).tiles) left.set(face(tile), (left.get(face(tile)) ?? 0) + 1)
  return left
}

/** How much the next player seems to want a tile: what it took before lies near, and both of a face are wanted. */
function wanted(tile: Tile, view: View): number {
  const { known } = view.players[next(view.viewer!, view.players.length)]
  const near = known.filter(other => {
    const [a, b] = [face(tile), face(other)]
    if (a === J || b === J) return false
    const together = colourOf(a) === colourOf(b) && Math.abs(numberOf(a) - numberOf(b)) <= 2
    return together || numberOf(a) === numberOf(b)
  })
  return near.length
}

type Rated = { tile: Tile; away: number; outs: number; value: number }

/** Every discard, rated: nearer first, then more ways on, then what it costs if another closes. */
function rate(view: View): Rated[] {
  const hand = ownHand(view)
  const rules = meldRules(view.options)
  const left = countUnseen(view)
  const all = choices(hand).flatMap(tile => paths(without(hand, tile), view).map(one => ({ tile, ...one })))
  const nearest = Math.min(...all.filter(({ tile }) => !isJoker(tile)).map(one => one.away))
  return all.map(({ tile, path, away }) => {
    const kept = without(hand, tile)
    const near = away === nearest && !isJoker(tile)
    const found = near ? ways(path, kept, left, view) : []
    const deadwood = near ? leastDeadwood(kept.map(face), rules).deadwood : 0
    const feeds = wanted(tile, view)
    const value = -100 * away - (isJoker(tile) ? 1000 : 0) + total(found) - deadwood * 0.05 - feeds * 1.5
    return { tile, away, outs: total(found), value }
  })
}

/** Level 2 sees how far it is but not what is still out: any tile that keeps it nearest will do. */
function nearest(view: View, random: () => number): Tile {
  const hand = ownHand(view)
  const plain = choices(hand).filter(tile => !isJoker(tile))
  const rated = (plain.length ? plain : hand).map(tile => ({ tile, away: away(without(hand, tile), view) }))
  const least = Math.min(...rated.map(one => one.away))
  const good = rated.filter(one => one.away === least)
  return good[Math.floor(random() * good.length)].tile
}

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

/** A taken tile must bring the hand nearer, or (level 3) save more turns of waiting than the one it costs. */
function takes(view: View, level: number): boolean {
  if (view.offer === null) return false
  if (view.stock === 0) return true
  const hand = ownHand(view)
  const [before, after] = [away(hand, view), away([...hand, view.offer], view)]
  if (isJoker(view.offer) || after < before) return true
  return level > 2 && before < 3 && waits(hand, view) - Math.min(...afterTaking(hand, view)) > 1
}

/** Turns until a useful tile comes, if each draw is as good as any other. */
function waits(hand: readonly Tile[], view: View): number {
  const left = countUnseen(view)
  const sum = [...left.values()].reduce((a, b) => a + b, 0)
  return sum / Math.max(0.5, total(ways('melds', hand, left, view)))
}

/** The same for every hand of fourteen that taking the offer leaves no farther away. */
function afterTaking(hand: readonly Tile[], view: View): number[] {
  const near = distance(hand.map(face), meldRules(view.options))
  const whole = [...hand, view.offer!]
  const kept = choices(hand).map(tile => without(whole, tile))
  const good = kept.filter(rest => distance(rest.map(face), meldRules(view.options)) === near)
  return good.map(rest => waits(rest, view))
}

/** Level 1 sees melds but no plans: what lies loose goes, the dearest tile first. */
function simple(view: View, random: () => number): Action {
  const hand = ownHand(view)
  const rules = meldRules(view.options)
  if (view.phase === 'draw') {
    if (view.offer === null) return fallback(view)
    const { deadwood } = leastDeadwood(hand.map(face), rules)
    const dear = deadValue(face(view.offer), rules)
    const after = leastDeadwood([...hand, view.offer].map(face), rules).deadwood
    return view.stock === 0 || after < deadwood - (random() < 0.5 ? dear : 0) ? { type: 'take' } : { type: 'draw' }
  }
  const { left } = leastDeadwood(hand.map(face), rules)
  const loose = hand.filter(tile => left.includes(face(tile)) && !isJoker(tile))
  const plain = loose.length ? loose : hand.filter(tile => !isJoker(tile))
  const dearest = [...(plain.length ? plain : hand)].sort(
    (a, b) => deadValue(face(b), rules) - deadValue(face(a), rules),
  )
  return { type: 'discard', tile: dearest[Math.floor(random() * Math.min(3, dearest.length))] }
}

/** An exchange gives a tile of a double away for one that may fit: worth it for any hand not collecting doubles. */
function exchange(view: View): Action {
  const hand = ownHand(view)
  const doubles = doublesIn(hand)
  if (view.options.doublesClose || !doubles.length) return { type: 'swap', tile: null }
  return { type: 'swap', tile: hand.find(tile => face(tile) === doubles[0])! }
}

export function think(view: View, level: number, random: () => number): Action {
  if (view.phase === 'exchange') return level > 1 ? exchange(view) : fallback(view)
  if (view.phase === 'discard') {
    const close = bestClose(view)
    if (close) return close
    if (mustClose(view)) return fallback(view)
  }
  if (level < 2) return simple(view, random)
  if (view.phase === 'draw') return takes(view, level) ? { type: 'take' } : fallback(view)
  return { type: 'discard', tile: level > 2 ? best(rate(view)).tile : nearest(view, random) }
}

const best = (rated: readonly Rated[]) => rated.reduce((a, b) => (b.value > a.value ? b : a))

export function advise(view: View): Advice<Action>[] {
  if (view.viewer === null || view.phase === 'exchange') return []
  if (view.phase === 'draw') {
    const take: Advice<Action> = {
      action: { type: 'take' },
      why: 'takeNearer',
      with: { tiles: named([view.offer ?? 0]) },
      value: 1,
    }
    const draw: Advice<Action> = { action: fallback(view), why: 'draw', value: 0 }
    return takes(view, 3) ? [take, draw] : [draw]
  }
  if (view.phase !== 'discard' || view.current !== view.viewer) return []
  const close = bestClose(view)
  if (close) return [{ action: close, why: 'close', with: { tiles: named([close.tile]) }, value: 1000 }]
  const rated = rate(view).sort((a, b) => b.value - a.value)
  // Two ways to a close rate a tile twice.
  const once = rated.filter((one, i) => rated.findIndex(other => other.tile === one.tile) === i)
  return once.map(({ tile, away, outs, value }) => ({
    action: { type: 'discard', tile },
    why: away > rated[0].away ? 'keep' : outs > 0 ? 'outs' : 'loose',
    with: { tiles: named([tile]), n: outs, away },
    value,
  }))
}

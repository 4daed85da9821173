import { shared, spend, type Budget } from '../../../../rummy/budget.ts'
import type { Action } from '../../action.ts'
import { face, plain, rulesOf, wild } from '../../rules/melds.ts'
import { eldenIsFree, mayPair, thresholds, takenUsed } from '../../rules/opening.ts'
import type { How } from '../../rules/score.ts'
import { takenBack } from '../../rules/undo.ts'
import type { Tile, View } from '../../types.ts'
import { ownHand } from '../../../../rummy/hands.ts'
import { routeOf } from './actions.ts'
import { cellOfFace } from './cells.ts'
import { budgetOf } from './budget.ts'
import { exactCover } from './exactCover.ts'
import { layOffPlaces, roomOn } from './layOffPlaces.ts'
import type { Ready } from './preparations.ts'
import { isHeld, preparations } from './preparations.ts'
import { ANY_WILD, type Task } from './search.ts'

/**
 * A way to go out this turn, as the actions still to be done, or null if none is found: whatever it takes of new melds,
 * lay-offs, okeys fetched from the table and, at the worst, of plays taken back. Exact within the budget; only where
 * runs may be split (`rearrange`) one thing is not tried: to open, lengthen that very opening with a fetched okey, and
 * split it then.
 */
export function goOut(view: View, budget = budgetOf()): Action[] | null {
  if (view.viewer === null || view.turn !== view.viewer || view.stage !== 'play') return null
  // With everything taken back all is possible that is possible at all.
  let first = view
  while (first.plays.length) first = takenBack(first)
  const whole = fromHere(first, budget)
  if (!whole) return null
  const back: Action[] = []
  for (let at = view; at.plays.length; at = takenBack(at)) {
    const plan = fromHere(at, budget)
    if (plan) return [...back, ...plan]
    back.push({ type: 'undo' })
  }
  return [...back, ...whole]
}

/** need: what the opening must bring. table: whether anything goes beside what lies there. */
type Way = { how: How; need: number; table: boolean }

const openedOf = (view: View) => view.opened[view.viewer!]

function waysOf(view: View): Way[] {
  const opening = openedOf(view)
  if (opening) return [{ how: opening.how, need: 0, table: true }]
  const { options, taken } = view
  const need = thresholds(view, view.viewer!)
  const ways: Way[] = []
  const others = view.opened.filter((_, seat) => seat !== view.viewer)
  // The last of all to open with pairs ends the hand by that.
  const ends = options.allPairs !== 'handsOnlyPairs' && others.every(one => one?.how === 'pairs')
  const mayTake = !taken || taken.keep || options.pairsGoerMayTake !== 'never'
  if (!ends && mayTake) ways.push({ how: 'pairs', need: Math.max(1, need.pairs), table: true })
  if (view.declared[view.viewer!]) return ways
  if (eldenIsFree(view)) ways.push({ how: 'series', need: 1, table: false })
  return [...ways, { how: 'series', need: Math.max(1, need.series), table: true }]
}

function fromHere(view: View, budget: Budget): Action[] | null {
  const ways = waysOf(view)
  for (const [i, way] of ways.entries()) {
    const plan = shared(budget, ways.length - i, part => solve(view, way, false, part))
    if (!plan) continue
    // The discard that counts double, where there is a choice.
    return (view.options.okeyFinishFactor > 1 && solve(view, way, true, budget)) || plan
  }
  return null
}

function solve(view: View, way: Way, okeyLast: boolean, budget: Budget): Action[] | null {
  const rules = rulesOf(view)
  const laidOff = view.plays.filter(play => play.type === 'layOff').length
  const offs = !way.table ? 0 : way.how === 'series' ? MANY : view.options.pairsLayoffPerTurn - laidOff
  const hand = inOrder(view, way)
  const all = way.table
    ? preparations(view, hand, way.how, offs, budget)
    : [{ hand, melds: view.melds, actions: [], offs: 0 }]
  for (const ready of all) {
    if (!spend(budget, ready.melds.length)) return null
    if (lost(view, way, ready)) continue
    const task = taskOf(view, way, ready, offs - ready.offs, okeyLast)
    const reach = way.how === 'series' ? 2 : task.offs
    const lists = way.table ? layOffPlaces(ready.melds, task.have, task.wild + task.back, reach, rules) : [[]]
    for (const slots of lists) {
      const pieces = exactCover({ ...task, slots }, budget)
      if (pieces) return routeOf(view, task, ready, pieces)
    }
  }
  return null
}

/** More than a rack holds. */
const MANY = 30

/** Whether the discard taken must be in a new meld, not only beside one. */
function mustLay(view: View, way: Way): boolean {
  return way.need > 0 || (way.how === 'pairs' && view.options.pairsGoerMayTake === 'forPairs')
}

/** Of twins the preparations take the last: the discard just taken, unless that must be in a new meld. */
function inOrder(view: View, way: Way): Tile[] {
  const hand = ownHand(view)
  const { taken } = view
  if (!taken || !hand.includes(taken.tile)) return hand
  const rest = hand.filter(tile => tile !== taken.tile)
  return mustLay(view, way) ? [taken.tile, ...rest] : [...rest, taken.tile]
}

function taskOf(view: View, way: Way, ready: Ready, offs: number, okeyLast: boolean): Task {
  const rules = rulesOf(view)
  const have = new Int8Array(52)
  let held = 0
  let back = 0
  for (const tile of ready.hand) {
    if (!wild(tile, rules)) have[cellOfFace(plain(tile, rules))]++
    else if (way.need > 0 && !isHeld(view, ready, tile)) back++
    else held++
  }
  return {
    have,
    wild: held,
    back,
    slots: [],
    room: way.table ? roomOn(ready.melds, view.options.rearrange) : 0,
    series: way.how === 'series',
    pairs: way.how === 'pairs' || (way.table && mayPair(view)),
    offs,
    need: way.need,
    due: dueOf(view, way, ready),
    laid: mustLay(view, way),
    okeyLast,
    swapThree: view.options.setSwap === 'either',
    rules,
  }
}

/** The discard taken must be in a new meld, and lies elsewhere already. */
function lost(view: View, way: Way, ready: Ready): boolean {
  if (!view.taken || takenUsed(view) || !mustLay(view, way)) return false
  const { tile } = view.taken
  return !ready.hand.some(one => one === tile || (view.options.twinOk && face(one) === face(tile)))
}

function dueOf(view: View, way: Way, ready: Ready): number | null {
  if (!view.taken || takenUsed(view)) return null
  const { tile } = view.taken
  const used = ready.actions.some(action => 'tile' in action && face(action.tile) === face(tile))
  if (used && !mustLay(view, way)) return null
  const rules = rulesOf(view)
  return wild(tile, rules) ? ANY_WILD : cellOfFace(plain(tile, rules))
}

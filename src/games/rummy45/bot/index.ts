import type { Advice } from '../../game.ts'
import { leastDeadwood } from '../../../rummy/solver/arrange.ts'
import { deadValue, readMeld } from '../../../rummy/meld.ts'
import { colourOf, numberOf } from '../../../rummy/tiles.ts'
import { freshMelds, layOffs } from '../rules/newMelds.ts'
import { type Position, face, isJoker, judge, named } from '../rules/judgeLay.ts'
import { meldRules } from '../options.ts'
import { type Plan, bestRegroup } from '../rules/rearrange.ts'
import { dueTile, fallback, positionOf, takes } from '../legal.ts'
import type { Action, Tile, View } from '../types.ts'
import { seenIn } from '../view.ts'

/** What each level can see to lay: new melds and single tiles; the strongest regroups the whole table. */
function find(position: Position, level: number): Plan | null {
  const due = position.taken?.due ? [position.taken.tiles[0]] : []
  const options = [freshMelds(position, due)]
  if (position.melded && level < 3) options.push(...layOffs(position))
  if (position.melded && level > 2)
    options.push(...(position.options.rearrange ? [bestRegroup(position, due)] : layOffs(position)))
  const legal = options.filter(plan => plan && !('why' in judge(position, plan.lay)))
  return legal.reduce((best, plan) => (!best || plan!.tiles.length > best.tiles.length ? plan : best), null)
}

/** The position after taking this tile of the row. */
function taking(position: Position, view: View, tile: Tile): Position {
  const at = view.row.indexOf(tile)
  const tiles = view.options.discardPick === 'tail' ? view.row.slice(at) : [tile]
  const taken = { at, tiles, due: view.options.pickMustBeUsed }
  return { ...position, hand: [...position.hand, ...tiles], taken }
}

/** The tile of the row that rids the hand of most, if one can be laid at once. */
function bestTake(position: Position, view: View, level: number): { tile: Tile; plan: Plan } | null {
  let best: { tile: Tile; plan: Plan; gain: number } | null = null
  const tried = new Set<number>()
  // Tiles nobody wanted long ago are rarely wanted now; level 2 looks at the last few.
  for (const tile of takes(view).slice(0, level > 2 ? 30 : 3)) {
    if (tried.has(face(tile))) continue
    tried.add(face(tile))
    const after = taking(position, view, tile)
    const plan = find(after, level)
    if (!plan?.tiles.includes(tile)) continue
    const gain = plan.tiles.length - (after.hand.length - position.hand.length)
    if (!best || gain > best.gain) best = { tile, plan, gain }
  }
  // What comes along from the row's tail must not be more than what goes.
  return best && best.gain >= 0 ? best : null
}

/** How many unseen tiles would make a meld with this one and another of the hand. */
function promise(tile: Tile, hand: readonly Tile[], unseen: ReadonlyMap<number, number>): number {
  const one = face(tile)
  let sum = 0
  for (const other of hand) {
    const two = face(other)
    if (other === tile || two === one || isJoker(other)) continue
    const [low, high] = [Math.min(numberOf(one), numberOf(two)), Math.max(numberOf(one), numberOf(two))]
    if (colourOf(one) === colourOf(two) && high - low <= 2) {
      const base = colourOf(one) * 13
      const wanted = high - low === 2 ? [low + 1] : [low - 1, high + 1]
      for (const number of wanted) sum += number >= 1 && number <= 13 ? (unseen.get(base + number - 1) ?? 0) : 0
    } else if (numberOf(one) === numberOf(two))
      for (let colour = 0; colour < 4; colour++) {
        const third = colour * 13 + numberOf(one) - 1
        if (third !== one && third !== two) sum += unseen.get(third) ?? 0
      }
  }
  return sum
}

/** Whether the tile goes to some meld of the table as it lies: the next player would take it from the row. */
function goesOn(tile: Tile, view: View): boolean {
  const rules = meldRules(view.options)
  return view.table.some(meld => readMeld([...meld.map(({ as }) => as), face(tile)], rules) !== null)
}

type Rated = { tile: Tile; why: string; value: number }

function rate(view: View, position: Position): Rated[] {
  const rules = meldRules(view.options)
  const { left } = leastDeadwood(position.hand.map(face), rules)
  const seen = seenIn(view)
  const unseen = new Map<number, number>()
  for (let tile = 0; tile < 104; tile++) if (!seen.has(tile)) unseen.set(face(tile), (unseen.get(face(tile)) ?? 0) + 1)
  const danger = view.players.some((player, seat) => seat !== position.seat && player.melded)
  return position.hand.map(tile => {
    if (isJoker(tile)) return { tile, why: 'keep', value: -1000 }
    if (!left.includes(face(tile))) return { tile, why: 'keep', value: -200 }
    const fits = goesOn(tile, view)
    const hope = promise(tile, position.hand, unseen)
    const feeds = fits ? (danger ? 12 : 6) : 0
    const value = deadValue(face(tile), rules) - hope * 2 - feeds
    return { tile, why: fits ? 'feeds' : hope > 0 ? 'hope' : 'loose', value }
  })
}

const top = (rated: readonly Rated[]) => rated.reduce((a, b) => (b.value > a.value ? b : a))

/** Level 1 throws one of the dearest loose tiles, level 2 the dearest. */
function looseDiscard(view: View, position: Position, level: number, random: () => number): Action {
  const rules = meldRules(view.options)
  const { left } = leastDeadwood(position.hand.map(face), rules)
  const loose = position.hand.filter(tile => left.includes(face(tile)) && !isJoker(tile))
  if (!loose.length) return fallback(view)
  loose.sort((a, b) => deadValue(face(b), rules) - deadValue(face(a), rules))
  return { type: 'discard', tile: loose[level > 1 ? 0 : Math.floor(random() * loose.length)] }
}

export function think(view: View, level: number, random: () => number): Action {
  const position = positionOf(view)
  if (!position) return fallback(view)
  if (view.phase === 'draw') {
    const take = level > 1 ? bestTake(position, view, level) : null
    return take ? { type: 'take', tile: take.tile } : { type: 'draw' }
  }
  const plan = find(position, level)
  if (plan) return plan.lay
  if (dueTile(view) !== null) return { type: 'giveBack' }
  if (level < 3) return looseDiscard(view, position, level, random)
  return { type: 'discard', tile: top(rate(view, position)).tile }
}

export function advise(view: View): Advice<Action>[] {
  const position = positionOf(view)
  if (!position || view.current !== view.viewer) return []
  if (view.phase === 'draw') {
    const take = bestTake(position, view, 3)
    const draw: Advice<Action> = { action: { type: 'draw' }, why: 'draw', value: 0 }
    if (!take) return [draw]
    const tiles = named([take.tile])
    return [
      { action: { type: 'take', tile: take.tile }, why: 'take', with: { tiles, n: take.plan.tiles.length }, value: 1 },
      draw,
    ]
  }
  if (view.phase !== 'play') return []
  const plan = find(position, 3)
  if (plan) {
    const why = position.melded ? 'lay' : 'firstMeld'
    return [{ action: plan.lay, why, with: { tiles: named(plan.tiles), n: plan.tiles.length }, value: 100 }]
  }
  if (dueTile(view) !== null) return [{ action: { type: 'giveBack' }, why: 'giveBack', value: 0 }]
  return rate(view, position)
    .sort((a, b) => b.value - a.value)
    .map(({ tile, why, value }) => ({ action: { type: 'discard', tile }, why, with: { tiles: named([tile]) }, value }))
}

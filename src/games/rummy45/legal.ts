import type { Refusal } from '../game.ts'
import { leastDeadwood } from '../../rummy/solver/arrange.ts'
import { deadValue } from '../../rummy/meld.ts'
import { freshMelds, layOffs } from './rules/newMelds.ts'
import { type Group, type Position, face, isJoker, judge, named, readGroup } from './rules/judgeLay.ts'
import { meldRules } from './options.ts'
import { bestRegroup } from './rules/rearrange.ts'
import type { Action, Lay, Tile, View } from './types.ts'
import { waiting } from './view.ts'

/** The viewer's own tiles, ascending. */
const ownHand = (view: View): Tile[] => (view.viewer === null ? [] : (view.players[view.viewer].hand as Tile[]))

/** What this viewer's drafts are judged by; watchers have none. */
export function positionOf(view: View): Position | null {
  if (view.viewer === null) return null
  return {
    seat: view.viewer,
    hand: ownHand(view),
    table: view.table,
    melded: view.players[view.viewer].melded,
    taken: view.taken,
    options: view.options,
  }
}

const PHASE: Record<Action['type'], View['phase']> = {
  draw: 'draw',
  take: 'draw',
  giveBack: 'play',
  lay: 'play',
  discard: 'play',
}

/** A taken tile that still has to be laid. */
export const dueTile = (view: View) => (view.taken?.due ? view.taken.tiles[0] : null)

export function refuse(view: View, action: Action): Refusal | null {
  const position = positionOf(view)
  if (!position) return { why: 'notYourTurn' }
  if (view.phase === 'ended' || view.phase === 'deal') return { why: 'over' }
  if (!waiting(view).includes(position.seat)) return { why: 'notYourTurn' }
  if (PHASE[action.type] !== view.phase) return { why: view.phase === 'draw' ? 'drawFirst' : 'alreadyDrawn' }
  const due = dueTile(view)
  switch (action.type) {
    case 'draw':
      return null
    case 'take':
      if (view.barred) return { why: 'barred' }
      if (!view.row.includes(action.tile)) return { why: 'notInRow' }
      return view.options.discardPick === 'last' && action.tile !== view.row.at(-1) ? { why: 'lastOnly' } : null
    case 'giveBack':
      return due === null ? { why: 'nothingTaken' } : null
    case 'lay': {
      const judged = judge(position, action)
      return 'why' in judged ? judged : null
    }
    case 'discard':
      if (!position.hand.includes(action.tile)) return { why: 'notYours' }
      return due === null ? null : { why: 'useTaken', with: { tiles: named([due]) } }
  }
}

/** Worth offering: new melds, single tiles laid off, and the best the whole table gives. */
export function lays(position: Position): Lay[] {
  const due = position.taken?.due ? [position.taken.tiles[0]] : []
  const regrouped = position.melded && position.options.rearrange ? bestRegroup(position, due) : null
  const found = [freshMelds(position, due), regrouped, ...layOffs(position)].flatMap(plan => (plan ? [plan.lay] : []))
  return found.filter(lay => !('why' in judge(position, lay)))
}

/** Tiles of the row that may be taken, the latest first. */
export const takes = ({ row, barred, options }: View): Tile[] => {
  if (barred) return []
  return options.discardPick === 'last' ? row.slice(-1) : row.toReversed()
}

export function moves(view: View): Action[] {
  const position = positionOf(view)
  if (!position || !waiting(view).includes(position.seat)) return []
  if (view.phase === 'draw') return [{ type: 'draw' }, ...takes(view).map((tile): Action => ({ type: 'take', tile }))]
  const laid = lays(position)
  if (dueTile(view) !== null) return [...laid, { type: 'giveBack' }]
  return [...laid, ...position.hand.map((tile): Action => ({ type: 'discard', tile }))]
}

/** A draft as the board shows it: each group with its points or fault, the whole with its refusal. */
export type Draft = { groups: Group[]; fresh: Tile[]; points: number; need: number; refusal: Refusal | null }

export function readDraft(view: View, draft: Pick<Lay, 'table' | 'jokers'>): Draft {
  const rules = meldRules(view.options)
  const position = positionOf(view)
  const before = new Set(view.table.flat().map(({ tile }) => tile))
  const groups = draft.table.map(group => readGroup(group, draft.jokers, rules))
  const fresh = draft.table.flat().filter(tile => !before.has(tile))
  // Points of groups that are the player's alone: what a first meld counts.
  const own = groups.filter((_, i) => draft.table[i].every(tile => !before.has(tile)))
  const judged = position ? judge(position, draft) : { why: 'notYourTurn' }
  return {
    groups,
    fresh,
    points: own.reduce((sum, group) => sum + group.points, 0),
    need: position?.melded ? 0 : view.options.firstMeld,
    refusal: 'why' in judged ? judged : null,
  }
}

/** When the clock runs out: give back, draw, then put the drawn tile down again; a joker only if nothing else is left. */
export function fallback(view: View): Action {
  if (view.phase === 'draw') return { type: 'draw' }
  if (dueTile(view) !== null) return { type: 'giveBack' }
  const hand = ownHand(view)
  if (view.drawn !== null && hand.includes(view.drawn) && !isJoker(view.drawn))
    return { type: 'discard', tile: view.drawn }
  const rules = meldRules(view.options)
  const { left } = leastDeadwood(hand.map(face), rules)
  const loose = hand.filter(tile => left.includes(face(tile)) && !isJoker(tile))
  const plain = loose.length ? loose : hand.filter(tile => !isJoker(tile))
  const worst = (plain.length ? plain : hand).reduce((a, b) =>
    deadValue(face(b), rules) > deadValue(face(a), rules) ? b : a,
  )
  return { type: 'discard', tile: worst }
}

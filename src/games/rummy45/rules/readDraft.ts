import type { Refusal } from '../../game.ts'
import type { Lay } from '../action.ts'
import { meldRules } from './meldRules.ts'
import { judge } from './judgeLay.ts'
import { positionOf } from './position.ts'
import { type Group, readGroup } from './readGroup.ts'
import type { Tile, View } from '../types.ts'

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
  const judged = position ? judge(position, draft) : ({ why: 'notYourTurn' } satisfies Refusal)
  return {
    groups,
    fresh,
    points: own.reduce((sum, group) => sum + group.points, 0),
    need: position?.melded ? 0 : view.options.firstMeld,
    refusal: 'why' in judged ? judged : null,
  }
}

import { codeOf } from '../../../rummy/tiles.ts'
import { meldRules } from './meldRules.ts'
import { type Plan, planOf, tableAs } from './plan.ts'
import type { Position } from './position.ts'
import { readGroup } from './readGroup.ts'
import { face, isJoker } from './tiles.ts'

/** Every single tile that can be put to a meld as it lies, or in a joker's place, and where. */
export function layOffs(position: Position): Plan[] {
  if (!position.melded) return []
  const rules = meldRules(position.options)
  const base = tableAs(position)
  const plans: Plan[] = []
  const tried = new Set<string>()
  for (const tile of position.hand)
    base.table.forEach((group, at) => {
      const key = `${codeOf(face(tile))} ${at}`
      if (tried.has(key)) return
      tried.add(key)
      const grown = [...group, tile]
      const stated = isJoker(tile) ? base.jokers : base.jokers.filter(({ tile: joker }) => group.includes(joker))
      if (!readGroup(grown, stated, rules).meld) return
      const plan = planOf(position, { ...base, table: base.table.map((one, i) => (i === at ? grown : one)) }, 0)
      if (plan) plans.push(plan)
    })
  return plans
}

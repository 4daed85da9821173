import { isHigh } from './danger.ts'
import type { Plan } from './plans.ts'
import type { Outlook } from './value.ts'

// Fitted to how often 50,000 hands, half of them under a three-fan minimum, became what their bots had planned.
// The second of two numbers is for such a table.

/** Useful tiles one may expect at each step before the end, the last step first. */
const USUAL = [0, 4.8, 13.3, 25, 43, 68, 82, 95]
/** How many tiles that could help pass by in a round: own draw and others' discards, all of them only for the last. */
const OPEN = [0, 2.7, 1.7, 1.4, 0.95, 0.65, 0.65, 0.65]
/** The same for who calls nothing but the win. */
const CLOSED = [0, 2.7, 1.1, 0.8, 0.5, 0.3, 0.3, 0.3]
/** How wide the later steps of a plan are beside the usual. */
const NARROW: Record<Plan['key'], number> = {
  plain: 1,
  allChows: 0.8,
  special: 0.45,
  mixedOneSuit: 0.9,
  fullFlush: 0.85,
  allPungs: 0.9,
}
/** How much the count of useful tiles says: a narrow wait changes, or is of tiles that others throw. */
const TELLS_READY = 0.5
const TELLS = 0.8
/** What helps is thrown ever less: so much less with each round. */
const LATE = [0.042, 0.03]
/** How often a ready hand of somebody else wins in a round, and how many more are ready by the next. */
const ENDS = [0.15, 0.23]
const MORE_READY = [0.06, 0.015]
const MOST_READY = 2.2

/** Chances to stand at each step. */
const at = new Float64Array(USUAL.length)

/** The chance to win as planned, before somebody else does and the wall ends. Many choices of a decision share it. */
export function chanceOf(plan: Plan, outlook: Outlook, open: boolean): number {
  const { chances } = outlook
  const name = `${plan.key} ${plan.lacks} ${plan.useful} ${open}`
  let chance = chances.get(name)
  if (chance === undefined) chances.set(name, (chance = foresee(plan, outlook, open)))
  return chance
}

/** Round by round, step by step. */
function foresee({ key, lacks, useful }: Plan, outlook: Outlook, open: boolean): number {
  if (lacks >= USUAL.length) return 0
  const { total, draws, turn, ready, options } = outlook
  const high = isHigh(options.minFan)
  const passing = open ? OPEN : CLOSED
  const tells = lacks === 1 ? TELLS_READY : TELLS
  const first = useful ** tells * USUAL[lacks] ** (1 - tells)
  at.fill(0)
  at[lacks] = 1
  let won = 0
  let alive = 1
  for (let later = 0; later < draws; later++) {
    const thrown = Math.max(0.2, 1 - LATE[high] * (turn + later)) / Math.max(40, total - 4 * later)
    for (let step = 1; step <= lacks; step++) {
      const wide = step === lacks ? first : USUAL[step] * NARROW[key]
      const moved = at[step] * Math.min(0.95, wide * passing[step] * thrown)
      at[step] -= moved
      if (step > 1) at[step - 1] += moved
      else won += moved * alive
    }
    alive *= 1 - ENDS[high] * Math.min(MOST_READY, ready + MORE_READY[high] * later)
  }
  return won
}

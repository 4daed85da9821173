/**
 * How much looking one question may cost, in steps of some ten microseconds. Steps are counted, not time: so the answer
 * is the same on every machine, and no situation, however odd, holds up a room or a page.
 */
export type Budget = { left: number }

/** Under the usual rules never used up; where runs may be split, enough for more than 99 of 100 ways out. */
const STEPS = 2500

export const budgetOf = (steps = STEPS): Budget => ({ left: steps })

/** Whether so many steps more may be taken. */
export function spend(budget: Budget, steps: number): boolean {
  budget.left -= steps
  return budget.left >= 0
}

/** One of so many that are to have equal parts of what is left; what one does not use goes to the others. */
export function shared<T>(budget: Budget, among: number, job: (part: Budget) => T): T {
  const part = budgetOf(Math.ceil(budget.left / among))
  const before = part.left
  const done = job(part)
  budget.left -= before - Math.max(0, part.left)
  return done
}

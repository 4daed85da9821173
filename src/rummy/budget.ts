/**
 * How much looking one question may cost, in steps of whoever looks. Steps are counted, not time: so the answer is the
 * same on every machine, and no situation, however odd, holds up a room or a page.
 */
export type Budget = { left: number }

/** Whether so many steps more may be taken. */
export function spend(budget: Budget, steps: number): boolean {
  budget.left -= steps
  return budget.left >= 0
}

/** One of so many that are to have equal parts of what is left; what one does not use goes to the others. */
export function shared<T>(budget: Budget, among: number, job: (part: Budget) => T): T {
  const part = { left: Math.ceil(Math.max(0, budget.left) / among) }
  const before = part.left
  const done = job(part)
  budget.left -= before - Math.max(0, part.left)
  return done
}

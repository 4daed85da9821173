/** In order, the better first (below zero), with a rank each: who is level has the same one, and members stand as they came. */
export function ranked<T extends { member: number; rank: number }>(standings: T[], order: (a: T, b: T) => number): T[] {
  const sorted = standings.sort((a, b) => order(a, b) || a.member - b.member)
  sorted.forEach((standing, i) => {
    const before = sorted[i - 1]
    standing.rank = before && order(before, standing) === 0 ? before.rank : i + 1
  })
  return sorted
}

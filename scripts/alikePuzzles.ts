/** A piece that stands elsewhere is missing on one point and there on another: so much is two pieces. */
const ELSEWHERE = 4

/** What stands on each point, from a position's ranks. */
const pointsOf = (ranks: string): string[] =>
  [...ranks.matchAll(/\d+|\+?\([^)]*\)|\+?[a-z]/gi)].flatMap(([text]) =>
    /^\d/.test(text) ? new Array<string>(Number(text)).fill('') : [text],
  )

/**
 * Whether two lines of the file are one puzzle to whoever solves them: the same position, or the same key for the same end and
 * hardly a piece elsewhere.
 */
export function alike(one: string, other: string): boolean {
  const [[ranks, ...rest], [otherRanks, ...otherRest]] = [one, other].map(line => line.split(' '))
  const [side, what, , key] = rest
  if (ranks === otherRanks) return true
  if (side !== otherRest[0] || what !== otherRest[1] || key !== otherRest[3]) return false
  const points = pointsOf(otherRanks)
  return pointsOf(ranks).filter((text, i) => text !== points[i]).length <= ELSEWHERE
}

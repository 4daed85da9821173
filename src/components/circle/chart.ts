import type { Running } from '../../circle/standings.ts'

type Point = { x: number; y: number }

/** Running totals as points of a picture: from nothing at the left, match by match, higher is more. */
export function linesOf(
  running: readonly Running[],
  wide: number,
  high: number,
): { low: number; top: number; lines: Point[][] } {
  const numbers = [...new Set(running.flatMap(({ totals }) => totals.map(([n]) => n)))].sort((a, b) => a - b)
  const values = running.flatMap(({ totals }) => totals.map(([, points]) => points))
  const low = Math.min(0, ...values)
  const top = Math.max(low + 1, ...values)
  const x = (n: number) => ((numbers.indexOf(n) + 1) * wide) / Math.max(1, numbers.length)
  const y = (points: number) => high - ((points - low) / (top - low)) * high
  const lines = running.map(({ totals }) => {
    const points = [{ x: 0, y: y(0) }, ...totals.map(([n, sum]) => ({ x: x(n), y: y(sum) }))]
    // Whoever missed the last matches stays where they were.
    return [...points, { x: wide, y: points.at(-1)!.y }]
  })
  return { low, top, lines }
}

/** Names that would lie on one another are pushed apart: downwards, and from the picture's end up again as far as they must. */
export function endsApart(heights: readonly number[], least: number): number[] {
  const placed: number[] = []
  const order = heights.map((height, i) => ({ height, i })).sort((a, b) => a.height - b.height)
  let last = -Infinity
  for (const { height, i } of order) placed[i] = last = Math.max(last + least, height)
  let next = Math.max(...heights, least * (heights.length - 1)) + least
  for (const { i } of order.reverse()) placed[i] = next = Math.min(next - least, placed[i]!)
  return placed
}

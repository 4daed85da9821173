/**
 * Chinese characters as a brush would write them: a glyph is a few strokes in a 100 × 100 square,
 * each a letter for the kind of stroke and its points. Outlines are computed once, when the tiles are first drawn.
 */
type Point = { x: number; y: number; w: number }

// Width along each kind of stroke, as parts of the glyph's weight: a press, a thin run, a press again; or a tapering sweep.
const PROFILE: Record<string, number[]> = {
  h: [0.95, 0.72, 0.62, 0.62, 0.7, 1.15],
  v: [1.1, 0.92, 0.85, 0.88, 0.95],
  i: [1.1, 0.95, 0.9, 0.8, 0.1],
  p: [1.15, 1.05, 0.85, 0.55, 0.08],
  n: [0.25, 0.6, 0.95, 1.5, 0.1],
  d: [0.2, 0.8, 1.25, 1.3],
  t: [1.2, 0.9, 0.5, 0.08],
  b: [1.1, 0.9, 0.85, 0.85, 0.95, 1.05],
  k: [1.05, 0.7, 0.08],
}
const SAMPLES = 14

const at = (list: readonly number[], t: number): number => {
  const i = Math.min(Math.floor(t * (list.length - 1)), list.length - 2)
  const f = t * (list.length - 1) - i
  return list[i]! * (1 - f) + list[i + 1]! * f
}

/** A point of the curve through 2, 3 (quadratic with its control point) or more (smooth through all) points. */
function along(p: readonly number[], t: number): { x: number; y: number } {
  const u = 1 - t
  if (p.length === 4) return { x: p[0]! * u + p[2]! * t, y: p[1]! * u + p[3]! * t }
  if (p.length === 6) {
    const q = (i: number) => p[i]! * u * u + p[i + 2]! * 2 * u * t + p[i + 4]! * t * t
    return { x: q(0), y: q(1) }
  }
  const n = p.length / 2 - 1
  const i = Math.min(Math.floor(t * n), n - 1)
  const f = t * n - i
  const axis = (o: 0 | 1) => {
    const c = (k: number) => p[Math.max(0, Math.min(n, k)) * 2 + o]!
    const [a, b, d, e] = [c(i - 1), c(i), c(i + 1), c(i + 2)]
    return 0.5 * (2 * b + (d - a) * f + (2 * a - 5 * b + 4 * d - e) * f * f + (3 * b - a - 3 * d + e) * f ** 3)
  }
  return { x: axis(0), y: axis(1) }
}

function outline(points: readonly Point[]): string {
  const left: string[] = []
  const right: string[] = []
  points.forEach((p, i) => {
    const a = points[Math.max(0, i - 1)]!
    const b = points[Math.min(points.length - 1, i + 1)]!
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1
    const [dx, dy] = [(b.x - a.x) / long, (b.y - a.y) / long]
    const r = p.w / 2
    // Round ends: a blunt tip a third of the width beyond both ends.
    const tip = i === 0 ? -1 : i === points.length - 1 ? 1 : 0
    const put = (list: string[], side: number, k: number, out: number) =>
      list.push(
        `${(p.x - dy * r * side * k + dx * r * out).toFixed(1)} ${(p.y + dx * r * side * k + dy * r * out).toFixed(1)}`,
      )
    if (tip < 0) [left, right].forEach((list, s) => put(list, s ? -1 : 1, 0.5, -0.6))
    put(left, 1, 1, 0)
    put(right, -1, 1, 0)
    if (tip > 0) [left, right].forEach((list, s) => put(list, s ? -1 : 1, 0.5, 0.6))
  })
  return `M${left.join('L')}L${right.reverse().join('L')}Z`
}

/** The outline of a glyph written in the square at (x, y) of the given size. */
export function brush(glyph: string, x: number, y: number, width: number, height = width): string {
  const [weight = '', ...strokes] = glyph.split(';')
  const scale = Math.min(width, height) / 100
  return strokes
    .map(stroke => {
      const numbers = stroke.slice(1).trim().split(' ').map(Number)
      const placed = numbers.map((n, i) => (i % 2 ? y + (n * height) / 100 : x + (n * width) / 100))
      const profile = PROFILE[stroke[0]!]!
      const count = placed.length === 4 ? 6 : SAMPLES
      return outline(
        Array.from({ length: count + 1 }, (_, i) => ({
          ...along(placed, i / count),
          w: at(profile, i / count) * Number(weight) * scale,
        })),
      )
    })
    .join('')
}

const LARGEST = 42
const SMALLEST = 10
/** So large at least are those that are shown where not all of them can be. */
const LEGIBLE = 14
/** A tile is so much higher than wide; one pixel lies between two. */
const RATIO = 84 / 60
const GAP = 1

const across = (width: number, size: number) => Math.max(0, Math.floor((width + GAP) / (size + GAP)))

/**
 * How earlier discards are shown within a box: all of them as large as they fit, line after line; where even small ones
 * would lie over the next pile, the newest.
 */
export function earlier(count: number, width: number, height: number): { size: number; shown: number } {
  for (let size = LARGEST; size > SMALLEST; size--) {
    const wide = across(width, size)
    if (wide > 0 && Math.ceil(count / wide) * (size * RATIO + GAP) <= height) return { size, shown: count }
  }
  const lines = Math.max(0, Math.floor(height / (LEGIBLE * RATIO + GAP)))
  return { size: LEGIBLE, shown: Math.min(count, across(width, LEGIBLE) * lines) }
}

const LARGEST = 42
const SMALLEST = 10
/** A tile is so much higher than wide; one pixel lies between two. */
const RATIO = 84 / 60
const GAP = 1

/** The largest width at which so many tiles, line after line, stay within a box: all discards can be looked at. */
export function tileWidth(count: number, width: number, height: number): number {
  for (let size = LARGEST; size > SMALLEST; size--) {
    const across = Math.floor((width + GAP) / (size + GAP))
    if (across > 0 && Math.ceil(count / across) * (size * RATIO + GAP) <= height) return size
  }
  return SMALLEST
}

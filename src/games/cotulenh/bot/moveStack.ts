/**
 * The moves of all nodes of the line that is being searched, one above the other: each node takes what it needs from the top and
 * gives it back when it is done. So no node allocates a list, and none is limited to a share.
 */
export type MoveStack = { readonly step: Int32Array; readonly score: Int32Array; top: number }

const SIZE = 1 << 16

export const moveStack = (): MoveStack => ({ step: new Int32Array(SIZE), score: new Int32Array(SIZE), top: 0 })

/** More than one node ever needs on any board that can be set up. */
export const ROOM = 8192

/** Takes the best of the rest off the range from `first`: a whole sort is wasted when a cut comes early. */
export function takeBest(moves: MoveStack, first: number, end: number): number {
  const { step, score } = moves
  let best = first
  for (let i = first + 1; i < end; i++) if (score[i] > score[best]) best = i
  const found = step[best]
  const value = score[best]
  step[best] = step[first]
  score[best] = score[first]
  step[first] = found
  score[first] = value
  return found
}

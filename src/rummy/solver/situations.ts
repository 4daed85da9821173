import type { RunChoice, SetChoice } from './columnChoices.ts'

/**
 * The sweep's memory (see sweep.ts): every situation reached so far, all columns one behind the other, so that the way
 * back from the last one can be read. A situation is two keys, what it is worth, where it came from, and what was
 * chosen on the way. Parallel arrays, because a hand may pass through tens of thousands of them.
 *
 * Within the column being filled an open-addressed hash finds a situation by its keys. `stamp` numbers the columns:
 * a slot with an older stamp is empty, so nothing has to be wiped between columns.
 *
 * Not re-entrant: there is one memory, and `clear` forgets all of it.
 */
let capacity = 4096
export let keyA = new Int32Array(capacity)
export let keyB = new Int32Array(capacity)
export let worth = new Int32Array(capacity)
export let from = new Int32Array(capacity)
const sets: SetChoice[] = []
const runs: RunChoice[] = []
/** How many situations there are. */
export let count = 0

const SLOTS = 1 << 14
let slots = new Int32Array(SLOTS)
let stamps = new Int32Array(SLOTS)
let stamp = 0
/** The first situation of the column being filled. */
let first = 0

export function clear() {
  count = 0
  openColumn()
}

/** From here on situations are of the next column: the same keys there are another situation. */
export function openColumn() {
  first = count
  stamp++
}

function grow() {
  const wider = (old: Int32Array) => {
    const next = new Int32Array(capacity * 2)
    next.set(old)
    return next
  }
  keyA = wider(keyA)
  keyB = wider(keyB)
  worth = wider(worth)
  from = wider(from)
  capacity *= 2
}

// One column never fills more than half of the slots.
function rehash() {
  slots = new Int32Array(slots.length * 2)
  stamps = new Int32Array(slots.length)
  stamp = 1
  for (let i = first; i < count; i++) {
    const at = find(keyA[i], keyB[i])
    stamps[at] = stamp
    slots[at] = i
  }
}

function find(a: number, b: number): number {
  const mask = slots.length - 1
  let at = (Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b)) >>> 7
  for (at &= mask; stamps[at] === stamp; at = (at + 1) & mask) {
    const i = slots[at]
    if (keyA[i] === a && keyB[i] === b) break
  }
  return at
}

/** A way to reach a situation of this column: kept if it is the first or the best one there. */
export function reach(
  a: number,
  b: number,
  value: number,
  parent: number,
  set: SetChoice,
  r0: RunChoice,
  r1: RunChoice,
  r2: RunChoice,
  r3: RunChoice,
) {
  let i: number
  const at = find(a, b)
  if (stamps[at] === stamp) {
    i = slots[at]
    if (worth[i] >= value) return
  } else {
    if (count === capacity) grow()
    i = count++
    stamps[at] = stamp
    slots[at] = i
    keyA[i] = a
    keyB[i] = b
    if ((count - first) * 2 > slots.length) rehash()
  }
  worth[i] = value
  from[i] = parent
  sets[i] = set
  runs[i * 4] = r0
  runs[i * 4 + 1] = r1
  runs[i * 4 + 2] = r2
  runs[i * 4 + 3] = r3
}

/** What was chosen on the way to a situation: its sets, and each colour's runs. */
export const choiceAt = (i: number) => ({ sets: sets[i].sets, runs: runs.slice(i * 4, i * 4 + 4) })

/** The `most` dearest situations of a column: all above a floor, and so many among those worth just that. */
export function dearest(first: number, last: number, most: number): { floor: number; among: number } {
  const kept = worth.slice(first, last).sort().subarray(-most)
  const [floor] = kept
  return { floor, among: kept.findLastIndex(value => value === floor) + 1 }
}

import type { Meld, MeldRules, MeldTile } from '../meld.ts'
import { FJ, J, makeFace } from '../tiles.ts'
import { countFaces } from './countFaces.ts'

/**
 * Can all tiles be melded? A depth-first search: the first plain tile left must go into some run of 3 to 5
 * or some set of 3 or 4, whatever wilds that takes. Nearly all hands are decided within a few dozen steps;
 * the rare one that is not is left to the sweep, whose cost has a bound.
 *
 * Invariants: `have` is what is left, by colour and place, and after every try that failed it is what it was before;
 * `chosen` holds one code a meld, and whoever gives a try up takes its code off again. The first tile left is never
 * passed over, so the same melds are not tried in every order.
 *
 * Not re-entrant: `have`, `high`, `steps` and `chosen` serve every call, so that none is made anew. A call runs to its
 * end before the next begins, and nothing in here awaits or yields.
 */
const BUDGET = 3000

const have = new Uint8Array(80)
let high = false
let steps = 0
/** The melds chosen so far. A run: colour, first place, length, mask of its wilds. A set: number, colours, wilds. */
const chosen: number[] = []

const runCode = (colour: number, start: number, length: number, wilds: number) =>
  colour | (start << 2) | (length << 6) | (wilds << 9)
const SET = 1 << 20
const SIZE = Array.from({ length: 16 }, (_, mask) => (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + (mask >> 3))
const setCode = (number: number, colours: number, wild: number) => SET | number | (colours << 4) | (wild << 8)

/** undefined: not decided within the budget. Not for circular runs, nor for more than two wilds. */
export function cover(tiles: readonly number[], rules: MeldRules): Meld[] | null | undefined {
  have.fill(0)
  const wilds = countFaces(tiles, rules, have)
  if (wilds.length > 2) return undefined
  high = rules.run1 === 'lowOrHigh'
  steps = 0
  chosen.length = 0
  if (!lone(wilds.length)) {
    if (next(0, wilds.length)) return chosen.map(code => readCode(code, wilds, rules.okey))
    if (steps > BUDGET) return undefined
  }
  return null
}

/** Whether some tile can be in no meld at all: the usual end of a random hand. */
function lone(wild: number): boolean {
  if (wild > 1) return false
  for (let colour = 0; colour < 4; colour++) {
    const at = colour * 16
    for (let n = 1; n <= 13; n++) {
      if (!have[at + n]) continue
      let sets = 0
      for (let c = n; c < 64; c += 16) if (have[c]) sets++
      if (sets + wild >= 3) continue
      const below2 = n > 2 && have[at + n - 2] ? 1 : 0
      const below = n > 1 && have[at + n - 1] ? 1 : 0
      const above = n < 13 ? (have[at + n + 1] ? 1 : 0) : high && have[at + 1] ? 1 : 0
      const above2 = n < 12 ? (have[at + n + 2] ? 1 : 0) : n === 12 && high && have[at + 1] ? 1 : 0
      const need = 2 - wild
      if (below2 + below >= need || below + above >= need || above + above2 >= need) continue
      if (n === 1 && high && (have[at + 12] ? 1 : 0) + (have[at + 13] ? 1 : 0) >= need) continue
      return true
    }
  }
  return false
}

function next(at: number, wild: number): boolean {
  while (at < 64 && !have[at]) at++
  if (at === 64) return wild === 0
  if (++steps > BUDGET) return false
  const colour = at >> 4
  const number = at & 15
  have[at]--
  const found = inRun(at, colour, number, wild) || inSet(at, colour, number, wild)
  have[at]++
  return found
}

function inRun(at: number, colour: number, number: number, wild: number): boolean {
  // Every lower tile of this colour is placed already: what comes before can only be wild.
  for (let before = 0; before <= wild && before < number; before++)
    if (goOn(at, colour, number - before, number + 1, wild - before, (1 << before) - 1)) return true
  if (number !== 1 || !high) return false
  for (let start = 12; start >= 10; start--) if (toTop(at, colour, start, start, wild, 0)) return true
  return false
}

function goOn(at: number, colour: number, start: number, place: number, wild: number, wilds: number): boolean {
  const length = place - start
  if (length >= 3) {
    chosen.push(runCode(colour, start, length, wilds))
    if (next(at, wild)) return true
    chosen.pop()
  }
  if (length === 5 || place > 14 || (place === 14 && !high)) return false
  const cell = colour * 16 + place
  if (place < 14 && have[cell]) {
    have[cell]--
    const found = goOn(at, colour, start, place + 1, wild, wilds)
    have[cell]++
    if (found) return true
  }
  return wild > 0 && goOn(at, colour, start, place + 1, wild - 1, wilds | (1 << length))
}

/** Runs that end with the 1 above 13. */
function toTop(at: number, colour: number, start: number, place: number, wild: number, wilds: number): boolean {
  if (place === 14) {
    chosen.push(runCode(colour, start, 15 - start, wilds))
    if (next(at, wild)) return true
    chosen.pop()
    return false
  }
  const cell = colour * 16 + place
  if (have[cell]) {
    have[cell]--
    const found = toTop(at, colour, start, place + 1, wild, wilds)
    have[cell]++
    if (found) return true
  }
  return wild > 0 && toTop(at, colour, start, place + 1, wild - 1, wilds | (1 << (place - start)))
}

function inSet(at: number, colour: number, number: number, wild: number): boolean {
  let others = 0
  for (let c = colour + 1; c < 4; c++) if (have[c * 16 + number]) others |= 1 << c
  // Every subset of the other colours, the full one first.
  for (let mask = others; ; mask = (mask - 1) & others) {
    const colours = mask | (1 << colour)
    const size = SIZE[colours]
    for (let c = colour + 1; c < 4; c++) have[c * 16 + number] -= (mask >> c) & 1
    let found = false
    for (let fill = Math.max(0, 3 - size); fill <= Math.min(wild, 4 - size) && !found; fill++) {
      chosen.push(setCode(number, colours, fill))
      found = next(at, wild - fill)
      if (!found) chosen.pop()
    }
    for (let c = colour + 1; c < 4; c++) have[c * 16 + number] += (mask >> c) & 1
    if (found || mask === 0) return found
  }
}

function readCode(code: number, wilds: number[], okey: number | undefined): Meld {
  const tiles: MeldTile[] = []
  const lay = (as: number, wild: boolean) => tiles.push({ tile: wild ? (wilds.pop() ?? J) : as === okey ? FJ : as, as })
  if (code & SET) {
    let fill = (code >> 8) & 7
    for (let colour = 0; colour < 4; colour++) {
      const plain = (code >> (4 + colour)) & 1
      if (plain || fill-- > 0) lay(makeFace(colour, code & 15), !plain)
    }
    return { kind: 'set', tiles }
  }
  const start = (code >> 2) & 15
  for (let i = 0; i < ((code >> 6) & 7); i++)
    lay(makeFace(code & 3, ((start + i - 1) % 13) + 1), ((code >> (9 + i)) & 1) === 1)
  return { kind: 'run', tiles }
}

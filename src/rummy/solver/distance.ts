import type { MeldRules, Run1 } from '../meld.ts'
import { isWild, plainFace } from '../meld.ts'
import { pairs } from './arrange.ts'
import { FJ, J } from '../tiles.ts'

/**
 * How far a hand is from a finished one, by exact search. A finished hand of `size` tiles is a choice of windows
 * (runs of 3 to 5, sets of 3 or 4); what counts is how many tiles of the hand the windows cover,
 * for every gap must be drawn, and a wild fills any gap. Which window gets a tile that two could use does not matter.
 */
type Window = { faces: readonly number[]; set: boolean }

const span = (colour: number, start: number, length: number): Window => ({
  faces: Array.from({ length }, (_, i) => colour * 13 + ((start + i - 1) % 13)),
  set: false,
})

function allWindows(run1: Run1): Window[] {
  const top = { low: 13, lowOrHigh: 14, circular: 99 }[run1]
  const list: Window[] = []
  for (let length = 3; length <= 5; length++)
    for (let start = 1; start <= 13 && start + length - 1 <= top; start++)
      for (let colour = 0; colour < 4; colour++) list.push(span(colour, start, length))
  for (let number = 0; number < 13; number++) {
    const four = [0, 1, 2, 3].map(colour => colour * 13 + number)
    list.push({ faces: four, set: true }, ...four.map(face => ({ faces: four.filter(f => f !== face), set: true })))
  }
  return list
}

const WINDOWS = { low: allWindows('low'), lowOrHigh: allWindows('lowOrHigh'), circular: allWindows('circular') }

const byFace = (list: readonly Window[]) =>
  Array.from({ length: 52 }, (_, face) => list.filter(window => window.faces.includes(face)))
const BY_FACE = { low: byFace(WINDOWS.low), lowOrHigh: byFace(WINDOWS.lowOrHigh), circular: byFace(WINDOWS.circular) }

const have = new Int8Array(52)
let wilds = 0
let size = 14
let best = 0
/** Windows that cover at least two tiles of the hand, the fullest first, and how many each covers. */
let windows: Window[] = []
let fullness: number[] = []

function count(tiles: readonly number[], rules: MeldRules) {
  have.fill(0)
  wilds = 0
  for (const tile of tiles) {
    if (isWild(tile, rules)) wilds++
    else have[plainFace(tile, rules)]++
  }
}

function fits({ faces, set }: Window): number {
  let covered = 0
  for (const face of faces) if (have[face]) covered++
  // A longer window with a gap at its end is a shorter one that has grown.
  if (faces.length > 3 && (set ? covered < 4 : !have[faces[0]] || !have[faces[faces.length - 1]])) return 0
  return covered
}

/** How many more tiles a window could hold: a run as many as may be asked for, a set up to four. */
const growthOf = ({ faces, set }: Window) => (set ? 4 - faces.length : 2)

/** The most plain tiles that windows of `size` tiles in all can cover. */
function mostCovered(run1: Run1, plain: number): number {
  const buckets: Window[][] = [[], [], [], [], [], []]
  for (const window of WINDOWS[run1]) buckets[fits(window)].push(window)
  windows = [...buckets[5], ...buckets[4], ...buckets[3], ...buckets[2]]
  fullness = windows.map((_, i) => {
    const five = buckets[5].length
    const four = five + buckets[4].length
    return i < five ? 5 : i < four ? 4 : i < four + buckets[3].length ? 3 : 2
  })
  best = 0
  choose(0, 0, size, plain, 0)
  return best
}

function choose(from: number, covered: number, room: number, plain: number, growth: number) {
  // What is left of the room takes single tiles, three places each; less than three can only go to windows that grow.
  if (room === 0 || room > 2 || room <= growth)
    best = Math.max(best, Math.min(covered + Math.min(Math.floor(room / 3), plain - covered), size - wilds))
  for (let i = from; i < windows.length; i++) {
    const slots = Math.floor(room / 3)
    if (covered + Math.min(room, slots * fullness[i]) <= best || slots === 0) return
    const { faces } = windows[i]
    if (faces.length > room) continue
    let gain = 0
    for (const face of faces) if (have[face]-- > 0) gain++
    if (gain > 1) choose(i, covered + gain, room - faces.length, plain, growth + growthOf(windows[i]))
    for (const face of faces) have[face]++
  }
}

/** How many tiles must be exchanged until `size` of them are all in runs and sets; 0: they are, or one too many is. */
export function distance(tiles: readonly number[], rules: MeldRules, target = 14): number {
  count(tiles, rules)
  size = target
  return Math.max(0, size - wilds - mostCovered(rules.run1, tiles.length - wilds))
}

/** The same for seven pairs. */
export const pairsDistance = (tiles: readonly number[], rules: MeldRules, target = 14): number =>
  Math.max(0, target / 2 - pairs(tiles, rules).count)

/** The tiles, as given, that would bring this hand nearer to runs and sets. `special`: what the two special tiles are. */
export function usefulTiles(tiles: readonly number[], rules: MeldRules, special: number, target = 14): number[] {
  const now = distance(tiles, rules, target)
  const floor = target - wilds - now
  const plain = tiles.length - wilds + 1
  const useful: number[] = []
  if (now === 0) return useful
  for (let tile = 0; tile < 52; tile++) {
    if (tile === rules.okey) useful.push(tile)
    else if (nears(tile, plain, floor, rules)) useful.push(tile)
  }
  if (special === J || (special === FJ && (rules.falseJoker === 'wild' || nears(rules.okey!, plain, floor, rules))))
    useful.push(special)
  return useful
}

/** Whether one more tile of this face covers more: it must lie in a window with another tile, or any odd tile would do. */
function nears(face: number, plain: number, floor: number, rules: MeldRules): boolean {
  best = floor
  have[face]++
  for (const window of BY_FACE[rules.run1][face]) {
    const gain = fits(window)
    if (gain < 2) continue
    for (const f of window.faces) have[f]--
    choose(0, gain, size - window.faces.length, plain, growthOf(window))
    for (const f of window.faces) have[f]++
    if (best > floor) break
  }
  have[face]--
  return best > floor
}

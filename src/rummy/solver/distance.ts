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

/** Faces as bits: the first two colours in one number, the others in another, for a number has but 32. */
const HALF = 26
const lowBits = (faces: readonly number[]) => faces.reduce((bits, face) => (face < HALF ? bits | (1 << face) : bits), 0)
const highBits = (faces: readonly number[]) => lowBits(faces.map(face => face - HALF).filter(face => face >= 0))

/** A window as the search reads it. */
type Mask = {
  low: number
  high: number
  /** The two faces that a run of more than three must have. */
  endLow: number
  endHigh: number
  length: number
  set: boolean
  /** How many more tiles it could hold: a run as many as may be asked for, a set up to four. */
  growth: number
}

function maskOf({ faces, set }: Window): Mask {
  const { length } = faces
  const ends = set ? [] : [faces[0], faces[length - 1]]
  const growth = set ? 4 - length : 2
  return {
    low: lowBits(faces),
    high: highBits(faces),
    endLow: lowBits(ends),
    endHigh: highBits(ends),
    length,
    set,
    growth,
  }
}

type Masks = { all: readonly Mask[]; byFace: readonly (readonly Mask[])[] }

function masksFor(run1: Run1): Masks {
  const list = allWindows(run1).map(window => ({ window, mask: maskOf(window) }))
  const byFace = Array.from({ length: 52 }, (_, face) =>
    list.filter(({ window }) => window.faces.includes(face)).map(({ mask }) => mask),
  )
  return { all: list.map(({ mask }) => mask), byFace }
}

const MASKS = { low: masksFor('low'), lowOrHigh: masksFor('lowOrHigh'), circular: masksFor('circular') }

/** The faces of the hand, and those it has twice. */
let low = 0
let high = 0
let lowTwice = 0
let highTwice = 0
let wilds = 0
let size = 14
let best = 0
/** Windows that cover at least two tiles of the hand, the fullest first, and how many each covers. */
let windows: Mask[] = []
let fullness: number[] = []

function bitsIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

function count(tiles: readonly number[], rules: MeldRules) {
  low = high = lowTwice = highTwice = wilds = 0
  for (const tile of tiles) {
    if (isWild(tile, rules)) wilds++
    else add(plainFace(tile, rules))
  }
}

function add(face: number) {
  if (face < HALF) {
    lowTwice |= low & (1 << face)
    low |= 1 << face
  } else {
    highTwice |= high & (1 << (face - HALF))
    high |= 1 << (face - HALF)
  }
}

/** How many tiles of the hand a window covers; none if it is a longer one with a gap at its end, which is a shorter one that has grown. */
function fits({ low: a, high: b, endLow, endHigh, length, set }: Mask): number {
  const covered = bitsIn(low & a) + bitsIn(high & b)
  if (length > 3 && (set ? covered < 4 : (low & endLow) !== endLow || (high & endHigh) !== endHigh)) return 0
  return covered
}

/** The most plain tiles that windows of `size` tiles in all can cover. */
function mostCovered(run1: Run1, plain: number): number {
  const buckets: Mask[][] = [[], [], [], [], [], []]
  for (const window of MASKS[run1].all) buckets[fits(window)].push(window)
  windows = []
  fullness = []
  for (let full = 5; full > 1; full--)
    for (const window of buckets[full]) {
      windows.push(window)
      fullness.push(full)
    }
  best = 0
  choose(0, 0, size, plain, 0, low, high, lowTwice, highTwice)
  return best
}

/** The last four are the faces still to cover, and those that are there twice. */
function choose(
  from: number,
  covered: number,
  room: number,
  plain: number,
  growth: number,
  a: number,
  b: number,
  aTwice: number,
  bTwice: number,
) {
  // What is left of the room takes single tiles, three places each; less than three can only go to windows that grow.
  const slots = Math.floor(room / 3)
  if (room === 0 || room > 2 || room <= growth)
    best = Math.max(best, Math.min(covered + Math.min(slots, plain - covered), size - wilds))
  if (slots === 0) return
  for (let i = from; i < windows.length; i++) {
    if (covered + Math.min(room, slots * fullness[i]) <= best) return
    const { low: x, high: y, length, growth: more } = windows[i]
    if (length > room) continue
    const gain = bitsIn(a & x) + bitsIn(b & y)
    if (gain < 2) continue
    const left = (a & ~x) | (aTwice & x)
    const right = (b & ~y) | (bTwice & y)
    choose(i, covered + gain, room - length, plain, growth + more, left, right, aTwice & ~x, bTwice & ~y)
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
  const [a, b, aTwice, bTwice] = [low, high, lowTwice, highTwice]
  add(face)
  best = floor
  for (const window of MASKS[rules.run1].byFace[face]) {
    const gain = fits(window)
    if (gain < 2) continue
    const { low: x, high: y, length, growth } = window
    const left = (low & ~x) | (lowTwice & x)
    const right = (high & ~y) | (highTwice & y)
    choose(0, gain, size - length, plain, growth, left, right, lowTwice & ~x, highTwice & ~y)
    if (best > floor) break
  }
  low = a
  high = b
  lowTwice = aTwice
  highTwice = bTwice
  return best > floor
}

import type { RunChoice, SetChoice } from './columnChoices.ts'
import { BEST, COVER, SPEND, capLong, runChoices, setChoices, takes, wants } from './columnChoices.ts'
import type { Column } from './buildMelds.ts'
import { lay } from './buildMelds.ts'
import type { Meld, MeldRules, MeldTile } from '../meld.ts'
import { isWild, plainFace } from '../meld.ts'
import { FJ, makeFace } from '../tiles.ts'

/**
 * The exact solver under every question in arrange.ts. It walks the numbers 1, 2, … 13 (and the high 1) once and keeps,
 * for each distinct situation (each colour's open runs, wilds left, 1s kept for the top), only the best way to reach it.
 */
type Worth = { run: readonly number[]; set: readonly number[] }
/** cover: everything must be used. best, spend: the greatest sum; spend if a wild may be worth more than a plain tile. */
type Aim = {
  mode: 'cover' | 'best' | 'spend'
  plain: Worth
  wild: Worth
  /** How many plain tiles of each face must be used, by colour * 16 + number: the tiles already on a table. */
  must?: Uint8Array
}
export type Found = { value: number; melds: Meld[] }

const MODES = { cover: COVER, best: BEST, spend: SPEND } as const

/** Plain tiles by colour and place: colour * 16 + number; wilds as given. */
type Hand = { have: Uint8Array; wilds: number[]; given: (face: number) => number }

export function sweep(tiles: readonly number[], rules: MeldRules, aim: Aim): Found | null {
  const have = new Uint8Array(64)
  const wilds: number[] = []
  for (const tile of tiles) {
    if (isWild(tile, rules)) wilds.push(tile)
    else {
      const face = plainFace(tile, rules)
      const colour = (face / 13) | 0
      have[colour * 16 + face - colour * 13 + 1]++
    }
  }
  // A plain tile with the okey's face can only be a false joker.
  const given = (face: number) => (face === rules.okey ? FJ : face)
  const hand = { have, wilds, given }
  return rules.run1 === 'circular' ? wrapped(hand, aim, 0) : straight(hand, rules.run1 === 'lowOrHigh', aim)
}

// The situations of all columns so far, one behind the other; grown when full.
let size = 4096
let keyA = new Int32Array(size)
let keyB = new Int32Array(size)
let worth = new Int32Array(size)
let from = new Int32Array(size)
const sets: SetChoice[] = []
const runs: RunChoice[] = []
let count = 0

const SLOTS = 1 << 14
let slots = new Int32Array(SLOTS)
let stamps = new Int32Array(SLOTS)
let stamp = 0

function grow() {
  const wider = (old: Int32Array) => {
    const next = new Int32Array(size * 2)
    next.set(old)
    return next
  }
  keyA = wider(keyA)
  keyB = wider(keyB)
  worth = wider(worth)
  from = wider(from)
  size *= 2
}

// One layer never fills more than half of the slots.
function rehash(first: number) {
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

function push(
  first: number,
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
    if (count === size) grow()
    i = count++
    stamps[at] = stamp
    slots[at] = i
    keyA[i] = a
    keyB[i] = b
    if ((count - first) * 2 > slots.length) rehash(first)
  }
  worth[i] = value
  from[i] = parent
  sets[i] = set
  runs[i * 4] = r0
  runs[i * 4 + 1] = r1
  runs[i * 4 + 2] = r2
  runs[i * 4 + 3] = r3
}

// Key A: two colours' shapes, 12 bits each, and wilds left. Key B: the other two, and the 1s kept of each colour, 2 bits each.
const NO_SET = setChoices(0, 0, 0, 0, 0)
const IDLE = runChoices(0, 0, 0, false, BEST, false)[0]

function straight(hand: Hand, high: boolean, aim: Aim): Found | null {
  const { have, wilds } = hand
  const mode = MODES[aim.mode]
  const apart = wilds.length > 2
  const top = high ? 14 : 13
  due.fill(0)
  count = 0
  stamp++
  begin(have, wilds.length, high)
  let first = 0

  for (let place = 1; place <= top; place++) {
    const last = count
    stamp++
    const runP = aim.plain.run[place]
    const runW = aim.wild.run[place]
    const setP = aim.plain.set[place]
    const setW = aim.wild.set[place]
    let seen = -1
    for (let s = first; s < last; s++) {
      const a = keyA[s]
      const b = keyB[s]
      const w = a >> 24
      const kept = b >>> 24
      if (kept !== seen) lookAhead(have, (seen = kept), place, top)
      if (aim.must) lookAtDue(aim.must, kept, place)
      const s0 = a & 4095
      const s1 = (a >> 12) & 4095
      const s2 = b & 4095
      const s3 = (b >> 12) & 4095
      const choices = place === 14 ? NO_SET : setChoices(left[0], left[1], left[2], left[3], w)
      for (let k = 0; k < choices.length; k++) {
        const set = choices[k]
        const use = set.use
        const base = worth[s] + (use[0] + use[1] + use[2] + use[3]) * setP + set.wild * setW
        const w0 = w - set.wild
        const lack = lacks(s0, 0, use) + lacks(s1, 1, use) + lacks(s2, 2, use) + lacks(s3, 3, use)
        if (lack > w0) continue
        const list0 = runChoices(s0, left[0] - use[0], w0, gaps3[0] <= w0, mode, apart)
        for (let i0 = 0; i0 < list0.length; i0++) {
          const r0 = list0[i0]
          if (use[0] + r0.plain < due[0]) continue
          const w1 = w0 - r0.wild
          if (needs(r0.to, 0) > w1) continue
          const list1 = runChoices(s1, left[1] - use[1], w1, gaps3[1] <= w1, mode, apart)
          for (let i1 = 0; i1 < list1.length; i1++) {
            const r1 = list1[i1]
            if (use[1] + r1.plain < due[1]) continue
            const w2 = w1 - r1.wild
            if (needs(r1.to, 1) > w2) continue
            const list2 = runChoices(s2, left[2] - use[2], w2, gaps3[2] <= w2, mode, apart)
            for (let i2 = 0; i2 < list2.length; i2++) {
              const r2 = list2[i2]
              if (use[2] + r2.plain < due[2]) continue
              const w3 = w2 - r2.wild
              if (needs(r2.to, 2) > w3) continue
              const list3 = runChoices(s3, left[3] - use[3], w3, gaps3[3] <= w3, mode, apart)
              for (let i3 = 0; i3 < list3.length; i3++) {
                const r3 = list3[i3]
                if (use[3] + r3.plain < due[3]) continue
                const w4 = w3 - r3.wild
                if (needs(r0.to, 0) + needs(r1.to, 1) + needs(r2.to, 2) + needs(r3.to, 3) > w4) continue
                const value = base + (r0.plain + r1.plain + r2.plain + r3.plain) * runP + (w0 - w4) * runW
                const nextA = go(r0.to, 0, w4) | (go(r1.to, 1, w4) << 12) | (w4 << 24)
                const nextB = go(r2.to, 2, w4) | (go(r3.to, 3, w4) << 12) | (kept << 24)
                push(last, nextA, nextB, value, s, set, r0, r1, r2, r3)
              }
            }
          }
        }
      }
    }
    first = last
    if (count === first) return null
  }
  let best = -1
  for (let s = first; s < count; s++) {
    if (mode === COVER && keyA[s] >> 24) continue
    if (best < 0 || worth[s] > worth[best]) best = s
  }
  if (best < 0) return null
  const columns: Column[] = []
  for (let s = best; from[s] >= 0; s = from[s]) columns.push({ sets: sets[s].sets, runs: runs.slice(s * 4, s * 4 + 4) })
  return { value: worth[best], melds: lay(columns.reverse(), wilds, hand.given) }
}

// Of the column at hand, by colour: plain tiles to use, the same in the next one, and how many places
// lack a plain tile among the next, the next two, and this one and the next two.
const left = new Uint8Array(4)
const coming = new Uint8Array(4)
const gaps1 = new Uint8Array(4)
const gaps2 = new Uint8Array(4)
const gaps3 = new Uint8Array(4)
/** Plain tiles that may not be left over here; nothing unless the aim says so. */
const due = new Uint8Array(4)
const NEVER = 99

function lookAhead(have: Uint8Array, kept: number, place: number, top: number) {
  for (let c = 0; c < 4; c++) {
    const keep = (kept >> (2 * c)) & 3
    const at = c * 16 + place
    left[c] = place === 14 ? keep : have[at] - (place === 1 ? keep : 0)
    coming[c] = place >= top ? 0 : place === 13 ? keep : have[at + 1]
    const after = place + 1 >= top ? 0 : place === 12 ? keep : have[at + 2]
    gaps1[c] = place >= top ? NEVER : coming[c] ? 0 : 1
    gaps2[c] = place + 1 >= top ? NEVER : gaps1[c] + (after ? 0 : 1)
    gaps3[c] = gaps2[c] + (left[c] ? 0 : 1)
  }
}

/** A 1 kept for the top is due there, the others below. */
function lookAtDue(must: Uint8Array, kept: number, place: number) {
  for (let c = 0; c < 4; c++) {
    const keep = (kept >> (2 * c)) & 3
    const all = must[c * 16 + (place === 14 ? 1 : place)]
    due[c] = place === 14 ? keep : place === 1 ? Math.max(0, all - keep) : all
  }
}

/** How many of the tiles a colour's open runs must have now are not left beside the sets. */
function lacks(shape: number, colour: number, use: readonly number[]): number {
  const missing = takes(shape) + use[colour] - left[colour]
  return missing > 0 ? missing : 0
}

/** The fewest wilds a colour's open runs still take. */
function needs(shape: number, colour: number): number {
  if (shape === 0) return 0
  const want = wants(shape)
  return want === 0 ? 0 : want === 1 ? gaps1[colour] : gaps2[colour]
}

/** The shape to go on with: a long run that no tile can go to any more has ended. */
const go = (shape: number, colour: number, wild: number) => (shape === 0 ? 0 : capLong(shape, coming[colour] + wild))

/** The first situations: one for each way to keep 1s for the top that the 12s, the 13s and the wilds allow. */
function begin(have: Uint8Array, wild: number, high: boolean, colour = 0, kept = 0, spent = 0) {
  if (colour === 4) {
    push(0, wild << 24, kept << 24, 0, -1, NO_SET[0], IDLE, IDLE, IDLE, IDLE)
    return
  }
  const at = colour * 16
  for (let keep = 0; keep <= (high ? have[at + 1] : 0); keep++) {
    const cost = spent + Math.max(0, keep - have[at + 12]) + Math.max(0, keep - have[at + 13])
    if (cost <= wild) begin(have, wild, high, colour + 1, kept | (keep << (2 * colour)), cost)
  }
}

/** Runs over the edge of 13 and 1; longer ones fall apart into these and straight ones. */
const WRAPS = [12, 13, 11, 12, 13, 10, 11, 12, 13].map((start, i) => ({ start, length: i < 2 ? 3 : i < 5 ? 4 : 5 }))

/** Circular runs, an option nobody plays by default: each way to lay runs over the edge, the rest straight. */
function wrapped(hand: Hand, aim: Aim, shape: number): Found | null {
  if (shape === WRAPS.length * 4) return straight(hand, false, aim)
  let best = wrapped(hand, aim, shape + 1)
  const { start, length } = WRAPS[shape >> 2]
  const colour = shape & 3
  for (let mask = 1; mask < 1 << length; mask++) {
    const have = hand.have.slice()
    const wilds = [...hand.wilds]
    const tiles: MeldTile[] = []
    let value = 0
    for (let i = 0; i < length; i++) {
      const number = ((start + i - 1) % 13) + 1
      const as = makeFace(colour, number)
      if ((mask >> i) & 1) {
        if (!have[colour * 16 + number]--) break
        tiles.push({ tile: hand.given(as), as })
        value += aim.plain.run[number]
      } else {
        if (!wilds.length) break
        tiles.push({ tile: wilds.pop()!, as })
        value += aim.wild.run[number]
      }
    }
    if (tiles.length < length) continue
    const rest = wrapped({ ...hand, have, wilds }, aim, shape)
    if (rest && (!best || rest.value + value > best.value))
      best = { value: rest.value + value, melds: [...rest.melds, { kind: 'run', tiles }] }
    if (aim.mode === 'cover' && best) return best
  }
  return best
}

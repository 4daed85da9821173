import type { RunChoice, SetChoice } from './column.ts'
import { BEST, COVER, SPEND, capLong, isDone, longRuns, runChoices, setChoices } from './column.ts'
import type { Meld, MeldRules, MeldTile } from './meld.ts'
import { isWild, plainFace } from './meld.ts'
import { FJ, makeFace } from './tiles.ts'

/**
 * The exact solver under every question in arrange.ts. It walks the numbers 1, 2, … 13 (and the high 1) once and keeps,
 * for each distinct situation (each colour's open runs, wilds left, 1s kept for the top), only the best way to reach it.
 */
export type Worth = { run: readonly number[]; set: readonly number[] }
/** cover: everything must be used. best, spend: the greatest sum; spend if a wild may be worth more than a plain tile. */
export type Aim = { mode: 'cover' | 'best' | 'spend'; plain: Worth; wild: Worth }
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

// Key A: three colours' shapes, 9 bits each. Key B: the fourth, wilds left (3 bits), 1s kept of each colour (2 bits).
const CLOSED = setChoices(0, 0, 0, 0, 0)
const IDLE = runChoices(0, 0, 0, BEST, false)[0]

function straight(hand: Hand, high: boolean, aim: Aim): Found | null {
  const { have, wilds } = hand
  const mode = MODES[aim.mode]
  const apart = wilds.length > 2
  const top = high ? 14 : 13
  count = 0
  stamp++
  begin(have, wilds.length, high)
  let first = 0
  const bounds = [0, count]
  const left = new Uint8Array(4)

  for (let place = 1; place <= top; place++) {
    const last = count
    stamp++
    const runP = aim.plain.run[place]
    const runW = aim.wild.run[place]
    const setP = place < 14 ? aim.plain.set[place] : 0
    const setW = place < 14 ? aim.wild.set[place] : 0
    for (let s = first; s < last; s++) {
      const a = keyA[s]
      const b = keyB[s]
      const w = (b >> 9) & 7
      const kept = b >> 12
      for (let c = 0; c < 4; c++) {
        const keep = (kept >> (2 * c)) & 3
        left[c] = place === 14 ? keep : have[c * 16 + place] - (place === 1 ? keep : 0)
      }
      const s0 = a & 511
      const s1 = (a >> 9) & 511
      const s2 = a >> 18
      const s3 = b & 511
      const choices = place === 14 ? CLOSED : setChoices(left[0], left[1], left[2], left[3], w)
      for (let k = 0; k < choices.length; k++) {
        const set = choices[k]
        const use = set.use
        const base = worth[s] + (use[0] + use[1] + use[2] + use[3]) * setP + set.wild * setW
        const w0 = w - set.wild
        const list0 = runChoices(s0, left[0] - use[0], w0, mode, apart)
        for (let i0 = 0; i0 < list0.length; i0++) {
          const r0 = list0[i0]
          if (r0.starts && !mayStart(have, 0, place, w0, top)) continue
          const w1 = w0 - r0.wild
          const list1 = runChoices(s1, left[1] - use[1], w1, mode, apart)
          for (let i1 = 0; i1 < list1.length; i1++) {
            const r1 = list1[i1]
            if (r1.starts && !mayStart(have, 1, place, w1, top)) continue
            const w2 = w1 - r1.wild
            const list2 = runChoices(s2, left[2] - use[2], w2, mode, apart)
            for (let i2 = 0; i2 < list2.length; i2++) {
              const r2 = list2[i2]
              if (r2.starts && !mayStart(have, 2, place, w2, top)) continue
              const w3 = w2 - r2.wild
              const list3 = runChoices(s3, left[3] - use[3], w3, mode, apart)
              for (let i3 = 0; i3 < list3.length; i3++) {
                const r3 = list3[i3]
                if (r3.starts && !mayStart(have, 3, place, w3, top)) continue
                const w4 = w3 - r3.wild
                const spent = w0 - w4
                const value = base + (r0.plain + r1.plain + r2.plain + r3.plain) * runP + spent * runW
                const n0 = ahead(r0.to, have, kept, 0, place, w4, top)
                const n1 = ahead(r1.to, have, kept, 1, place, w4, top)
                const n2 = ahead(r2.to, have, kept, 2, place, w4, top)
                const n3 = ahead(r3.to, have, kept, 3, place, w4, top)
                if ((n0 | n1 | n2 | n3) < 0) continue
                const nextA = n0 | (n1 << 9) | (n2 << 18)
                push(last, nextA, n3 | (w4 << 9) | (kept << 12), value, s, set, r0, r1, r2, r3)
              }
            }
          }
        }
      }
    }
    first = last
    bounds.push(count)
    if (count === first) return null
  }
  let best = -1
  for (let s = first; s < count; s++) {
    if (mode === COVER && (keyB[s] >> 9) & 7) continue
    if (best < 0 || worth[s] > worth[best]) best = s
  }
  return best < 0 ? null : { value: worth[best], melds: retrace(best, hand) }
}

/** A run that starts here needs two more places; each without a plain tile costs a wild. */
function mayStart(have: Uint8Array, colour: number, place: number, wild: number, top: number): boolean {
  if (place + 2 > top) return false
  const at = colour * 16 + place
  let missing = have[at] ? 0 : 1
  if (!have[at + 1]) missing++
  if (!have[place === 12 ? colour * 16 + 1 : at + 2]) missing++
  return missing <= wild
}

/** The shape to go on with: long runs that no tile can go to any more are dropped, dead ends are -1. */
function ahead(
  shape: number,
  have: Uint8Array,
  kept: number,
  colour: number,
  place: number,
  wild: number,
  top: number,
) {
  if (shape === 0) return 0
  if (place === top) return isDone(shape) ? 0 : -1
  const next = place === 13 ? (kept >> (2 * colour)) & 3 : have[colour * 16 + place + 1]
  if (!next && !wild) return isDone(shape) ? 0 : -1
  return capLong(shape, next + wild)
}

/** The first situations: one for each way to keep 1s for the top, where a 12 or 13 could use them. */
function begin(have: Uint8Array, wild: number, high: boolean) {
  const most = [0, 1, 2, 3].map(c => {
    if (!high) return 0
    const missing = (have[c * 16 + 12] ? 0 : 1) + (have[c * 16 + 13] ? 0 : 1)
    return missing <= wild ? have[c * 16 + 1] : 0
  })
  for (let k0 = 0; k0 <= most[0]; k0++)
    for (let k1 = 0; k1 <= most[1]; k1++)
      for (let k2 = 0; k2 <= most[2]; k2++)
        for (let k3 = 0; k3 <= most[3]; k3++) {
          const kept = k0 | (k1 << 2) | (k2 << 4) | (k3 << 6)
          push(0, 0, (wild << 9) | (kept << 12), 0, -1, CLOSED[0], IDLE, IDLE, IDLE, IDLE)
        }
}

/** Follows the best way back to the start, then forth again, laying the tiles. */
function retrace(end: number, { wilds, given }: Hand): Meld[] {
  const path: number[] = []
  for (let s = end; from[s] >= 0; s = from[s]) path.unshift(s)
  const free = [...wilds]
  const melds: Meld[] = []
  type Open = { tiles: MeldTile[]; plain: boolean }
  const open: Open[][] = [[], [], [], []]
  const wildAs = (as: number): MeldTile => ({ tile: free.pop()!, as })
  const close = (run: Open) => melds.push({ kind: 'run', tiles: run.tiles })

  path.forEach((s, i) => {
    const place = i + 1
    const number = place === 14 ? 1 : place
    for (const set of sets[s].sets) {
      const tiles: MeldTile[] = []
      let fill = set.wild
      for (let c = 0; c < 4; c++) {
        const as = makeFace(c, number)
        if ((set.colours >> c) & 1) tiles.push({ tile: given(as), as })
        else if (fill-- > 0) tiles.push(wildAs(as))
      }
      melds.push({ kind: 'set', tiles })
    }
    const shapeBefore = i
      ? [keyA[path[i - 1]] & 511, (keyA[path[i - 1]] >> 9) & 511, keyA[path[i - 1]] >> 18, keyB[path[i - 1]] & 511]
      : [0, 0, 0, 0]
    for (let c = 0; c < 4; c++) {
      const choice = runs[s * 4 + c]
      const as = makeFace(c, number)
      const go = (run: Open, wild: boolean) => {
        run.tiles.push(wild ? wildAs(as) : { tile: given(as), as })
        run.plain ||= !wild
        return run
      }
      const pick = (length: number, plain: boolean | null) =>
        open[c].filter(r => Math.min(r.tiles.length, 3) === length && (plain === null || r.plain === plain))
      const apart = wilds.length > 2
      const long = pick(3, null)
      const short1 = pick(1, apart ? true : null)
      const short1w = apart ? pick(1, false) : []
      const short2 = pick(2, apart ? true : null)
      const short2w = apart ? pick(2, false) : []
      long.splice(longRuns(shapeBefore[c])).forEach(close)
      const next: Open[] = []
      const feed = (list: Open[], [plain, wild]: readonly [number, number]) => {
        for (let k = 0; k < plain; k++) next.push(go(list.pop()!, false))
        for (let k = 0; k < wild; k++) next.push(go(list.pop()!, true))
      }
      feed(short1, choice.one)
      feed(short1w, choice.oneWild)
      feed(short2, choice.two)
      feed(short2w, choice.twoWild)
      feed(long, choice.long)
      long.forEach(close)
      for (let k = 0; k < choice.fresh[0]; k++) next.push(go({ tiles: [], plain: false }, false))
      for (let k = 0; k < choice.fresh[1]; k++) next.push(go({ tiles: [], plain: false }, true))
      open[c] = next
    }
  })
  open.flat().forEach(close)
  return melds
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

import type { Budget } from '../budget.ts'
import type { Meld, MeldRules } from '../meld.ts'
import { FJ } from '../tiles.ts'
import { buildMelds } from './buildMelds.ts'
import { sweepCircular } from './circular.ts'
import { BEST, COVER, SPEND, capLong, runChoices, setChoices } from './columnChoices.ts'
import { countFaces } from './countFaces.ts'
import { coming, due, gaps3, lacks, left, lookAhead, lookAtDue, needs } from './lookAhead.ts'
import { choiceAt, clear, count, dearest, from, keyA, keyB, openColumn, reach, worth } from './situations.ts'

/**
 * The exact solver under every question in arrange.ts: which runs and sets bring most, or use everything.
 *
 * The idea. Trying melds one after another explodes. Instead walk once over the numbers 1, 2, … 13, and 14 where a 1
 * may stand above 13, as a column of four colours each. At a number there are few things to decide: which sets are
 * made there, and how each colour's open runs go on (columnChoices.ts lists both, once for all hands). All that matters
 * for the numbers to come is the *situation*:
 *
 * - each colour's open runs, only by how long they are: one, two, or three and more ("long"), since only a long run
 *   may end and since which tiles it is made of changes nothing; with more than two wilds also whether a run
 *   has a plain tile yet, for a run of wilds alone is none;
 * - how many wilds are left;
 * - how many 1s of each colour were kept for the top (place 14), decided at the start, as they are not to be used at 1.
 *
 * Two ways that lead to the same situation differ only in what they have brought so far, so the better one is kept and
 * the other forgotten (situations.ts). A hand of 22 tiles passes through some thousands of situations however many
 * arrangements it has. The best situation after the last place, followed back to the first, is the answer, and
 * buildMelds.ts turns its choices into melds.
 *
 * Keys. A situation is two 32-bit numbers. A: shapes of colours 0 and 1, twelve bits each (a shape is a number that
 * columnChoices.ts gave to one combination of open runs), then the wilds left. B: shapes of colours 2 and 3, then the
 * 1s kept, two bits for each colour.
 *
 * Invariants, which tests/rummy/solver/arrange.test.ts checks against a slow solver:
 * - at most two plain tiles of a face; `must` never asks for more of a face than the hand has;
 * - a choice is cut only if it cannot end well: open runs of one or two tiles need more wilds than are left (`lacks`,
 *   `needs`), or a tile that is due stays over. What is cut is never what is merely worse;
 * - a long run that nothing can go to any more counts as ended (`goOn`), so that it is not told from one that did end;
 * - only a budget leaves out what is merely worse: of a column too wide for it the situations worth most go on;
 * - values are whole numbers of at least 0, and mode `best` may only be asked where a wild brings no more than
 *   the plain tile it would push out; else it is `spend`, which also tries to leave a plain tile in favour of a wild.
 *
 * Not re-entrant: the look-ahead of the column and the memory of situations are one each for the whole program. One
 * call ends before the next begins (there is nothing asynchronous), and what it returns shares nothing with them.
 */
type Worth = { run: readonly number[]; set: readonly number[] }
/** cover: everything must be used. best, spend: the greatest sum; spend if a wild may be worth more than a plain tile. */
export type Aim = {
  mode: 'cover' | 'best' | 'spend'
  plain: Worth
  wild: Worth
  /** How many plain tiles of each face must be used, by colour * 16 + number: the tiles already on a table. */
  must?: Uint8Array
  /**
   * For whoever only wants a good answer soon: how many situations may be gone on from, each with more than
   * two wilds being four. Without it the answer is exact.
   */
  budget?: Budget
}
export type Found = { value: number; melds: Meld[] }

const MODES = { cover: COVER, best: BEST, spend: SPEND } as const

/** have: plain tiles by colour * 16 + number. given: a plain face as the tile that shows it. */
export type Hand = { have: Uint8Array; wilds: number[]; given: (face: number) => number }

export function sweep(tiles: readonly number[], rules: MeldRules, aim: Aim): Found | null {
  const hand = handOf(tiles, rules)
  if (rules.run1 !== 'circular') return straight(hand, rules.run1 === 'lowOrHigh', aim)
  return sweepCircular(hand, aim, rest => straight(rest, false, aim))
}

export function handOf(tiles: readonly number[], rules: MeldRules): Hand {
  const have = new Uint8Array(64)
  const wilds = countFaces(tiles, rules, have)
  // A plain tile with the okey's face can only be a false joker.
  const given = (face: number) => (face === rules.okey ? FJ : face)
  return { have, wilds, given }
}

const NO_SET = setChoices(0, 0, 0, 0, 0)
const IDLE = runChoices(0, 0, 0, false, BEST, false)[0]

function straight(hand: Hand, high: boolean, aim: Aim): Found | null {
  const top = high ? 14 : 13
  clear()
  begin(hand.have, hand.wilds.length, high)
  let first = 0
  for (let place = 1; place <= top; place++) {
    const last = count
    openColumn()
    sweepColumn(hand, aim, place, top, first, last)
    if (count === last) return null
    first = last
  }
  const best = bestFrom(first, aim.mode === 'cover')
  if (best < 0) return null
  const columns = []
  for (let s = best; from[s] >= 0; s = from[s]) columns.push(choiceAt(s))
  return { value: worth[best], melds: buildMelds(columns.reverse(), hand.wilds, hand.given) }
}

/** The first situations: one for each way to keep 1s for the top that the 12s, the 13s and the wilds allow. */
function begin(have: Uint8Array, wild: number, high: boolean, colour = 0, kept = 0, spent = 0) {
  if (colour === 4) {
    reach(wild << 24, kept << 24, 0, -1, NO_SET[0], IDLE, IDLE, IDLE, IDLE)
    return
  }
  const at = colour * 16
  for (let keep = 0; keep <= (high ? have[at + 1] : 0); keep++) {
    const cost = spent + Math.max(0, keep - have[at + 12]) + Math.max(0, keep - have[at + 13])
    if (cost <= wild) begin(have, wild, high, colour + 1, kept | (keep << (2 * colour)), cost)
  }
}

/** One column: from every situation before it, by every choice of sets and of each colour's runs, to those after it. */
function sweepColumn({ have, wilds }: Hand, aim: Aim, place: number, top: number, first: number, last: number) {
  const mode = MODES[aim.mode]
  const apart = wilds.length > 2
  const runP = aim.plain.run[place]
  const runW = aim.wild.run[place]
  const setP = aim.plain.set[place]
  const setW = aim.wild.set[place]
  due.fill(0)
  let seen = -1
  const most = allowed(aim.budget, apart ? 4 : 1, top - place + 1, last - first)
  const { floor, among } = most < last - first ? dearest(first, last, most) : ALL
  let ties = among
  for (let s = first; s < last; s++) {
    const a = keyA[s]
    const b = keyB[s]
    // Without open runs there is always a way on, whatever it is worth.
    const open = (a | b) & 0xffffff
    if (open && (worth[s] < floor || (worth[s] === floor && ties-- <= 0))) continue
    const w = a >> 24
    const kept = b >>> 24
    if (kept !== seen) {
      lookAhead(have, (seen = kept), place, top)
      if (aim.must) lookAtDue(aim.must, kept, place)
    }
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
      // The four colours share nothing but the wilds: w1 … w4 are what is left of them after each.
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
              const nextA = goOn(r0.to, 0, w4) | (goOn(r1.to, 1, w4) << 12) | (w4 << 24)
              const nextB = goOn(r2.to, 2, w4) | (goOn(r3.to, 3, w4) << 12) | (kept << 24)
              reach(nextA, nextB, value, s, set, r0, r1, r2, r3)
            }
          }
        }
      }
    }
  }
}

const ALL = { floor: -1, among: 0 }

/** Few enough to say something even when the budget is spent. */
const FEWEST = 12

/** How many of a column's situations are gone on from: each column to come has an equal part of the budget. */
function allowed(budget: Budget | undefined, price: number, columns: number, size: number): number {
  if (!budget) return size
  const most = Math.min(size, Math.max(FEWEST, Math.floor(budget.left / (price * columns))))
  budget.left -= most * price
  return most
}

/** The shape to go on with: a long run that no tile can go to any more has ended. */
const goOn = (shape: number, colour: number, wild: number) => (shape === 0 ? 0 : capLong(shape, coming[colour] + wild))

/** The best situation of the last column, or -1; where everything must be used, only those without a wild left. */
function bestFrom(first: number, all: boolean): number {
  let best = -1
  for (let s = first; s < count; s++) {
    if (all && keyA[s] >> 24) continue
    if (best < 0 || worth[s] > worth[best]) best = s
  }
  return best
}

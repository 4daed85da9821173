import type { Suits } from './suits.ts'

/**
 * What a suit lacks for j sets and k pairs is worked out once and kept in a small four-way cache:
 * bounded memory, nothing to build at start-up.
 */
const BITS = 13
const WAYS = 4
const SLOTS = WAYS << BITS
/** Costs of a suit: [sets * 2 + pairs], sets 0–4, pairs 0–1. */
const WIDTH = 10
const NEVER = 99
/** No suit of a best way lacks more (the whole hand at most nine), so dearer ones need no following. */
const MOST = 7

/** Key plus one; 0 is an empty slot. */
const keys = new Int32Array(SLOTS)
const costs = new Uint8Array(SLOTS * WIDTH)

/** Marks the honours, which form no sequences. */
const HONOUR_KEY = 1 << 28
/** Marks a suit asked for sequences only. */
const RUNS_KEY = 1 << 29
const SPAN = 9
/** The lowest ranks worked out, for the key filled last: keys often differ only above them. */
const stages = Array.from({ length: 10 }, () => new Uint8Array(SPAN * WIDTH).fill(NEVER))
stages[0][0] = 0
let latest = -1

/**
 * Fewest tiles to add until the suit holds j sets and k pairs, no kind more than four times.
 * Rank by rank; a state is how many sequences began one and two ranks before. Three equal
 * sequences are three triplets, so two are enough.
 */
function fill(key: number, at: number): void {
  const honours = (key & HONOUR_KEY) !== 0
  const triplets = key & RUNS_KEY ? 0 : 1
  const ranks = honours ? 7 : 9
  let rank = 0
  if (key >> 28 === latest >> 28) while (rank < ranks && !(((key ^ latest) >> (3 * rank)) & 7)) rank++
  latest = key
  for (; rank < ranks; rank++) {
    const now = stages[rank]
    const then = stages[rank + 1]
    const have = (key >> (3 * rank)) & 7
    const begins = honours || rank > 6 ? 0 : 2
    then.fill(NEVER)
    for (let open = 0; open < SPAN; open++) {
      const one = open % 3
      const two = (open / 3) | 0
      if (one + two > 4) continue
      for (let made = 0; made < WIDTH; made++) {
        const cost = now[open * WIDTH + made]
        if (cost > MOST) continue
        for (let run = 0; run <= begins; run++) {
          for (let set = 0; set <= triplets; set++) {
            const sets = (made >> 1) + run + set
            const base = one + two + run + 3 * set
            if (sets > 4 || base > 4) break
            for (let pair = 0; pair <= 1 - (made & 1); pair++) {
              const want = base + 2 * pair
              if (want > 4) break
              const to = (one * 3 + run) * WIDTH + sets * 2 + ((made & 1) | pair)
              const total = cost + (want > have ? want - have : 0)
              if (total < then[to]) then[to] = total
            }
          }
        }
      }
    }
  }
  costs.set(stages[ranks].subarray(0, WIDTH), at)
}

let victim = 0

/** Where the costs of a suit lie. */
function costOf(key: number): number {
  const first = (Math.imul(key, 0x9e3779b1) >>> (32 - BITS)) * WAYS
  for (let slot = first; slot < first + WAYS; slot++) if (keys[slot] === key + 1) return slot * WIDTH
  victim = (victim + 1) % WAYS
  const slot = first + victim
  fill(key, slot * WIDTH)
  keys[slot] = key + 1
  return slot * WIDTH
}

const sum = new Uint8Array(WIDTH)

/** Adds the suit at `at` to `sum`, in place: from the most sets down, since each entry reads only smaller ones. */
function add(at: number, sets: number): void {
  for (let total = sets; total >= 0; total--) {
    let none = NEVER
    let one = NEVER
    for (let j = 0; j <= total; j++) {
      const x = 2 * j
      const y = at + 2 * (total - j)
      const plain = sum[x]
      const other = costs[y]
      if (plain + other < none) none = plain + other
      if (sum[x + 1] + other < one) one = sum[x + 1] + other
      if (plain + costs[y + 1] < one) one = plain + costs[y + 1]
    }
    sum[2 * total] = none
    sum[2 * total + 1] = one
  }
}

/** What `sum` and one more suit lack for so many sets and one pair. */
function together(at: number, sets: number): number {
  let best = NEVER
  for (let j = 0; j <= sets; j++) {
    const rest = at + 2 * (sets - j)
    if (sum[2 * j] + costs[rest + 1] < best) best = sum[2 * j] + costs[rest + 1]
    if (sum[2 * j + 1] + costs[rest] < best) best = sum[2 * j + 1] + costs[rest]
  }
  return best
}

const keyOf = (suits: Suits, suit: number, runs: boolean): number =>
  suits[suit] | (suit === 3 ? HONOUR_KEY : 0) | (runs ? RUNS_KEY : 0)

/** Sums up every suit but one. */
function addOthers(suits: Suits, but: number, sets: number, runs: boolean): void {
  const first = but === 0 ? 1 : 0
  const at = costOf(keyOf(suits, first, runs))
  for (let i = 0; i < WIDTH; i++) sum[i] = costs[at + i]
  for (let suit = first + 1; suit < 4; suit++) if (suit !== but) add(costOf(keyOf(suits, suit, runs)), sets)
}

/** Fewest tiles to add until the four suits together hold so many sets (sequences, where `runs`) and one pair. */
export function missing(suits: Suits, sets: number, runs = false): number {
  addOthers(suits, 3, sets, runs)
  return together(costOf(keyOf(suits, 3, runs)), sets)
}

/** The kinds, in the suits named, of which one more tile leaves fewer than `lacks` missing. */
export function improving(
  suits: Suits,
  sets: number,
  runs: boolean,
  lacks: number,
  within: readonly number[],
): number[] {
  const kinds: number[] = []
  for (const suit of within) {
    addOthers(suits, suit, sets, runs)
    const key = keyOf(suits, suit, runs)
    // From the highest down, for what `fill` keeps.
    for (let rank = suit === 3 ? 6 : 8; rank >= 0; rank--) {
      const full = ((key >> (3 * rank)) & 7) === 4
      if (!full && together(costOf(key + (1 << (3 * rank))), sets) < lacks) kinds.push(9 * suit + rank)
    }
  }
  return kinds
}

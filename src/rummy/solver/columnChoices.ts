/**
 * What can happen at one number of the sweep (see sweep.ts): which sets are made there,
 * and how each colour's open runs go on. Both depend on little, so each answer is worked out once and kept.
 */

/** One way to make sets of one number: plain tiles used of each colour, wilds used, and the sets as colour masks. */
export type SetChoice = { use: readonly number[]; wild: number; sets: readonly { colours: number; wild: number }[] }

// Filled from the start, or the engine would keep them as slow sparse arrays.
const table = <T>(length: number) => new Array<T | undefined>(length).fill(undefined)

const setCache = table<SetChoice[]>(81 * 8)

/** All ways, the empty one first, to make sets from `have` plain tiles of each colour (0..2) and up to `wild` wilds. */
export function setChoices(h0: number, h1: number, h2: number, h3: number, wild: number): SetChoice[] {
  const key = (((wild * 3 + h0) * 3 + h1) * 3 + h2) * 3 + h3
  return (setCache[key] ??= listSets([h0, h1, h2, h3], wild))
}

export function listSets(have: number[], wild: number): SetChoice[] {
  const found = new Map<string, SetChoice>()
  const grow = (use: number[], used: number, sets: SetChoice['sets'], from: number) => {
    const key = `${use} ${used}`
    if (found.has(key) && sets.length) return
    found.set(key, { use, wild: used, sets })
    // Sets in the order of their masks, so that no two orders of the same sets are tried.
    for (let colours = from; colours < 16; colours++) {
      const next = use.map((n, c) => n + ((colours >> c) & 1))
      if (next.some((n, c) => n > have[c])) continue
      const size = next.reduce((a, b) => a + b, 0) - use.reduce((a, b) => a + b, 0)
      for (let fill = Math.max(0, 3 - size); fill <= 4 - size && used + fill <= wild; fill++)
        grow(next, used + fill, [...sets, { colours, wild: fill }], colours)
    }
  }
  grow([0, 0, 0, 0], 0, [], 1)
  return [...found.values()]
}

/**
 * A colour's open runs: how many of length 1, 2, and 3 or more; apart, those of wilds only, which are no runs yet.
 * Only a long one may end.
 */
export type Runs = { one: number; oneWild: number; two: number; twoWild: number; long: number; longWild: number }

const NONE: Runs = { one: 0, oneWild: 0, two: 0, twoWild: 0, long: 0, longWild: 0 }
const runsKey = (r: Runs) =>
  r.one | (r.oneWild << 4) | (r.two << 8) | (r.twoWild << 12) | (r.long << 16) | (r.longWild << 20)

const shapes: Runs[] = [NONE]
const wanted = [0]
const taken = [0]
const shapeIds = new Map<number, number>([[0, 0]])

export function shapeId(runs: Runs): number {
  const key = runsKey(runs)
  const known = shapeIds.get(key)
  if (known !== undefined) return known
  wanted.push(wantsOf(runs))
  taken.push(takesOf(runs))
  shapeIds.set(key, shapes.length)
  runCache.push(table(288))
  capped.push(table(10))
  return shapes.push(runs) - 1
}

/** How far the shortest open run is from being one: it needs the next two places, the next, or none. */
export const wantsOf = ({ one, oneWild, two, twoWild, longWild }: Runs): number =>
  one + oneWild ? 2 : two + twoWild + longWild ? 1 : 0
/** How many tiles open runs must have at the next place. */
export const takesOf = ({ one, oneWild, two, twoWild, longWild }: Runs): number =>
  one + oneWild + two + twoWild + longWild

/** The same by a shape, worked out when it first came up. */
export const wants = (shape: number) => wanted[shape]
export const takes = (shape: number) => taken[shape]

/** With at most `most` long runs open: those that nothing can go to any more are as good as ended. */
export const capRuns = (runs: Runs, most: number): Runs => ({ ...runs, long: Math.min(runs.long, most) })

const capped = [table<number>(10)]
export const capLong = (shape: number, most: number): number =>
  (capped[shape][most] ??= shapeId(capRuns(shapes[shape], most)))

/** How one colour goes on at one number: plain and wild tiles for each kind of open run, in the order of Runs, and for new ones. */
export type RunChoice = { to: number; plain: number; wild: number; fills: readonly Fill[]; fresh: Fill }
type Fill = readonly [plain: number, wild: number]

/** cover: every plain tile must be used. best: plain before wild. spend: a wild may push a plain tile out. */
type Mode = 0 | 1 | 2
export const COVER = 0
export const BEST = 1
export const SPEND = 2

const runCache = [table<RunChoice[]>(288)]

/**
 * All ways to go on with `have` plain tiles (0..2) and up to `wild` wilds.
 * start: whether new runs may begin. apart: tell runs of wilds only from others.
 */
export function runChoices(
  shape: number,
  have: number,
  wild: number,
  start: boolean,
  mode: Mode,
  apart: boolean,
): RunChoice[] {
  const key = ((((have * 8 + wild) * 2 + (start ? 1 : 0)) * 3 + mode) << 1) | (apart ? 1 : 0)
  return (runCache[shape][key] ??= listRuns(shapes[shape], have, wild, start, mode, apart))
}

function* splits(n: number): Generator<Fill> {
  for (let wild = 0; wild <= n; wild++) yield [n - wild, wild]
}

function* upTo(n: number): Generator<Fill> {
  for (let used = 0; used <= n; used++) yield* splits(used)
}

export function listRuns(
  runs: Runs,
  have: number,
  wild: number,
  start: boolean,
  mode: Mode,
  apart: boolean,
): RunChoice[] {
  const found = new Map<string, RunChoice>()
  for (const one of splits(runs.one))
    for (const oneWild of splits(runs.oneWild))
      for (const two of splits(runs.two))
        for (const twoWild of splits(runs.twoWild))
          for (const long of upTo(runs.long))
            for (const longWild of splits(runs.longWild))
              for (const fresh of upTo(start ? have + wild : 0)) {
                const fills = [one, oneWild, two, twoWild, long, longWild]
                const plain = fills.reduce((sum, fill) => sum + fill[0], fresh[0])
                const wilds = fills.reduce((sum, fill) => sum + fill[1], fresh[1])
                if (plain > have || wilds > wild) continue
                const spare = have - plain
                if (spare && (mode === COVER || (wilds && mode === BEST))) continue
                // A spare tile can always go to a long run that would end here.
                if (spare && long[0] + long[1] < runs.long) continue
                const to = shapeId({
                  one: fresh[0] + (apart ? 0 : fresh[1]),
                  oneWild: apart ? fresh[1] : 0,
                  two: one[0] + one[1] + oneWild[0],
                  twoWild: oneWild[1],
                  long: two[0] + two[1] + twoWild[0] + long[0] + long[1] + longWild[0],
                  longWild: twoWild[1] + longWild[1],
                })
                found.set(`${to} ${plain} ${wilds}`, { to, plain, wild: wilds, fills, fresh })
              }
  return [...found.values()]
}

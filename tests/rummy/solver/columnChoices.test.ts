import { describe, expect, it } from 'vitest'
import {
  BEST,
  COVER,
  SPEND,
  capLong,
  capRuns,
  listRuns,
  listSets,
  runChoices,
  setChoices,
  shapeId,
  takes,
  takesOf,
  wants,
  wantsOf,
  type Runs,
} from '../../../src/rummy/solver/columnChoices.ts'
import {
  choiceAt,
  clear,
  count,
  dearest,
  from,
  keyA,
  keyB,
  openColumn,
  reach,
  worth,
} from '../../../src/rummy/solver/situations.ts'

/** All lists of so many numbers from 0 to `most`. */
const tuples = (length: number, most: number): number[][] =>
  length === 0
    ? [[]]
    : tuples(length - 1, most).flatMap(list => Array.from({ length: most + 1 }, (_, n) => [...list, n]))
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

describe('the sets of one number', () => {
  const SETS = tuples(4, 1).filter(colours => sum(colours) > 0)

  /** What can be used in all, by adding one set after the other. */
  function reachable(have: number[], wild: number): string[] {
    const seen = new Set<string>()
    const grow = (use: number[], wilds: number) => {
      const key = `${use} ${wilds}`
      if (seen.has(key)) return
      seen.add(key)
      for (const colours of SETS)
        for (const size of [3, 4]) {
          const next = use.map((n, c) => n + colours[c])
          const spent = wilds + size - sum(colours)
          if (size >= sum(colours) && spent <= wild && next.every((n, c) => n <= have[c])) grow(next, spent)
        }
    }
    grow([0, 0, 0, 0], 0)
    return [...seen].sort()
  }

  it('are all there, each as it is counted', () => {
    const wrong: unknown[] = []
    for (const have of tuples(4, 2))
      for (const wild of [0, 1, 2, 4]) {
        const choices = listSets(have, wild)
        const told = choices.map(({ use, wild }) => `${use} ${wild}`)
        if (told[0] !== '0,0,0,0 0' || choices[0].sets.length) wrong.push({ have, wild, first: choices[0] })
        if (told.sort().join() !== reachable(have, wild).join()) wrong.push({ have, wild, told })
        for (const { use, wild, sets } of choices) {
          const colours = sets.map(set => [0, 1, 2, 3].map(c => (set.colours >> c) & 1))
          const used = [0, 1, 2, 3].map(c => sum(colours.map(each => each[c])))
          const sizes = sets.map((set, i) => sum(colours[i]) + set.wild)
          const counted = `${used}` === `${use}` && sum(sets.map(set => set.wild)) === wild
          if (!counted || !sizes.every(size => size === 3 || size === 4)) wrong.push({ have, use, wild, sets })
        }
      }
    expect(wrong).toEqual([])
  })

  it('are listed once for each number of tiles', () => {
    expect(setChoices(1, 2, 0, 1, 2)).toBe(setChoices(1, 2, 0, 1, 2))
    for (const [have, wild] of [
      [[1, 2, 0, 1], 2],
      [[2, 1, 1, 0], 1],
      [[0, 1, 2, 2], 0],
    ] as const)
      expect(setChoices(have[0], have[1], have[2], have[3], wild)).toEqual(listSets([...have], wild))
  })
})

describe('the runs of one colour', () => {
  const NONE: Runs = { one: 0, oneWild: 0, two: 0, twoWild: 0, long: 0, longWild: 0 }
  type Open = { length: number; plain: boolean }
  const KINDS = [
    ['one', 1, true],
    ['oneWild', 1, false],
    ['two', 2, true],
    ['twoWild', 2, false],
    ['long', 3, true],
    ['longWild', 3, false],
  ] as const
  const opened = (runs: Runs): Open[] =>
    KINDS.flatMap(([kind, length, plain]) => Array.from({ length: runs[kind] }, () => ({ length, plain })))
  const counted = (open: readonly Open[]): Runs => {
    const runs = { ...NONE }
    for (const [kind, length, plain] of KINDS)
      runs[kind] = open.filter(run => Math.min(run.length, 3) === length && run.plain === plain).length
    return runs
  }

  /** Each run goes on with a plain tile or a wild, or ends if it may; then new ones begin. */
  function reachable(runs: Runs, have: number, wild: number, start: boolean, mode: number, apart: boolean): string[] {
    const found = new Set<string>()
    const grow = (left: readonly Open[], next: readonly Open[], plain: number, wilds: number, ended: boolean) => {
      if (plain > have || wilds > wild) return
      const [run, ...rest] = left
      if (run) {
        if (run.length >= 3 && run.plain) grow(rest, next, plain, wilds, true)
        const longer = run.length + 1
        grow(rest, [...next, { length: longer, plain: true }], plain + 1, wilds, ended)
        grow(rest, [...next, { length: longer, plain: run.plain }], plain, wilds + 1, ended)
        return
      }
      const spare = plain < have
      // What need not be tried: a tile left over where all must go, or where a wild or an end could have been spared.
      if (!(spare && (mode === COVER || (mode === BEST && wilds > 0) || ended)))
        found.add(`${shapeId(counted(next))} ${plain} ${wilds}`)
      if (!start) return
      grow([], [...next, { length: 1, plain: true }], plain + 1, wilds, ended)
      grow([], [...next, { length: 1, plain: !apart }], plain, wilds + 1, ended)
    }
    grow(opened(runs), [], 0, 0, false)
    return [...found].sort()
  }

  it.each([
    ['told apart', true],
    ['all alike', false],
  ])('go on in every way there is, %s', (_, apart) => {
    const shapes = tuples(6, 2)
      .filter(each => sum(each) <= 2 && (apart || each[1] + each[3] + each[5] === 0))
      .map(([one, oneWild, two, twoWild, long, longWild]) => ({ one, oneWild, two, twoWild, long, longWild }))
    const wrong: unknown[] = []
    for (const runs of shapes)
      for (const [have, wild, mode] of tuples(3, 2))
        for (const start of [true, false]) {
          const choices = listRuns(runs, have, wild, start, mode as 0, apart)
          const told = choices.map(choice => `${choice.to} ${choice.plain} ${choice.wild}`)
          const asked = { runs, have, wild, start, mode }
          if (told.sort().join() !== reachable(runs, have, wild, start, mode, apart).join()) wrong.push({ asked, told })
          for (const { plain, wild, fills, fresh } of choices) {
            const filled = fills.map(fill => fill[0] + fill[1])
            // Every run goes on, but for the long ones that may end.
            const right = KINDS.every(
              ([kind], k) => filled[k] === runs[kind] || (kind === 'long' && filled[k] < runs.long),
            )
            const plains = sum(fills.map(fill => fill[0])) + fresh[0]
            const wilds = sum(fills.map(fill => fill[1])) + fresh[1]
            if (!right || plains !== plain || wilds !== wild) wrong.push({ asked, fills, fresh })
          }
        }
    expect(wrong).toEqual([])
  })

  it('are listed once', () => {
    const shape = shapeId({ ...NONE, one: 1, long: 1 })
    expect(runChoices(shape, 2, 1, true, SPEND, false)).toBe(runChoices(shape, 2, 1, true, SPEND, false))
    for (const [have, wild, mode] of tuples(3, 2))
      for (const start of [true, false])
        expect(runChoices(shape, have, wild, start, mode as 0, true)).toEqual(
          listRuns({ ...NONE, one: 1, long: 1 }, have, wild, start, mode as 0, true),
        )
  })

  it('want and take what they must have', () => {
    const told = (runs: Partial<Runs>) => {
      const all = { ...NONE, ...runs }
      const shape = shapeId(all)
      expect([wants(shape), takes(shape)]).toEqual([wantsOf(all), takesOf(all)])
      return [wantsOf(all), takesOf(all)]
    }
    expect(told({})).toEqual([0, 0])
    expect(told({ long: 2 })).toEqual([0, 0])
    expect(told({ longWild: 1 })).toEqual([1, 1])
    expect(told({ two: 1, twoWild: 1 })).toEqual([1, 2])
    expect(told({ twoWild: 2, long: 1, longWild: 2 })).toEqual([1, 4])
    expect(told({ one: 1, oneWild: 1, two: 1 })).toEqual([2, 3])
    expect(told({ oneWild: 1 })).toEqual([2, 1])
    const three = { ...NONE, one: 1, long: 3 }
    for (const most of [0, 1, 2, 3, 4]) {
      expect(capRuns(three, most)).toEqual({ ...three, long: [0, 1, 2, 3, 3][most] })
      expect(capLong(shapeId(three), most)).toBe(shapeId(capRuns(three, most)))
    }
  })
})

describe('the memory of situations', () => {
  const [NO_SET] = listSets([0, 0, 0, 0], 0)
  const [IDLE] = listRuns({ one: 0, oneWild: 0, two: 0, twoWild: 0, long: 0, longWild: 0 }, 0, 0, false, BEST, false)
  const SOME = { ...NO_SET, sets: [{ colours: 7, wild: 0 }] }
  const keep = (a: number, b: number, value: number, parent: number, set = NO_SET) =>
    reach(a, b, value, parent, set, IDLE, IDLE, IDLE, IDLE)

  it('keeps the best way to each, in the column being filled', () => {
    clear()
    keep(1, 2, 5, -1)
    keep(1, 3, 4, -1)
    keep(1, 2, 4, 7)
    keep(1, 2, 5, 8)
    expect([count, worth[0], from[0]]).toEqual([2, 5, -1])
    keep(1, 2, 6, 9, SOME)
    expect([count, worth[0], from[0], choiceAt(0).sets, worth[1]]).toEqual([2, 6, 9, SOME.sets, 4])
    openColumn()
    keep(1, 2, 1, 0)
    expect([count, worth[2], keyA[2], keyB[2]]).toEqual([3, 1, 1, 2])
    clear()
    expect(count).toBe(0)
  })

  it('grows, and finds each one again', () => {
    const many = 9000
    const key = (i: number) => [i % 131, (i / 131) | 0] as const
    clear()
    openColumn()
    for (const more of [0, 1]) for (let i = 0; i < many; i++) keep(...key(i), (i % 50) + more, i)
    expect(count).toBe(many)
    const wrong = Array.from({ length: many }, (_, i) => i).filter(i => {
      const [a, b] = key(i)
      return keyA[i] !== a || keyB[i] !== b || worth[i] !== (i % 50) + 1 || from[i] !== i
    })
    expect(wrong).toEqual([])
    openColumn()
    keep(...key(0), 3, 7)
    expect([count, worth[0], worth[many], from[many]]).toEqual([many + 1, 1, 3, 7])
  })

  it('names the dearest of a column', () => {
    clear()
    for (const [i, value] of [3, 9, 5, 5, 1, 5, 7].entries()) keep(i, 0, value, -1)
    expect(dearest(0, 7, 1)).toEqual({ floor: 9, among: 1 })
    expect(dearest(0, 7, 2)).toEqual({ floor: 7, among: 1 })
    expect(dearest(0, 7, 4)).toEqual({ floor: 5, among: 2 })
    expect(dearest(0, 7, 5)).toEqual({ floor: 5, among: 3 })
    expect(dearest(2, 5, 2)).toEqual({ floor: 5, among: 2 })
    expect(dearest(0, 7, 7)).toEqual({ floor: 1, among: 1 })
  })
})

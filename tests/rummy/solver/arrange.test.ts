import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestMelds, budgetOf, canMeldAll, leastDeadwood, pairs } from '../../../src/rummy/solver/arrange.ts'
import { cover } from '../../../src/rummy/solver/exactCover.ts'
import type { Meld, MeldRules } from '../../../src/rummy/meld.ts'
import { meldPoints, readMeld, readPair } from '../../../src/rummy/meld.ts'
import { FJ, J, faceOf, parseTiles } from '../../../src/rummy/tiles.ts'
import { slowBestPoints, slowCanMeldAll, slowLeastDeadwood } from '../slow.ts'
import { seeded, shuffled } from '../../support/random.ts'
import { runs } from '../../support/sampling.ts'

/** Why these melds of these tiles are no proper answer; '' if they are one. */
function fault(tiles: readonly number[], melds: readonly Meld[], rules: MeldRules): string {
  const left = [...tiles]
  for (const meld of melds) {
    const given = meld.tiles.map(({ tile }) => tile)
    const read = meld.kind === 'pair' ? readPair(given, rules) : readMeld(given, rules, meld.kind)
    if (!read) return `no meld: ${JSON.stringify(meld)}`
    if (JSON.stringify(read) !== JSON.stringify(meld)) return `read otherwise: ${JSON.stringify([meld, read])}`
    for (const tile of given) {
      if (!left.includes(tile)) return `not in the hand: ${tile}`
      left.splice(left.indexOf(tile), 1)
    }
  }
  return ''
}

const laid = (melds: readonly Meld[]) => melds.reduce((sum, meld) => sum + meld.tiles.length, 0)

/** Hands of tiles that lie close together, so that many can be melded. */
const hands = (most: number) =>
  fc
    .record({
      numbers: fc.uniqueArray(fc.integer({ min: 1, max: 13 }), { minLength: 3, maxLength: 6 }),
      ids: fc.shuffledSubarray([...Array(106).keys()], { minLength: 106, maxLength: 106 }),
      size: fc.integer({ min: 3, max: most }),
      wilds: fc.integer({ min: 0, max: 2 }),
      okey: fc.integer({ min: 0, max: 51 }),
    })
    .map(({ numbers, ids, size, wilds, okey }) => {
      const near = ids.filter(id => id >= 104 || numbers.includes(((id >> 1) % 13) + 1))
      const plain = near.map(id => faceOf(id, FJ)).filter(tile => tile !== okey)
      return { tiles: [...Array<number>(wilds).fill(okey), ...plain].slice(0, size), okey }
    })

const run1s = ['low', 'lowOrHigh', 'circular'] as const

describe('against a slow search of another kind', () => {
  for (const run1 of run1s) {
    it(`canMeldAll, ${run1}`, () => {
      fc.assert(
        fc.property(hands(14), ({ tiles, okey }) => {
          const rules = { okey, run1 }
          const melds = canMeldAll(tiles, rules)
          expect(melds !== null).toBe(slowCanMeldAll(tiles, rules))
          if (melds) expect([fault(tiles, melds, rules), laid(melds)]).toEqual(['', tiles.length])
        }),
        { numRuns: runs(300) },
      )
    })

    it(`bestMelds, ${run1}`, () => {
      fc.assert(
        fc.property(hands(15), fc.constantFrom(1 as const, 14 as const), ({ tiles, okey }, highOneValue) => {
          const rules = { okey, run1, highOneValue }
          // Two wilds and runs over the edge can be more than the usual budget is exact for.
          const { points, melds } = bestMelds(tiles, rules, run1 === 'circular' ? { budget: { left: 1e9 } } : {})
          expect(points).toBe(slowBestPoints(tiles, rules))
          expect(fault(tiles, melds, rules)).toBe('')
          expect(melds.reduce((sum, meld) => sum + meldPoints(meld, rules), 0)).toBe(points)
        }),
        { numRuns: runs(200) },
      )
    })

    it(`leastDeadwood, ${run1}`, () => {
      fc.assert(
        fc.property(hands(14), fc.constantFrom(0, 5, 25, 50), ({ tiles, okey }, jokerValue) => {
          const rules = { okey, run1, jokerValue }
          const { deadwood, melds, left } = leastDeadwood(tiles, rules)
          expect(deadwood).toBe(slowLeastDeadwood(tiles, rules))
          expect([fault(tiles, melds, rules), laid(melds) + left.length]).toEqual(['', tiles.length])
        }),
        { numRuns: runs(200) },
      )
    })
  }

  it('four wilds, where a false joker is one too: never a meld of wilds alone', () => {
    fc.assert(
      fc.property(hands(9), fc.constantFrom('low', 'lowOrHigh'), ({ tiles, okey }, run1) => {
        const rules: MeldRules = { okey, run1: run1 as 'low', falseJoker: 'wild' }
        const four = [FJ, FJ, ...tiles.filter(tile => tile !== FJ)]
        const { points, melds } = bestMelds(four, rules)
        expect(points).toBe(slowBestPoints(four, rules))
        expect(fault(four, melds, rules)).toBe('')
        expect(canMeldAll(four, rules) !== null).toBe(slowCanMeldAll(four, rules))
      }),
      { numRuns: runs(60) },
    )
  })

  it('four wilds, and runs over the edge', () => {
    fc.assert(
      fc.property(hands(9), ({ tiles, okey }) => {
        const rules: MeldRules = { okey, run1: 'circular', falseJoker: 'wild' }
        const four = [FJ, FJ, ...tiles.filter(tile => tile !== FJ)]
        const melds = canMeldAll(four, rules)
        expect(melds !== null).toBe(slowCanMeldAll(four, rules))
        if (melds) expect([fault(four, melds, rules), laid(melds)]).toEqual(['', four.length])
      }),
      { numRuns: runs(60) },
    )
  })
})

describe('hands that chance seldom brings, against the slow search', () => {
  const picked = [
    'R1 R1 R2 R2 R3 R3 R4',
    'R1 R1 R2 R2 R3 R3 B9',
    'R1 R1 R2 R2 R3 R3 R4 B9 B9',
    'R3 R4 R5 R5 R6 R7 R7 R8',
    'R12 R12 R13 R13 R1 R1',
    'R10 R11 R12 R13 R1 R1 R2 R3',
    'R12 R13 R1 Y12 Y13 Y1 K1 B1',
    'R11 R12 R13 B9 R1 R2',
    'R13 B9 R2 R3 Y13 B9 Y2',
    'R5 Y5 B5 K5 R5 Y5 B5',
    'R5 Y5 B5 K5 R5 Y5 B9',
    'R5 Y5 B5 K5 R6 R7 B9',
    'R1 R5 Y5 B5 K5 B9',
    'R1 R2 R3 B9',
    'R2 B9 R4 B9 R6',
    'FJ B8 B10 B9 B11',
    'FJ FJ R4 R5',
    'FJ FJ B9 B9 R5 Y5',
    'FJ FJ B9 R13 R12 Y1',
    'FJ B9 B9 R1 Y7 K13',
    'FJ FJ B9 B9 R7',
  ]
  const okey = parseTiles('B9')[0]
  it.each(run1s.flatMap(run1 => picked.map(text => [run1, text] as const)))('%s: %s', (run1, text) => {
    const tiles = parseTiles(text)
    for (const falseJoker of text.includes('FJ') ? (['face', 'wild'] as const) : (['face'] as const)) {
      const rules: MeldRules = { okey, run1, falseJoker, highOneValue: 14 }
      const all = canMeldAll(tiles, rules)
      const best = bestMelds(tiles, rules)
      expect(all !== null, falseJoker).toBe(slowCanMeldAll(tiles, rules))
      expect(best.points, falseJoker).toBe(slowBestPoints(tiles, rules))
      for (const melds of [all ?? [], best.melds]) expect(fault(tiles, melds, rules), falseJoker).toBe('')
      if (all) expect(laid(all), falseJoker).toBe(tiles.length)
      for (const jokerValue of [0, 50]) {
        const least = leastDeadwood(tiles, { ...rules, jokerValue })
        expect(least.deadwood, `${falseJoker} ${jokerValue}`).toBe(slowLeastDeadwood(tiles, { ...rules, jokerValue }))
        expect(fault(tiles, least.melds, rules), falseJoker).toBe('')
      }
    }
  })
})

describe('the quick search', () => {
  /** Few tiles of few numbers, so that about every second hand can be melded. */
  const small = (seed: number) => {
    const random = seeded(seed)
    const [okey, low, size] = [Math.floor(random() * 52), Math.floor(random() * 13), 3 + Math.floor(random() * 6)]
    const near = shuffled(104, random)
      .map(id => id >> 1)
      .filter(face => face !== okey && ((face % 13) - low + 13) % 13 < 4 && face < 39)
    return { okey, tiles: [...Array<number>(seed % 3).fill(okey), ...near].slice(0, size) }
  }
  it.each(Array.from({ length: 20 }, (_, i) => 20 * i))(
    'decides by itself with up to two wilds, seeds from %i',
    seed => {
      for (let i = seed; i < seed + 20; i++) {
        const { tiles, okey } = small(i)
        for (const run1 of ['low', 'lowOrHigh'] as const) {
          const melds = cover(tiles, { okey, run1 })
          expect(melds && laid(melds), `seed ${i}, ${run1}`).toBe(
            slowCanMeldAll(tiles, { okey, run1 }) ? tiles.length : null,
          )
          if (melds) expect(fault(tiles, melds, { okey, run1 }), `seed ${i}, ${run1}`).toBe('')
        }
      }
    },
  )
  it('leaves three wilds to the sweep, and says that nothing is melded by nothing', () => {
    const rules: MeldRules = { okey: parseTiles('B9')[0], run1: 'low' }
    expect(cover(parseTiles('B9 B9 R5'), rules)).toHaveLength(1)
    expect(cover(parseTiles('B9 B9 B9 R5'), rules)).toBeUndefined()
    expect(cover([], rules)).toEqual([])
  })
})

describe('a budget', () => {
  // Tiles about the edge, all wilds there are: nothing takes longer to arrange.
  const wide = (seed: number) => {
    const random = seeded(seed)
    const okey = Math.floor(random() * 52)
    const near = shuffled(104, random)
      .map(id => id >> 1)
      .filter(face => face !== okey && (face % 13 < 3 || face % 13 > 8))
    return { tiles: [okey, okey, FJ, FJ, ...near].slice(0, 22), okey }
  }

  it.each(run1s)('of situations is kept, and what is found is a proper answer: %s', run1 => {
    for (let seed = 1; seed <= 4; seed++) {
      const { tiles, okey } = wide(seed)
      const rules: MeldRules = { okey, run1, falseJoker: 'wild' }
      const budget = { left: 1000 }
      const { melds } = bestMelds(tiles, rules, { keepOne: true, budget })
      expect([fault(tiles, melds, rules), laid(melds) < tiles.length], `seed ${seed}`).toEqual(['', true])
      // A sweep that has begun goes on with the few dearest.
      expect(budget.left, `seed ${seed}`).toBeGreaterThan(-1000)
    }
  })

  it('is one for all that is tried to keep a tile, and there is one by default', () => {
    const used = (keepOne: boolean) => {
      const budget = budgetOf()
      const all = budget.left
      bestMelds(parseTiles('R1 R2 R3 R4 Y5 Y6 Y7'), { run1: 'low' }, { keepOne, budget })
      return all - budget.left
    }
    expect(used(false)).toBeGreaterThan(0)
    expect(used(true)).toBeGreaterThan(4 * used(false))
  })

  it('that is large enough changes nothing', () => {
    fc.assert(
      fc.property(hands(15), ({ tiles, okey }) => {
        const rules: MeldRules = { okey, run1: 'lowOrHigh' }
        expect(bestMelds(tiles, rules, { budget: { left: 1e9 } })).toEqual(bestMelds(tiles, rules))
      }),
      { numRuns: runs(60) },
    )
  })
})

describe('what a greedy search gets wrong', () => {
  const rules: MeldRules = { okey: parseTiles('B9')[0], run1: 'lowOrHigh' }
  it.each([
    ['a run of five', 'R1 R2 R3 R4 R5 Y1 Y2 Y3 K7 K8 K9 R9 Y9 FJ', true],
    ['four runs of one colour through one number', 'R3 R3 R4 R4 R5 R5 B9 B9 R6 R6 R7 R7', true],
    ['a wild in the place of a tile that is there', 'R5 Y5 K5 R4 B9 R6', true],
    ['the right triple of four colours', 'R5 Y5 B5 K5 R6 R7', true],
    ['12-13-1', 'R12 R13 R1', true],
    ['never 13-1-2', 'R13 R1 R2', false],
    ['a wild first', 'B9 R12 R13', true],
    ['two wilds alone', 'B9 B9', false],
    ['two of a colour in a set', 'R5 R5 Y5', false],
    ['a false joker is the okey', 'B8 FJ B10', true],
    ['a false joker is not wild', 'R8 FJ R10', false],
    ['1 at both ends', 'R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1', true],
  ])('%s', (_, text, can) => {
    const tiles = parseTiles(text)
    const melds = canMeldAll(tiles, rules)
    expect(melds !== null).toBe(can)
    if (melds) expect([fault(tiles, melds, rules), laid(melds)]).toEqual(['', tiles.length])
  })

  it('keeps a tile when asked, though all could be laid', () => {
    const tiles = parseTiles('R1 R2 R3 R4')
    const low: MeldRules = { run1: 'low' }
    expect(bestMelds(tiles, low).points).toBe(10)
    const kept = bestMelds(tiles, low, { keepOne: true })
    expect([kept.points, laid(kept.melds)]).toEqual([9, 3])
  })

  it('lays a run with a 1 at both ends as two', () => {
    const tiles = parseTiles('R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1')
    const high: MeldRules = { run1: 'lowOrHigh', highOneValue: 14 }
    const { points, melds } = bestMelds(tiles, high)
    expect([points, laid(melds), fault(tiles, melds, high)]).toEqual([91 + 14, 14, ''])
  })

  it('leaves the cheapest by a table, and a 1 above 13 costs what a 1 does', () => {
    const deadwood = Array.from({ length: 14 }, (_, number) => (number === 1 ? 25 : number))
    const left = (text: string) => leastDeadwood(parseTiles(text), { run1: 'lowOrHigh', deadwood }).deadwood
    expect(left('R12 R13 R1 Y12 B12')).toBe(24)
    expect(left('R12 R13 Y12 B12')).toBe(13)
    expect(left('R1 R2 Y3')).toBe(30)
  })

  it('counts by a table when the game has one', () => {
    const five = Array(15).fill(5)
    const values = { run: five.with(14, 10).with(13, 10).with(12, 10), set: five.with(1, 25) }
    expect(bestMelds(parseTiles('R12 R13 R1'), { run1: 'lowOrHigh', values }).points).toBe(30)
    expect(bestMelds(parseTiles('R1 R2 R3'), { run1: 'lowOrHigh', values }).points).toBe(15)
    expect(bestMelds(parseTiles('R1 Y1 K1'), { run1: 'lowOrHigh', values }).points).toBe(75)
    expect(leastDeadwood([J, ...parseTiles('R1 Y9')], { run1: 'low', jokerValue: 50 }).deadwood).toBe(60)
  })
})

describe('pairs', () => {
  const rules: MeldRules = { okey: parseTiles('B9')[0], run1: 'low' }
  it.each([
    ['two alike', 'R1 R1 R2', 1],
    ['an okey with anything', 'R1 B9', 1],
    ['two okeys', 'B9 B9', 1],
    ['two false jokers', 'FJ FJ', 1],
    ['a false joker and an okey', 'FJ B9', 1],
    ['not a false joker and something else', 'FJ R1', 0],
    ['singles before each other', 'B9 B9 R1 Y1', 2],
    ['an okey alone', 'R1 R1 B9', 1],
    ['three okeys', 'B9 B9 B9', 1],
  ])('%s', (_, text, count) => {
    const tiles = parseTiles(text)
    const found = pairs(tiles, rules)
    expect(found.count).toBe(count)
    expect(fault(tiles, found.pairs, rules)).toBe('')
  })
})

describe('an okey', () => {
  it('goes to the dearest single', () => {
    const rules: MeldRules = { okey: parseTiles('B9')[0], run1: 'low' }
    const [first] = pairs(parseTiles('R3 Y13 K7 B9'), rules).pairs
    expect(first.tiles.map(({ as }) => as)).toEqual(parseTiles('Y13 Y13'))
  })
})

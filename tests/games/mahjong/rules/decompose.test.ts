import { describe, expect, it } from 'vitest'
import { readings } from '../../../../src/games/mahjong/rules/decompose.ts'
import { missing } from '../../../../src/games/mahjong/rules/distance.ts'
import { isWinningHand, shanten, waits } from '../../../../src/games/mahjong/rules/hand.ts'
import { pack } from '../../../../src/games/mahjong/rules/suits.ts'
import { parseTiles } from '../../../../src/games/mahjong/rules/tiles.ts'
import { seeded, shuffled } from '../../../support/random.ts'

/** Every set there is, as kinds: sequences of three suits, triplets of all kinds. */
const RUNS = [0, 9, 18].flatMap(suit => [0, 1, 2, 3, 4, 5, 6].map(rank => [0, 1, 2].map(i => suit + rank + i)))
const KINDS = Array.from({ length: 34 }, (_, kind) => kind)
const TRIPLETS = KINDS.map(kind => [kind, kind, kind])
const countOf = (kinds: readonly number[]) => KINDS.map(kind => kinds.filter(other => other === kind).length)

/** Every choice of so many sets, each list once. */
function choices(sets: readonly number[][], many: number, from = 0): number[][] {
  if (!many) return [[]]
  return sets.flatMap((set, i) => (i < from ? [] : choices(sets, many - 1, i).map(rest => [...set, ...rest])))
}

describe('what a hand lacks', () => {
  const targets = [false, true].map(runs =>
    [0, 1, 2].map(many =>
      choices(runs ? RUNS : [...RUNS, ...TRIPLETS], many)
        .flatMap(sets => KINDS.map(kind => [...sets, kind, kind]))
        .map(countOf)
        .filter(want => want.every(count => count <= 4)),
    ),
  )
  /** Tried against every finished hand. */
  const slowMissing = (kinds: readonly number[], many: number, runs: boolean) => {
    const have = countOf(kinds)
    let best = Infinity
    for (const want of targets[Number(runs)][many]) {
      let lacks = 0
      for (let kind = 0; kind < 34 && lacks < best; kind++) lacks += Math.max(0, want[kind] - have[kind])
      best = Math.min(best, lacks)
    }
    return best
  }
  /** Tiles of few ranks, so that they have to do with each other. */
  const hand = (seed: number, size: number) => {
    const random = seeded(seed)
    const low = Math.floor(random() * 7)
    return shuffled(136, random)
      .map(tile => tile >> 2)
      .filter(kind => (kind < 27 ? Math.abs((kind % 9) - low) < 3 : kind - 27 === low))
      .slice(0, size)
  }

  it.each([0, 1, 2])('for %i sets and a pair is found by trying all of them', many => {
    for (let seed = 1; seed <= (many === 2 ? 12 : 60); seed++)
      for (const runs of [false, true]) {
        const kinds = hand(100 * many + seed, 3 * many + 1 + (seed % 2))
        const said = `seed ${100 * many + seed}: ${kinds}`
        expect([said, missing(pack(kinds), many, runs)]).toEqual([said, slowMissing(kinds, many, runs)])
      }
  })
})

describe('the readings of a hand', () => {
  const texts = (text: string, sevenPairs = false, quads = false) =>
    readings(parseTiles(text), sevenPairs, quads)
      .map(
        ({ form, groups, pair }) => `${form} ${pair} ${groups.map(({ run, kind }) => (run ? 'r' : 't') + kind).join()}`,
      )
      .sort()

  it.each([
    // Three triplets in a row are three sequences too, but not among the honours, and not over a suit's edge.
    ['111222333m44p', ['standard 12 r0,r0,r0', 'standard 12 t0,t1,t2']],
    ['111222333z44p', ['standard 12 t27,t28,t29']],
    ['888999m111p44s', ['standard 21 t7,t8,t9']],
    ['999m111222p44s', ['standard 21 t8,t9,t10']],
    ['777888999m44p', ['standard 12 r6,r6,r6', 'standard 12 t6,t7,t8']],
    // One pair or the other.
    ['11123444m', ['standard 0 r0,t3', 'standard 3 t0,r1']],
    ['12m', []],
    ['11m', ['standard 0 ']],
  ])('%s', (text, expected) => {
    expect(texts(text)).toEqual([...expected].sort())
  })
  it('are orphans and pairs only of fourteen tiles, and pairs only where they are played', () => {
    expect(readings(parseTiles('19m19p19s12345677z'), false, false)).toEqual([
      { form: 'orphans', groups: [], pair: null },
    ])
    expect(readings(parseTiles('1133557799m1133p'), true, false)).toEqual([{ form: 'pairs', groups: [], pair: null }])
    expect(texts('1133557799m1133p')).toEqual([])
    expect(texts('1111335577m1133p', true)).toEqual([])
    expect(texts('1111335577m1133p', true, true)).toEqual(['pairs null '])
    expect(texts('112233m55p', true)).toEqual(['standard 13 r0,r0'])
    expect(texts('1122m', true)).toEqual([])
    expect(texts('123m456p789s11122z', true)).toEqual(['standard 28 r0,r12,r24,t27'])
  })
})

describe('forms besides four sets and a pair', () => {
  it.each([
    // [hand, distance, with seven pairs, with four of a kind as two pairs]
    ['19m19p19s1234567z', 0, 0, 0],
    ['19m19p19s12345677z', -1, -1, -1],
    ['119m19p19s123456z', 0, 0, 0],
    ['11m19p19s1234567z', 0, 0, 0],
    ['11m19p18s1234567z', 1, 1, 1],
    ['1133557799m113p', 3, 0, 0],
    ['1133557799m1133p', 3, -1, -1],
    ['1111335577m113p', 2, 2, 0],
    ['1111m3333p5555s7z', 2, 2, 0],
    ['147m258p369s1234z', 7, 6, 6],
  ])('%s', (text, plain, pairs, quads) => {
    const hand = parseTiles(text)
    const forms = [{}, { sevenPairs: true }, { sevenPairs: true, sevenPairsQuad: true }]
    expect(forms.map(each => shanten(hand, each))).toEqual([plain, pairs, quads])
    if (hand.length === 14)
      expect(forms.map(each => isWinningHand(hand, each))).toEqual([plain, pairs, quads].map(n => n < 0)) // prettier-ignore
    else
      for (const each of forms)
        expect(waits(hand, each)).toEqual(
          KINDS.filter(kind => countOf(hand)[kind] < 4 && isWinningHand([...hand, kind], each)),
        )
  })
  it('need fourteen tiles, and a hand that wins has two over its sets', () => {
    expect(isWinningHand(parseTiles('1133m'), { sevenPairs: true })).toBe(false)
    expect(isWinningHand(parseTiles('113355m11p'), { sevenPairs: true })).toBe(false)
    expect(isWinningHand(parseTiles('111m'))).toBe(false)
    expect(isWinningHand([])).toBe(false)
    expect(shanten(parseTiles('1133m'), { sevenPairs: true })).toBe(0)
    expect(shanten(parseTiles('1199m11z22z33z'), { sevenPairs: true })).toBe(2)
  })
})

describe('a hand that is none', () => {
  it.each(['1m1p', '12m12p1s', '1122m1p', '11m22p33s55z', '1z', '11z22z', '1112z', '11112z', '111z222z33z4z', '1m2p', '123m1p1s', '11m11p1s'])('%s', text => {
    expect(isWinningHand(parseTiles(text))).toBe(false)
    expect(readings(parseTiles(text), false, false)).toEqual([])
  }) // prettier-ignore
})

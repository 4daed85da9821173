import { describe, expect, it } from 'vitest'
import type { Action } from '../../../../src/games/okey101/action.ts'
import { rules as okey101 } from '../../../../src/games/okey101/index.ts'
import { openings } from '../../../../src/games/okey101/rules/bestOpening.ts'
import { face } from '../../../../src/games/okey101/rules/melds.ts'
import { meldsWith } from '../../../../src/games/okey101/rules/meldsWith.ts'
import { discardCost } from '../../../../src/games/okey101/rules/penalties.ts'
import { placesFor } from '../../../../src/games/okey101/rules/places.ts'
import { takenBack } from '../../../../src/games/okey101/rules/undo.ts'
import type { State } from '../../../../src/games/okey101/types.ts'
import type { MeldRules } from '../../../../src/rummy/meld.ts'
import { makeTiles, parseTiles } from '../../../../src/rummy/tiles.ts'
import { PAIRS, SERIES, lay, layOff, own, play, swap, tableOf } from '../support.ts'

// The indicator is R1, so R2 is the okey.
type Setup = Parameters<typeof tableOf>[0]
const mine = (state: State) => okey101.view(state, 0)
const takenOf = (state: State, code: string, more = {}) => ({
  ...state,
  taken: { tile: own(state, code)[0], from: 1 as const, opened: false, keep: false, ...more },
})
const shown = (melds: { tiles: number[] }[]) => melds.map(meld => makeTiles(meld.tiles.map(face))).sort()

const BIG = 'R11 R12 R13 Y11 Y12 Y13 B10 K10 Y10 K1'

describe('an opening by series', () => {
  it('is the dearest on the rack, with what it needs', () => {
    const { series } = openings(mine(tableOf({ hands: [BIG, ''] })))
    expect(series).toMatchObject({ points: 102, need: 101, ready: true })
    expect(shown(series.melds)).toEqual(['R11 R12 R13', 'Y10 B10 K10', 'Y11 Y12 Y13'])
    const less = openings(mine(tableOf({ hands: [`${BIG.replace('B10 K10 Y10', 'B9 K9 Y9')} K3`, ''] }))).series
    expect([less.points, less.ready]).toEqual([99, false])
  })
  it('keeps a tile for the discard once it has drawn', () => {
    const hand = BIG.slice(0, -' K1'.length)
    const at = (stage: 'draw' | 'play') => openings(mine(tableOf({ hands: [hand, ''], stage }))).series.points
    expect(at('draw')).toBe(102)
    expect(at('play')).toBeLessThan(102)
  })
  it('holds the discard that was taken for it', () => {
    const state = tableOf({ hands: [`${BIG} R10 K9`, ''] })
    const used = openings(mine(takenOf(state, 'R10'))).series
    expect(used.melds.flatMap(meld => meld.tiles)).toContain(own(state, 'R10')[0])
    expect(openings(mine(takenOf(state, 'K9'))).series).toMatchObject({ points: 0, ready: false, melds: [] })
    // Whoever had opened before, or announced pairs, need not open with it.
    expect(openings(mine(takenOf(state, 'K9', { keep: true }))).series.points).toBeGreaterThan(100)
    expect(openings(mine(takenOf(state, 'K9', { opened: true }))).series.points).toBeGreaterThan(100)
  })
  it('is not for whoever has announced pairs', () => {
    const state = tableOf({ hands: [BIG, ''] })
    expect(openings(mine({ ...state, declared: [true, false] })).series.ready).toBe(false)
    expect(openings(mine({ ...state, declared: [false, true] })).series.ready).toBe(true)
  })
  it('needs no threshold to lay everything at once, while nobody has opened', () => {
    const hand = 'R3 R4 R5 Y3 Y4 Y5 K1'
    const ready = (more: Partial<Setup>) => openings(mine(tableOf({ hands: [hand, ''], ...more }))).series.ready
    expect(ready({ options: { eldenNeedsThreshold: false } })).toBe(true)
    expect(ready({ options: { eldenNeedsThreshold: true } })).toBe(false)
    expect(ready({ options: { eldenNeedsThreshold: false }, opened: [null, SERIES] })).toBe(false)
    expect(ready({ hands: [`${hand} K5`, ''], options: { eldenNeedsThreshold: false } })).toBe(false)
  })
})

describe('an opening by pairs', () => {
  const FIVE = 'R4 R4 Y6 Y6 B8 B8 K3 K3 R9 R9 K1'
  it('counts pairs, an okey pairing with anything', () => {
    const count = (hand: string) => openings(mine(tableOf({ hands: [hand, ''] }))).pairs
    expect(count(FIVE)).toMatchObject({ count: 5, need: 5, ready: true })
    expect(count(FIVE.replace('R9 R9', 'R9 R2'))).toMatchObject({ count: 5, ready: true })
    expect(count(FIVE.replace('R9 R9', 'R9 R8'))).toMatchObject({ count: 4, ready: false })
  })
  it('keeps one tile for the discard', () => {
    expect(openings(mine(tableOf({ hands: [FIVE.replace(' K1', ' K5 K5'), ''] }))).pairs.count).toBe(5)
  })
  it('holds the discard that was taken for it, if pairs may take at all', () => {
    const state = tableOf({ hands: [`${FIVE} B5`, ''], options: { pairsGoerMayTake: 'forPairs' } })
    const okey = tableOf({ hands: [`${FIVE} B5 R2`, ''], options: { pairsGoerMayTake: 'forPairs' } })
    expect(openings(mine(takenOf(state, 'R4'))).pairs).toMatchObject({ count: 5, ready: true })
    expect(openings(mine(takenOf(state, 'B5'))).pairs).toMatchObject({ count: 0, ready: false, melds: [] })
    expect(openings(mine(takenOf(okey, 'B5'))).pairs).toMatchObject({ count: 6, ready: true })
    const never = tableOf({ hands: [FIVE, ''], options: { pairsGoerMayTake: 'never' } })
    expect(openings(mine(takenOf(never, 'R4'))).pairs.ready).toBe(false)
    expect(openings(mine(never)).pairs.ready).toBe(true)
  })
})

describe('every meld with one tile', () => {
  const all = (must: string, hand: string, run1: MeldRules['run1'] = 'low') =>
    meldsWith(parseTiles(must)[0], parseTiles(hand), { run1, okey: parseTiles('R2')[0], falseJoker: 'okey' } as never)
      .map(({ meld, rest }) => `${meld.kind} ${makeTiles(meld.tiles.map(({ as }) => as))} | ${makeTiles(rest)}`)
      .sort()
  it('is a run on either side, or a set', () => {
    expect(all('Y5', 'Y5 Y3 Y4 Y6 K1')).toEqual([
      'run Y3 Y4 Y5 Y6 | K1',
      'run Y3 Y4 Y5 | Y6 K1',
      'run Y4 Y5 Y6 | Y3 K1',
    ])
    expect(all('Y5', 'Y5 R5 B5 K5')).toEqual(
      ['set Y5 B5 K5 | R5', 'set Y5 R5 B5 K5 | ', 'set Y5 R5 B5 | K5', 'set Y5 R5 K5 | B5'].sort(),
    )
    expect(all('Y5', 'Y5 Y7 K1')).toEqual([])
  })
  it('ends at 13, or goes on to 1 where the house lets it', () => {
    expect(all('Y1', 'Y1 Y12 Y13 K5')).toEqual([])
    expect(all('Y1', 'Y1 Y12 Y13 K5', 'lowOrHigh')).toEqual(['run Y12 Y13 Y1 | K5'])
    expect(all('Y1', 'Y1 Y2 Y13 K5', 'lowOrHigh')).toEqual([])
    expect(all('Y1', 'Y1 Y2 Y13 K5', 'circular')).toEqual(['run Y13 Y1 Y2 | K5'])
  })
  it('may have an okey in any other place', () => {
    expect(all('Y5', 'Y5 Y6 R2')).toEqual(['run Y4 Y5 Y6 | ', 'run Y5 Y6 Y7 | '])
  })
})

describe('what is offered', () => {
  const types = (state: State) => [...new Set(okey101.moves(mine(state)).map(({ type }) => type))]
  it('at the draw: the stock, the discard, announcing', () => {
    const state = tableOf({ hands: ['R9', ''], piles: ['', 'K5'], stage: 'draw', options: { declaredPairs: true } })
    expect(okey101.moves(mine(state))).toEqual([
      { type: 'draw', from: 'stock' },
      { type: 'draw', from: 'discard' },
      { type: 'declarePairs' },
    ])
    expect(okey101.moves(mine({ ...state, stock: [], piles: [[], []] }))).toEqual([
      { type: 'pass' },
      { type: 'declarePairs' },
    ])
  })
  it('an opening that is ready, and every discard', () => {
    const state = tableOf({ hands: [BIG, ''] })
    const moves = okey101.moves(mine(state))
    expect(moves[0]).toMatchObject({ type: 'lay', melds: expect.any(Array) })
    expect(moves.slice(1)).toEqual(state.hands[0].map(tile => ({ type: 'discard', tile })))
    expect(types(tableOf({ hands: ['R9 Y9', ''] }))).toEqual(['discard'])
  })
  it('having opened: single melds, lay-offs and okeys, and pairs as the house has it', () => {
    const setup: Setup = {
      hands: ['K11 K9 Y5 Y6 Y7 B4 B4 R13', ''],
      melds: [
        [1, 'run', 'K8 R2 K10'],
        [1, 'pair', 'R5 R5'],
      ],
      opened: [SERIES, PAIRS],
    }
    const state = tableOf({ ...setup, options: { seriesMayLayPairs: true } })
    const [k11] = own(state, 'K11')
    const [k9] = own(state, 'K9')
    const moves = okey101.moves(mine(state))
    const laid = moves.flatMap(move => (move.type === 'lay' ? shown(move.melds as never) : []))
    expect(laid).toEqual(['Y5 Y6 Y7', 'B4 B4'])
    expect(moves).toContainEqual({ type: 'layOff', tile: k11, meld: 0, end: 'high' })
    expect(moves).toContainEqual({ type: 'swap', tile: k9, meld: 0 })
    const noPairs = okey101.moves(mine(tableOf({ ...setup, options: { seriesMayLayPairs: false } })))
    expect(noPairs.filter(({ type }) => type === 'lay')).toHaveLength(1)
    const pairsGoer = okey101.moves(mine(tableOf({ ...setup, opened: [PAIRS, PAIRS] })))
    expect(pairsGoer.flatMap(move => (move.type === 'lay' ? shown(move.melds as never) : []))).toEqual(['B4 B4'])
  })
  it('giving back what was taken and not used', () => {
    const state = takenOf(tableOf({ hands: ['R9 Y9', ''] }), 'R9')
    expect(okey101.moves(mine(state))).toEqual([{ type: 'giveBack' }])
  })
})

describe('where a tile goes', () => {
  const places = (code: string, melds: Setup['melds'], options: Setup['options'] = {}) => {
    const state = tableOf({ hands: [code, ''], melds, options, opened: [SERIES, SERIES] })
    return placesFor(mine(state), state.hands[0][0]).map(({ meld, end }) => `${meld} ${end}`)
  }
  const RUN: [1, 'run', string] = [1, 'run', 'K8 K9 K10']
  it.each<[string, string, Setup['melds'], Setup['options'], string[]]>([
    ['below a run', 'K7', [RUN], {}, ['0 low']],
    ['above a run', 'K11', [RUN], {}, ['0 high']],
    ['nowhere', 'K9', [RUN], {}, []],
    ['into a long run, where it may be split', 'K6', [[1, 'run', 'K4 K5 K6 K7 K8']], { rearrange: true }, ['0 split']],
    ['not into a long run otherwise', 'K6', [[1, 'run', 'K4 K5 K6 K7 K8']], { rearrange: false }, []],
    ['in an okey’s place', 'K9', [[1, 'run', 'K8 R2 K10']], {}, ['0 swap']],
    ['in an okey’s place in a pair', 'K6', [[1, 'pair', 'K6 R2']], {}, ['0 swap']],
    ['to a set', 'K8', [[1, 'set', 'R8 B8 Y8']], {}, ['0 set']],
    ['not to a full set', 'K8', [[1, 'set', 'R8 B8 Y8 K8']], {}, []],
    ['an okey at every end, once', 'R2', [RUN, [1, 'set', 'R8 B8 Y8']], {}, ['0 low', '0 high', '1 set']],
  ])('%s', (_, code, melds, options, found) => expect(places(code, melds, options)).toEqual(found))
  it('tells what a discard costs, and whom it helps', () => {
    const cost = (opened: State['opened'], options: Setup['options'] = {}, code = 'K11') => {
      const state = tableOf({ hands: [`${code} R9`, '', ''], melds: [RUN], opened, options })
      return discardCost(mine(state), own(state, code)[0])
    }
    const all = { floorPenalties: 'both' } as const
    expect(cost([SERIES, SERIES, null], all)).toMatchObject({ places: [{ meld: 0, end: 'high' }], feeds: 1 })
    expect(cost([SERIES, null, SERIES], all).feeds).toBeNull()
    expect(cost([SERIES, SERIES, null], all, 'K5')).toEqual({ fine: null, places: [], feeds: null })
    // Who goes for pairs takes a discard for a pair alone, or never.
    for (const pairsGoerMayTake of ['forPairs', 'never'] as const)
      expect(cost([SERIES, PAIRS, null], { pairsGoerMayTake }).feeds).toBeNull()
  })
})

describe('a play taken back', () => {
  const state = tableOf({
    hands: ['K11 K9 Y5 Y6 Y7 R13', ''],
    melds: [[1, 'run', 'K8 R2 K10']],
    opened: [SERIES, SERIES],
  })
  it.each<[string, (state: State) => Action]>([
    ['a lay', lay('run Y5 Y6 Y7')],
    ['a lay-off', layOff('K11', 0, 'high')],
    ['a swap', swap('K9', 0)],
  ])('leaves everything as before %s', (_, action) => {
    const after = play(state, action).state
    const back = takenBack(mine(after))
    const sorted = (hand: readonly (number | null)[]) => [...hand].sort()
    expect([back.melds, back.opened, back.plays]).toEqual([state.melds, state.opened, []])
    expect(sorted(back.hands[0])).toEqual(sorted(state.hands[0]))
    expect(back.hands[1]).toEqual([])
  })
  it('an opening is none any more', () => {
    const opening = tableOf({ hands: [BIG, ''], opened: [null, SERIES] })
    const opened = play(opening, lay('run R11 R12 R13', 'run Y11 Y12 Y13', 'set B10 K10 Y10')).state
    expect(opened.opened[0]).toEqual({ how: 'series', amount: 102 })
    expect(takenBack(mine(opened))).toMatchObject({ opened: [null, SERIES], melds: [], plays: [] })
  })
})

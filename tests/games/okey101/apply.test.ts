import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { rules as okey101 } from '../../../src/games/okey101/index.ts'
import { face } from '../../../src/games/okey101/rules/melds.ts'
import { FJ, nextFace } from '../../../src/rummy/tiles.ts'
import { seeded, shuffled } from '../../support/random.ts'
import {
  PAIRS,
  SERIES,
  discard,
  fromStock,
  lay,
  layOff,
  laying,
  meldNames,
  names,
  own,
  play,
  refusal,
  swap,
  tableOf,
  take,
} from './support.ts'

const REST = 'B1 B4 K2 K5'
// 33 + 36 + 33 = 102 points.
const SERIES_102 = ['set R11 Y11 K11', 'run B11 B12 B13', 'run Y10 Y11 Y12']
const HAND_102 = 'R11 Y11 K11 B11 B12 B13 Y10 Y11 Y12'
const PAIRS_5 = ['pair R3 R3', 'pair R4 R4', 'pair R5 R5', 'pair R6 R6', 'pair R7 R7']
const HAND_PAIRS = 'R3 R3 R4 R4 R5 R5 R6 R6 R7 R7'

describe('the deal', () => {
  const dealt = (seed: number, more = {}) => {
    const options = v.parse(okey101.options, more)
    return okey101.apply(okey101.start(options, 4), { by: 'table', order: shuffled(106, seeded(seed)) }).state
  }
  test('22 tiles for the starter, 21 for the others, 20 in the stock', () => {
    const state = dealt(1)
    expect(state.hands.map(hand => hand.length)).toEqual([22, 21, 21, 21])
    expect(state.stock.length).toBe(20)
    expect([state.dealer, state.turn, state.stage]).toEqual([3, 0, 'play'])
    expect(state.okey).toBe(nextFace(face(state.indicator!)))
  })
  test('the dealer may be the starter', () => expect(dealt(1, { starter: 'dealer' }).turn).toBe(3))
  const falseJokerTurned = (riziko: boolean) => {
    const order = shuffled(106, seeded(2)).filter(tile => tile !== 104)
    order.splice(85, 0, 104)
    const options = v.parse(okey101.options, { riziko })
    return okey101.apply(okey101.start(options, 4), { by: 'table', order }).state
  }
  test('a false joker is put back and another tile turned', () => {
    const state = falseJokerTurned(false)
    expect(face(state.indicator!)).not.toBe(FJ)
    expect(state.stock).toContain(104)
  })
  test('under riziko it stays, and the false joker is the okey', () =>
    expect([falseJokerTurned(true).indicator, falseJokerTurned(true).okey]).toEqual([104, FJ]))
})

describe('opening', () => {
  const state = tableOf({ hands: [`${HAND_102} R8 R9 R10 ${REST}`, 'R4', 'R5', 'R6'] })
  test('too little is refused with the sum', () =>
    expect(refusal(state, laying(state, 'set R11 Y11 K11', 'run B11 B12 B13', 'run R8 R9 R10'))).toEqual({
      why: 'notEnough',
      with: { points: 96, need: 101 },
    }))
  test('enough opens, and everyone sees how', () => {
    const opened = play(state, lay(...SERIES_102)).state
    expect(opened.opened[0]).toEqual({ how: 'series', amount: 102 })
    expect(okey101.view(opened, 2).melds.map(meld => meld.owner)).toEqual([0, 0, 0])
  })
  test('what is no meld is named', () =>
    expect(refusal(state, laying(state, 'set R11 Y11 K11', 'run B11 B12 B4'))).toEqual({
      why: 'notAMeld',
      with: { n: 2 },
    }))
  test('12-13-1 is none, unless the house says so', () => {
    const high = (run1: 'low' | 'lowOrHigh') => {
      const table = tableOf({ options: { run1 }, hands: [`B12 B13 B1 ${REST}`, 'R4'], opened: [SERIES, null] })
      return refusal(table, laying(table, 'run B12 B13 B1'))
    }
    expect(high('low')?.why).toBe('notAMeld')
    expect(high('lowOrHigh')).toBeNull()
  })
  test('a tile counts once, and must be yours', () => {
    const [tile] = own(state, 'B4')
    expect(refusal(state, { type: 'lay', melds: [{ kind: 'pair', tiles: [tile, tile] }] })?.why).toBe('tileTwice')
    expect(refusal(state, { type: 'lay', melds: [{ kind: 'pair', tiles: [state.hands[1][0], tile] }] })?.why).toBe(
      'notYourTile',
    )
  })
  test('five pairs open, four do not, and pairs do not mix with series', () => {
    const table = tableOf({ hands: [`${HAND_PAIRS} Y11 K11 B11 B1`, 'R8'] })
    expect(refusal(table, laying(table, ...PAIRS_5.slice(1)))).toEqual({
      why: 'notEnoughPairs',
      with: { n: 4, need: 5 },
    })
    expect(refusal(table, laying(table, ...PAIRS_5, 'set Y11 K11 B11'))?.why).toBe('mixedOpening')
    const opened = play(table, lay(...PAIRS_5)).state
    expect(opened.opened[0]).toEqual({ how: 'pairs', amount: 5 })
    expect(refusal(opened, laying(opened, 'set Y11 K11 B11'))?.why).toBe('pairsOnly')
  })
  test('the last tile cannot be laid', () => {
    const table = tableOf({ hands: [HAND_102, 'R4'] })
    expect(refusal(table, laying(table, ...SERIES_102))?.why).toBe('keepOne')
  })
  test('an okey counts for what it stands for', () => {
    const table = tableOf({ hands: ['R2 K12 K13 R2 B12 B13 Y9 Y10 Y11 R9 Y4 B4', 'R8'] })
    const opened = play(table, lay('run R2 K12 K13', 'run R2 B12 B13', 'run Y9 Y10 Y11')).state
    expect(opened.opened[0]?.amount).toBe(36 + 36 + 30)
  })
  test('raising asks for one more than the highest opening', () => {
    const at = (opened: (typeof SERIES | null)[], more = {}) => {
      const table = tableOf({ options: { raise: true, ...more }, hands: [`${HAND_102} ${REST}`, '', '', ''], opened })
      return refusal(table, laying(table, ...SERIES_102))
    }
    const high = { how: 'series' as const, amount: 120 }
    expect(at([null, high, null, null])).toEqual({ why: 'notEnough', with: { points: 102, need: 121 } })
    expect(at([null, PAIRS, null, null])).toBeNull()
    expect(at([null, null, high, null], { teams: true })).toBeNull()
    expect(at([null, null, high, null], { teams: true, raisePartner: 'bound' })?.why).toBe('notEnough')
    expect(at([null, high, null, null], { teams: true })?.why).toBe('notEnough')
  })
  test('the café fines a wrong opening and gives the tiles back', () => {
    const table = tableOf({ options: { strictOpening: true }, hands: [`${HAND_102} ${REST}`, ''] })
    const after = play(table, lay('set R11 Y11 K11')).state
    expect(after.penalties[0]).toEqual([{ key: 'wrongOpening', points: 101 }])
    expect(after.hands).toEqual(table.hands)
  })
})

describe('taking the discard', () => {
  const setup = {
    hands: [`R11 Y11 B11 B12 B13 Y10 Y11 Y12 ${REST}`, '', '', 'R4'],
    piles: ['', '', '', 'K11'],
    stage: 'draw' as const,
  }
  test('binds: open with it, or give it back and draw', () => {
    const taken = play(tableOf(setup), take).state
    expect(refusal(taken, discard('B1')(taken))?.why).toBe('useTaken')
    const back = play(taken, () => ({ type: 'giveBack' })).state
    expect(back.piles[3].length).toBe(1)
    expect(refusal(back, take())?.why).toBe('gaveBack')
    const drawn = play(back, fromStock, discard('B1')).state
    expect(drawn.penalties[0]).toEqual([])
  })
  test('giving back may cost', () => {
    const state = play(tableOf({ ...setup, options: { giveBack: 'penalty' } }), take, () => ({
      type: 'giveBack',
    })).state
    expect(state.penalties[0]).toEqual([{ key: 'gaveBack', points: 101 }])
  })
  test('opening with it frees the discard', () => {
    const state = play(tableOf(setup), take, lay(...SERIES_102), discard('B1')).state
    expect(state.turn).toBe(1)
  })
  test('an opening without it does not do, and a lay-off after is too late', () => {
    const table = tableOf({ ...setup, hands: [`${HAND_102} ${REST}`, '', '', 'R4'], options: { twinOk: false } })
    const taken = play(table, take).state
    const [before] = own(table, 'K11')
    const action = laying(table, ...SERIES_102)
    expect(JSON.stringify(action)).toContain(String(before))
    expect(refusal(taken, action)?.why).toBe('openWithTaken')
  })
  test('its twin does, if the house allows', () => {
    const table = tableOf({ ...setup, hands: [`${HAND_102} ${REST}`, '', '', 'R4'] })
    const state = play(table, take, () => laying(table, ...SERIES_102), discard('K11')).state
    expect(state.turn).toBe(1)
  })
  test('whoever has opened must lay it or lay it off', () => {
    const table = tableOf({
      hands: ['K4 R9 Y9', '', '', 'R4'],
      piles: ['', '', '', 'K11'],
      stage: 'draw',
      opened: [SERIES, null, null, null],
      melds: [[1, 'run', 'K8 K9 K10']],
    })
    const taken = play(table, take).state
    expect(refusal(taken, discard('K4')(taken))?.why).toBe('useTaken')
    expect(play(taken, layOff('K11', 0), discard('K4')).state.turn).toBe(1)
  })
  test('giving back takes this turn’s plays with it', () => {
    const table = tableOf({
      hands: ['K11 R9 Y9', '', '', 'R4'],
      piles: ['', '', '', 'K1'],
      stage: 'draw',
      opened: [SERIES, null, null, null],
      melds: [[1, 'run', 'K8 K9 K10']],
    })
    const state = play(table, take, layOff('K11', 0), () => ({ type: 'giveBack' })).state
    expect(meldNames(state, 0)).toBe('K8 K9 K10')
    expect(names(state.hands[0])).toBe('R9 Y9 K11')
  })
  test('a pairs-goer takes it only for pairs, or never', () => {
    const at = (pairsGoerMayTake: 'forPairs' | 'never') =>
      tableOf({
        options: { pairsGoerMayTake },
        hands: ['K11 R9 Y9', '', '', 'R4'],
        piles: ['', '', '', 'K11'],
        stage: 'draw',
        opened: [PAIRS, null, null, null],
        melds: [[1, 'run', 'K8 K9 K10']],
      })
    expect(refusal(at('never'), take())?.why).toBe('pairsGoerTakes')
    const laidOff = play(at('forPairs'), take, layOff('K11', 0)).state
    expect(refusal(laidOff, discard('R9')(laidOff))?.why).toBe('useTaken')
    expect(play(at('forPairs'), take, lay('pair K11 K11'), discard('R9')).state.turn).toBe(1)
  })
  test('whoever announced pairs keeps it, opens with pairs alone and cannot go back', () => {
    const table = tableOf({ ...setup, options: { declaredPairs: true } })
    const state = play(table, () => ({ type: 'declarePairs' }), take).state
    expect(refusal(state, laying(state, ...SERIES_102))?.why).toBe('declaredPairs')
    expect(play(state, discard('B1')).state.hands[0].length).toBe(12)
    expect(refusal(tableOf(setup), { type: 'declarePairs' })?.why).toBe('noDeclaring')
  })
  test('the one who fed an opening may have to pay', () => {
    const fed = (fedOpening: 'flat' | 'tenTimesTile') =>
      play(tableOf({ ...setup, options: { fedOpening } }), take, lay(...SERIES_102), discard('B1')).state.penalties[3]
    expect(fed('flat')).toEqual([{ key: 'fedOpening', points: 101 }])
    expect(fed('tenTimesTile')).toEqual([{ key: 'fedOpening', points: 110 }])
  })
})

describe('after opening', () => {
  const setup = {
    hands: ['K11 K7 K12 R8 Y3 R2 Y9', '', '', ''],
    opened: [SERIES, SERIES, null, null],
    melds: [
      [1, 'run', 'K8 K9 K10'],
      [1, 'set', 'Y8 B8 K8'],
      [1, 'run', 'R2 R9 R10'],
    ] as [0 | 1, 'run' | 'set', string][],
  }
  test('tiles go to the ends of runs and fill sets', () => {
    const state = play(tableOf(setup), layOff('K11', 0), layOff('K12', 0), layOff('K7', 0), layOff('R8', 1)).state
    expect([meldNames(state, 0), meldNames(state, 1)]).toEqual(['K7 K8 K9 K10 K11 K12', 'Y8 B8 K8 R8'])
    expect(refusal(state, layOff('Y3', 0)(state))?.why).toBe('noPlace')
    expect(refusal(state, { type: 'layOff', tile: own(state, 'Y3')[0], meld: 9 })?.why).toBe('noSuchMeld')
  })
  test('an okey goes to the end it is put at', () => {
    const low = play(tableOf(setup), layOff('R2', 0, 'low')).state
    expect(meldNames(low, 0)).toBe('K7 K8 K9 K10')
    expect(meldNames(play(tableOf(setup), layOff('R2', 0, 'high')).state, 0)).toBe('K8 K9 K10 K11')
  })
  test('not before opening', () => {
    const table = tableOf({ ...setup, opened: [null, SERIES, null, null] })
    expect(refusal(table, layOff('K11', 0)(table))?.why).toBe('notOpened')
    expect(refusal(table, swap('R8', 2)(table))?.why).toBe('notOpened')
  })
  test('a pairs opener lays off two tiles a turn', () => {
    const state = play(
      tableOf({ ...setup, opened: [PAIRS, SERIES, null, null] }),
      layOff('K11', 0),
      layOff('K7', 0),
    ).state
    expect(refusal(state, layOff('R8', 1)(state))).toEqual({ why: 'layOffLimit', with: { n: 2 } })
  })
  test('a series opener lays pairs once somebody has opened with them', () => {
    const at = (opened: (typeof PAIRS | null)[], more = {}) => {
      const table = tableOf({ options: more, hands: ['B5 B5 R9', ''], opened })
      return refusal(table, laying(table, 'pair B5 B5'))?.why
    }
    expect(at([SERIES, PAIRS])).toBeUndefined()
    expect(at([SERIES, SERIES])).toBe('noPairsYet')
    expect(at([SERIES, PAIRS], { seriesMayLayPairs: false })).toBe('seriesOnly')
  })
  test('a run is split only where the house rearranges', () => {
    const table = (rearrange: boolean) =>
      tableOf({
        options: { rearrange },
        hands: ['K8 R9', ''],
        opened: [SERIES, null],
        melds: [[1, 'run', 'K6 K7 K8 K9 K10']],
      })
    expect(refusal(table(false), layOff('K8', 0, 'split')(table(false)))?.why).toBe('noPlace')
    const { state } = play(table(true), layOff('K8', 0, 'split'))
    expect(state.melds.map((_, at) => meldNames(state, at))).toEqual(['K6 K7 K8', 'K8 K9 K10'])
    expect(play(state, () => ({ type: 'undo' })).state.melds).toEqual(table(true).melds)
  })

  test('the exact face takes an okey out of a run', () => {
    const state = play(tableOf(setup), swap('R8', 2)).state
    expect(names(state.hands[0])).toContain('R2 R2')
    expect(meldNames(state, 2)).toBe('R8 R9 R10')
  })
  test('either missing colour takes it out of a set of three, or the set must be four', () => {
    const at = (setSwap: 'either' | 'bothOnTable', tiles = 'R5 Y5 R2') =>
      tableOf({ options: { setSwap }, hands: ['K5 B5 R9', ''], opened: [SERIES, null], melds: [[1, 'set', tiles]] })
    for (const code of ['K5', 'B5']) {
      const state = play(at('either'), swap(code, 0)).state
      expect(names(state.hands[0])).toContain('R2')
    }
    expect(refusal(at('bothOnTable'), swap('K5', 0)(at('bothOnTable')))?.why).toBe('nothingToSwap')
    const four = play(at('bothOnTable'), layOff('B5', 0), swap('K5', 0)).state
    expect(meldNames(four, 0)).toBe('R5 Y5 K5 B5')
  })
  test('and out of a pair', () => {
    const table = tableOf({ hands: ['K5 R9', ''], opened: [SERIES, PAIRS], melds: [[1, 'pair', 'K5 R2']] })
    expect(names(play(table, swap('K5', 0)).state.hands[0])).toBe('R2 R9')
    expect(refusal(table, swap('R9', 0)(table))?.why).toBe('nothingToSwap')
  })
})

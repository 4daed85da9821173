import { describe, expect, test } from 'vitest'
import type { Action } from '../../../../src/games/okey101/action.ts'
import { goOut } from '../../../../src/games/okey101/bot/goOut/goOut.ts'
import { rules as okey101 } from '../../../../src/games/okey101/index.ts'
import { presets } from '../../../../src/games/okey101/presets.ts'
import { openings } from '../../../../src/games/okey101/rules/bestOpening.ts'
import type { State } from '../../../../src/games/okey101/types.ts'
import { seeded, shuffled } from '../../../support/random.ts'
import { PAIRS, SERIES, discard, fromStock, lay, layOff, play, refusal, tableOf, take } from '../support.ts'

const pass = (): Action => ({ type: 'pass' })
const result = (state: State) => {
  const outcome = okey101.outcome(state)!
  return { reason: outcome.reason, winners: outcome.winners, points: outcome.standings.map(one => one.points) }
}

describe('floor penalties', () => {
  const setup = {
    options: presets.classic101,
    hands: ['K11 R2 B4 Y1', '', '', ''],
    melds: [
      [1, 'run', 'K8 K9 K10'],
      [1, 'pair', 'Y1 R2'],
    ] as [1, 'run' | 'pair', string][],
    opened: [null, SERIES, null, null],
  }
  const fines = (code: string, more = {}) => play(tableOf({ ...setup, ...more }), discard(code)).state.penalties[0]
  test('a playable tile, also from someone who has not opened', () =>
    expect(fines('K11')).toEqual([{ key: 'playableThrown', points: 101 }]))
  test('a tile that takes an okey’s place', () => expect(fines('Y1')[0]?.key).toBe('playableThrown'))
  test('an okey, once, even on an empty table', () => {
    expect(fines('R2')).toEqual([{ key: 'okeyThrown', points: 101 }])
    expect(fines('R2', { melds: [] })[0]?.key).toBe('okeyThrown')
  })
  test('nothing else', () => expect(fines('B4')).toEqual([]))
  test('never in the brief’s presets', () => {
    expect(fines('K11', { options: presets.brief })).toEqual([])
    expect(fines('R2', { options: presets.briefCode })).toEqual([])
  })
  test('each can be had alone', () => {
    expect(fines('K11', { options: { floorPenalties: 'okey' } })).toEqual([])
    expect(fines('R2', { options: { floorPenalties: 'playable' } })).toEqual([])
  })
  test('they are added to the hand’s score', () => {
    const table = tableOf({ ...setup, stock: '', hands: ['K11 B4', '', '', ''] })
    const state = play(table, discard('K11'), pass).state
    expect(okey101.outcome(state)!.standings[0]).toMatchObject({ points: 202 + 101, total: 303 })
  })
})

describe('going out', () => {
  const out = (code: string, more = {}) =>
    play(
      tableOf({
        options: presets.classic101,
        hands: [code, 'R9', 'B1 K2', ''],
        opened: [SERIES, SERIES, null, PAIRS],
        ...more,
      }),
      discard(code),
    ).state
  test('normal', () => {
    expect(result(out('K11'))).toEqual({ reason: 'hand_empty', winners: [0], points: [-101, 9, 202, 0] })
  })
  test('with an okey, at no penalty', () => expect(result(out('R2')).points).toEqual([-202, 18, 404, 0]))
  test('with pairs', () =>
    expect(result(out('K11', { opened: [PAIRS, SERIES, null, SERIES] })).points).toEqual([-202, 18, 404, 0]))
  test('a playable tile may be the last', () =>
    expect(result(out('K11', { melds: [[1, 'run', 'K8 K9 K10']] })).points[0]).toBe(-101))
  test('everything shows when the hand is over', () => expect(okey101.view(out('K11'), 1).hands[2]).not.toContain(null))

  const hand = 'R11 Y11 K11 B11 B12 B13 Y10 Y11 Y12 K4'
  const elden = (more = {}) =>
    play(
      tableOf({ options: { ...presets.classic101, ...more }, hands: [hand, 'R9', '', ''] }),
      lay('set R11 Y11 K11', 'run B11 B12 B13', 'run Y10 Y11 Y12'),
      discard('K4'),
    ).state
  test('from the hand, before anyone has opened', () => expect(result(elden()).points[0]).toBe(-202))
  test('not twice as much once somebody has', () => {
    const state = tableOf({ options: presets.classic101, hands: [hand, 'R9'], opened: [null, SERIES] })
    const ended = play(state, lay('set R11 Y11 K11', 'run B11 B12 B13', 'run Y10 Y11 Y12'), discard('K4')).state
    expect(result(ended).points[0]).toBe(-101)
  })
  test('without the threshold, if all is laid in one turn', () => {
    const low = { hands: ['R3 R4 R5 K9', ''] }
    expect(result(play(tableOf(low), lay('run R3 R4 R5'), discard('K9')).state).reason).toBe('hand_empty')
    const strict = tableOf({ ...low, options: { eldenNeedsThreshold: true } })
    expect(refusal(strict, lay('run R3 R4 R5')(strict))?.why).toBe('notEnough')
    const more = tableOf({ hands: ['R3 R4 R5 K9 K1', ''] })
    expect(refusal(more, lay('run R3 R4 R5')(more))?.why).toBe('notEnough')
  })
  test('but not once somebody has opened', () => {
    const table = tableOf({ hands: ['R3 R4 R5 K9', ''], opened: [null, SERIES] })
    expect(refusal(table, lay('run R3 R4 R5')(table))?.why).toBe('notEnough')
    expect(goOut(okey101.view(table, 0))).toBeNull()
    expect(openings(okey101.view(table, 0)).series.ready).toBe(false)
  })
  test('a great opening may earn', () => {
    const table = (code: string) => tableOf({ options: { bigOpening: true, minPairs: 5 }, hands: [code, ''] })
    const seven = 'R3 R3 R4 R4 R5 R5 R6 R6 R7 R7 R8 R8 R9 R9 K1 K5'
    const pairs = [3, 4, 5, 6, 7, 8, 9].map(n => `pair R${n} R${n}`)
    expect(play(table(seven), lay(...pairs), discard('K1')).state.penalties[0]).toEqual([
      { key: 'bigOpening', points: -101 },
    ])
    expect(play(table(seven), lay(...pairs.slice(1)), discard('K1')).state.penalties[0]).toEqual([])
  })
})

describe('the end of the stock', () => {
  const setup = {
    hands: ['K4 R9', 'R10', 'B1 K2', 'R11'],
    opened: [SERIES, SERIES, null, SERIES],
    stage: 'draw' as const,
    piles: ['', '', '', 'Y1'],
    stock: 'B9',
  }
  test('the last discard is offered, and the hand ends when it is declined', () => {
    const state = play(tableOf(setup), fromStock, discard('R9')).state
    expect(okey101.turn(state)).toEqual([1])
    expect(refusal(state, fromStock())?.why).toBe('stockEmpty')
    expect(result(play(state, pass).state)).toEqual({
      reason: 'drawing_stack_exhausted',
      winners: [1],
      points: [13, 10, null, 11],
    })
  })
  test('whoever takes it plays on, and the next is asked again', () => {
    const table = tableOf({ ...setup, hands: ['K4 R9', 'R10 K2', '', ''], melds: [[1, 'run', 'R6 R7 R8']] })
    const state = play(table, fromStock, discard('R9'), take, layOff('R9', 0), discard('K2')).state
    expect([state.result, state.turn]).toEqual([null, 2])
  })
  test('no passing while there is a stock', () => expect(refusal(tableOf(setup), pass())?.why).toBe('stockLeft'))
  test('or at once', () => {
    const state = play(tableOf({ ...setup, options: { stockEnd: 'immediate' } }), fromStock, discard('R9')).state
    expect(result(state).reason).toBe('drawing_stack_exhausted')
  })
  test('nobody opened: a draw without a score', () => {
    const table = tableOf({ ...setup, opened: [null, null, null, null], stock: '' })
    expect(result(play(table, pass).state)).toEqual({
      reason: 'drawing_stack_exhausted',
      winners: [],
      points: [null, null, null, null],
    })
  })
  test('a tie is shared', () => {
    const table = tableOf({ ...setup, hands: ['K10', 'R10', 'B1', 'R11'], stock: '' })
    expect(result(play(table, pass).state).winners).toEqual([0, 1])
  })
  test('the old way to score it', () => {
    const options = { stockScoring: 'deckEmpty' as const }
    const table = tableOf({
      ...setup,
      options,
      hands: ['R2 K4', 'R10', 'B1', 'B1 FJ'],
      opened: [SERIES, SERIES, null, null],
      stock: '',
    })
    expect(result(play(table, pass).state)).toEqual({ reason: 'deck_empty', winners: [], points: [107, 10, 0, 101] })
  })
  test('the classic way', () => {
    const table = tableOf({ ...setup, options: presets.classic101, stock: '' })
    expect(result(play(table, pass).state)).toEqual({
      reason: 'drawing_stack_exhausted',
      winners: [],
      points: [13, 10, 202, 11],
    })
  })
})

describe('all pairs', () => {
  const pairs = ['pair R3 R3', 'pair R4 R4', 'pair R5 R5', 'pair R6 R6', 'pair R7 R7']
  const hands = ['R3 R3 R4 R4 R5 R5 R6 R6 R7 R7 B8 B9', 'K2', 'B2 R2', 'Y4']
  const opened = [null, PAIRS, PAIRS, PAIRS]
  test('ends the hand as the last player opens', () =>
    expect(result(play(tableOf({ hands, opened }), lay(...pairs)).state)).toEqual({
      reason: 'all_pairs',
      winners: [],
      points: [0, 0, 101, 0],
    }))
  test('what the last opening earns and costs is settled before', () => {
    const options = { bigOpening: true, fedOpening: 'flat' as const, floorAmount: 50 }
    const seven = [...pairs, 'pair R8 R8', 'pair R9 R9']
    const table = tableOf({
      options,
      hands: ['R3 R3 R4 R4 R5 R5 R6 R6 R7 R7 R8 R8 R9 B9', 'K3', 'B2', 'Y4'],
      piles: ['', '', '', 'R9'],
      opened,
      stage: 'draw',
    })
    const state = play(table, take, lay(...seven)).state
    expect(result(state)).toEqual({ reason: 'all_pairs', winners: [], points: [-50, 0, 0, 50] })
    expect(state.penalties.map(lines => lines.map(line => line.key))).toEqual([['bigOpening'], [], [], ['fedOpening']])
  })
  test('not while one has opened with a series', () => {
    const state = play(tableOf({ hands, opened: [null, PAIRS, SERIES, PAIRS] }), lay(...pairs)).state
    expect(okey101.outcome(state)).toBeNull()
  })
  test('the classic house deals again: same hand, same dealer', () => {
    const state = play(tableOf({ options: presets.classic101, hands, opened, hand: 7 }), lay(...pairs)).state
    expect(result(state)).toEqual({ reason: 'all_pairs', winners: [], points: [0, 0, 0, 0] })
    const again = okey101.apply(state, { by: 'table', order: shuffled(106, seeded(1)) }).state
    expect([again.hand, again.dealer]).toEqual([7, state.dealer])
  })
  test('the code’s reading: everyone opened, and only pairs in every hand', () => {
    const options = { allPairs: 'handsOnlyPairs' as const }
    const table = tableOf({
      options,
      hands: ['R3 R3 K9', 'K2 K2', 'B2 R2', 'Y4 Y4'],
      opened: [SERIES, PAIRS, PAIRS, SERIES],
    })
    expect(result(play(table, discard('K9')).state)).toEqual({
      reason: 'all_pairs',
      winners: [],
      points: [0, 0, 101, 0],
    })
    const not = tableOf({
      options,
      hands: ['R3 Y3 K9', 'K2 K2', 'B2 R2', 'Y4 Y4'],
      opened: [SERIES, PAIRS, PAIRS, SERIES],
    })
    expect(okey101.outcome(play(not, discard('K9')).state)).toBeNull()
  })
  test('the code itself pairs by number alone, exactly two of each', () => {
    const ends = (...hands: string[]) => {
      const options = { allPairs: 'handsOnlyPairs' as const, handPairs: 'sameNumber' as const }
      const state = tableOf({ options, hands, opened: [SERIES, PAIRS, PAIRS, SERIES] })
      return okey101.outcome(play(state, discard('K9')).state)?.reason ?? null
    }
    expect(ends('R3 Y3 K9', 'K2 B2', 'B7 R7', 'Y4 Y4')).toBe('all_pairs')
    expect(ends('R3 Y3 B3 K3 K9', 'K2 B2', 'B7 R7', 'Y4 Y4')).toBeNull()
    expect(ends('R3 Y4 K9', 'K2 B2', 'B7 R7', 'Y4 B4')).toBeNull()
    // An okey is a 2 here, and pairs with a 2 alone.
    expect(ends('R3 Y3 K9', 'R2 B2', 'B7 R7', 'Y4 Y4')).toBe('all_pairs')
    expect(ends('R3 Y3 K9', 'R2 B5', 'B7 R7', 'Y4 Y4')).toBeNull()
  })
})

describe('the match', () => {
  test('partners share a total, and the winner’s partner is forgiven', () => {
    const table = tableOf({
      options: { teams: true },
      hands: ['K9', 'R10', 'B1 K3', 'R11'],
      opened: [SERIES, SERIES, null, null],
    })
    const outcome = okey101.outcome(play(table, discard('K9')).state)!
    expect(outcome.standings.map(one => [one.points, one.total, one.place])).toEqual([
      [-101, -101, 1],
      [10, 32, 3],
      [0, -101, 1],
      [22, 32, 3],
    ])
  })
  test('the dealer passes on, and the last hand ends it: lowest total wins', () => {
    const table = tableOf({
      options: { hands: 3 },
      hands: ['K9', 'R10', 'B1', 'R11'],
      opened: [SERIES, SERIES, null, null],
      hand: 2,
    })
    const ended = play(table, discard('K9')).state
    expect([okey101.outcome(ended)?.over, okey101.needs(ended)]).toEqual([false, 106])
    const next = okey101.apply(ended, { by: 'table', order: shuffled(106, seeded(1)) }).state
    expect([next.hand, next.dealer, next.turn]).toEqual([3, 0, 1])
    const last = play(
      {
        ...next,
        opened: [SERIES, SERIES, SERIES, SERIES],
        hands: [[0], [3], [4], [5]],
        totals: [-303, 0, 5, 9],
      } as State,
      () => ({
        type: 'discard',
        tile: 3,
      }),
    ).state
    const outcome = okey101.outcome(last)!
    expect([outcome.over, okey101.needs(last), okey101.turn(last)]).toEqual([true, 0, []])
    expect(outcome.winners).toEqual([0])
    expect(last.history.map(past => past.reason)).toEqual(['hand_empty', 'hand_empty'])
  })
  test('who never opened falls behind whoever did, when the stock is out', () => {
    const table = tableOf({
      hands: ['K9', 'R10', 'B1 K2', 'R11'],
      opened: [SERIES, SERIES, null, SERIES],
      stage: 'draw',
      stock: '',
      piles: ['', '', '', 'Y1'],
    })
    const { winners, standings } = okey101.outcome(play(table, pass).state)!
    expect(winners).toEqual([0])
    expect(standings.map(one => [one.points, one.total, one.place])).toEqual([
      [9, 9, 1],
      [10, 10, 2],
      [null, 101, 4],
      [11, 11, 3],
    ])
  })
  test('of equal totals the one with a score leads', () => {
    const dear = 'R13 Y13 B13 K13 R12 Y12 B12 K12 R11 Y11'
    const table = tableOf({
      options: { hands: 1 },
      hands: [dear, 'R10'],
      opened: [SERIES, null],
      stock: '',
      stage: 'draw',
      piles: ['', 'K1'],
    })
    const { winners, standings } = okey101.outcome(play(table, pass).state)!
    expect(standings.map(one => [one.total, one.place])).toEqual([
      [122, 1],
      [122, 2],
    ])
    expect(winners).toEqual([0])
  })
  test('whoever never had a score does not win with nothing', () => {
    const table = tableOf({
      options: { hands: 1 },
      hands: ['K9', 'R10'],
      opened: [SERIES, null],
      stock: '',
      stage: 'draw',
      piles: ['', 'K1'],
    })
    expect(okey101.outcome(play(table, pass).state)?.winners).toEqual([0])
  })
})

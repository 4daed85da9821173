import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { LEVELS, atOnce } from '../../../../src/games/game.ts'
import { rankDiscards } from '../../../../src/games/okey101/bot/think.ts'
import { rules as okey101 } from '../../../../src/games/okey101/index.ts'
import { coach } from '../../../../src/games/okey101/bot/index.ts'
import { presets } from '../../../../src/games/okey101/presets.ts'
import type { State } from '../../../../src/games/okey101/types.ts'
import { seeded, shuffled } from '../../../support/random.ts'
import { PAIRS, SERIES, own, tableOf } from '../support.ts'

const mine = (state: State) => okey101.view(state, state.turn)
const thought = (state: State, level: number) => coach.think(mine(state), level, seeded(1))

describe('the bots', () => {
  const opening = 'R11 Y11 K11 B11 B12 B13 Y10 Y11 Y12 K4 K6 B2'
  test.each(LEVELS)('level %i opens when it can and somebody is near the end', level => {
    const state = tableOf({ hands: [opening, 'R5 R6', 'R7', 'R8'], opened: [null, SERIES, SERIES, SERIES] })
    expect(thought(state, level).type).toBe('lay')
  })
  test.each([2, 3, 4])('level %i takes the discard that opens, the beginner does not see it', level => {
    const state = tableOf({
      hands: [opening.replace('K11 ', ''), 'R5 R6', 'R7', 'R8'],
      piles: ['', '', '', 'K11'],
      stage: 'draw',
      opened: [null, SERIES, SERIES, SERIES],
    })
    expect(thought(state, level)).toEqual({ type: 'draw', from: 'discard' })
    expect(thought(state, 1)).toEqual({ type: 'draw', from: 'stock' })
  })
  test.each([1, 2, 3])('level %i comes to the end of its turn when only laying it all anew would go out', level => {
    let state = tableOf({
      indicator: 'K7',
      hands: ['R2 R4 R6 R8 R12 Y4 Y6 Y8 Y10 Y12 B2 B3 B6 B8 B10 B12 K3 K8 K10 K12 FJ B4', 'B13 K2'],
      opened: [null, SERIES],
      melds: [
        [1, 'run', 'R10 R11 R12 R13'],
        [1, 'set', 'Y11 B11 K11'],
        [1, 'run', 'B7 B8 B9'],
        [1, 'run', 'K4 K5 K6'],
        [1, 'run', 'Y1 Y2 Y3'],
      ],
    })
    let acts = 0
    while (state.turn === 0 && !state.result) {
      expect(++acts).toBeLessThan(20)
      state = okey101.apply(state, { by: 0, do: thought(state, level) }).state
    }
  })
  test('the strong one does not open where holding on costs nothing', () => {
    const state = tableOf({ hands: [opening, 'R5', 'R7', 'R8'], stock: '' })
    expect(thought(state, 4).type).toBe('discard')
    const classic = tableOf({ options: presets.classic101, hands: [opening, 'R5', 'R7', 'R8'], stock: '' })
    expect(thought(classic, 4).type).toBe('lay')
  })
  test.each([2, 3, 4])('level %i throws no playable tile where that is fined', level => {
    const state = tableOf({
      options: presets.classic101,
      hands: ['K11 B4 Y1', '', '', ''],
      melds: [[1, 'run', 'K8 K9 K10']],
      opened: [null, SERIES, null, null],
    })
    expect(thought(state, level)).not.toEqual({ type: 'discard', tile: own(state, 'K11')[0] })
  })
  test('calls a tile the dearest only if it holds none that costs more', () => {
    const why = (hand: string, piles: string) => {
      const opened = [PAIRS, SERIES, null, null]
      const state = tableOf({
        hands: [hand, 'R5 R6', '', ''],
        piles: [piles, '', '', ''],
        opened,
        stock: 'K13 K12 B12 B10 R9',
      })
      const { action, why } = coach.advise(mine(state))[0]
      return [state.hands[0].indexOf((action as { tile: number }).tile), why]
    }
    expect(why('Y1 Y11 K9', 'Y1')).toEqual([1, 'throwDear'])
    expect(why('Y7 Y8 K9', 'Y7')).toEqual([0, 'throwLeast'])
  })
  test('the strong one feeds a player the less, the fewer tiles he has left', () => {
    const price = (next: string) => {
      const state = tableOf({
        hands: ['K11 B4 Y1', next, '', ''],
        melds: [[2, 'set', 'R11 Y11 B11']],
        opened: [SERIES, SERIES, null, null],
      })
      const [fed] = own(state, 'K11')
      return atOnce(rankDiscards(mine(state), 4, seeded(1))).find(({ tile }) => tile === fed)!.cost
    }
    expect(price('R5')).toBeGreaterThan(price('R5 R6') + 50)
    expect(price('R5 R6')).toBeGreaterThan(price('R5 R6 R9 Y3 B8'))
  })
  test('the strong one keeps a dear tile from a player who might open with it, the middle one throws it', () => {
    const hands = ['K13 B2 Y4 R7 K9 Y11', 'R5 R6 R8 Y9 B10 B12', '', '']
    const stock = 'R1 R3 Y1 Y2 Y3 B1 B3 B4 K1 K2 K3 K4'
    const state = tableOf({ hands, stock, indicator: 'R12', opened: [SERIES, null, null, null] })
    expect(thought(state, 2)).toEqual({ type: 'discard', tile: own(state, 'K13')[0] })
    expect(thought(state, 4)).not.toEqual({ type: 'discard', tile: own(state, 'K13')[0] })
  })
  test('go out as soon as they can', () => {
    const state = tableOf({ hands: ['K11 K12 B1', ''], melds: [[1, 'run', 'K8 K9 K10']], opened: [SERIES, null] })
    let next = state
    while (!okey101.outcome(next)) next = okey101.apply(next, { by: 0, do: thought(next, 4) }).state
    expect(okey101.outcome(next)?.reason).toBe('hand_empty')
  })
})

describe('advice', () => {
  test('is legal, begins with the strongest bot’s choice, and has a reason', () => {
    const random = seeded(8)
    let state = okey101.start(v.parse(okey101.options, { hands: 1 }), 4)
    state = okey101.apply(state, { by: 'table', order: shuffled(106, random) }).state
    let advised = 0
    for (let step = 0; step < 60 && !okey101.outcome(state); step++) {
      const view = mine(state)
      const all = coach.advise(view)
      if (all.length > 1) advised++
      for (const { action, why } of all) {
        expect(okey101.refuse(view, action), `step ${step}, seed 8: ${JSON.stringify(action)}`).toBeNull()
        expect(why).not.toBe('')
      }
      for (let i = 1; i < all.length; i++) expect(all[i].value).toBeLessThanOrEqual(all[i - 1].value)
      state = okey101.apply(state, { by: state.turn, do: all[0].action }).state
    }
    expect(advised).toBeGreaterThan(20)
  })
  test('says why', () => {
    const out = tableOf({ hands: ['K11 B1', ''], melds: [[1, 'run', 'K8 K9 K10']], opened: [SERIES, null] })
    expect(coach.advise(mine(out))[0].why).toBe('goOut')
    const draw = tableOf({ hands: ['K4 R9 Y9', ''], piles: ['', 'K11'], stage: 'draw', opened: [SERIES, null] })
    expect(coach.advise(mine(draw))[0]).toMatchObject({ why: 'draw', with: { tile: '@tile.K11' } })
  })
})

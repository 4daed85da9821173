import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { coach } from '../../../src/games/okey101/bot/index.ts'
import { rules as okey101 } from '../../../src/games/okey101/index.ts'
import { presets } from '../../../src/games/okey101/presets.ts'
import type { State } from '../../../src/games/okey101/types.ts'
import { Room } from '../../party/room.ts'
import { fromStock, own, play, refusal, tableOf, take } from './support.ts'

describe('the clock plays', () => {
  const fall = (state: State) => okey101.fallback(okey101.view(state, state.turn))
  test('draws, or lets the last discard lie', () => {
    const at = (stock: string) => tableOf({ hands: ['K9', ''], stage: 'draw', stock, piles: ['', 'K1'] })
    expect(fall(at('B9'))).toEqual({ type: 'draw', from: 'stock' })
    expect(fall(at(''))).toEqual({ type: 'pass' })
  })
  test('gives a taken discard back', () => {
    const table = tableOf({ hands: ['K9 K3', ''], stage: 'draw', piles: ['', 'K1'] })
    expect(fall(play(table, take).state)).toEqual({ type: 'giveBack' })
  })
  test('throws the tile just drawn, but no okey and nothing playable', () => {
    const drawn = (stock: string) => {
      const table = tableOf({ hands: ['B4 K11', ''], stage: 'draw', stock, melds: [[1, 'run', 'K8 K9 K10']] })
      const state = play(table, fromStock).state
      return [fall(state), own(state, `${stock} B4`)] as const
    }
    for (const [stock, at] of [
      ['Y9', 0],
      ['R2', 1],
      ['K7', 1],
    ] as const) {
      const [action, tiles] = drawn(stock)
      expect(action).toEqual({ type: 'discard', tile: tiles[at] })
    }
  })
  test('where every tile would cost, it throws one free of penalty; nobody else may', () => {
    const table = tableOf({ options: presets.classic101, hands: ['K7 K11', ''], melds: [[1, 'run', 'K8 K9 K10']] })
    const action = fall(table)
    expect(action).toMatchObject({ type: 'discard', auto: true })
    expect(play(table, () => action).state.penalties[0]).toEqual([])
    const choice = tableOf({ options: presets.classic101, hands: ['K7 B4', ''], melds: [[1, 'run', 'K8 K9 K10']] })
    const [tile] = own(choice, 'K7')
    expect(refusal(choice, { type: 'discard', tile, auto: true })?.why).toBe('notAutomatic')
  })
  describe('in a room', () => {
    const rules = presets.classic101
    function cornered() {
      const { room, peers } = Room.playing({ people: 4, rules, game: { ...okey101, ...coach } })
      const match = room.table.match!
      const corner = tableOf({ options: rules, hands: ['K7 K11', '', '', ''], melds: [[1, 'run', 'K8 K9 K10']] })
      match.state = corner
      const state = () => match.state as State
      return { room, peers, state, tile: own(corner, 'K7')[0] }
    }
    test('a client cannot call its discard automatic', () => {
      const { peers, state, tile } = cornered()
      expect(peers[0].act({ type: 'discard', tile, auto: true }).type).toBe('ok')
      expect(state().penalties[0]).toEqual([{ key: 'playableThrown', points: 101 }])
    })
    test('the clock can, and its log says so', () => {
      const { room, state } = cornered()
      const before = state()
      room.pass(106_000)
      expect([state().turn, state().penalties[0]]).toEqual([1, []])
      const step = room.table.steps.at(-1)!
      expect(step).toMatchObject({ by: 0, do: { type: 'discard', auto: true } })
      expect(okey101.apply(before, step as never).state).toEqual(state())
    })
  })
  test('what a client says is a discard like any other, whatever else it says of it', () =>
    expect(v.parse(okey101.action, { type: 'discard', tile: 3, auto: true })).toEqual({ type: 'discard', tile: 3 }))
})

describe('what others see', () => {
  test('not the tile drawn from the stock', () => {
    const { state, events } = play(tableOf({ hands: ['K9', 'B4'], stage: 'draw' }), fromStock)
    expect(okey101.witness(events[0], 1)).toEqual({ type: 'drew', seat: 0, tile: null, stock: 1 })
    expect(okey101.witness(events[0], 0)).toEqual(events[0])
    expect(okey101.view(state, 1).hands[0]).toEqual([null, null])
    expect([okey101.view(state, 1).drawn, okey101.view(state, null).drawn]).toEqual([null, null])
  })
})

import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../src/games/game.ts'
import type { Action } from '../../../src/games/remi/action.ts'
import { rules as remi } from '../../../src/games/remi/index.ts'
import type { Options } from '../../../src/games/remi/options.ts'
import type { State } from '../../../src/games/remi/types.ts'
import { idsOf } from './tiles.ts'

/** A deal with these hands: the first is the starter's fifteen; the atu and the stock follow, then whatever is left. */
function dealt(hands: string[], stock = '', given: Partial<Options> = {}, atu = 'B13') {
  const options = v.parse(remi.options, given)
  const front = idsOf([...hands, atu, stock].join(' '))
  const size = 106 + options.extraJokers
  const rest = Array.from({ length: size }, (_, i) => i).filter(id => !front.includes(id))
  return remi.apply(remi.start(options, hands.length), { by: 'table', order: [...front, ...rest] }).state
}
function play(state: State, by: Seat, action: Action) {
  expect(remi.refuse(remi.view(state, by), action)).toBe(null)
  return remi.apply(state, { by, do: action }).state
}
const why = (state: State, by: Seat, action: Action) => remi.refuse(remi.view(state, by), action)?.why ?? null
const tile = (state: State, seat: Seat, code: string) => state.hands[seat].find(id => idsOf(code)[0] >> 1 === id >> 1)!

const READY = 'R1 R2 R3 Y5 B5 K5 B7 B8 B9 B10 K10 K11 K12 K13 R9'
const WITH_JOKER = 'R1 R2 J Y5 B5 K5 B7 B8 B9 B10 K10 K11 K12 K13 R9'
const LOOSE = 'R2 R4 R6 R8 R11 R13 Y2 Y4 Y7 Y9 Y11 Y13 K2 K7'
const MIXED = 'Y1 Y3 Y6 Y8 Y10 Y12 K1 K4 K6 K8 B1 B3 B6 B11'

describe('the deal', () => {
  test.each([2, 3, 4])('%i players: fifteen to the starter, fourteen to the others, one atu', seats => {
    const options = v.parse(remi.options, {})
    const order = Array.from({ length: 106 }, (_, i) => i)
    const { state } = remi.apply(remi.start(options, seats), { by: 'table', order })
    const starter = ((state.dealer + 1) % seats) as Seat
    expect(remi.turn(state)).toEqual([starter])
    expect(state.hands.map(hand => hand.length)).toEqual(state.hands.map((_, seat) => (seat === starter ? 15 : 14)))
    expect(state.stock.length).toBe(106 - 1 - 14 * seats - 1)
  })
  test('a joker is never the atu', () => {
    const state = dealt([READY, LOOSE], '', {}, 'J')
    expect(state.atu).toBeLessThan(104)
    expect(state.stock.filter(id => id > 103)).toHaveLength(2)
  })
  test('extra jokers are in the box', () => {
    const state = dealt([READY, LOOSE], '', { extraJokers: 4 })
    expect([...state.stock, ...state.hands.flat()].filter(id => id > 103)).toHaveLength(6)
  })
})

describe('a turn', () => {
  test('is one draw and one discard', () => {
    const first = dealt([READY, LOOSE])
    expect(why(first, 1, { type: 'draw' })).toBe('alreadyDrawn')
    expect(why(first, 0, { type: 'discard', tile: first.hands[0][0] })).toBe('notYourTurn')
    expect(why(first, 1, { type: 'discard', tile: first.hands[0][0] })).toBe('notYours')
    const second = play(first, 1, { type: 'discard', tile: tile(first, 1, 'R9') })
    expect(why(second, 0, { type: 'discard', tile: second.hands[0][0] })).toBe('drawFirst')
    const third = play(second, 0, { type: 'draw' })
    expect(why(third, 0, { type: 'draw' })).toBe('alreadyDrawn')
    expect(why(third, 0, { type: 'take' })).toBe('alreadyDrawn')
  })
  test("takes the previous player's last discard only", () => {
    const first = dealt([READY, LOOSE, MIXED])
    expect(first.current).toBe(1)
    const second = play(first, 1, { type: 'discard', tile: tile(first, 1, 'R9') })
    const taken = play(second, 2, { type: 'take' })
    expect(taken.known[2]).toEqual([tile(first, 1, 'R9')])
    const third = play(taken, 2, { type: 'discard', tile: tile(taken, 2, 'K2') })
    // Seat 1's pile lies there no more; the offer is seat 2's discard.
    expect(remi.view(third, 0).offer).toBe(tile(taken, 2, 'K2'))
    expect(third.piles[1]).toEqual([])
  })
  test('a launched joker is out of reach', () => {
    const first = dealt([WITH_JOKER, LOOSE])
    const joker = first.hands[1].find(id => id > 103)!
    const second = play(first, 1, { type: 'discard', tile: joker })
    expect(second.launched[1]).toEqual([joker])
    expect(why(second, 0, { type: 'take' })).toBe('nothingToTake')
    const plain = dealt([WITH_JOKER, LOOSE], '', { launch: false })
    expect(why(play(plain, 1, { type: 'discard', tile: joker }), 0, { type: 'take' })).toBe(null)
  })
})

describe('the private board', () => {
  const first = dealt([READY, LOOSE])
  const groups = [first.hands[0].slice(0, 3), first.hands[0].slice(5, 7)]

  test('is arranged at any time, also out of turn, and nobody else can tell', () => {
    expect(remi.anytime!({ type: 'arrange', groups })).toBe(true)
    const { state, events } = remi.apply(first, { by: 0, do: { type: 'arrange', groups } })
    expect(remi.view(state, 0).board).toEqual(groups)
    for (const viewer of [1, null] as const) {
      expect(remi.view(state, viewer)).toEqual(remi.view(first, viewer))
      expect(events.map(event => remi.witness(event, viewer))).toEqual([null])
    }
  })
  test('never shows a tile of it to another, whatever happens', () => {
    const arranged = play(first, 0, { type: 'arrange', groups })
    const after = play(arranged, 1, { type: 'discard', tile: tile(arranged, 1, 'R9') })
    const seen = JSON.stringify(remi.view(after, 1).players[0])
    expect(JSON.parse(seen).hand).toEqual(Array(14).fill(null))
    expect(remi.view(after, 1).board).toEqual([])
  })
  test('holds own tiles only, each once', () => {
    expect(why(first, 0, { type: 'arrange', groups: [[first.hands[1][0]]] })).toBe('notYours')
    expect(why(first, 0, { type: 'arrange', groups: [[first.hands[0][0]], [first.hands[0][0]]] })).toBe('tileTwice')
  })
  test('loses a tile that is discarded', () => {
    const r9 = tile(first, 1, 'R9')
    const arranged = play(first, 1, { type: 'arrange', groups: [[r9], first.hands[1].slice(0, 3)] })
    expect(play(arranged, 1, { type: 'discard', tile: r9 }).boards[1]).toEqual([first.hands[1].slice(0, 3)])
  })
  test('counts as arranged where the table says so', () => {
    // Loose: 2 + 4 + 6 + 8 + 13, and 4-5-6-7 of black unless it was arranged.
    for (const [deadwood, points] of [
      ['best', -33],
      ['asArranged', -55],
    ] as const) {
      let state = dealt([READY, 'R2 R4 R6 R8 Y7 Y8 Y9 Y10 Y11 K4 K5 K6 Y13 K7'], '', { deadwood })
      const run = ['Y7', 'Y8', 'Y9', 'Y10', 'Y11'].map(code => tile(state, 0, code))
      const short = ['K4', 'K5'].map(code => tile(state, 0, code))
      state = play(state, 0, { type: 'arrange', groups: [run, short] })
      expect(play(state, 1, { type: 'close', tile: tile(state, 1, 'R9') }).result!.points[0]).toBe(points)
    }
  })
})

describe('closing', () => {
  test.each([
    ['clean', READY, 350],
    ['with a joker', WITH_JOKER, 250],
  ])('%s', (_, hand, base) => {
    const state = dealt([hand, LOOSE])
    const closing = tile(state, 1, 'R9')
    const after = play(state, 1, { type: 'close', tile: closing })
    const outcome = remi.outcome(after)!
    expect(outcome).toMatchObject({ reason: 'closed', winners: [1], over: false })
    const deadwood = after.result!.deadwood[0]
    expect(outcome.standings.map(({ points }) => points)).toEqual([-deadwood, base + deadwood])
    expect(remi.needs(after)).toBe(106)
    expect(remi.view(after, 0).players[1].hand).toEqual(after.hands[1])
  })
  test('a joker as the closing tile is still clean', () => {
    const state = dealt([READY.replace('R9', 'J'), LOOSE])
    const joker = state.hands[1].find(id => id > 103)!
    expect(play(state, 1, { type: 'close', tile: joker }).result!.close).toMatchObject({ base: 350, jokers: 0 })
  })
  test('is refused with the tiles left over', () => {
    const state = dealt([READY.replace('R3', 'R4'), LOOSE])
    const refusal = remi.refuse(remi.view(state, 1), { type: 'close', tile: tile(state, 1, 'R9') })
    expect(refusal).toEqual({ why: 'leftOver', with: { n: 3, tiles: '@tile.R1 tile.R2 tile.R4' } })
  })
  test('checks the groups a player shows', () => {
    const state = dealt([READY, LOOSE])
    const ids = (text: string) => text.split(' ').map(code => tile(state, 1, code))
    const melds = [ids('R1 R2 R3'), ids('Y5 B5 K5'), ids('B7 B8 B9 B10'), ids('K10 K11 K12 K13')]
    const close = (groups: number[][]): Action => ({ type: 'close', tile: tile(state, 1, 'R9'), melds: groups })
    expect(why(state, 1, close(melds))).toBe(null)
    expect(why(state, 1, close(melds.slice(1)))).toBe('leftOver')
    const mixed = [[...melds[0], melds[1][0]], melds[1].slice(1), ...melds.slice(2)]
    expect(remi.refuse(remi.view(state, 1), close(mixed))).toMatchObject({ why: 'wrongGroup', with: { n: 1 } })
  })
  test("the atu's twin in the melds brings 50", () => {
    const atu = dealt([READY, LOOSE], '', { atu: 'bonus50' }, 'K13')
    const none = dealt([READY, LOOSE], '', { atu: 'none' }, 'K13')
    const points = (state: State) => play(state, 1, { type: 'close', tile: tile(state, 1, 'R9') }).result!.points[1]
    expect(points(atu)).toBe(points(none) + 50)
  })
  test('after the last hand the match is over, the best total first', () => {
    const state = dealt([READY, LOOSE], '', { hands: 1 })
    const outcome = remi.outcome(play(state, 1, { type: 'close', tile: tile(state, 1, 'R9') }))!
    expect(outcome).toMatchObject({ over: true, winners: [1] })
    expect(outcome.standings.map(({ place }) => place)).toEqual([2, 1])
  })
})

describe('the end of the stock', () => {
  /** The starter's hand and the other's, with one stock tile left. */
  const last = (hands: string[], drawn: string): State => {
    const state = dealt(hands, drawn)
    return { ...state, stock: state.stock.slice(-1) }
  }
  test('is void, and the next dealer deals', () => {
    let state = last([LOOSE + ' K9', MIXED], 'B12')
    state = play(state, 1, { type: 'discard', tile: tile(state, 1, 'K9') })
    state = play(state, 0, { type: 'draw' })
    state = play(state, 0, { type: 'discard', tile: tile(state, 0, 'B12') })
    expect(remi.outcome(state)).toMatchObject({ reason: 'stock', winners: [], over: false })
    expect(state.result!.points).toEqual([0, 0])
    const dealer = state.dealer
    const order = Array.from({ length: 106 }, (_, i) => i)
    expect(remi.apply(state, { by: 'table', order }).state.dealer).not.toBe(dealer)
  })
  test('lets the player to move take the last discard and close, or pass', () => {
    const almost = READY.replace(' R9', '').replace('K13', 'K1')
    let state = last([almost + ' Y1', LOOSE.replace('R2', 'K9')], 'B12')
    state = play(state, 1, { type: 'discard', tile: tile(state, 1, 'Y1') })
    state = play(state, 0, { type: 'draw' })
    const fed = play(state, 0, { type: 'discard', tile: tile(state, 0, 'K9') })
    expect(fed.phase).toBe('draw')
    expect(why(fed, 1, { type: 'draw' })).toBe('stockEmpty')
    expect(remi.outcome(play(fed, 1, { type: 'pass' }))).toMatchObject({ reason: 'stock' })
    const taken = play(fed, 1, { type: 'take' })
    expect(why(taken, 1, { type: 'discard', tile: tile(taken, 1, 'K1') })).toBe('mustClose')
    expect(remi.fallback(remi.view(taken, 1))).toEqual({ type: 'close', tile: tile(taken, 1, 'K1') })
    expect(play(taken, 1, { type: 'close', tile: tile(taken, 1, 'K1') }).result!.winner).toBe(1)
    // A discard that helps nobody ends the hand at once.
    expect(play(state, 0, { type: 'discard', tile: tile(state, 0, 'R13') }).phase).toBe('ended')
  })
})

describe('doubles before play', () => {
  const one = 'R2 R2 R6 R8 R11 R13 Y2 Y4 Y7 Y9 Y11 Y13 K2 K7 K9'
  const two = 'Y3 Y3 Y6 Y8 Y10 Y12 K1 K4 K6 K8 B1 B3 B6 B11'
  const given = { doublesExchange: true }

  test('of one kind go round, unseen by the others', () => {
    const state = dealt([one, two], '', given)
    expect(remi.turn(state)).toEqual([0, 1])
    expect(why(state, 0, { type: 'swap', tile: tile(state, 0, 'K1') })).toBe('notDouble')
    const [r2, y3] = [tile(state, 1, 'R2'), tile(state, 0, 'Y3')]
    const half = play(state, 1, { type: 'swap', tile: r2 })
    expect(remi.view(half, 0).players[1].ready).toBe(true)
    expect(JSON.stringify(remi.view(half, 0))).not.toContain(`"swap":${r2}`)
    const { state: done, events } = remi.apply(half, { by: 0, do: { type: 'swap', tile: y3 } })
    expect([done.hands[0].includes(r2), done.hands[1].includes(y3), done.phase]).toEqual([true, true, 'discard'])
    expect(done.hands.map(hand => hand.length)).toEqual([14, 15])
    const seen = events.map(event => remi.witness(event, null)).filter(Boolean)
    expect(seen).toEqual([0, 1].map(seat => ({ type: 'exchange', seat, gave: null, got: null })))
  })
  test('of different kinds stay', () => {
    const state = dealt([one, two.replace('Y3 Y3', 'Y12 Y3')], '', given)
    const half = play(state, 1, { type: 'swap', tile: tile(state, 1, 'R2') })
    const done = play(half, 0, { type: 'swap', tile: tile(state, 0, 'Y12') })
    expect(done.hands).toEqual(state.hands)
  })
  test('three of them may spoil the deal: the same dealer deals again', () => {
    const state = dealt(['R2 R2 R6 R6 R11 R11 Y2 Y4 Y7 Y9 Y11 Y13 K2 K7 K9', two], '', given)
    expect(why(state, 0, { type: 'spoil' })).toBe('fewDoubles')
    const spoiled = play(state, 1, { type: 'spoil' })
    expect([remi.needs(spoiled), remi.outcome(spoiled), remi.turn(spoiled)]).toEqual([106, null, []])
    const order = Array.from({ length: 106 }, (_, i) => i)
    expect(remi.apply(spoiled, { by: 'table', order }).state).toMatchObject({ hand: 1, dealer: state.dealer })
  })
})

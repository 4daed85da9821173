import { describe, expect, test } from 'vitest'
import type { Action } from '../../../src/games/remi/action.ts'
import { rules as remi } from '../../../src/games/remi/index.ts'
import { closings } from '../../../src/games/remi/legal.ts'
import { OPEN } from '../../../src/games/remi/rules/exchange.ts'
import { face } from '../../../src/games/remi/rules/tiles.ts'
import type { State } from '../../../src/games/remi/types.ts'
import { parseTiles } from '../../../src/rummy/tiles.ts'
import { tableOf } from './table.ts'

const why = (state: State, seat: 0 | 1 | null, action: Action) => remi.refuse(remi.view(state, seat), action)
const offered = (state: State, seat: 0 | 1 | null = 0) => remi.moves(remi.view(state, seat))
const held = (state: State, code: string, seat = 0) => state.hands[seat].find(id => face(id) === parseTiles(code)[0])!
const discards = (state: State) => state.hands[0].map(tile => ({ type: 'discard', tile }))

const MELDED = 'R1 R2 R3 Y5 B5 K5 B7 B8 B9 B10 K10 K11 K12 K13'
const LOOSE = 'R2 R4 R6 R8 R11 R13 Y2 Y4 Y7 Y9 Y11 Y13 K2 K7'

describe('whose turn it is', () => {
  const state = tableOf(['R1 Y5', 'R7'])
  test('nobody else may play, and a watcher not even arrange', () => {
    expect(why(state, 1, { type: 'discard', tile: state.hands[1][0] })).toEqual({ why: 'notYourTurn' })
    for (const action of [{ type: 'draw' }, { type: 'arrange', groups: [] }] as Action[])
      expect(why(state, null, action)).toEqual({ why: 'notYourTurn' })
    expect([offered(state, 1), offered(state, null), closings(remi.view(state, null))]).toEqual([[], [], []])
    expect([remi.turn(state), remi.waiting(remi.view(state, null))]).toEqual([[0], [0]])
    const drawing = { ...state, phase: 'draw' as const }
    expect([remi.turn(drawing), remi.waiting(remi.view(drawing, null))]).toEqual([[0], [0]])
  })
  test.each(['deal', 'redeal', 'ended'] as const)('nobody’s in phase %s', phase => {
    const now = { ...state, phase }
    expect([remi.turn(now), remi.waiting(remi.view(now, 0)), offered(now)]).toEqual([[], [], []])
    expect(why(now, 0, { type: 'arrange', groups: [] })).toEqual({ why: 'over' })
    expect(why(now, 0, { type: 'draw' })).toEqual({ why: 'over' })
  })
  test('everybody’s who has not answered, in an exchange', () => {
    const now: State = { ...state, phase: 'exchange', swaps: [-1, OPEN] }
    expect([remi.turn(now), remi.waiting(remi.view(now, 0)), offered(now)]).toEqual([[1], [1], []])
    expect(why(now, 1, { type: 'draw' })).toEqual({ why: 'exchangeFirst' })
    expect(why(now, 0, { type: 'swap', tile: null })).toEqual({ why: 'notYourTurn' })
  })
  test('only arranging needs no turn', () => {
    expect(remi.anytime({ type: 'arrange', groups: [] })).toBe(true)
    expect(remi.anytime({ type: 'draw' })).toBe(false)
  })
})

describe('drawing', () => {
  const before = (more: Partial<State>) => tableOf(['R1', 'R7'], { phase: 'draw', ...more })
  test.each<[string, Partial<State>, string[], string]>([
    ['from the stock', {}, ['draw'], 'draw'],
    ['or what was put down', { offer: 9 }, ['draw', 'take'], 'draw'],
    ['with the stock empty only that, or nothing', { stock: [], offer: 9 }, ['pass', 'take'], 'pass'],
  ])('%s', (_, more, types, late) => {
    const state = before(more)
    expect(offered(state)).toEqual(types.map(type => ({ type })))
    expect(remi.fallback(remi.view(state, 0))).toEqual({ type: late })
    for (const type of ['draw', 'take', 'pass'] as const)
      expect(why(state, 0, { type }) === null, type).toBe(types.includes(type))
  })
  test('is refused by name', () => {
    expect(why(before({}), 0, { type: 'pass' })).toEqual({ why: 'stockLeft' })
    expect(why(before({}), 0, { type: 'take' })).toEqual({ why: 'nothingToTake' })
    expect(why(before({ stock: [] }), 0, { type: 'draw' })).toEqual({ why: 'stockEmpty' })
  })
})

describe('the end of a turn', () => {
  test('is any discard, and first every tile that closes', () => {
    const state = tableOf([`${MELDED} R9`, LOOSE])
    const r9 = held(state, 'R9')
    expect(closings(remi.view(state, 0))).toEqual([r9])
    expect(offered(state)).toEqual([{ type: 'close', tile: r9 }, ...discards(state)])
    expect(offered(tableOf([`${LOOSE} R9`, MELDED])).map(({ type }) => type)).not.toContain('close')
    // Before one's own discard there is nothing to close with.
    expect(closings(remi.view({ ...state, phase: 'draw' }, 0))).toEqual([])
    expect(closings(remi.view({ ...state, current: 1 }, 0))).toEqual([])
    expect(closings(remi.view(state, 1))).toEqual([])
  })
  test('offers both of two equal tiles that close', () => {
    const state = tableOf([MELDED.replace('K13', 'K9') + ' K9', LOOSE])
    const twins = state.hands[0].filter(tile => face(tile) === parseTiles('K9')[0])
    expect(twins).toHaveLength(2)
    expect(closings(remi.view(state, 0))).toEqual(twins)
  })
  test('is only a close for a discard taken when the stock was empty', () => {
    const state = tableOf([`${MELDED} R9`, LOOSE], { stock: [] })
    const [r9, k13] = [held(state, 'R9'), held(state, 'K13')]
    const taken: State = { ...state, drawn: k13, known: [[k13], []] }
    expect(offered(taken)).toEqual([{ type: 'close', tile: r9 }])
    expect(why(taken, 0, { type: 'discard', tile: r9 })).toEqual({ why: 'mustClose' })
    // Not so for one's own draw, nor while there is a stock.
    expect(why({ ...taken, known: [[], []] }, 0, { type: 'discard', tile: r9 })).toBeNull()
    expect(why({ ...taken, stock: [4] }, 0, { type: 'discard', tile: r9 })).toBeNull()
    expect(why({ ...taken, drawn: null }, 0, { type: 'discard', tile: r9 })).toBeNull()
  })
  test('when the clock runs out is the drawn tile, or the dearest loose one, never a joker', () => {
    const late = (hand: string, drawn: string | null) => {
      const state = tableOf([hand, LOOSE])
      const action = remi.fallback(remi.view({ ...state, drawn: drawn === null ? null : held(state, drawn) }, 0))
      return action.type === 'discard' ? face(action.tile) : action.type
    }
    const [y5, k13] = parseTiles('Y5 K13')
    expect([late('R1 Y5 K13', 'Y5'), late('R1 Y5 K13', null), late('R1 K13 J', 'J')]).toEqual([y5, k13, k13])
    const exchange = tableOf(['R1', 'R7'], { phase: 'exchange', swaps: [OPEN, OPEN] })
    expect(remi.fallback(remi.view(exchange, 0))).toEqual({ type: 'swap', tile: null })
  })
})

describe('groups shown for a close', () => {
  const state = tableOf([`${MELDED} R9`, LOOSE])
  const ids = (text: string) => text.split(' ').map(code => held(state, code))
  const close = (...groups: string[]): Action => ({ type: 'close', tile: held(state, 'R9'), melds: groups.map(ids) })
  test('are of one’s own tiles, each once', () => {
    expect(why(state, 0, { type: 'close', tile: state.hands[1][0] })).toEqual({ why: 'notYours' })
    expect(why(state, 0, { ...close(), melds: [[state.hands[1][0]]] } as Action)).toEqual({ why: 'notYours' })
    expect(why(state, 0, close('R1 R2 R3', 'R3'))).toEqual({ why: 'tileTwice', with: { tile: '@tile.R3' } })
  })
  test('leave nothing', () =>
    expect(why(state, 0, close('R1 R2 R3', 'Y5 B5 K5', 'B7 B8 B9 B10', 'K11 K12 K13'))).toEqual({
      why: 'leftOver',
      with: { n: 1, tiles: '@tile.K10' },
    }))

  const PAIRS = 'R1 R1 R4 R4 Y2 Y2 Y7 Y7 B3 B3 B9 B9 K6 K6'
  const MOSAIC = 'R1 Y2 B3 K4 R5 Y6 B7 K8 R9 Y10 B11 K12 R13 Y1'
  test.each([
    ['pairs', PAIRS, { doublesClose: true }, true],
    ['pairs', PAIRS, {}, false],
    ['pairs', PAIRS, { mozaicClose: true }, false],
    ['a mosaic', MOSAIC, { mozaicClose: true }, true],
    ['a mosaic', MOSAIC, {}, false],
    ['a mosaic', MOSAIC, { doublesClose: true }, false],
  ] as const)('%s: %s with %j closes: %s', (kind, hand, given, closes) => {
    const own = tableOf([`${hand} K10`, 'R7'], {}, given)
    const tile = held(own, 'K10')
    const kept = own.hands[0].filter(id => id !== tile)
    const groups = kind === 'pairs' ? [0, 2, 4, 6, 8, 10, 12].map(at => kept.slice(at, at + 2)) : [kept]
    expect(why(own, 0, { type: 'close', tile, melds: groups })?.why ?? null).toBe(closes ? null : 'wrongGroup')
    expect(why(own, 0, { type: 'close', tile }) === null).toBe(closes)
    expect(closings(remi.view(own, 0)).includes(tile)).toBe(closes)
  })
})

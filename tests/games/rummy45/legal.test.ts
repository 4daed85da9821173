import { describe, expect, test } from 'vitest'
import type { Action } from '../../../src/games/rummy45/action.ts'
import { rules as rummy45 } from '../../../src/games/rummy45/index.ts'
import type { State } from '../../../src/games/rummy45/types.ts'
import { faceOf, J } from '../../../src/rummy/tiles.ts'
import { face } from './tiles.ts'
import { tableOf } from './table.ts'

const why = (state: State, seat: 0 | 1 | 2 | null, action: Action) => rummy45.refuse(rummy45.view(state, seat), action)
const offered = (state: State, seat: 0 | 1 | null = 0) => rummy45.moves(rummy45.view(state, seat))
const held = (state: State, code: string) => state.hands[0].find(tile => faceOf(tile, J) === face(code))!
const discards = (state: State) => state.hands[0].map(tile => ({ type: 'discard', tile }))

describe('whose turn it is', () => {
  const state = tableOf({ hands: ['R1 Y5', 'R7'], row: 'B1 B2' })
  test('nobody else may do anything, and a watcher nothing', () => {
    for (const action of [{ type: 'draw' }, { type: 'discard', tile: state.hands[1][0] }] as Action[]) {
      expect(why(state, 1, action)).toEqual({ why: 'notYourTurn' })
      expect(why(state, null, action)).toEqual({ why: 'notYourTurn' })
    }
    expect([offered(state, 1), offered(state, null)]).toEqual([[], []])
    expect(rummy45.waiting(rummy45.view(state, 1))).toEqual([0])
    expect(rummy45.turn(state)).toEqual([0])
  })
  test.each(['deal', 'shuffle', 'ended'] as const)('nobody’s while the table does %s', phase => {
    const now = { ...state, phase }
    expect([rummy45.turn(now), rummy45.waiting(rummy45.view(now, 0)), offered(now)]).toEqual([[], [], []])
    expect(why(now, 0, { type: 'draw' })).toEqual({ why: phase === 'shuffle' ? 'notYourTurn' : 'over' })
  })
  test('first a tile, then the rest, and never two', () => {
    const before = { ...state, phase: 'draw' as const }
    expect(why(before, 0, { type: 'discard', tile: state.hands[0][0] })).toEqual({ why: 'drawFirst' })
    expect(why(state, 0, { type: 'draw' })).toEqual({ why: 'alreadyDrawn' })
    expect(why(state, 0, { type: 'take', tile: state.row[1] })).toEqual({ why: 'alreadyDrawn' })
    expect(why(before, 0, { type: 'draw' })).toBeNull()
  })
  test('nothing of it may be done out of turn', () => {
    expect(rummy45.anytime({ type: 'draw' })).toBe(false)
  })
})

describe('taking', () => {
  const before = (given = {}) =>
    tableOf({ hands: ['R1', 'R7'], row: 'B1 B2 B3', state: { phase: 'draw' }, options: given })
  test('offers the stock and every tile of the row, the latest first', () => {
    const state = before()
    expect(offered(state)).toEqual([{ type: 'draw' }, ...state.row.toReversed().map(tile => ({ type: 'take', tile }))])
    expect(why(state, 0, { type: 'take', tile: state.hands[1][0] })).toEqual({ why: 'notInRow' })
  })
  test('or only the last, or after giving back nothing but the stock', () => {
    const last = before({ discardPick: 'last' })
    expect(offered(last)).toEqual([{ type: 'draw' }, { type: 'take', tile: last.row[2] }])
    expect(offered({ ...before(), barred: true })).toEqual([{ type: 'draw' }])
  })
})

describe('what is offered in a turn', () => {
  test('the discards, where nothing can be laid', () => {
    const state = tableOf({ hands: ['R1 Y5 K9', 'R7'] })
    expect(offered(state)).toEqual(discards(state))
    expect(why(state, 0, { type: 'discard', tile: state.hands[1][0] })).toEqual({ why: 'notYours' })
  })
  test('the dearest melds of the hand, and one tile is kept to be thrown', () => {
    const state = tableOf({ hands: ['R10 R11 R12 R13 Y5', 'R7'], state: { melded: [false, true] } })
    const [lay, ...rest] = offered(state)
    expect(lay).toEqual({ type: 'lay', table: [state.hands[0].slice(0, 4).map(tile => tile)], jokers: [] })
    expect(rest).toEqual(discards({ ...state, hands: [state.hands[0], []] }))
    const all = tableOf({ hands: ['R10 R11 R12 R13', 'R7'] })
    const kept = offered(all)[0] as Extract<Action, { type: 'lay' }>
    // Of four in a row the cheapest stays.
    expect(kept.table).toEqual([all.hands[0].slice(1)])
    const free = tableOf({ hands: ['R10 R11 R12 R13', 'R7'], options: { mustDiscardToGoOut: false } })
    expect((offered(free)[0] as typeof kept).table[0]).toHaveLength(4)
  })
  test('not a first meld that is worth too little', () => {
    const low = { hands: ['R1 R2 R3 Y5', 'R7'], state: { melded: [false, true] } }
    expect(offered(tableOf(low)).map(({ type }) => type)).not.toContain('lay')
    expect(offered(tableOf({ ...low, options: { firstMeld: 6 } })).map(({ type }) => type)).toContain('lay')
  })
  test('single tiles where they fit, each once and in its place', () => {
    const state = tableOf({
      hands: ['R6 R6 K13', 'R7'],
      table: ['R3 R4 R5', 'Y6 B6 K6'],
      options: { rearrange: false },
    })
    const [r6] = state.hands[0]
    const [run, set] = state.table.map(meld => meld.map(({ tile }) => tile))
    expect(offered(state).filter(({ type }) => type === 'lay')).toEqual([
      { type: 'lay', table: [[...run, r6], set], jokers: [] },
      { type: 'lay', table: [run, [...set, r6]], jokers: [] },
    ])
    expect(offered({ ...state, melded: [false, true] }).filter(({ type }) => type === 'lay')).toEqual([])
  })
  test('what only a table regrouped makes possible', () => {
    const setup = { hands: ['Y6 Y7 K13', 'R7'], table: ['R5 B5 K5 Y5'] }
    const lay = offered(tableOf(setup))[0] as Extract<Action, { type: 'lay' }>
    expect(lay.table.map(meld => meld.length).sort()).toEqual([3, 3])
    expect(offered(tableOf({ ...setup, options: { rearrange: false } })).map(({ type }) => type)).not.toContain('lay')
  })
  test('a taken tile is laid or given back, and nothing thrown', () => {
    const state = tableOf({ hands: ['R3 R4 R5 R9 Y9 K13', 'R7'], options: { rearrange: false } })
    const due: State = { ...state, taken: { at: 0, tiles: [held(state, 'R3')], due: true } }
    expect(offered(due).map(({ type }) => type)).toEqual(['lay', 'giveBack'])
    const loose: State = { ...state, taken: { at: 0, tiles: [held(state, 'Y9')], due: true } }
    expect(offered(loose)).toEqual([{ type: 'giveBack' }])
    expect(why(loose, 0, { type: 'discard', tile: held(state, 'R9') })).toEqual({
      why: 'useTaken',
      with: { tiles: '@tile.Y9' },
    })
    expect(offered({ ...state, taken: { ...due.taken!, due: false } }).filter(each => each.type === 'discard')).toEqual(
      discards(state),
    )
  })
  test('of two equal tiles the taken one goes down', () => {
    const state = tableOf({ hands: ['R3 R4 R5 R5 K13', 'R7'] })
    const twins = state.hands[0].filter(tile => faceOf(tile, J) === face('R5'))
    for (const tile of twins) {
      const lay = offered({ ...state, taken: { at: 0, tiles: [tile], due: true } })[0]
      expect((lay as Extract<Action, { type: 'lay' }>).table[0]).toContain(tile)
    }
  })
})

describe('when the clock runs out', () => {
  const after = (hand: string, drawn: string | null, more: Partial<State> = {}) => {
    const state = tableOf({ hands: [hand, 'R7'] })
    const now: State = { ...state, drawn: drawn === null ? null : held(state, drawn), ...more }
    const action = rummy45.fallback(rummy45.view(now, 0))
    return action.type === 'discard' ? faceOf(action.tile, J) : action.type
  }
  test('the stock is drawn from, and the drawn tile put down again', () => {
    expect(after('R1 Y5', null, { phase: 'draw' })).toBe('draw')
    expect(after('R1 Y5 K13', 'Y5')).toBe(face('Y5'))
  })
  test('a joker, or what has been laid since, is not thrown: the dearest loose tile is', () => {
    expect(after('R1 K13 J', 'J')).toBe(face('K13'))
    expect(after('R1 K13 B7', null)).toBe(face('K13'))
    expect(after('R1 B7', null, { drawn: 2 * face('Y9') })).toBe(face('B7'))
  })
})

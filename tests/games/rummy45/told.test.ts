import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Action } from '../../../src/games/rummy45/action.ts'
import { rules as rummy45 } from '../../../src/games/rummy45/index.ts'
import type { Event, State } from '../../../src/games/rummy45/types.ts'
import { tableOf } from './table.ts'
import { box, face } from './tiles.ts'

const all = Array.from({ length: 106 }, (_, i) => i)
const act = (state: State, action: Action) => rummy45.apply(state, { by: 0, do: action })

describe('what the table is told', () => {
  test('of a deal: who deals, who starts, and the atu, which is never a joker', () => {
    const start = rummy45.start(v.parse(rummy45.options, { atu: 'bonus50' }), 2)
    const front = all.filter(tile => tile < 104).slice(0, 29)
    const order = [...front, 104, 105, ...all.filter(tile => tile < 104 && !front.includes(tile))]
    const { state, events } = rummy45.apply(start, { by: 'table', order })
    expect(events).toEqual([{ type: 'deal', hand: 1, dealer: 0, starter: 1, atu: 29 }])
    expect([state.atu, state.stock.includes(29), state.stock.length]).toEqual([29, false, 106 - 29 - 1])
    // The next of the order is the first to be drawn.
    expect(state.stock.at(-1)).toBe(104)
    expect([state.barred, state.drawn, state.known]).toEqual([false, null, [[], []]])
    expect(rummy45.apply(rummy45.start(v.parse(rummy45.options, {}), 2), { by: 'table', order }).events).toEqual([
      { type: 'deal', hand: 1, dealer: 0, starter: 1, atu: null },
    ])
  })

  test('of a draw: everybody that it was drawn, its owner what it is', () => {
    const state = tableOf({ hands: ['R1', 'R7'], state: { phase: 'draw' }, stock: 'K12 K11' })
    const { events, state: after } = act(state, { type: 'draw' })
    const drawn = state.stock[1]
    expect(events).toEqual([{ type: 'draw', seat: 0, tile: drawn, stock: 1 }])
    expect(rummy45.witness(events[0], 0)).toEqual(events[0])
    for (const eyes of [1, null] as const)
      expect(rummy45.witness(events[0], eyes)).toEqual({ type: 'draw', seat: 0, tile: null, stock: 1 })
    expect([0, 1, null].map(eyes => rummy45.view(after, eyes as 0).drawn)).toEqual([drawn, null, null])
    const thrown: Event = { type: 'discard', seat: 0, tile: drawn }
    expect(rummy45.witness(thrown, 1)).toEqual(thrown)
  })

  test('of a tile taken and given back, and of who holds it for all to see', () => {
    const state = tableOf({
      hands: ['R1', 'R7'],
      row: 'B1 B2 B3',
      state: { phase: 'draw' },
      options: { discardPick: 'tail' },
    })
    const [, b2, b3] = state.row
    const taken = act(state, { type: 'take', tile: b2 })
    expect(taken.events).toEqual([{ type: 'take', seat: 0, tile: b2, tiles: [b2, b3] }])
    expect(rummy45.view(taken.state, 1).players[0]).toMatchObject({ known: [b2, b3], hand: [null, null, null] })
    const back = act(taken.state, { type: 'giveBack' })
    expect(back.events).toEqual([{ type: 'giveBack', seat: 0, tile: b2 }])
    expect(back.state.known).toEqual([[], []])
  })

  test('of a lay: what came from the hand, a first meld’s points, and the jokers set free', () => {
    const state = tableOf({ hands: ['R5 Y9 B9 K13', 'R7'], table: ['R3 R4 *R5'] })
    const [r5, y9, b9] = state.hands[0]
    const [r3, r4, joker] = state.table[0].map(({ tile }) => tile)
    const known: State = { ...state, known: [[r5, 2 * face('K13')], []], taken: { at: 0, tiles: [r5], due: true } }
    const laid = act(known, {
      type: 'lay',
      table: [
        [r3, r4, r5],
        [y9, b9, joker],
      ],
      jokers: [],
    })
    expect(laid.events).toEqual([{ type: 'lay', seat: 0, tiles: [r5, y9, b9], first: null, jokers: [joker] }])
    expect(laid.state.known[0]).toEqual([2 * face('K13')])
    expect(laid.state.taken).toEqual({ at: 0, tiles: [r5], due: false })
    // What was laid before stays its owner's; the joker is now ours.
    const owners = Object.fromEntries(laid.state.table.flat().map(({ tile, by }) => [tile, by]))
    expect(owners).toEqual({ [r3]: 1, [r4]: 1, [r5]: 0, [y9]: 0, [b9]: 0, [joker]: 0 })
    const first = tableOf({ hands: ['R10 R11 R12 R13 K2', 'R7'], state: { melded: [false, true] } })
    const opened = act(first, { type: 'lay', table: [first.hands[0].slice(0, 4)], jokers: [] })
    expect(opened.events).toMatchObject([{ type: 'lay', first: 46 }])
    expect(opened.state.taken).toBeNull()
  })

  test('of going out by laying everything, where no discard is asked for', () => {
    const state = tableOf({ hands: ['R6', 'R7'], table: ['R3 R4 R5'], options: { mustDiscardToGoOut: false } })
    const table = [[...state.table[0].map(({ tile }) => tile), state.hands[0][0]]]
    const { events, state: after } = act(state, { type: 'lay', table, jokers: [] })
    expect(events.map(({ type }) => type)).toEqual(['lay', 'close', 'settle'])
    expect(after.phase).toBe('ended')
  })

  test('a draft that is refused is never laid', () => {
    const state = tableOf({ hands: ['R6 K1', 'R7'] })
    expect(() => act(state, { type: 'lay', table: [state.hands[0]], jokers: [] })).toThrow('meldShort')
  })

  test('of a discard, which nobody knows to be in the hand any longer', () => {
    const state = tableOf({ hands: ['R1 Y5', 'R7'] })
    const [r1, y5] = state.hands[0]
    const { events, state: after } = act({ ...state, known: [[r1, y5], []] }, { type: 'discard', tile: r1 })
    expect(events).toEqual([{ type: 'discard', seat: 0, tile: r1 }])
    expect(after.known[0]).toEqual([y5])
  })

  test('a stock that ends with a single discard in the row has nothing to be shuffled', () => {
    const { state, events } = act(tableOf({ hands: ['R1 Y5', 'R7'], state: { stock: [] } }), {
      type: 'discard',
      tile: box()('R1')[0],
    })
    expect(state.phase).toBe('ended')
    expect(events.map(({ type }) => type)).toEqual(['discard', 'stockEnd', 'settle'])
  })
})

describe('the order that is due', () => {
  const state = tableOf({ hands: ['R1', 'R7'], row: 'B1 B2 B3', options: { hands: 2 } })
  test.each([
    ['deal', 1, 106],
    ['draw', 1, 0],
    ['play', 1, 0],
    ['shuffle', 1, 2],
    ['ended', 1, 106],
    ['ended', 2, 0],
  ] as const)('in phase %s of hand %i: %i', (phase, hand, size) =>
    expect(rummy45.needs({ ...state, phase, hand })).toBe(size),
  )
})

describe('a view', () => {
  test('shows hands to their owners, and to all when the hand has ended', () => {
    const state = tableOf({ hands: ['R1 Y5', 'R7 R8'] })
    const hands = (now: State, eyes: 0 | 1 | null) => rummy45.view(now, eyes).players.map(({ hand }) => hand)
    expect(hands(state, 0)).toEqual([state.hands[0], [null, null]])
    expect(hands(state, null)).toEqual([
      [null, null],
      [null, null],
    ])
    expect(hands({ ...state, phase: 'ended' }, null)).toEqual(state.hands)
  })

  test('is imagined with what was seen in its place and every other tile once', () => {
    const setup = tableOf({
      hands: ['R1 Y5', 'R7 R8 R9'],
      table: ['B3 B4 B5'],
      row: 'Y1',
      state: { atu: 2 * face('K1') },
    })
    const state: State = { ...setup, known: [[], [setup.hands[1][1]]], totals: [5, 7], melded: [true, false] }
    const imagined = rummy45.imagine(rummy45.view(state, 0), all)
    expect(imagined.hands[0]).toEqual(state.hands[0])
    expect(imagined.hands[1]).toHaveLength(3)
    expect(imagined.hands[1]).toContain(setup.hands[1][1])
    expect(imagined.hands[1]).toEqual([...imagined.hands[1]].sort((a, b) => a - b))
    expect(imagined.stock).toHaveLength(2)
    expect(imagined).toMatchObject({ totals: [5, 7], melded: [true, false], known: state.known, atu: state.atu })
    const named = [
      ...state.hands[0],
      setup.hands[1][1],
      ...state.row,
      ...state.table.flat().map(one => one.tile),
      state.atu,
    ]
    const hidden = [...imagined.hands[1].filter(tile => tile !== setup.hands[1][1]), ...imagined.stock]
    expect(hidden.filter(tile => named.includes(tile))).toEqual([])
    expect(new Set(hidden).size).toBe(4)
  })
})

describe('what is counted for the statistics', () => {
  test.each<[Event, string | null]>([
    [{ type: 'close', seat: 2 }, 'won'],
    [{ type: 'take', seat: 2, tile: 1, tiles: [1] }, 'taken'],
    [{ type: 'lay', seat: 2, tiles: [1], first: 45, jokers: [] }, 'opened'],
    [{ type: 'lay', seat: 2, tiles: [1], first: 0, jokers: [] }, 'opened'],
    [{ type: 'lay', seat: 2, tiles: [1], first: null, jokers: [] }, null],
    [{ type: 'draw', seat: 2, tile: 1, stock: 3 }, null],
    [{ type: 'discard', seat: 2, tile: 1 }, null],
    [{ type: 'giveBack', seat: 2, tile: 1 }, null],
    [{ type: 'stockEnd' }, null],
  ])('%j', (event, key) => expect(rummy45.tally(event)).toEqual(key ? [{ seat: 2, key }] : []))

  test('a first meld that was taken back is none', () => {
    const undone = (first: boolean): Event => ({ type: 'undone', seat: 2, tiles: [1], first })
    expect(rummy45.tally(undone(true))).toEqual([{ seat: 2, key: 'opened', back: true }])
    expect(rummy45.tally(undone(false))).toEqual([])
  })
})

describe('who has won', () => {
  const result = { reason: 'stock', winner: null, held: [0, 0, 0], points: [5, 9, 9], lines: [[], [], []] } as const
  const of = (scoring: 'hands' | 'etalat', winner: 0 | null) =>
    rummy45.outcome({
      ...tableOf({ hands: ['', 'R7', 'R8'], options: { scoring } }),
      phase: 'ended',
      result: { ...result, reason: winner === null ? 'stock' : 'closed', winner } as never,
    })?.winners
  test('whoever went out; where each counts what was laid, all who count most', () => {
    expect([of('hands', 0), of('hands', null)]).toEqual([[0], []])
    expect([of('etalat', 0), of('etalat', null)]).toEqual([
      [1, 2],
      [1, 2],
    ])
    expect(rummy45.outcome(tableOf({ hands: ['R1', 'R7'] }))).toBeNull()
  })
})

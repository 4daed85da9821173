import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Action } from '../../../src/games/remi/action.ts'
import { rules as remi } from '../../../src/games/remi/index.ts'
import { close, endVoid } from '../../../src/games/remi/rules/endHand.ts'
import { OPEN } from '../../../src/games/remi/rules/exchange.ts'
import { payments } from '../../../src/games/remi/rules/payment.ts'
import { options, type Options } from '../../../src/games/remi/options.ts'
import type { Event, State } from '../../../src/games/remi/types.ts'
import { idsOf } from './tiles.ts'
import { tableOf } from './table.ts'

const act = (state: State, action: Action) => remi.apply(state, { by: 0, do: action })
const MELDED = 'R1 R2 R3 Y5 B5 K5 B7 B8 B9 B10 K10 K11 K12 K13'
const all = Array.from({ length: 106 }, (_, i) => i)

describe('what the table is told', () => {
  test('of a deal', () => {
    const { state, events } = remi.apply(remi.start(v.parse(remi.options, {}), 2), { by: 'table', order: all })
    expect(events).toEqual([{ type: 'deal', hand: 1, dealer: 0, starter: 1, atu: 29 }])
    expect(state.stock.at(-1)).toBe(30)
    expect([state.history, state.swaps]).toEqual([[], [OPEN, OPEN]])
  })
  test('of a draw: everybody that it was drawn, its owner what it is', () => {
    const state = tableOf(['R1', 'R7'], { phase: 'draw', offer: 9 })
    const drawn = state.stock[1]
    const { events, state: after } = act(state, { type: 'draw' })
    expect(events).toEqual([{ type: 'draw', seat: 0, tile: drawn, stock: 1 }])
    expect(after.hands[0]).toEqual([...state.hands[0], drawn].sort((a, b) => a - b))
    expect(after.offer).toBeNull()
    expect(remi.witness(events[0], 0)).toEqual(events[0])
    expect(remi.witness(events[0], 1)).toEqual({ type: 'draw', seat: 0, tile: null, stock: 1 })
    expect([0, 1, null].map(eyes => remi.view(after, eyes as 0).drawn)).toEqual([drawn, null, null])
  })
  test('of a take: from whom', () => {
    const [b1] = idsOf('B1')
    const state = tableOf(['R1', 'R7', 'R8'], { phase: 'draw', offer: b1, piles: [[], [], [b1]] })
    expect(act(state, { type: 'take' }).events).toEqual([{ type: 'take', seat: 0, from: 2, tile: b1 }])
  })
  test('of a discard, a joker launched, and the last one of all', () => {
    const state = tableOf(['R1 J', 'R7'])
    const [r1, joker] = state.hands[0]
    const thrown = act(state, { type: 'discard', tile: r1 })
    expect(thrown.events).toEqual([{ type: 'discard', seat: 0, tile: r1 }])
    expect(remi.witness(thrown.events[0], 1)).toEqual(thrown.events[0])
    expect(remi.view(thrown.state, 1).players[0]).toMatchObject({ pile: [r1], launched: [] })
    const launched = act(state, { type: 'discard', tile: joker })
    expect(launched.events).toEqual([{ type: 'launch', seat: 0, tile: joker }])
    expect(remi.view(launched.state, 1).players[0]).toMatchObject({ pile: [], launched: [joker] })
    // Nobody can take it, so it is nobody's last chance either.
    const last = act({ ...state, stock: [] }, { type: 'discard', tile: joker })
    expect(last.events.map(({ type }) => type)).toEqual(['launch', 'void', 'settle'])
  })
  test('of a deal spoiled', () => {
    const { events } = act(tableOf(['R1', 'R7'], { phase: 'exchange' }), { type: 'spoil' })
    expect(events).toEqual([{ type: 'spoil', seat: 0 }])
  })
  test('only its own seat hears what it arranges and offers', () => {
    const own: Event[] = [
      { type: 'arrange', seat: 0 },
      { type: 'swap', seat: 0, tile: 3 },
      { type: 'exchange', seat: 0, gave: 3, got: 5 },
    ]
    expect(own.map(event => remi.witness(event, 0))).toEqual(own)
    expect(own.map(event => remi.witness(event, 1))).toEqual([
      null,
      null,
      { type: 'exchange', seat: 0, gave: null, got: null },
    ])
  })
})

describe('the end of a hand', () => {
  const closing = (more: Partial<State> = {}, given: Partial<Options> = {}) => {
    const state = tableOf([`${MELDED} R9`, 'R10 K2', 'Y13'], { totals: [1, 2, 3], ...more }, given)
    const r9 = state.hands[0].find(id => id >> 1 === 8)!
    return { ...close(state, 0, r9), r9, before: state }
  }
  test('by a close: what it brought and what is kept of it', () => {
    const { state, events, r9, before } = closing({ known: [[16, 17], [3], []] })
    expect(events).toEqual([
      { type: 'close', seat: 0, tile: r9, pattern: 'simple', base: 350 },
      { type: 'settle', points: [375, -12, -13], totals: [376, -10, -10] },
    ])
    expect(state.hands).toEqual([before.hands[0].filter(tile => tile !== r9), before.hands[1], before.hands[2]])
    expect(state.known).toEqual([[16, 17].filter(tile => tile !== r9), [3], []])
    expect(state.history).toEqual([{ hand: 1, dealer: 0, winner: 0, points: [375, -12, -13] }])
    expect(state.result).toMatchObject({ left: [[], before.hands[1], before.hands[2]], deadwood: [0, 12, 13] })
  })
  test('by an empty stock: nobody’s, and nobody pays', () => {
    const past = { hand: 1, dealer: 1, winner: null, points: [0, 0] } as const
    const { state, events } = endVoid(tableOf(['R1', 'R2'], { hand: 2, history: [{ ...past, points: [0, 0] }] }))
    expect(events).toEqual([{ type: 'void' }, { type: 'settle', points: [0, 0], totals: [0, 0] }])
    expect(state.result).toMatchObject({ reason: 'stock', winner: null, lines: [[], []], left: [[], []] })
    expect(state.history.map(({ hand }) => hand)).toEqual([1, 2])
  })
  test('of the match: the best total first, of equals the lower seat', () => {
    const ranking = (totals: number[]) =>
      endVoid(tableOf(['', '', ''], { hand: 4, totals }, { hands: 4 })).events.at(-1)
    expect(ranking([0, 0, 0])).toEqual({ type: 'over', ranking: [0, 1, 2] })
    expect(ranking([0, 5, 9])).toEqual({ type: 'over', ranking: [2, 1, 0] })
    expect(ranking([-9, 5, -9])).toEqual({ type: 'over', ranking: [1, 0, 2] })
    expect(endVoid(tableOf(['', ''], { hand: 3 }, { hands: 4 })).events.at(-1)?.type).toBe('settle')
  })
  test('never with tiles that do not meld', () => {
    const state = tableOf(['R1 R5 K9', 'R7'])
    expect(() => close(state, 0, state.hands[0][0])).toThrow('do not meld')
  })
  test.each([
    ['deal', 0, 106],
    ['redeal', 1, 106],
    ['draw', 1, 0],
    ['discard', 1, 0],
    ['exchange', 1, 0],
    ['ended', 1, 106],
    ['ended', 2, 0],
  ] as const)('in phase %s of hand %i of two an order of %i is due', (phase, hand, size) => {
    expect(remi.needs(tableOf(['R1', 'R2'], { phase, hand }, { hands: 2 }))).toBe(size)
    expect(remi.needs(tableOf(['R1', 'R2'], { phase, hand }, { hands: 2, extraJokers: 3 }))).toBe(size && size + 3)
  })
  test.each(['deal', 'draw', 'discard', 'exchange', 'redeal'] as const)(
    'the last hand is not over in phase %s',
    phase => {
      const result = closing({ hand: 4 }, { hands: 4 }).state.result
      expect(remi.outcome(tableOf(['', '', ''], { phase, hand: 4, result }, { hands: 4 }))?.over).toBe(false)
    },
  )
})

describe('what a close pays', () => {
  const close350 = { melds: [], pattern: 'simple' as const, jokers: 0, base: 350 }
  const lines = (given: Partial<Options>, jokers = 0, atu = true) =>
    payments(0, { ...close350, jokers }, [7, 10, 5], atu, v.parse(options, given)).lines
  test('by pot and base: the bank pays the base and the atu', () => {
    expect(lines({ tableMultiplier: 2 })).toEqual([
      [
        { key: 'clean', points: 700, with: { base: 700, n: 0 } },
        { key: 'pot', points: 30 },
        { key: 'atu', points: 100 },
      ],
      [{ key: 'deadwood', points: -20 }],
      [{ key: 'deadwood', points: -10 }],
    ])
    expect(lines({}, 1, false)[0][0]).toEqual({ key: 'normal', points: 350, with: { base: 350, n: 1 } })
  })
  test('by loser: each pays the base, and the atu', () => {
    const paid = [
      { key: 'paid', points: -700 },
      { key: 'atu', points: -100 },
    ]
    expect(lines({ settlement: 'perLoser', tableMultiplier: 2, patterns: true }, 1)).toEqual([
      [
        { key: 'simple', points: 1400, with: { base: 700, n: 1 } },
        { key: 'atu', points: 200 },
      ],
      paid,
      paid,
    ])
  })
})

describe('an exchange of doubles', () => {
  const DOUBLES = ['R1 R1 R5 R5 R9 R9', 'Y1 Y1 Y5 Y5 Y10 Y10', 'B1 B1 B9 B9 B10 B10']
  const kinds = (picks: (string | null)[]) => {
    let state = tableOf(DOUBLES, { phase: 'exchange', swaps: [OPEN, OPEN, OPEN] })
    const chosen = picks.map((code, seat) =>
      code === null ? null : state.hands[seat].find(id => id >> 1 === idsOf(code)[0] >> 1)!,
    )
    let events: Event[] = []
    for (const seat of [0, 1, 2] as const) {
      const last = remi.apply(state, { by: seat, do: { type: 'swap', tile: chosen[seat] } })
      state = last.state
      events = last.events
      expect(events[0]).toEqual({ type: 'swap', seat, tile: chosen[seat] })
    }
    const moved = events.flatMap(event => (event.type === 'exchange' ? [[event.seat, event.gave, event.got]] : []))
    return { state, moved, chosen }
  }
  test('goes round among all of one kind', () => {
    const { moved, chosen, state } = kinds(['R1', 'Y1', 'B1'])
    expect(moved).toEqual([
      [0, chosen[0], chosen[2]],
      [1, chosen[1], chosen[0]],
      [2, chosen[2], chosen[1]],
    ])
    expect(state.phase).toBe('discard')
    for (const [seat, hand] of state.hands.entries()) {
      expect(hand).toHaveLength(6)
      expect(hand).toContain(chosen[(seat + 2) % 3])
      expect(hand).toEqual([...hand].sort((a, b) => a - b))
    }
  })
  test.each([
    ['ones and small ones', ['R1', 'Y5', null]],
    ['small and large ones', [null, 'Y10', 'B9']],
    ['one alone', ['R9', null, null]],
    ['nobody', [null, null, null]],
  ])('moves nothing between %s', (_, picks) => {
    const before = tableOf(DOUBLES).hands
    const { moved, state } = kinds(picks)
    expect([moved, state.hands]).toEqual([[], before])
  })
  test('small ones are 2 to 9, large ones 10 to 13', () => {
    expect(kinds(['R5', null, 'B9']).moved).toHaveLength(2)
    expect(kinds([null, 'Y10', 'B10']).moved).toHaveLength(2)
  })
  test('takes what was given away from the board, and leaves the rest', () => {
    const state = tableOf(['R2 R2 R3', 'Y5 Y5'], { phase: 'exchange', swaps: [OPEN, OPEN] })
    const [r2, other, r3] = state.hands[0]
    const half = act({ ...state, boards: [[[r2, other, r3]], []] }, { type: 'swap', tile: r2 }).state
    const done = remi.apply(half, { by: 1, do: { type: 'swap', tile: state.hands[1][0] } }).state
    expect(done.boards).toEqual([[[other, r3]], []])
  })
  test('offers each double once, and jokers are none', () => {
    const state = tableOf(['R1 R2 R2 K13 K13 J J', 'R7'], { phase: 'exchange', swaps: [OPEN, OPEN] })
    const moves = remi.moves(remi.view(state, 0))
    expect(moves).toEqual([
      { type: 'swap', tile: null },
      { type: 'swap', tile: state.hands[0][1] },
      { type: 'swap', tile: state.hands[0][3] },
    ])
    const three = tableOf(['R2 R2 Y2 Y2 K13 K13', 'R7'], { phase: 'exchange', swaps: [OPEN, OPEN] })
    expect(remi.moves(remi.view(three, 0)).at(-1)).toEqual({ type: 'spoil' })
    const refused = (tile: number | null) => remi.refuse(remi.view(state, 0), { type: 'swap', tile })
    expect([refused(null), refused(state.hands[0][1])]).toEqual([null, null])
    expect([refused(state.hands[0][0]), refused(state.hands[0][5])]).toEqual([
      { why: 'notDouble' },
      { why: 'notDouble' },
    ])
    expect(refused(state.hands[1][0])).toEqual({ why: 'notYours' })
  })
})

describe('a view', () => {
  test('shows an answer to the exchange to nobody but its seat', () => {
    const state = tableOf(['R1 R1', 'R7 R7'], { phase: 'exchange', swaps: [0, OPEN] })
    expect([0, 1, null].map(eyes => remi.view(state, eyes as 0).swap)).toEqual([0, OPEN, OPEN])
    expect(remi.view(state, 1).players.map(({ ready }) => ready)).toEqual([true, false])
    const later = remi.view({ ...state, phase: 'draw' }, 0)
    expect([later.swap, later.players.map(({ ready }) => ready)]).toEqual([OPEN, [false, false]])
    expect(remi.view(state, null).board).toBeNull()
  })
  test('is imagined with what was seen in its place and every other tile once', () => {
    const [y1, k1, b1] = idsOf('Y1 K1 B1')
    const seed = tableOf(['R1 Y5', 'R7 R8 R9', 'B4'])
    const state: State = {
      ...seed,
      phase: 'exchange',
      swaps: [seed.hands[0][0], -1, OPEN],
      totals: [1, 2, 3],
      piles: [[y1], [], []],
      launched: [[], [105], []],
      known: [[], [seed.hands[1][1]], []],
      boards: [[[seed.hands[0][0]]], [[seed.hands[1][0]]], []],
      offer: y1,
    }
    const imagined = remi.imagine(remi.view(state, 0), [k1, b1, ...all.filter(tile => tile !== k1 && tile !== b1)])
    expect(imagined).toMatchObject({
      totals: state.totals,
      piles: state.piles,
      launched: state.launched,
      known: state.known,
      // Nobody else's board was seen.
      boards: [state.boards[0], null, null],
      swaps: state.swaps,
      atu: state.atu,
    })
    expect(imagined.hands[0]).toEqual(state.hands[0])
    expect(imagined.hands.map(hand => hand.length)).toEqual([2, 3, 1])
    expect(imagined.hands[1]).toContain(seed.hands[1][1])
    expect(imagined.hands[1]).toEqual([...imagined.hands[1]].sort((a, b) => a - b))
    const tiles = [...imagined.hands.flat(), ...imagined.stock, y1, 105, state.atu]
    expect(new Set(tiles).size).toBe(tiles.length)
    expect(imagined.stock).toHaveLength(2)
  })
})

describe('what is counted for the statistics', () => {
  test.each<[Event, string | null]>([
    [{ type: 'close', seat: 2, tile: 1, pattern: 'simple', base: 350 }, 'won'],
    [{ type: 'take', seat: 2, from: 1, tile: 1 }, 'taken'],
    [{ type: 'draw', seat: 2, tile: 1, stock: 3 }, null],
    [{ type: 'discard', seat: 2, tile: 1 }, null],
    [{ type: 'launch', seat: 2, tile: 105 }, null],
    [{ type: 'void' }, null],
  ])('%j', (event, key) => expect(remi.tally(event)).toEqual(key ? [{ seat: 2, key }] : []))
})

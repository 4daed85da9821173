import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../../src/games/game.ts'
import { rules as rummy45 } from '../../../../src/games/rummy45/index.ts'
import { options, type Options } from '../../../../src/games/rummy45/options.ts'
import { presets } from '../../../../src/games/rummy45/presets.ts'
import { end, isOver } from '../../../../src/games/rummy45/rules/endHand.ts'
import { payments, type Final } from '../../../../src/games/rummy45/rules/payment.ts'
import type { State } from '../../../../src/games/rummy45/types.ts'
import { box, face } from '../tiles.ts'

const rulesOf = (more: Partial<Options>) => v.parse(options, more)
const etalat = (more: Partial<Options> = {}) => rulesOf({ ...presets.etalat, ...more })

/** A hand of three that is being played; seat 0 holds nothing, the others 10 and 5 points. */
function playing(more: Partial<State>, rules: Partial<Options> = {}): State {
  const tiles = box()
  return {
    ...(rummy45.start(rulesOf(rules), 3) as State),
    phase: 'play',
    hand: 1,
    dealer: 2,
    current: 0,
    hands: [[], tiles('R10'), tiles('K5')],
    melded: [true, true, true],
    drawn: 7,
    taken: { at: 0, tiles: [7], due: false },
    ...more,
  }
}
const laid = (...melds: [tile: string, as: string, by: Seat][][]): Final['table'] => {
  const tiles = box()
  return melds.map(meld => meld.map(([tile, as, by]) => ({ tile: tiles(tile)[0], as: face(as), by })))
}
const final = (more: Partial<Final>): Final => ({
  winner: 0,
  hands: [[], [], []],
  table: [],
  melded: [true, true, true],
  atu: null,
  ...more,
})

describe('the end of a hand', () => {
  it('by a close: who closed, what it brought, what is kept of it', () => {
    const { state, events } = end(playing({ totals: [1, 2, 3] }, { hands: 2 }), 0)
    expect(events).toEqual([
      { type: 'close', seat: 0 },
      { type: 'settle', points: [15, -10, -5], totals: [16, -8, -2] },
    ])
    expect(state).toMatchObject({ phase: 'ended', totals: [16, -8, -2], drawn: null, taken: null, plays: [] })
    expect(state.result).toMatchObject({ reason: 'closed', winner: 0, held: [0, 10, 5], points: [15, -10, -5] })
    expect(state.history).toEqual([{ hand: 1, dealer: 2, winner: 0, points: [15, -10, -5] }])
  })

  it('by an empty stock: nobody’s', () => {
    const past = { hand: 1, dealer: 1 as Seat, winner: 1 as Seat, points: [0, 0, 0] }
    const { state, events } = end(playing({ hand: 2, history: [past] }, { hands: 3 }), null)
    expect(events).toEqual([{ type: 'stockEnd' }, { type: 'settle', points: [0, -10, -5], totals: [0, -10, -5] }])
    expect(state.result).toMatchObject({ reason: 'stock', winner: null })
    expect(state.history).toEqual([past, { hand: 2, dealer: 2, winner: null, points: [0, -10, -5] }])
  })

  it('and of the match with the last one, the best total first, of equals the lower seat', () => {
    const ranking = (totals: number[]) => end(playing({ hand: 4, totals }, { hands: 4 }), null).events.at(-1)
    expect(ranking([0, 0, 0])).toEqual({ type: 'over', ranking: [0, 2, 1] })
    expect(ranking([0, 20, 30])).toEqual({ type: 'over', ranking: [2, 1, 0] })
    expect(ranking([0, 10, 5])).toEqual({ type: 'over', ranking: [0, 1, 2] })
    expect(ranking([-20, 10, 5])).toEqual({ type: 'over', ranking: [1, 2, 0] })
  })

  it('a match is over when its last hand has ended, not while it is played', () => {
    expect(isOver(playing({ hand: 4, phase: 'ended' }, { hands: 4 }))).toBe(true)
    expect(isOver(playing({ hand: 5, phase: 'ended' }, { hands: 4 }))).toBe(true)
    expect(isOver(playing({ hand: 3, phase: 'ended' }, { hands: 4 }))).toBe(false)
    expect(isOver(playing({ hand: 4, phase: 'play' }, { hands: 4 }))).toBe(false)
  })

  it('leaves nothing to do: everybody is told that it is over', () => {
    const ended = end(playing({}), 0).state
    for (const seat of [0, 1, 2] as const) {
      const view = rummy45.view(ended, seat)
      expect(rummy45.waiting(view)).toEqual([])
      expect(rummy45.moves(view)).toEqual([])
      for (const action of [{ type: 'draw' }, { type: 'giveBack' }, { type: 'discard', tile: 0 }] as const)
        expect(rummy45.refuse(view, action)).toEqual({ why: 'over' })
    }
    expect(rummy45.refuse(rummy45.view(ended, null), { type: 'draw' })).toEqual({ why: 'notYourTurn' })
    const undealt = rummy45.view(rummy45.start(rulesOf({}), 3), 0)
    expect(rummy45.refuse(undealt, { type: 'draw' })).toEqual({ why: 'over' })
  })
})

describe('the lines of a score', () => {
  const tiles = box()
  const hands = [[], tiles('R10'), tiles('K5')]

  it('hands: the winner collects what the others hold, and closes', () => {
    expect(payments(final({ hands }), rulesOf({ closingBonus: 50 })).lines).toEqual([
      [
        { key: 'collected', points: 15 },
        { key: 'closing', points: 50 },
      ],
      [{ key: 'held', points: -10 }],
      [{ key: 'held', points: -5 }],
    ])
    expect(payments(final({ hands }), rulesOf({})).lines[0]).toEqual([{ key: 'collected', points: 15 }])
  })

  it('etalat: laid, held, closing, atu', () => {
    const table = laid([
      ['R4', 'R4', 1],
      ['Y4', 'Y4', 0],
      ['B4', 'B4', 1],
    ])
    const atu = table[0][1].tile ^ 1
    expect(payments(final({ hands, table, atu }), etalat()).lines).toEqual([
      [
        { key: 'laid', points: 5 },
        { key: 'held', points: 0 },
        { key: 'closing', points: 50 },
        { key: 'atu', points: 50 },
      ],
      [
        { key: 'laid', points: 10 },
        { key: 'held', points: -10 },
      ],
      [
        { key: 'laid', points: 0 },
        { key: 'held', points: -5 },
      ],
    ])
  })

  it('the atu brings nothing where the table plays without, or turned none up', () => {
    const table = laid([['R1', 'R1', 0]])
    const keys = (more: Partial<Final>, rules: Options) =>
      payments(final({ table, ...more }), rules).lines[0].map(l => l.key)
    expect(keys({ atu: table[0][0].tile ^ 1 }, etalat())).toContain('atu')
    expect(keys({ atu: table[0][0].tile ^ 1 }, etalat({ atu: 'none' }))).not.toContain('atu')
    expect(keys({ atu: null }, etalat())).not.toContain('atu')
    // Tile 1 is the twin of tile 0, and null is no tile 0.
    expect(keys({ atu: null, hands: [[1], [], []] }, etalat())).not.toContain('atu')
  })

  it.each([
    [
      'a set by its number',
      [
        ['R1', 'R1', 0],
        ['Y1', 'Y1', 0],
        ['B1', 'B1', 0],
      ],
      75,
    ],
    [
      'a low 1 in a run',
      [
        ['R1', 'R1', 0],
        ['R2', 'R2', 0],
        ['R3', 'R3', 0],
      ],
      15,
    ],
    [
      'a high 1 in a run',
      [
        ['R12', 'R12', 0],
        ['R13', 'R13', 0],
        ['R1', 'R1', 0],
      ],
      30,
    ],
    [
      'a joker as in the hand',
      [
        ['R4', 'R4', 0],
        ['J', 'R5', 0],
        ['R6', 'R6', 0],
      ],
      60,
    ],
    [
      'what others laid not at all',
      [
        ['R4', 'R4', 1],
        ['R5', 'R5', 0],
        ['R6', 'R6', 2],
      ],
      5,
    ],
  ] as [string, [string, string, Seat][], number][])('laid: %s', (_, meld, points) => {
    expect(payments(final({ table: laid(meld) }), etalat()).lines[0][0]).toEqual({ key: 'laid', points })
  })

  it('laid: a high 1 may be worth 14 by face', () => {
    const table = laid([
      ['R12', 'R12', 0],
      ['R13', 'R13', 0],
      ['R1', 'R1', 0],
    ])
    const low = laid([
      ['R1', 'R1', 0],
      ['R2', 'R2', 0],
      ['R3', 'R3', 0],
    ])
    const rules = etalat({ points: 'face', highOneValue: 14 })
    expect(payments(final({ table }), rules).lines[0][0].points).toBe(39)
    expect(payments(final({ table: low }), rules).lines[0][0].points).toBe(6)
  })

  it('double for whoever laid nothing, but not for the winner', () => {
    const all = tiles('Y10')
    const given = { hands: [all, hands[1], hands[2]], melded: [false, false, true] }
    expect(payments(final(given), rulesOf({ unmeldedFactor: 2 })).held).toEqual([10, 20, 5])
    expect(payments(final({ ...given, winner: null }), rulesOf({ unmeldedFactor: 2 })).held).toEqual([10, 10, 5])
  })
})

import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../src/games/game.ts'
import { rules as mahjong } from '../../../src/games/mahjong/index.ts'
import type { Event, Meld, State, Win } from '../../../src/games/mahjong/types.ts'
import { seeded, shuffled } from '../../support/random.ts'
import { DULL, Table } from './table.ts'

const all = Array.from({ length: 144 }, (_, i) => i)
const meld: Meld = { type: 'peng', tiles: [0, 1, 2], claimed: 2, from: 1, added: null }

describe('what is counted for the statistics', () => {
  const hu = (from: Seat | null): Event => ({ type: 'hu', seat: 2, from, tile: 1, fan: 3, base: 8, limit: false })
  it.each<[Event, [number, string][]]>([
    [{ type: 'call', seat: 2, from: 1, call: 'peng', tile: 1, meld }, [[2, 'calls']]],
    [{ type: 'gang', seat: 2, concealed: true, tile: 1, meld }, [[2, 'gangs']]],
    [
      hu(null),
      [
        [2, 'won'],
        [2, 'selfDraw'],
      ],
    ],
    [
      hu(1),
      [
        [2, 'won'],
        [1, 'dealIn'],
      ],
    ],
    [{ type: 'discard', seat: 2, tile: 1 }, []],
    [{ type: 'robbed', seat: 2, from: 1, tile: 1 }, []],
    [{ type: 'drawn', ready: [2] }, []],
  ])('%j', (event, counted) => expect(mahjong.tally(event)).toEqual(counted.map(([seat, key]) => ({ seat, key }))))
})

describe('what others are told', () => {
  it('of a draw: that it was made', () => {
    const said: Event = { type: 'draw', seat: 1, tile: 7, by: 'wall', live: 50 }
    expect(mahjong.witness(said, 1)).toEqual(said)
    for (const eyes of [0, null] as const) expect(mahjong.witness(said, eyes)).toEqual({ ...said, tile: null })
  })
  it('of an answer: nothing; of what lies on the table: all', () => {
    const answer: Event = { type: 'answer', seat: 1, action: { type: 'pass' } }
    expect([mahjong.witness(answer, 1), mahjong.witness(answer, 0), mahjong.witness(answer, null)]).toEqual([
      answer,
      null,
      null,
    ])
    const discard: Event = { type: 'discard', seat: 1, tile: 7 }
    expect(mahjong.witness(discard, 0)).toEqual(discard)
  })
})

describe('a view', () => {
  it('shows the hands after a win, and after a drawn hand if the table says so', () => {
    const { state } = new Table({ hands: DULL })
    const open = (wins: number, revealReadyHandsOnDraw: boolean) => {
      const result = { wins: Array.from({ length: wins }), ready: [], deltas: [0, 0, 0, 0], over: false }
      const ended = { ...state, phase: 'ended', options: { ...state.options, revealReadyHandsOnDraw }, result }
      return !mahjong.view(ended as never, null).players[1].hand.includes(null)
    }
    expect([open(1, false), open(0, true), open(0, false)]).toEqual([true, true, false])
  })
  it('shows a drawn tile to whoever drew it, and to all that there is one', () => {
    const { state } = new Table({ hands: DULL })
    expect([0, 1, null].map(eyes => mahjong.view(state, eyes as 0).draw.tile)).toEqual([state.draw.tile, null, null])
    expect(mahjong.view(state, 1).drawn).toBe(true)
    expect(mahjong.view(state, null).locked).toEqual([])
    const locked: State = { ...state, locked: [[3], [5], [], []] }
    expect([0, 1].map(eyes => mahjong.view(locked, eyes as 0).locked)).toEqual([[3], [5]])
  })
  it('counts winds from the dealer', () => {
    const { state } = new Table({ hands: DULL })
    const winds = (dealer: Seat) => mahjong.view({ ...state, dealer }, null).players.map(player => player.wind)
    expect([winds(0), winds(1), winds(3)]).toEqual([
      [0, 1, 2, 3],
      [3, 0, 1, 2],
      [1, 2, 3, 0],
    ])
  })

  it.each([true, false])('is imagined with every tile once, flowers: %s', flowers => {
    const deck = flowers ? 144 : 136
    const table = new Table({ hands: DULL, options: { flowers } }).throwAway('5z')
    for (const eyes of [0, 1, null] as const) {
      const view = mahjong.view(table.state, eyes)
      const state = mahjong.imagine(view, shuffled(144, seeded(4)))
      const wall = state.wall.slice(state.head, state.tail)
      const rivers = state.rivers.flat().map(({ tile }) => tile)
      const tiles = [...state.hands.flat(), ...state.flowers.flat(), ...rivers, ...wall]
      expect(tiles.sort((a, b) => a - b)).toEqual(all.slice(0, deck))
      expect(state.hands.flat().filter(tile => tile >= 136)).toEqual([])
      expect(state.hands.map(hand => [...hand].sort((a, b) => a - b))).toEqual(state.hands)
      if (eyes !== null) expect(state.hands[eyes]).toEqual(table.state.hands[eyes])
      expect(state.hands[state.current]).toContain(state.draw.tile)
    }
  })
})

describe('what ends a hand', () => {
  const win = (more: Partial<Win>): Win => ({
    seat: 0,
    from: 1,
    robbed: false,
    tile: 0,
    hand: [],
    score: { items: [{ key: 'pingHu', fan: 1 }] } as never,
    bao: null,
    deltas: [8, -8, 0, 0],
    ...more,
  })
  const of = (...wins: Win[]) => {
    const { state } = new Table({ hands: DULL })
    const result = { wins, ready: [], deltas: [8, -8, 0, 0], over: false }
    return mahjong.outcome({ ...state, phase: 'ended', scores: [8, -8, 0, 0], result })!
  }
  it.each([
    ['drawn', []],
    ['discard', [win({})]],
    ['selfDraw', [win({ from: null })]],
    ['robbed', [win({ robbed: true })]],
    ['several', [win({}), win({ seat: 2 })]],
  ] as const)('%s', (reason, wins) => {
    expect(of(...wins)).toMatchObject({ reason, winners: wins.map(({ seat }) => seat), over: false })
  })
  it('says who pays what for', () => {
    const lines = (more: Partial<Win>) => of(win(more)).standings.map(one => one.lines)
    expect(lines({})).toEqual([
      [{ key: 'pingHu', points: 1 }],
      [{ key: 'dealtIn', points: -8, with: { seat: 0 } }],
      [],
      [],
    ])
    expect(lines({ robbed: true })[1]).toMatchObject([{ key: 'robbed' }])
    expect(lines({ from: null, deltas: [24, -8, -8, -8] }).slice(1)).toMatchObject([
      [{ key: 'paid' }],
      [{ key: 'paid' }],
      [{ key: 'paid' }],
    ])
    const bao = { seat: 2, rule: 'baoTwelve' } as never
    expect(lines({ bao, deltas: [16, -8, -8, 0] }).slice(1, 3)).toMatchObject([
      [{ key: 'dealtIn' }],
      [{ key: 'baoTwelve' }],
    ])
  })
  it('places seats by their scores, equals alike', () => {
    expect(of(win({})).standings.map(({ seat, place, points, total }) => [seat, place, points, total])).toEqual([
      [0, 1, 8, 8],
      [1, 4, -8, -8],
      [2, 2, 0, 0],
      [3, 2, 0, 0],
    ])
    expect(mahjong.outcome(new Table({ hands: DULL }).state)).toBeNull()
  })
})

describe('when the clock runs out', () => {
  it('the tile just drawn is thrown, or the highest after a call', () => {
    const { state } = new Table({ hands: DULL })
    expect(mahjong.fallback(mahjong.view(state, 0))).toEqual({ type: 'discard', tile: state.draw.tile })
    const called: State = { ...state, draw: { ...state.draw, tile: null, by: 'call' } }
    expect(mahjong.fallback(mahjong.view(called, 0))).toEqual({ type: 'discard', tile: state.hands[0].at(-1) })
  })
  it('a win in hand is taken, and a call passed', () => {
    const won = new Table({ hands: ['123456789m123p11s', DULL[1], DULL[2], DULL[3]], options: { minFan: 0 } })
    expect(mahjong.fallback(mahjong.view(won.state, 0))).toEqual({ type: 'hu' })
    const asked = new Table({ hands: ['147m1258p369s1234z', '19m34567p19s2345z', DULL[2], DULL[3]] }).discard('5p')
    expect(mahjong.fallback(mahjong.view(asked.state, 1))).toEqual({ type: 'pass' })
    expect(mahjong.moves(mahjong.view(asked.state, 1)).at(-1)).toEqual({ type: 'pass' })
    expect(mahjong.moves(mahjong.view(asked.state, null))).toEqual([])
  })
})

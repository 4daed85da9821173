import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { needs } from '../../../src/games/okey101/deal.ts'
import { rules as okey101 } from '../../../src/games/okey101/index.ts'
import type { Event, State } from '../../../src/games/okey101/types.ts'
import { seeded, shuffled } from '../../support/random.ts'
import { SERIES, own, play, refusal, tableOf } from './support.ts'

const all = Array.from({ length: 106 }, (_, i) => i)

describe('what the table is told', () => {
  it('of a deal: who deals and begins, the indicator and the okey', () => {
    const { state, events } = okey101.apply(okey101.start(v.parse(okey101.options, {}), 4), { by: 'table', order: all })
    const { dealer, turn, indicator } = state
    expect(events).toEqual([{ type: 'dealt', hand: 1, dealer, seat: turn, indicator, okey: state.okey }])
    expect(state.hands.map(hand => hand.length)).toEqual([0, 1, 2, 3].map(seat => (seat === turn ? 22 : 21)))
    expect([indicator, state.stock.length, state.stock.includes(indicator!)]).toEqual([85, 20, false])
  })
  it('who begins: the player after the dealer, or the dealer, as the house has it', () => {
    const turn = (starter: 'dealer' | 'rightOfDealer') => {
      const options = v.parse(okey101.options, { starter })
      return okey101.apply(okey101.start(options, 4), { by: 'table', order: all }).state.turn
    }
    expect([turn('dealer'), turn('rightOfDealer')]).toEqual([3, 0])
  })
  it('a false joker turned up is turned back, but under riziko it is the okey', () => {
    const order = [...all.filter(tile => tile < 104).slice(0, 85), 104, 105, ...all.slice(85, 104)]
    const state = (riziko: boolean) =>
      okey101.apply(okey101.start(v.parse(okey101.options, { riziko }), 4), { by: 'table', order }).state
    expect([state(false).indicator, state(true).indicator]).toEqual([85, 104])
    expect(state(false).stock).toEqual(expect.arrayContaining([104, 105]))
  })
  it('of a tile taken and given back', () => {
    const state = tableOf({ hands: ['R9', 'R4'], piles: ['', 'K11'], stage: 'draw' })
    const [k11] = state.piles[1]
    const took = play(state, () => ({ type: 'draw', from: 'discard' }))
    expect(took.events).toEqual([{ type: 'took', seat: 0, from: 1, tile: k11 }])
    const back = play(took.state, () => ({ type: 'giveBack' }))
    expect(back.events[0]).toEqual({ type: 'gaveBack', seat: 0, tile: k11 })
    expect(back.state).toMatchObject({ stage: 'draw', taken: null, gaveBack: true, piles: [[], [k11]] })
    expect(refusal(back.state, { type: 'draw', from: 'discard' })).toEqual({ why: 'gaveBack' })
  })
  it('of pairs announced, a discard, and a hand passed out', () => {
    const state = tableOf({ hands: ['R9 Y9', 'R4'], options: { declaredPairs: true } })
    expect(play(state, () => ({ type: 'declarePairs' })).events).toEqual([{ type: 'declared', seat: 0 }])
    const [r9] = own(state, 'R9')
    expect(play(state, () => ({ type: 'discard', tile: r9 })).events).toEqual([
      { type: 'discarded', seat: 0, tile: r9 },
    ])
    const out = tableOf({ hands: ['R9', 'R4'], stage: 'draw', stock: '' })
    const events = play(out, () => ({ type: 'pass' })).events
    expect(events.slice(0, 2).map(({ type }) => type)).toEqual(['passed', 'ended'])
  })
})

describe('a view', () => {
  const state = tableOf({ hands: ['R9 Y9', 'R4 R5'], melds: [[1, 'run', 'K8 K9 K10']], opened: [null, SERIES] })
  it('shows hands to their owners, and to all when the hand has ended', () => {
    expect(okey101.view(state, 0).hands).toEqual([state.hands[0], [null, null]])
    expect(okey101.view({ ...state, stage: 'ended' }, null).hands).toEqual(state.hands)
  })
  it('shows what was drawn to whoever drew it', () => {
    const drawn: State = { ...state, drawn: state.hands[0][0] }
    expect([0, 1, null].map(eyes => okey101.view(drawn, eyes as 0).drawn)).toEqual([drawn.drawn, null, null])
  })
  it('is imagined with what was seen in its place and every other tile once', () => {
    const piled: State = { ...state, piles: [[100], [102]] }
    const imagined = okey101.imagine(okey101.view(piled, 0), shuffled(106, seeded(3)))
    expect(imagined).toMatchObject({
      hands: [piled.hands[0], expect.anything()],
      piles: piled.piles,
      melds: piled.melds,
    })
    expect([imagined.hands[1].length, imagined.stock.length]).toEqual([2, 2])
    const shown = [...piled.hands[0], 100, 102, piled.indicator, ...piled.melds[0].tiles.map(({ tile }) => tile)]
    const hidden = [...imagined.hands[1], ...imagined.stock]
    expect(hidden.filter(tile => shown.includes(tile))).toEqual([])
    expect(new Set(hidden).size).toBe(4)
  })
})

describe('whose turn it is', () => {
  const state = tableOf({ hands: ['R9 Y9', 'R4'] })
  it.each([
    ['deal', []],
    ['draw', [0]],
    ['play', [0]],
    ['ended', []],
  ] as const)('at stage %s: %j', (stage, seats) => {
    expect([okey101.turn({ ...state, stage }), okey101.waiting(okey101.view({ ...state, stage }, 1))]).toEqual([
      seats,
      seats,
    ])
  })
  it('nobody else is offered anything', () => {
    expect(okey101.moves(okey101.view(state, 1))).toEqual([])
    expect(okey101.moves(okey101.view(state, null))).toEqual([])
  })
  it.each([
    ['deal', null, 106],
    ['draw', null, 0],
    ['play', null, 0],
    ['ended', { over: false }, 106],
    ['ended', { over: true }, 0],
  ] as const)('at stage %s with %j an order of %i is due', (stage, result, size) =>
    expect(needs({ ...state, stage, result: result as State['result'] })).toBe(size),
  )
})

describe('when the clock runs out', () => {
  const late = (state: State) => okey101.fallback(okey101.view(state, 0))
  it('the stock is drawn from, or there is nothing more to do', () => {
    const state = tableOf({ hands: ['R9', 'R4'], stage: 'draw' })
    expect(late(state)).toEqual({ type: 'draw', from: 'stock' })
    expect(late({ ...state, stock: [] })).toEqual({ type: 'pass' })
  })
  it('a discard taken and not used goes back', () => {
    const state = tableOf({ hands: ['R9 Y9', 'R4'] })
    const taken = { tile: state.hands[0][0], from: 1, opened: false, keep: false } as const
    expect(late({ ...state, taken })).toEqual({ type: 'giveBack' })
  })
})

describe('what is counted for the statistics', () => {
  it.each<[Event, string | null]>([
    [{ type: 'opened', seat: 2, how: 'series', amount: 101, melds: [] }, 'opened'],
    [{ type: 'took', seat: 2, from: 1, tile: 1 }, 'taken'],
    [{ type: 'fined', seat: 2, line: { key: 'okeyThrown', points: 101 } }, 'penalties'],
    [{ type: 'fined', seat: 2, line: { key: 'bigOpening', points: -101 } }, null],
    [{ type: 'fined', seat: 2, line: { key: 'okeyThrown', points: 0 } }, null],
    [{ type: 'ended', reason: 'hand_empty', winners: [2] }, 'won'],
    [{ type: 'ended', reason: 'deck_empty', winners: [2] }, null],
    [{ type: 'laid', seat: 2, melds: [] }, null],
    [{ type: 'discarded', seat: 2, tile: 1 }, null],
  ])('%j', (event, key) => expect(okey101.tally(event)).toEqual(key ? [{ seat: 2, key }] : []))

  it('an opening that was taken back is none', () => {
    const undone = (opening: boolean): Event => ({ type: 'undone', seat: 2, plays: 1, opening })
    expect(okey101.tally(undone(true))).toEqual([{ seat: 2, key: 'opened', back: true }])
    expect(okey101.tally(undone(false))).toEqual([])
  })
})

describe('the standings', () => {
  const standings = (totals: number[], ranked: boolean[], options = {}) => {
    const lines = totals.map(() => ({ total: 0, lines: [] }))
    const result = { over: true, redeal: false, reason: 'deck_empty', winners: [], players: lines }
    const state = tableOf({ hands: totals.map(() => ''), options })
    const outcome = okey101.outcome({ ...state, totals, ranked, result: result as never })!
    return {
      places: outcome.standings.map(({ place }) => place),
      winners: outcome.winners,
      totals: outcome.standings.map(one => one.total),
    }
  }
  const yes = [true, true, true, true]
  it('the lowest total leads, equal ones share a place', () => {
    expect(standings([5, -10, 5, 40], yes)).toEqual({ places: [2, 1, 2, 4], winners: [1], totals: [5, -10, 5, 40] })
    expect(standings([5, 5, 9, 40], yes).winners).toEqual([0, 1])
  })
  it('of equal ones whoever has had a score, and nobody wins who never had one', () => {
    expect(standings([0, 0, 3, 4], [false, true, true, true])).toMatchObject({ places: [2, 1, 3, 4], winners: [1] })
    expect(standings([0, 1, 3, 4], [false, true, true, true]).winners).toEqual([])
  })
  it('partners have the sum of both, and a score if one of them has', () => {
    const both = standings([5, 1, 5, 2], [false, true, false, true], { teams: true })
    expect(both).toEqual({ places: [3, 1, 3, 1], winners: [1, 3], totals: [10, 3, 10, 3] })
    expect(standings([1, 5, 1, 5], [false, true, true, true], { teams: true }).winners).toEqual([0, 2])
  })
})

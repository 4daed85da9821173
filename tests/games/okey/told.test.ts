import { describe, expect, it } from 'vitest'
import { rules as okey } from '../../../src/games/okey/index.ts'
import { needs } from '../../../src/games/okey/deal.ts'
import type { Event, State } from '../../../src/games/okey/types.ts'
import { seeded, shuffled } from '../../support/random.ts'
import { act, dealt, held, LOOSE, orderOf } from './table.ts'

const all = Array.from({ length: 106 }, (_, i) => i)
const table = (options = {}) => dealt(options, orderOf('R5', LOOSE))

describe('what the table is told', () => {
  it('of a deal: who begins, the indicator and the okey', () => {
    const { events } = okey.apply(okey.start(table().options, 4), { by: 'table', order: orderOf('R5', LOOSE) })
    const { indicator } = table()
    expect(events).toEqual([{ type: 'dealt', hand: 1, dealer: 3, seat: 0, indicator, okey: 5 }])
  })

  it('of a draw: everybody that it was drawn, its owner what it is; of open hands everybody both', () => {
    const thrown = act(table(), { type: 'discard', tile: held(table(), 0, 'K13') })
    expect(thrown.events).toEqual([{ type: 'discarded', seat: 0, tile: held(table(), 0, 'K13'), okey: false }])
    expect(thrown.state.began).toEqual([true, false, false, false])
    const drawn = act(thrown.state, { type: 'draw', from: 'stock' })
    const tile = thrown.state.stock.at(-1)!
    const said: Event = { type: 'drew', seat: 1, tile, open: false, stock: 47 }
    expect(drawn.events).toEqual([said])
    expect(okey.witness(said, 1)).toEqual(said)
    for (const eyes of [0, null] as const) expect(okey.witness(said, eyes)).toEqual({ ...said, tile: null })
    expect([1, 0, null].map(eyes => okey.view(drawn.state, eyes as 0).drawn?.tile)).toEqual([tile, null, null])
    const exposed: State = { ...thrown.state, exposed: [false, true, false, false] }
    const open = act(exposed, { type: 'draw', from: 'stock' })
    expect(open.events).toEqual([{ ...said, open: true }])
    expect(okey.witness(open.events[0], 0)).toEqual({ ...said, open: true })
    expect(okey.view(open.state, 0)).toMatchObject({ drawn: { tile, from: 'stock' } })
    expect(okey.view(open.state, 0).hands[1]).toEqual(open.state.hands[1])
    expect(okey.witness(thrown.events[0], 2)).toEqual(thrown.events[0])
  })

  it('who took a discard is seen by all to hold it, until it is thrown', () => {
    const k13 = held(table(), 0, 'K13')
    const thrown = act(table(), { type: 'discard', tile: k13 }).state
    const took = act(thrown, { type: 'draw', from: 'discard' }).state
    expect(okey.view(took, 3)).toMatchObject({ taken: [[], [k13], [], []], drawn: { tile: k13, from: 'discard' } })
    expect(act(took, { type: 'discard', tile: k13 }).state.taken).toEqual([[], [], [], []])
  })
})

describe('a view', () => {
  const piled: State = { ...table(), piles: [[2, 4, 6], [8], [], []] }
  it('shows all discards or only the last, as the house has it, and all at the end', () => {
    const piles = (options: Partial<State['options']>, more: Partial<State> = {}) =>
      okey.view({ ...piled, options: { ...piled.options, ...options }, ...more }, 0).piles
    expect(piles({ discardHistory: 'allVisible' })).toEqual(piled.piles)
    expect(piles({ discardHistory: 'topOnly' })).toEqual([[null, null, 6], [8], [], []])
    expect(piles({ discardHistory: 'topOnly' }, { stage: 'ended' })).toEqual(piled.piles)
  })

  it('is imagined with what was seen in its place and every other tile once', () => {
    const k13 = held(table(), 0, 'K13')
    const took = act(act(table(), { type: 'discard', tile: k13 }).state, { type: 'draw', from: 'discard' }).state
    for (const eyes of [0, 1, null] as const) {
      const view = okey.view(took, eyes)
      const state = okey.imagine(view, shuffled(106, seeded(5)))
      const tiles = [...state.hands.flat(), ...state.stock, ...state.piles.flat(), state.indicator!]
      expect(tiles.sort((a, b) => a - b)).toEqual(all)
      expect(state.hands[1]).toContain(k13)
      expect(state.hands[1]).toEqual([...state.hands[1]].sort((a, b) => a - b))
      if (eyes !== null) expect(state.hands[eyes]).toEqual(took.hands[eyes])
      expect(state.drawn).toEqual({ tile: k13, from: 'discard' })
    }
    // A draw from the stock that nobody else saw is one of the hidden tiles of that hand.
    const drew = act(act(table(), { type: 'discard', tile: k13 }).state, { type: 'draw', from: 'stock' }).state
    const other = okey.imagine(okey.view(drew, 0), all)
    expect(other.hands[1]).toContain(other.drawn!.tile)
  })
})

describe('the order that is due', () => {
  it.each([
    ['deal', null, 106],
    ['draw', null, 0],
    ['discard', null, 0],
    ['ended', { over: false }, 106],
    ['ended', { over: true }, 0],
  ] as const)('at stage %s with %j: %i', (stage, result, size) =>
    expect(needs({ ...table(), stage, result: result as State['result'] })).toBe(size),
  )
})

describe('what is counted for the statistics', () => {
  const finished = (from: 'deal' | 'stock' | 'discard'): Event => ({
    type: 'finished',
    seat: 2,
    tile: 1,
    kind: 'finish',
    from,
    melds: [],
  })
  it.each<[Event, string[]]>([
    [{ type: 'took', seat: 2, from: 1, tile: 1 }, ['taken']],
    [{ type: 'wrongFinish', seat: 2, tile: 1, points: 2, hand: [] }, ['penalties']],
    [finished('discard'), ['won']],
    [finished('stock'), ['won', 'selfDraw']],
    [finished('deal'), ['won', 'selfDraw']],
    [{ type: 'drew', seat: 2, tile: 1, open: false, stock: 3 }, []],
    [{ type: 'discarded', seat: 2, tile: 1, okey: false }, []],
    [{ type: 'passed', seat: 2 }, []],
  ])('%j', (event, keys) => expect(okey.tally(event)).toEqual(keys.map(key => ({ seat: 2, key }))))
})

describe('when the clock runs out', () => {
  const late = (state: State, seat: 0 | 1 = 0) => okey.fallback(okey.view(state, seat))
  it('the stock is drawn from, or there is nothing more to do', () => {
    const thrown = act(table(), { type: 'discard', tile: held(table(), 0, 'K13') }).state
    expect(late(thrown, 1)).toEqual({ type: 'draw', from: 'stock' })
    expect(late({ ...thrown, stock: [] }, 1)).toEqual({ type: 'pass' })
    const drawn = act(thrown, { type: 'draw', from: 'stock' }).state
    expect(late(drawn, 1)).toEqual({ type: 'discard', tile: drawn.drawn!.tile })
  })
  it('an okey is never thrown: what the hand misses least goes', () => {
    // Everything but K13 is melded or half melded.
    const hand = 'R1 R2 R3 Y4 Y5 Y6 Y7 B9 K9 Y9 K10 K11 K12 B2 R6'
    const state = dealt({}, orderOf('R5', [hand]))
    const r6 = held(state, 0, 'R6')
    const action = late({ ...state, drawn: { tile: r6, from: 'stock' } })
    expect(action).toEqual({ type: 'discard', tile: held(state, 0, 'B2') })
    expect(late({ ...state, drawn: null })).toEqual(action)
  })
})

describe('what is offered', () => {
  it('is nothing to others, and in turn each face once', () => {
    const state = table()
    expect([okey.moves(okey.view(state, 1)), okey.moves(okey.view(state, null))]).toEqual([[], []])
    const moves = okey.moves(okey.view(state, 0))
    expect(moves).toEqual(state.hands[0].map(tile => ({ type: 'discard', tile })))
    const twins = dealt({}, orderOf('R5', ['R1 R1 R7 R7 R11 Y2 Y4 Y8 Y10 Y12 B1 B5 B7 B9 K13']))
    expect(okey.moves(okey.view(twins, 0))).toHaveLength(13)
    const thrown = act(state, { type: 'discard', tile: held(state, 0, 'K13') }).state
    expect(okey.moves(okey.view(thrown, 1))).toEqual([
      { type: 'show' },
      { type: 'draw', from: 'stock' },
      { type: 'draw', from: 'discard' },
    ])
    const empty: State = { ...thrown, stock: [], piles: [[], [], [], []], began: [true, true, true, true] }
    expect(okey.moves(okey.view(empty, 1))).toEqual([{ type: 'pass' }])
    expect(okey.moves(okey.view({ ...state, stage: 'ended' }, 0))).toEqual([])
  })
  it('is every finish, with its melds where the house wants to see them', () => {
    const hand = 'R1 R2 R3 Y4 Y5 Y6 Y7 B9 K9 Y9 K10 K11 K12 K13 B2'
    const plain = dealt({}, orderOf('R5', [hand]))
    const b2 = held(plain, 0, 'B2')
    expect(okey.moves(okey.view(plain, 0))[0]).toEqual({ type: 'finish', tile: b2 })
    const shown = okey.moves(okey.view(dealt({ requireArrangement: true }, orderOf('R5', [hand])), 0))[0]
    if (shown.type !== 'finish') throw new Error(shown.type)
    expect(shown.melds!.flat().sort((a, b) => a - b)).toEqual(plain.hands[0].filter(tile => tile !== b2))
    expect(shown.melds!.map(meld => meld.length).sort()).toEqual([3, 3, 4, 4])
  })
})

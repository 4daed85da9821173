import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../src/games/game.ts'
import { rules as mahjong } from '../../../src/games/mahjong/index.ts'
import { isFlower, kindOf, makeTiles } from '../../../src/games/mahjong/rules/tiles.ts'
import { DULL, Table } from './table.ts'
import { runs } from '../../support/sampling.ts'

const anyOrder = fc.shuffledSubarray(
  Array.from({ length: 144 }, (_, tile) => tile),
  { minLength: 144 },
)
const start = () => mahjong.start(v.parse(mahjong.options, {}), 4)

describe('the deal', () => {
  it('needs as many tiles as the table plays with', () => {
    expect(mahjong.needs(start())).toBe(144)
    expect(mahjong.needs(mahjong.start(v.parse(mahjong.options, { flowers: false }), 4))).toBe(136)
  })
  it('gives four by four from the head, the dealer one more, and replaces every flower from the tail', () => {
    fc.assert(
      fc.property(anyOrder, order => {
        const { state, events } = mahjong.apply(start(), { by: 'table', order })
        expect(state.hands.map(hand => hand.length)).toEqual([14, 13, 13, 13])
        expect(state.hands.flat().some(isFlower)).toBe(false)
        const laid = state.flowers.flat().length
        expect([state.head, state.tail]).toEqual([53, 144 - laid])
        expect(events.filter(event => event.type === 'flower')).toHaveLength(laid)
        const first = [...order.slice(0, 4), ...order.slice(16, 20), ...order.slice(32, 36), order[48], order[52]]
        for (const tile of first) expect((isFlower(tile) ? state.flowers[0] : state.hands[0]).includes(tile)).toBe(true)
        expect(state.hands[0]).toContain(state.draw.tile)
        expect(mahjong.turn(state)).toEqual([0])
      }),
      { numRuns: runs(100) },
    )
  })
  it('replaces a replacement that is a flower, dealer first', () => {
    const table = new Table({
      hands: ['147m258p369s1234z1f', '1479m258p369s12z2f', DULL[2], DULL[3]],
      tail: '3f7z8s',
    })
    expect(table.state.flowers.map(list => list.length)).toEqual([2, 1, 0, 0])
    expect(table.kinds(0)).toBe('147m258p369s12347z')
    expect(table.kinds(1)).toBe('1479m258p3689s12z')
    expect(table.state.draw).toMatchObject({ by: 'flower', flowers: 2, tile: expect.any(Number) })
    expect(mahjong.view(table.state, 0).live).toBe(144 - 53 - 3 - 14)
  })
  it('shows each seat its own tiles only', () => {
    const table = new Table({ hands: DULL })
    for (const viewer of [0, 1, 2, 3, null] as (Seat | null)[]) {
      const view = mahjong.view(table.state, viewer)
      const open = view.players.map(player => player.hand.every(tile => tile !== null))
      expect(open).toEqual([0, 1, 2, 3].map(seat => seat === viewer))
      expect(view.draw.tile === null).toBe(viewer !== 0)
      const [deal] = table.events.map(event => mahjong.witness(event, viewer))
      expect(deal).toMatchObject({ type: 'deal', hands: view.players.map(player => player.hand) })
    }
  })
})

describe('draws', () => {
  it('lay out a flower at once and replace it from the tail', () => {
    const table = new Table({ hands: DULL, wall: '1g', tail: '2g9p' }).throwAway('5z')
    expect(table.state.flowers[1]).toHaveLength(2)
    expect(table.kinds(1)).toBe('1479m2589p369s123z')
    expect(table.state.draw).toMatchObject({ by: 'flower', flowers: 2 })
  })
  it('come in turn order while nobody calls', () => {
    const table = new Table({ hands: DULL, wall: '9s9p9m1m' })
    table.throwAway('5z').throwAway('9s').throwAway('9p').throwAway('9m')
    expect(table.state.current).toBe(0)
    expect(table.kinds(0)).toBe('1147m258p369s1234z')
  })
})

describe('flowers in a dealt hand', () => {
  it('are laid out lowest first, each seat in turn from the dealer on, and every replacement is told', () => {
    const hands: [string, string, string, string] = ['147m258p369s123z2f1f', DULL[1], '258m1479p147s45z1g', DULL[3]]
    const { events } = new Table({ hands, tail: '8m8p2g7z' })
    const said = events.flatMap(event => {
      if (event.type === 'flower') return [`${event.seat} lays ${makeTiles([kindOf(event.tile)])}`]
      if (event.type === 'draw') return [`${event.seat} gets ${makeTiles([kindOf(event.tile!)])}, ${event.live} left`]
      return []
    })
    const live = 144 - 53 - 14
    expect(said).toEqual([
      '0 lays 1f',
      `0 gets 8m, ${live - 1} left`,
      '0 lays 2f',
      `0 gets 8p, ${live - 2} left`,
      '2 lays 1g',
      '2 lays 2g',
      `2 gets 7z, ${live - 4} left`,
    ])
    expect(events.filter(event => event.type === 'draw').every(event => event.by === 'flower')).toBe(true)
  })
  it('leave the dealer’s fourteenth tile the drawn one, unless it was a flower itself', () => {
    const drawn = (dealer: string) => {
      const { state } = new Table({ hands: [dealer, DULL[1], DULL[2], DULL[3]], tail: '8m8p' })
      return [makeTiles([kindOf(state.draw.tile!)]), state.draw.by, state.draw.flowers]
    }
    expect(drawn('147m258p369s12345z')).toEqual(['5z', 'wall', 0])
    expect(drawn('1f147m258p369s1234z')).toEqual(['4z', 'wall', 1])
    expect(drawn('147m258p369s1234z1f')).toEqual(['8m', 'flower', 1])
    expect(drawn('2f147m258p369s123z1f')).toEqual(['8p', 'flower', 2])
  })
})

describe('the next hand', () => {
  it('begins with an empty table; scores and the score sheet stay', () => {
    const hands: [string, string, string, string] = [
      '147m1258p369s1234z',
      '19m3467p19s23457z',
      '555p14m258s12567z',
      DULL[3].replace('9p', '3p'),
    ]
    const table = new Table({ hands }).discard('5p').say(2, 'gang').close().shorten(0)
    table.act(2, { type: 'discard', tile: table.state.draw.tile! }).close()
    expect(table.state.phase).toBe('ended')
    expect(mahjong.needs(table.state)).toBe(144)
    const before = { ...table.state, scores: [3, -1, -1, -1] }
    const { state } = mahjong.apply(before, { by: 'table', order: Array.from({ length: 144 }, (_, tile) => tile) })
    for (const player of mahjong.view(state, null).players)
      expect(player).toMatchObject({ melds: [], flowers: [], river: [], gangFrom: null })
    expect(state).toMatchObject({
      hand: 2,
      dealer: 1,
      scores: [3, -1, -1, -1],
      locked: [[], [], [], []],
      last: null,
      result: null,
    })
    expect(state.history).toEqual(before.history)
    expect(state.history).toHaveLength(1)
    expect(mahjong.needs(state)).toBe(0)
  })
})

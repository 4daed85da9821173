import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../src/games/game.ts'
import { rules as mahjong } from '../../../src/games/mahjong/index.ts'
import { isFlower } from '../../../src/games/mahjong/rules/tiles.ts'
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

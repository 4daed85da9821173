import { describe, expect, it } from 'vitest'
import { finishWith, finishable, ready } from '../../src/boards/okey/arrangement.ts'
import { likeliest } from '../../src/boards/okey/likeliest.ts'
import { rules as okey } from '../../src/games/okey/index.ts'
import { presets } from '../../src/games/okey/presets.ts'
import { codeOf } from '../../src/rummy/tiles.ts'
import { act, dealt, face, held, orderOf } from '../games/okey/table.ts'

// The indicator is R5. Complete, with the B2 to put out.
const HAND = 'R1 R2 R3 Y4 Y5 Y6 Y7 B9 K9 Y9 K11 K12 K13 K1 B2'
const GROUPS = ['R1 R2 R3', 'Y4 Y5 Y6 Y7', 'B9 K9 Y9', 'K11 K12 K13 K1', 'B2']
const state = dealt(presets.cafe, orderOf('R5', [HAND]))
const view = okey.view(state, 0)
const ids = (codes: string) => codes.split(' ').map(code => held(state, 0, code))
const codes = (ways: { tile: number }[]) => ways.map(({ tile }) => codeOf(face(tile)))

describe('Finish at a table that asks for an arrangement', () => {
  it('lights up only when the tiles stand in their groups', () => {
    expect(finishable(view, [[...state.hands[0]].reverse()])).toEqual([])
    expect(codes(finishable(view, GROUPS.map(ids)))).toEqual(['B2'])
  })

  it('reads groups on a full rack, with no gaps between them', () => {
    expect(codes(finishable(view, [ids(GROUPS.slice(0, 2).join(' ')), ids(GROUPS.slice(2).join(' '))]))).toEqual(['B2'])
  })

  it('costs nothing whenever it is lit, and the house’s price when it is not', () => {
    const stands = GROUPS.map(ids)
    const right = finishWith(view, stands, held(state, 0, 'B2'))
    expect(act(state, right).state.result?.winners).toEqual([0])
    const wrong = finishWith(view, [ids(HAND.split(' ').reverse().join(' '))], held(state, 0, 'R1'))
    expect(okey.refuse(view, wrong)).toBeNull()
    expect(act(state, wrong).state.totals[0]).toBe(18)
  })

  it('needs no arrangement where the house asks for none', () => {
    const plain = okey.view(dealt({}, orderOf('R5', [HAND])), 0)
    expect(codes(finishable(plain, []))).toEqual(['B2'])
  })
})

describe('A hand that is ready', () => {
  const plain = (hand: string) => okey.view(dealt({}, orderOf('R5', [hand])), 0)
  const sorted = (codes: string[]) => codes.toSorted().join(' ')
  const lies = (hand: string) => {
    const way = ready(plain(hand))
    return way && [...way.groups, way.loose].map(tiles => sorted(tiles.map(tile => codeOf(face(tile)))))
  }

  it('stands in its melds, with the dearest tile to put out beside them', () => {
    expect(lies(HAND)?.toSorted()).toEqual(GROUPS.map(group => sorted(group.split(' '))).toSorted())
    // The okey itself goes out, though others could.
    expect(lies(HAND.replace('B2', 'R6'))?.at(-1)).toBe('R6')
    expect(lies('R1 R1 Y4 Y4 B9 B9 K11 K11 K13 K13 B2 B2 Y7 Y7 R9')).toHaveLength(8)
  })

  it('is not arranged for whoever has to do so, and no other is', () => {
    expect(ready(view)).toBeNull()
    expect(lies(HAND.replace('K1 ', 'K7 '))).toBeNull()
  })
})

describe('what is shown as useful', () => {
  const hidden = [2, 1, 0, 2, 2, 1, 2, 2, 1, 2, 2]

  it('is what is likeliest to come, in the order of the tiles, and the number of the others', () => {
    expect(likeliest([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], hidden)).toEqual({ shown: [0, 3, 4, 6, 7, 9], more: 4 })
  })

  it('is all of it where there is room, without what lies open', () => {
    expect(likeliest([0, 1, 2, 3, 4, 5, 6, 7], hidden)).toEqual({ shown: [0, 1, 3, 4, 5, 6, 7], more: 0 })
  })
})

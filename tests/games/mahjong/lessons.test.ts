import { expect, it } from 'vitest'
import { lessons } from '../../../src/games/mahjong/learn/lessons.ts'
import { kindOf } from '../../../src/games/mahjong/rules/tiles.ts'

it('asks first for the one tile that has no neighbour', () => {
  const [{ state, way }] = lessons
  const kinds = state.hands[0].map(kindOf)
  const suit = (kind: number) => (kind < 27 ? Math.floor(kind / 9) : kind)
  const alone = state.hands[0].filter(
    tile => !kinds.some(kind => Math.abs(kind - kindOf(tile)) === 1 && suit(kind) === suit(kindOf(tile))),
  )
  expect(way).toEqual([{ type: 'discard', tile: alone[0] }])
  expect(alone).toHaveLength(1)
})

import { describe, expect, it } from 'vitest'
import { coach } from '../../../../src/games/okey/bot/index.ts'
import { prepare } from '../../../../src/games/okey/learn/prepare.ts'
import { reach } from '../../../../src/games/okey/bot/reach.ts'
import { rules as okey } from '../../../../src/games/okey/index.ts'
import { ownHand } from '../../../../src/rummy/hands.ts'
import { awayFrom } from '../../../../src/games/okey/rules/progress.ts'
import { face } from '../../../../src/games/okey/rules/tiles.ts'
import { codeOf, parseTiles } from '../../../../src/rummy/tiles.ts'
import { seeded } from '../../../support/random.ts'

// Eleven tiles lie in melds, and only K11 completes K10 and K12.
const NARROW = 'R1 R2 R3 R4 Y4 Y5 Y6 Y7 B9 Y9 R9 K10 K12 B2'

describe('a tile on offer that brings no hand nearer', () => {
  const at = (pile: string) => okey.view(prepare({ hand: NARROW, seats: 4, stage: 'draw', pile }), 0)
  it('is taken by level 4 alone, where it makes two tiles useful for one', () => {
    const take = { type: 'draw', from: 'discard' }
    expect(coach.think(at('K13'), 4, seeded(1))).toEqual(take)
    expect(coach.think(at('K13'), 3, seeded(1))).toEqual({ type: 'draw', from: 'stock' })
    expect(coach.advise(at('K13'))[0]).toMatchObject({ action: take, why: 'takeWider' })
  })
  it('is left where it changes nothing', () => {
    expect(coach.think(at('B13'), 4, seeded(1))).toEqual({ type: 'draw', from: 'stock' })
    expect(coach.advise(at('B13')).at(-1)).toMatchObject({ why: 'leave' })
  })
})

it('of two tiles as little needed level 4 keeps the one that the next player collects', () => {
  const state = prepare({ hand: 'R1 R2 R3 R4 Y4 Y5 Y6 Y7 B9 Y9 R9 K11 K12 Y13 B1', seats: 4 })
  const thrown = (collected: string) => {
    const taken = parseTiles(collected).map(one => 2 * one)
    const action = coach.think(okey.view({ ...state, taken: [[], taken, [], []] }, 0), 4, seeded(1))
    return action.type === 'discard' ? codeOf(face(action.tile)) : action.type
  }
  expect([thrown('Y11 Y12'), thrown('B2 B3')]).toEqual(['B1', 'Y13'])
})

it('level 4 takes a hand of pairs to be a tile farther than it is, unless it is ready', () => {
  const seen = (hand: string) => {
    const view = okey.view(prepare({ hand, seats: 4, stage: 'draw' }), 0)
    return [awayFrom(view, ownHand(view)), reach(view, ownHand(view))]
  }
  expect(seen('R1 R1 Y5 Y5 B9 B9 K13 K13 R4 Y8 B12 K3 K7 Y11')).toEqual([3, 4])
  expect(seen('R1 R1 Y5 Y5 B9 B9 K13 K13 R4 R4 B12 B12 K7 Y11')).toEqual([1, 1])
})

import { describe, expect, it } from 'vitest'
import { rules as okey } from '../../../../src/games/okey/index.ts'
import { awayFrom, hiddenFaces, outlook } from '../../../../src/games/okey/rules/progress.ts'
import { meldRules } from '../../../../src/games/okey/rules/tiles.ts'
import { distance, pairsDistance } from '../../../../src/rummy/solver/distance.ts'
import { FJ } from '../../../../src/rummy/tiles.ts'
import { dealt, face, held, orderOf, refusal } from '../table.ts'

// The indicator is R5, so R6 is the okey, and a false joker an ordinary R6.
const HANDS = {
  'one from melds': 'R1 R2 R3 Y4 Y5 Y6 Y7 B9 K9 Y9 K10 K11 K12 B2',
  'one from melds, with an okey': 'R1 R2 R3 Y4 Y5 Y6 Y7 B9 K9 Y9 K10 K11 R6 B2',
  'one from pairs': 'R1 R1 R3 R3 Y4 Y4 Y9 Y9 B9 B9 K11 K11 K13 B2',
  'two from pairs, with a false joker': 'R1 R1 R3 R3 Y4 Y4 Y9 Y9 B9 B9 FJ K11 K13 B2',
  'as far both ways': 'R1 R2 R3 R1 R2 R3 Y4 Y4 Y9 Y9 B9 B9 K11 K13',
}

const CASES = Object.entries(HANDS).flatMap(([name, hand]) => [
  [name, 'face', hand] as const,
  [name, 'wild', hand] as const,
])

describe.each(CASES)('a hand %s, false jokers being %s', (_, falseJoker, hand) => {
  const state = dealt({ falseJoker }, orderOf('R5', [`${hand} K5`]))
  const k5 = held(state, 0, 'K5')
  const view = okey.view(state, 0)
  const tiles = state.hands[0].filter(tile => tile !== k5)
  const rules = meldRules(view)
  const faces = tiles.map(face)
  const nearest = (hand: readonly number[]) => Math.min(distance(hand, rules), pairsDistance(hand, rules))
  const found = outlook(view, tiles, hiddenFaces(view))

  it('is as far as the nearer of two ways', () => {
    expect(found.away).toBe(nearest(faces))
    expect(awayFrom(view, tiles)).toBe(found.away)
    expect(found.pairs).toBe(pairsDistance(faces, rules) < distance(faces, rules))
  })
  it('is brought nearer by just the tiles it names', () => {
    const nearer = [...Array(52).keys(), FJ].filter(one =>
      faces.some((_, at) => nearest(faces.with(at, one)) < found.away),
    )
    expect([...found.useful].sort((a, b) => a - b)).toEqual(nearer.sort((a, b) => a - b))
  })
  it('counts those not yet seen', () => {
    const hidden = (one: number) => 2 - [...state.hands[0], state.indicator!].filter(tile => face(tile) === one).length
    expect(found.live).toBe(found.useful.reduce((sum, one) => sum + hidden(one), 0))
  })
})

describe('what is refused by name', () => {
  const state = dealt({}, orderOf('R5', [`${HANDS['one from pairs']} K5`]))
  it('passing or taking at the wrong time', () => {
    expect(refusal(state, { type: 'pass' })).toEqual({ why: 'alreadyDrawn' })
    const drawing = { ...state, stage: 'draw' as const }
    expect(refusal(drawing, { type: 'draw', from: 'discard' })).toEqual({ why: 'nothingToTake' })
    expect(okey.refuse(okey.view({ ...state, stage: 'deal' }, 0), { type: 'pass' })).toEqual({ why: 'over' })
    expect(okey.anytime({ type: 'pass' })).toBe(false)
  })
  it('a wrong finish, unless the house fines it: but never with tiles of others', () => {
    const house = (wrongFinish: 'rejected' | 'loseTwo', melds: number[][]) => {
      const table = dealt({ requireArrangement: true, wrongFinish }, orderOf('R5', [`${HANDS['one from pairs']} K5`]))
      return refusal(table, { type: 'finish', tile: held(table, 0, 'K5'), melds })?.why ?? null
    }
    const own = state.hands[0].slice(0, 2)
    expect([house('rejected', [own]), house('loseTwo', [own])]).toEqual(['badArrangement', null])
    const foreign = [state.hands[1].slice(0, 2)]
    expect([house('rejected', foreign), house('loseTwo', foreign)]).toEqual(['notYours', 'notYours'])
  })
})

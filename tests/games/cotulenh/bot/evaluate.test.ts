import { describe, expect, it } from 'vitest'
import { featuresOf, vectorOf, weightsOf } from '../../../../scripts/fit/features.ts'
import { evaluate } from '../../../../src/games/cotulenh/bot/evaluate.ts'
import { FITTED } from '../../../../src/games/cotulenh/bot/fitted.ts'
import { searchBoard } from '../../../../src/games/cotulenh/bot/searchBoard.ts'
import { toBoard } from '../../../../src/games/cotulenh/rules/board.ts'
import { makeFen } from '../../../../src/games/cotulenh/rules/fen.ts'
import { RULE_BOOK } from '../../../../src/games/cotulenh/rules/houseRules.ts'
import { seeded } from '../../../support/random.ts'
import { oddPosition } from '../slow/positions.ts'

describe('the evaluation', () => {
  it('is what the fitting takes it for: its terms times their weights', () => {
    const random = seeded(4)
    const weights = vectorOf(FITTED)
    for (let i = 0; i < 300; i++) {
      const position = oddPosition(random, RULE_BOOK)
      const sum = featuresOf(toBoard(position)).reduce((score, feature, k) => score + feature * weights[k], 0)
      const value = evaluate(searchBoard(toBoard(position)), -Infinity, Infinity)
      expect([makeFen(position), position.turn === 'r' ? value : 0 - value]).toEqual([makeFen(position), sum])
    }
  })

  it('writes and reads its weights alike', () => {
    expect(weightsOf(vectorOf(FITTED))).toEqual(FITTED)
  })
})

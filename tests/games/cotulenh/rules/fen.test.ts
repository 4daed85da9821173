import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { options } from '../../../../src/games/cotulenh/options.ts'
import { startFen } from '../../../../src/games/cotulenh/rules/startFen.ts'
import { FenError, START, makeFen, parseFen } from '../../../../src/games/cotulenh/rules/fen.ts'
import { RULE_BOOK } from '../../../../src/games/cotulenh/rules/houseRules.ts'

const withUnit = (unit: string) => `6c4/11/11/11/11/11/11/11/2${unit}8/11/11/6C4 r - - 0 1`
const double = { ...RULE_BOOK, navyDoubleLoad: true }
const why = (unit: string, rules = RULE_BOOK) => {
  const read = parseFen(withUnit(unit), rules)
  return read instanceof FenError ? `${read.why} ${read.at}` : makeFen(read)
}

describe('a stack in a typed position', () => {
  it.each(['(NFF)', '(NTT)', '(N+FF)', '(N+TT)'])('%s needs the Navy’s double load', unit => {
    expect(why(unit, double)).toBe(withUnit(unit))
    expect(why(unit)).toBe('stack 26')
  })

  it.each(['(NFT)', '(NFI)', '(FTI)', '(TI)', '(FM)', '(EA)'])('%s needs nothing', unit => {
    expect(why(unit)).toBe(withUnit(unit))
    expect(why(unit, double)).toBe(withUnit(unit))
  })

  it.each(['(NII)', '(NNF)', '(NN)', '(II)', '(AA)', '(FN)', '(NTF)', '(Nf)', '(NFFF)', '(N)'])(
    '%s is none, double load or not',
    unit => {
      expect(parseFen(withUnit(unit))).toBeInstanceOf(FenError)
      expect(parseFen(withUnit(unit), double)).toBeInstanceOf(FenError)
    },
  )
})

describe('a position chosen for a table', () => {
  const chosen = (position: string, more: object = {}) => v.safeParse(options, { position, ...more })
  const start = (position: string, more: object = {}) => startFen(v.parse(options, { position, ...more }))

  it('holds only stacks that suit the rules chosen with it', () => {
    for (const unit of ['(NFF)', '(NTT)']) {
      expect(chosen(withUnit(unit)).success).toBe(false)
      expect(start(withUnit(unit), { navyDoubleLoad: true })).toBe(withUnit(unit))
    }
    for (const unit of ['(NII)', '(NNF)', '(AA)'])
      expect(chosen(withUnit(unit), { navyDoubleLoad: true }).success).toBe(false)
    expect(start(withUnit('(FTI)'))).toBe(withUnit('(FTI)'))
    expect(chosen(withUnit('(FTI)'), { airForceSingleLoad: true }).success).toBe(false)
    expect(start('')).toBe(START)
  })

  it('needs both Commanders', () => {
    expect(chosen(withUnit('I')).success).toBe(true)
    expect(chosen(withUnit('I').replace('c', '1').replace('614', '11')).success).toBe(false)
    expect(chosen(withUnit('I').replace('6C4', '11')).success).toBe(false)
  })
})

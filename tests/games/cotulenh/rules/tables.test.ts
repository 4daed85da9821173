import { describe, expect, it } from 'vitest'
import { RULE_BOOK, type HouseRules } from '../../../../src/games/cotulenh/rules/houseRules.ts'
import { F, F2, KINDS, KIND_COUNT, N, T, T2, plain } from '../../../../src/games/cotulenh/rules/pieces.ts'
import { makeTables, tablesFor } from '../../../../src/games/cotulenh/rules/tables.ts'
import { range, stackOf } from '../slow/field.ts'

const SWITCHES = Object.keys(RULE_BOOK) as (keyof HouseRules)[]
/** The rule book, and each house rule alone. */
const BOOKS = [RULE_BOOK, ...SWITCHES.map(name => ({ ...RULE_BOOK, [name]: true }))]
const kindOf = (kind: number) => KINDS[plain(kind)]
/** The second of two exists by the Navy's double load alone: with it, or where that leaves it behind. */
const SECONDS = [F2, T2]
const DOUBLE = [[N, F, F2], [N, T, T2]] // prettier-ignore
const numbers = Array.from({ length: KIND_COUNT }, (_, kind) => kind)

describe.each(BOOKS.map(rules => [SWITCHES.filter(name => rules[name]).join() || 'the rule book', rules] as const))(
  'the tables of %s',
  (_, rules) => {
    const tables = () => makeTables(rules)

    it('say how far each piece goes and hits', () => {
      const { move, capture } = tables()
      for (const kind of numbers)
        for (const hero of [0, 1])
          for (const diagonal of [0, 1]) {
            const reach = range({ kind: kindOf(kind), hero: hero === 1, id: 0 }, diagonal === 1, rules)
            const index = kind * 4 + hero * 2 + diagonal
            expect([kind, hero, diagonal, move[index]]).toEqual([kind, hero, diagonal, reach])
            // A Commander walks any distance and takes what is beside it.
            expect([kind, capture[index]]).toEqual([kind, kindOf(kind) === 'C' && reach ? 1 : reach])
          }
    })

    it('say who may share a square, and who carries whom', () => {
      const { carrier } = tables()
      const wrong: unknown[] = []
      for (let members = 1; members < 1 << KIND_COUNT; members++) {
        const kinds = numbers.filter(kind => members & (1 << kind))
        if (kinds.length > 3) {
          // No square holds more than three.
          if (carrier[members] !== -1) wrong.push(kinds)
          continue
        }
        const doubled = rules.navyDoubleLoad && DOUBLE.some(load => kinds.every(kind => load.includes(kind)))
        const valid = doubled || !kinds.some(kind => SECONDS.includes(kind))
        const stack = valid ? stackOf(kinds.map(kind => ({ kind: kindOf(kind), hero: false, id: kind })), rules) : null // prettier-ignore
        const told = carrier[members] < 0 ? undefined : kindOf(carrier[members])
        if (told !== stack?.[0].kind) wrong.push({ set: kinds.map(kindOf).join(''), told })
      }
      expect(wrong).toEqual([])
    })

    it('spare a sheltered Commander what the rules spare it', () => {
      const spared = numbers.filter(kind => (tables().shielded >>> kind) & 1).map(kindOf)
      expect(spared).toEqual(rules.hqShield ? ['I', 'M', 'G', 'S'] : [])
      expect(tables().rules).toBe(rules)
    })

    it('are made once, and for these rules', () => {
      expect(tablesFor(rules)).toBe(tablesFor({ ...rules }))
      expect(`${tablesFor(rules).move}`).toBe(`${tables().move}`)
      expect(`${tablesFor(rules).carrier}`).toBe(`${tables().carrier}`)
    })
  },
)

import { figure, signed } from '../../components/numbers.ts'
import type { Options } from '../../games/rummy45/options.ts'
import { meldRules } from '../../games/rummy45/rules/meldRules.ts'
import { ATU } from '../../games/rummy45/rules/payment.ts'
import { deadValue } from '../../rummy/meld.ts'
import { codeOf, J, parseTiles } from '../../rummy/tiles.ts'
import { sayAny } from '../../messages/translate.ts'
import type { PointsRow, Say } from '../board.ts'

/** What one of each sort costs in the hand. */
const HELD = [...parseTiles('R1 R5 R10 R13'), J]

export function points(options: Options, say: Say): PointsRow[] {
  const { firstMeld, closingBonus, unmeldedFactor, atu, scoring } = options
  const held = HELD.map(face => ({
    name: `${say('line.held')}: ${sayAny(say, `tile.${codeOf(face)}`)}`,
    worth: signed(-deadValue(face, meldRules(options))),
  }))
  return [
    { name: say('option.firstMeld'), worth: figure(firstMeld) },
    { name: say('option.scoring'), worth: say(`option.scoring.${scoring}`) },
    ...(closingBonus ? [{ name: say('line.closing'), worth: signed(closingBonus) }] : []),
    ...held,
    ...(unmeldedFactor > 1
      ? [{ name: say('option.unmeldedFactor'), worth: say(`option.unmeldedFactor.${unmeldedFactor}`) }]
      : []),
    ...(atu === 'bonus50' ? [{ name: say('line.atu'), worth: signed(ATU) }] : []),
  ]
}

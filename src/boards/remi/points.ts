import { figure, signed } from '../../components/numbers.ts'
import type { Options } from '../../games/remi/options.ts'
import { BASE, type Pattern } from '../../games/remi/rules/patterns.ts'
import { ATU, plainBase } from '../../games/remi/rules/payment.ts'
import { sayAny } from '../../messages/translate.ts'
import type { PointsRow, Say } from '../board.ts'

/** By pattern, each with the jokers it may have; else with and without one. */
function closes(options: Options, say: Say): PointsRow[] {
  if (!options.patterns)
    return [
      { name: say('line.clean'), worth: signed(plainBase(0, options)) },
      { name: say('line.normal'), worth: signed(plainBase(1, options)) },
    ]
  const may = (pattern: Pattern) =>
    (pattern !== 'doubles' || options.doublesClose) && (pattern !== 'mozaic' || options.mozaicClose)
  return (Object.keys(BASE) as Pattern[])
    .filter(may)
    .flatMap(pattern =>
      BASE[pattern].map((base, n) => ({ name: sayAny(say, `line.${pattern}`, { n }), worth: signed(base) })),
    )
}

export function points(options: Options, say: Say): PointsRow[] {
  const { atu, tableMultiplier, jokerPenalty, settlement } = options
  return [
    ...closes(options, say),
    { name: say('option.settlement'), worth: say(`option.settlement.${settlement}`) },
    { name: say('option.jokerPenalty'), worth: figure(jokerPenalty) },
    ...(atu === 'bonus50' ? [{ name: say('line.atu'), worth: signed(ATU) }] : []),
    ...(tableMultiplier > 1 ? [{ name: say('option.tableMultiplier'), worth: `× ${figure(tableMultiplier)}` }] : []),
  ]
}

import { figure, signed } from '../../components/numbers.ts'
import type { Options } from '../../games/okey/options.ts'
import { loss, WRONG_FINISH } from '../../games/okey/rules/payment.ts'
import type { PointsRow, Say } from '../board.ts'

const FINISHES = ['finish', 'okeyFinish', 'pairsFinish', 'pairsOkeyFinish'] as const

/** What each of the others loses, but for the last: that is one's own. */
export function points(options: Options, say: Say): PointsRow[] {
  return [
    { name: say('option.startPoints'), worth: figure(options.startPoints) },
    ...FINISHES.map(kind => ({ name: say(`end.${kind}`), worth: signed(-loss(kind, options)) })),
    { name: say('option.gostergePoints'), worth: signed(-options.gostergePoints) },
    ...(options.wrongFinish === 'loseTwo' ? [{ name: say('line.wrongFinish'), worth: signed(-WRONG_FINISH) }] : []),
  ]
}

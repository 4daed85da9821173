import { figure, signed } from '../../components/numbers.ts'
import type { Options } from '../../games/okey101/options.ts'
import type { PointsRow, Say } from '../board.ts'

const FACTORS = ['okeyFinishFactor', 'pairsFinishFactor', 'eldenFactor', 'pairsOpenedFactor'] as const

/** Low scores are good: what is added counts against one. */
export function points(options: Options, say: Say): PointsRow[] {
  const { unopened, unopenedPoints, floorPenalties, floorAmount } = options
  return [
    { name: say('option.threshold'), worth: figure(options.threshold) },
    { name: say('option.minPairs'), worth: figure(options.minPairs) },
    { name: say('line.winner'), worth: signed(-options.winnerPoints) },
    { name: say('line.unopened'), worth: unopened === 'doubled' ? `× ${figure(2)}` : signed(unopenedPoints) },
    { name: say('line.joker'), worth: signed(options.okeyInHand) },
    ...FACTORS.filter(name => options[name] > 1).map(name => ({
      name: say(`option.${name}`),
      worth: `× ${figure(options[name])}`,
    })),
    ...(floorPenalties === 'off' ? [] : [{ name: say('option.floorPenalties'), worth: signed(floorAmount) }]),
  ]
}

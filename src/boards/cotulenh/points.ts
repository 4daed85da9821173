import type { Options } from '../../games/cotulenh/options.ts'
import type { PointsRow, Say } from '../board.ts'

export const points = (_options: Options, say: Say): PointsRow[] => [
  { name: say('book.win'), worth: '1' },
  { name: say('book.draw'), worth: '½' },
  { name: say('book.loss'), worth: '0' },
]

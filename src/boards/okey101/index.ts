import type { Action } from '../../games/okey101/action.ts'
import { front } from '../../games/okey101/front.ts'
import type { Event, Plan, View } from '../../games/okey101/types.ts'
import type { Face } from '../board.ts'
import { guideBy, toGiver, toOthers } from '../guiding.ts'
import { describePass } from '../rummy/speech.ts'
import Board from './Board.svelte'
import { announce, moment, shout, sound } from './speech.ts'

export const face: Face<View, Action, Event, Plan> = {
  game: front,
  Board,
  messages: ['okey101-board', 'okey101', 'rummy-board', 'rummy'],
  rulesMessages: ['okey101-rules'],
  deedsMessages: ['deeds'],
  announce,
  sound,
  slip: action => action.type === 'discard',
  moment,
  guide: guideBy<Action, Event>(['swap', 'layOff', 'lay', 'giveBack', 'draw', 'discard'], {
    took: toGiver,
    opened: toOthers,
    fined: toOthers,
  }),
  ending: () => import('./ending.ts'),
  book: () => import('./book.ts'),
  describe: describePass,
  shout,
}

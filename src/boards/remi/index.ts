import type { Action } from '../../games/remi/action.ts'
import { front } from '../../games/remi/front.ts'
import type { Event, View } from '../../games/remi/types.ts'
import type { Face } from '../board.ts'
import { guideBy, toGiver, toOthers } from '../guiding.ts'
import { describePass } from '../rummy/speech.ts'
import Board from './Board.svelte'
import { announce, moment, shout, sound } from './speech.ts'

export const face: Face<View, Action, Event> = {
  game: front,
  Board,
  messages: ['remi-board', 'remi', 'rummy-board', 'rummy'],
  rulesMessages: ['remi-rules'],
  deedsMessages: ['deeds'],
  announce,
  sound,
  slip: action => action.type === 'discard',
  moment,
  guide: guideBy<Action, Event>(['close', 'swap', 'draw', 'discard'], { take: toGiver, launch: toOthers }),
  ending: () => import('./ending.ts'),
  book: () => import('./book.ts'),
  describe: describePass,
  shout,
}

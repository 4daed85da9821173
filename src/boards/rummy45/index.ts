import type { Action, Lay } from '../../games/rummy45/action.ts'
import { front } from '../../games/rummy45/front.ts'
import type { Event, View } from '../../games/rummy45/types.ts'
import type { Face } from '../board.ts'
import { guideBy, toOthers } from '../guiding.ts'
import Board from './Board.svelte'
import { announce, moment, shout, sound } from './speech.ts'

export const face: Face<View, Action, Event, Lay | null> = {
  game: front,
  Board,
  messages: ['rummy45-board', 'rummy45', 'rummy-board', 'rummy'],
  rulesMessages: ['rummy45-rules'],
  deedsMessages: ['deeds'],
  announce,
  sound,
  slip: action => action.type === 'discard',
  moment,
  guide: guideBy<Action, Event>(['lay', 'giveBack', 'take', 'draw', 'discard'], { lay: toOthers }),
  ending: () => import('./ending.ts'),
  book: () => import('./book.ts'),
  shout,
}

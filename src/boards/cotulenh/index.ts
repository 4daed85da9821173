import type { Action } from '../../games/cotulenh/action.ts'
import type { Event, View } from '../../games/cotulenh/types.ts'
import type { Face } from '../board.ts'
import Board from './Board.svelte'
import Result from './Result.svelte'
import { announce, moment, sound } from './speech.ts'
import { story } from './story.ts'

export const face: Face<View, Action, Event> = {
  Board,
  Result,
  messages: ['cotulenh-board', 'cotulenh'],
  announce,
  sound,
  slip: action => action.type === 'turn',
  moment,
  story,
  // A result is all there is to say: it stands over the names.
  listed: () => false,
  book: () => import('./book.ts'),
}

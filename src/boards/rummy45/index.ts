import type { Action } from '../../games/rummy45/action.ts'
import type { Event, View } from '../../games/rummy45/types.ts'
import type { Face } from '../board.ts'
import Board from './Board.svelte'
import Result from './Result.svelte'
import { announce, moment, shout, sound } from './speech.ts'
import { story } from './story.ts'

export const face: Face<View, Action, Event> = {
  Board,
  Result,
  messages: ['rummy45-board', 'rummy45', 'rummy-board', 'rummy'],
  announce,
  sound,
  slip: action => action.type === 'discard',
  moment,
  story,
  book: () => import('./book.ts'),
  shout,
}

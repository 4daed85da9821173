import type { Action } from '../../games/remi/action.ts'
import type { Event, View } from '../../games/remi/types.ts'
import type { Face } from '../board.ts'
import { describePass } from '../rummy/speech.ts'
import Board from './Board.svelte'
import Result from './Result.svelte'
import { announce, moment, shout, sound } from './speech.ts'
import { story } from './story.ts'

export const face: Face<View, Action, Event> = {
  Board,
  Result,
  messages: ['remi-board', 'remi', 'rummy-board', 'rummy'],
  announce,
  sound,
  slip: action => action.type === 'discard',
  moment,
  story,
  book: () => import('./book.ts'),
  describe: describePass,
  shout,
}

import type { Action } from '../../games/mahjong/action.ts'
import type { Event, View } from '../../games/mahjong/types.ts'
import type { Face } from '../board.ts'
import Board from './Board.svelte'
import Result from './Result.svelte'
import { announce, beaten, describe, moment, shout, sound } from './speech.ts'
import { costly, story } from './story.ts'

export const face: Face<View, Action, Event> = {
  Board,
  Result,
  messages: ['mahjong-board', 'mahjong'],
  announce,
  sound,
  slip: action => action.type === 'discard',
  moment,
  story,
  book: () => import('./book.ts'),
  costly,
  describe,
  shout,
  beaten,
  // A winner's lines are fan; who pays is told to whom, in points.
  // Fan are shown with the winner's tiles.
  listed: line => line.with !== undefined,
}

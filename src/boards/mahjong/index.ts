import type { Action } from '../../games/mahjong/action.ts'
import { front } from '../../games/mahjong/front.ts'
import type { Event, View } from '../../games/mahjong/types.ts'
import type { Face } from '../board.ts'
import { guideBy, toOthers } from '../guiding.ts'
import Board from './Board.svelte'
import { announce, beaten, describe, moment, shout, sound } from './speech.ts'

export const face: Face<View, Action, Event> = {
  game: front,
  Board,
  messages: ['mahjong-board', 'mahjong'],
  rulesMessages: ['mahjong-rules'],
  deedsMessages: ['deeds'],
  announce,
  sound,
  slip: action => action.type === 'discard',
  moment,
  guide: guideBy<Action, Event>(['hu', 'gang', 'call', 'discard'], { call: toOthers, gang: toOthers }),
  ending: () => import('./ending.ts'),
  book: () => import('./book.ts'),
  describe,
  shout,
  beaten,
}

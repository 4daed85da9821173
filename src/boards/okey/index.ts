import type { Action } from '../../games/okey/action.ts'
import { front } from '../../games/okey/front.ts'
import type { Event, View } from '../../games/okey/types.ts'
import type { Face } from '../board.ts'
import { guideBy, toGiver, toOthers } from '../guiding.ts'
import { describePass } from '../rummy/speech.ts'
import Board from './Board.svelte'
import { announce, moment, shout, sound } from './speech.ts'

export const face: Face<View, Action, Event> = {
  game: front,
  Board,
  messages: ['okey-board', 'okey', 'rummy-board', 'rummy'],
  rulesMessages: ['okey-rules'],
  deedsMessages: ['deeds'],
  announce,
  sound,
  slip: action => action.type === 'discard',
  moment,
  guide: guideBy<Action, Event>(['finish', 'show', 'draw', 'discard'], { took: toGiver, showed: toOthers }),
  ending: () => import('./ending.ts'),
  book: () => import('./book.ts'),
  describe: describePass,
  shout,
}

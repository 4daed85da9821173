import type { Action } from '../../games/cotulenh/action.ts'
import { front } from '../../games/cotulenh/front.ts'
import type { Event, View } from '../../games/cotulenh/types.ts'
import type { Face } from '../board.ts'
import { guideBy, toOthers } from '../guiding.ts'
import Board from './Board.svelte'
import { announce, moment, sound } from './speech.ts'

export const face: Face<View, Action, Event> = {
  game: front,
  Board,
  messages: ['cotulenh-board', 'cotulenh'],
  rulesMessages: ['cotulenh-rules'],
  deedsMessages: ['deeds'],
  announce,
  sound,
  slip: action => action.type === 'turn',
  moment,
  guide: guideBy<Action, Event>(['answerTakeback', 'answerDraw', 'arrange', 'turn'], { offer: toOthers }),
  ending: () => import('./ending.ts'),
  study: {
    Gauge: () => import('./study/Gauge.svelte'),
    words: 'cotulenh-study',
    address: ({ place, arranging }) =>
      arranging.length > 0 ? null : `/analysis/cotulenh?fen=${encodeURIComponent(place.fen)}`,
  },
  book: () => import('./book.ts'),
}

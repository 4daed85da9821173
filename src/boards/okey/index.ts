import type { Action } from '../../games/okey/action.ts'
import { inTeams } from '../../games/okey/rules/payment.ts'
import type { Event, View } from '../../games/okey/types.ts'
import type { Face } from '../board.ts'
import { describePass } from '../rummy/speech.ts'
import Board from './Board.svelte'
import Result from './Result.svelte'
import { announce, moment, shout, sound } from './speech.ts'
import { story } from './story.ts'

export const face: Face<View, Action, Event> = {
  Board,
  Result,
  messages: ['okey-board', 'okey', 'rummy-board', 'rummy'],
  announce,
  sound,
  slip: action => action.type === 'discard',
  moment,
  story,
  partners: inTeams,
  book: () => import('./book.ts'),
  describe: describePass,
  shout,
}

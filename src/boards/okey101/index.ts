import type { Action } from '../../games/okey101/action.ts'
import { partners } from '../../games/okey101/rules/opening.ts'
import type { Event, Plan, View } from '../../games/okey101/types.ts'
import type { Face } from '../board.ts'
import { describePass } from '../rummy/speech.ts'
import Board from './Board.svelte'
import Result from './Result.svelte'
import { announce, moment, shout, sound } from './speech.ts'
import { remark, story } from './story.ts'

export const face: Face<View, Action, Event, Plan> = {
  Board,
  Result,
  messages: ['okey101-board', 'okey101', 'rummy-board', 'rummy'],
  announce,
  sound,
  slip: action => action.type === 'discard',
  moment,
  story,
  partners,
  book: () => import('./book.ts'),
  remark,
  // What is charged for it says too that there was none.
  listed: ({ key }, { lines }) => key !== 'noScore' || !lines.some(line => line.key === 'unscored'),
  describe: describePass,
  shout,
}

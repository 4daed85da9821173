import type { Face } from '../../../../../src/boards/board.ts'
import { rules, type Action, type Event, type View } from '../../games/nim/index.ts'
import Board from './Board.svelte'

export const face: Face<View, Action, Event> = {
  game: rules,
  Board,
  ending: () => import('./ending.ts'),
  messages: ['nim'],
  rulesMessages: [],
  announce: (event, say) => (event.type === 'took' ? say('nim.took', { seat: event.seat, n: event.stones }) : null),
  sound: event => (event.type === 'took' ? 'click' : null),
  moment: event => event.type === 'won',
}

import type { Face } from '../../../../../src/boards/board.ts'
import type { Action, Event, View } from '../../games/nim/index.ts'
import Board from './Board.svelte'
import Result from './Result.svelte'

export const face: Face<View, Action, Event> = {
  Board,
  Result,
  messages: ['nim'],
  announce: (event, say) => (event.type === 'took' ? say('nim.took', { seat: event.seat, n: event.stones }) : null),
  sound: event => (event.type === 'took' ? 'click' : null),
  moment: event => event.type === 'won',
}

import type { Coach } from '../../../../../../src/games/game.ts'
import type { Action, View } from '../index.ts'

const best = ({ heap }: View): Action => ({ type: 'take', stones: (heap! % 4 || 1) as 1 | 2 | 3 })

export const coach: Coach<View, Action> = {
  think: (view, level, random) => (level < 2 || random() < 0.1 ? { type: 'take', stones: 1 } : best(view)),
  advise: view => [{ kind: 'other', action: best(view), why: 'four', value: 1 }],
  awaits: () => [],
}

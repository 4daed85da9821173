import { expect, it } from 'vitest'
import { canBeDealtAlike } from '../../../party/circle/rules.ts'

it.each([
  ['okey', 4, true],
  ['okey', 3, true],
  // Two would know each other’s tiles from their own at the other table.
  ['okey', 2, false],
  // Nothing is dealt in it, to however many.
  ['cotulenh', 2, false],
  ['cotulenh', 4, false],
  ['unheard', 4, false],
  ['constructor', 4, false],
])('tables of %s for %i can be dealt the same hands: %s', (game, size, can) => {
  expect(canBeDealtAlike(game, size)).toBe(can)
})

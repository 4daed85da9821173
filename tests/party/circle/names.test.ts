import { expect, it } from 'vitest'
import { circleName } from '../../../party/circle/names.ts'

it('a circle’s name is cut where it is too long, in no letter’s middle, and ends with no space', () => {
  expect(circleName(`  ${'x'.repeat(40)}`)).toBe('x'.repeat(32))
  expect(circleName(`${'🀄'.repeat(31)} and more`)).toBe('🀄'.repeat(31))
  expect(circleName(' \u200b ')).toBe('')
})

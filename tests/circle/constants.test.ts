import { expect, it } from 'vitest'
import { CIRCLE_ID, newCircle } from '../../src/circle/constants.ts'
import { LETTERS } from '../../src/table/roomId.ts'

it.each([
  [[0, 0, 0, 0], 0],
  [[0, 0, 0, 5], 5],
  [[0, 0, 1, 0], 256],
  [[0, 1, 0, 0], 65_536],
  [[1, 0, 0, 0], 16_777_216],
  [[255, 255, 255, 255], 4_294_967_295],
])('a circle’s address takes each letter from all four bytes: %j', (four, number) => {
  const id = newCircle(() => Uint8Array.from(four))
  expect(id).toMatch(CIRCLE_ID)
  expect(new Set(id.replaceAll('-', ''))).toEqual(new Set(LETTERS[number % LETTERS.length]))
})

it('a circle’s address draws each of its letters anew', () => {
  let next = 0
  const id = newCircle(() => Uint8Array.of(0, 0, 0, next++))
  expect(id.replaceAll('-', '')).toBe(LETTERS.slice(0, 20))
})

import { expect, it } from 'vitest'
import { eraOf, memberHere } from '../../../party/table/memberRoll.ts'
import type { Membership } from '../../../party/table/store.ts'

const circle = (more: Partial<Membership> = {}): Membership => ({ id: 'c', key: 'k', ...more })

it('a member whose circle has told nothing of anybody is one by any pass', () => {
  expect([1, 2].map(eraOf(circle()))).toEqual([0, 0])
  expect(memberHere(circle(), 2, 0)).toBe(2)
})

it('who has signed out their other devices is a member by a newer pass alone, and nobody else is one the less for it', () => {
  const signedOut = circle({
    eras: [
      [2, 3],
      [5, 1],
    ],
  })
  expect([1, 2, 5].map(eraOf(signedOut))).toEqual([0, 3, 1])
  expect([2, 3, 4].map(era => memberHere(signedOut, 2, era))).toEqual([null, 2, 2])
  expect(memberHere(signedOut, 1, 0)).toBe(1)
})

it('who has left the circle is no member by any pass', () => {
  const left = circle({ gone: [2] })
  expect([memberHere(left, 2, 9), memberHere(left, 1, 0), memberHere(left, null, 0)]).toEqual([null, 1, null])
})

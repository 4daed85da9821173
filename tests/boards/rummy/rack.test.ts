import { expect, it } from 'vitest'
import { Rack } from '../../../src/boards/rummy/rack.svelte.ts'

const hand = [4, 8, 15, 16, 23, 42]

it('changes nothing when the same hand is held again: an effect that holds it comes to rest', () => {
  const rack = new Rack()
  expect(rack.hold(hand, { rows: 2, columns: 13 }, 'same')).toBe(true)
  const { size, layout } = rack
  expect(rack.hold([...hand], { rows: 2, columns: 13 }, 'same')).toBe(false)
  expect(rack.size).toBe(size)
  expect(rack.layout).toBe(layout)
})

it('takes another size when the board is turned, and keeps every tile', () => {
  const rack = new Rack()
  rack.hold(hand, { rows: 2, columns: 13 }, 'turned')
  rack.hold(hand, { rows: 3, columns: 8 }, 'turned')
  expect(rack.size).toEqual({ rows: 3, columns: 8 })
  expect(rack.layout.filter(tile => tile !== null).toSorted((a, b) => a - b)).toEqual(hand)
})

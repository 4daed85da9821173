import { expect, it } from 'vitest'
import { Rack, type Arrangement } from '../../../src/boards/rummy/rack.svelte.ts'

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

it('puts what is taken back where it stood, unless another tile stands there now', () => {
  const size = { rows: 2, columns: 13 }
  const rack = new Rack()
  rack.hold(hand, size, 'undone')
  const before = rack.layout
  rack.hold([4, 42], size, 'undone')
  rack.hold([42, 23, 16, 15, 8, 4], size, 'undone')
  expect(rack.layout).toEqual(before)
  rack.hold([4, 42], size, 'undone')
  rack.move(42, before.indexOf(15))
  rack.hold(hand, size, 'undone')
  expect(rack.layout.indexOf(42)).toBe(before.indexOf(15))
  expect(rack.layout.filter(tile => tile !== null).toSorted((a, b) => a - b)).toEqual(hand)
  // A whole hand that was laid is taken back as it stood, too.
  const now = rack.layout
  rack.hold([], size, 'undone')
  expect(rack.hold(hand, size, 'undone')).toBe(false)
  expect(rack.layout).toEqual(now)
})

it('lies as was asked last, whichever search ends first, and as it was moved by hand since', async () => {
  const rack = new Rack()
  const size = { rows: 2, columns: 13 }
  rack.hold(hand, size, 'asked')
  let found = (_: Arrangement) => {}
  const first = rack.arrangeAs(new Promise(resolve => (found = resolve)))
  await rack.arrangeAs(Promise.resolve({ groups: [[4, 8, 15]], loose: [16, 23, 42] }))
  expect(rack.seeking).toBe(false)
  found({ groups: [[4, 42]], loose: [8, 15, 16, 23] })
  await first
  expect(rack.groups[0]).toEqual([4, 8, 15])
  const third = rack.arrangeAs(Promise.resolve({ groups: [[16, 23]], loose: [4, 8, 15, 42] }))
  rack.move(42, 20)
  const moved = rack.layout
  await third
  expect(rack.layout).toEqual(moved)
})

import { expect, it } from 'vitest'
import { KEYS, RING, type Snap } from '../../../party/circle/store.ts'
import { BareCircle } from './bareCircle.ts'

it('a circle is written as a whole once a ring of rows is full, and not with every word: that would be much more to write', () => {
  const small = new BareCircle('Ana')
  const written: number[] = []
  for (let day = 1; day <= 2 * RING + 3; day++) {
    small.happen({ type: 'used', day })
    written.push((small.rows[KEYS.snap] as Snap).at)
  }
  const first = Array<number>(RING - 1).fill(1)
  expect(written).toEqual([...first, ...Array<number>(RING).fill(RING), ...Array<number>(4).fill(2 * RING)])
})

it('members are told who is here when a member comes, and hear nothing of a stranger at the door', () => {
  const small = new BareCircle('Ana', 'Bo')
  const { got } = small.line('Ana')
  small.happen()
  const before = got.length
  small.line('Eve')
  small.happen()
  expect(got.slice(before)).toEqual([])
  small.line('Bo')
  small.happen()
  expect(got.slice(before)).toMatchObject([{ type: 'circle', circle: { members: [{ here: true }, { here: true }] } }])
})

import { expect, it } from 'vitest'
import { trace } from '../../../party/table/marks.ts'
import { Room } from '../room.ts'

it('whoever was sent away before an update is known again after it', () => {
  const { table } = new Room()
  // As it stands on the disks of those who have sent somebody away.
  expect(trace(table, '192.0.2.1')).toBe('b9b6c07149045786969959591058650f')
  expect(trace(table, '192.0.2.2')).not.toBe(trace(table, '192.0.2.1'))
})

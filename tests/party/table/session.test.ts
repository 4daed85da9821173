import { expect, it, vi } from 'vitest'
import { Session } from '../../../party/table/session.ts'

it('a line that does not read is closed once, as too slow, whatever else it is to be told', () => {
  const close = vi.fn()
  const session = new Session({ send: () => {}, close, keep: () => {} }, 0)
  session.send('x'.repeat(1_000_001))
  session.bye(4000, 'removed')
  session.bye(4000, 'removed')
  expect(close.mock.calls).toEqual([[1013, 'slow']])
})

it('a line that is gone is not closed again: that would throw', () => {
  const close = vi.fn()
  const send = () => {
    throw new Error('the socket is closed')
  }
  const session = new Session({ send, close, keep: () => {} }, 0)
  session.bye(4000, 'removed')
  expect([session.closed, close.mock.calls]).toEqual([true, []])
})

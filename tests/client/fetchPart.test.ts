import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchPart, MISSING } from '../../src/client/fetchPart.ts'

const told = vi.fn()
beforeEach(() => vi.stubGlobal('dispatchEvent', told))
afterEach(() => {
  vi.unstubAllGlobals()
  told.mockReset()
})

it('asks again for a part that did not come, and tells the window only of one that stays away', async () => {
  let asked = 0
  const third = async () => {
    if (++asked < 3) throw new Error('cut off')
    return 'there'
  }
  expect(await fetchPart(third, [0, 0])).toBe('there')
  expect(told).not.toHaveBeenCalled()
  await expect(fetchPart(() => Promise.reject(new Error('gone')), [0, 0])).rejects.toThrow('gone')
  expect(told.mock.calls.map(([event]) => (event as Event).type)).toEqual([MISSING])
})

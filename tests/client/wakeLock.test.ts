import { afterEach, expect, it, vi } from 'vitest'
import { keepAwake } from '../../src/client/wakeLock.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page and a device that gives locks, and how many it has given that were not let go. */
function device(visibilityState: 'visible' | 'hidden' = 'visible') {
  const page = Object.assign(new EventTarget(), { visibilityState })
  const held = { asked: 0, now: 0 }
  const request = () => {
    held.asked++
    held.now++
    return Promise.resolve({ release: () => Promise.resolve(void held.now--) })
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { wakeLock: { request } })
  const show = (state: 'visible' | 'hidden') => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { held, show }
}

it('keeps the screen awake while it is wanted, and no longer', async () => {
  const { held } = device()
  const rest = keepAwake()
  await Promise.resolve()
  expect(held.now).toBe(1)
  rest()
  await Promise.resolve()
  expect(held.now).toBe(0)
})

it('asks again when the page comes back, for the browser took the lock away', async () => {
  const { held, show } = device()
  const rest = keepAwake()
  await Promise.resolve()
  show('hidden')
  show('visible')
  await Promise.resolve()
  expect(held.asked).toBe(2)
  rest()
  show('visible')
  expect(held.asked).toBe(2)
})

it('does not ask for a page that nobody sees, and lets a late lock go', async () => {
  const { held, show } = device('hidden')
  const rest = keepAwake()
  expect(held.asked).toBe(0)
  show('visible')
  rest()
  await Promise.resolve()
  await Promise.resolve()
  expect(held).toEqual({ asked: 1, now: 0 })
})

it('does without where there is none, or where the device says no', () => {
  device()
  vi.stubGlobal('navigator', {})
  keepAwake()()
  vi.stubGlobal('navigator', { wakeLock: { request: () => Promise.reject(new Error('battery')) } })
  keepAwake()()
})

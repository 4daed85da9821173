import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MISSING } from '../../src/client/fetchPart.ts'
import { ReloadBetweenHands } from '../../src/client/reloadBetweenHands.ts'
import { Renewal } from '../../src/client/renewal.svelte.ts'

const told = new EventTarget()
const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { activeElement: null })
  vi.stubGlobal('HTMLInputElement', class {})
  vi.stubGlobal('addEventListener', told.addEventListener.bind(told))
  vi.stubGlobal('removeEventListener', told.removeEventListener.bind(told))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  reload.mockReset()
})

function table() {
  const renewal = new Renewal({ read: () => null, write: () => {} }, reload, '1')
  return { renewal, reloading: new ReloadBetweenHands(renewal, () => true) }
}

it('never fetches the page anew in mid-hand for a piece that stays away, and does so with the results', () => {
  const { reloading } = table()
  reloading.at('playing')
  told.dispatchEvent(new Event(MISSING))
  // Whatever asks for it again finds it missing again.
  told.dispatchEvent(new Event('vite:preloadError'))
  vi.advanceTimersByTime(60_000)
  expect(reload).not.toHaveBeenCalled()
  reloading.at('between')
  vi.advanceTimersByTime(2000)
  expect(reload).toHaveBeenCalledOnce()
  reloading.close()
})

it('fetches the page of the new build at once where a piece of the old one is gone and no hand is played', () => {
  const { renewal, reloading } = table()
  reloading.at('lobby')
  renewal.told('2')
  told.dispatchEvent(new Event('vite:preloadError'))
  expect(reload).toHaveBeenCalledOnce()
  reloading.close()
})

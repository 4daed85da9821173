import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepOffline } from '../../src/client/offline.ts'

/** A service worker as far as a page sees one: it answers once it is at work. */
class Worker extends EventTarget {
  readonly said: unknown[] = []
  readonly build: string
  state: ServiceWorkerState
  constructor(build: string, state: ServiceWorkerState) {
    super()
    this.build = build
    this.state = state
  }
  becomes(state: ServiceWorkerState): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
  postMessage(message: { game?: string }, ports: MessagePort[] = []): void {
    this.said.push(message)
    ports[0]?.postMessage({ build: this.build, games: [message.game] })
  }
}

type Registration = { installing: Worker | null; waiting: Worker | null; active: Worker | null; update: () => unknown }
let registration: Registration
let told: string[]
let stop: () => void

const begin = (parts: Partial<Registration>) => {
  registration = { installing: null, waiting: null, active: null, update: vi.fn(), ...parts }
  const serviceWorker = Object.assign(new EventTarget(), { register: () => Promise.resolve(registration) })
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('document', { documentElement: { dataset: { build: 'new', base: '/' } } })
  told = []
  stop = keepOffline('okey', 'en', build => told.push(build))
}
/** Messages between ports come by the platform's own clock. */
const heard = async (builds: string[]) => {
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(told).toEqual(builds))
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('leaves the old worker asleep while a newer is coming, and asks for the newer one’s turn until it has it', async () => {
  const [old, young] = [new Worker('old', 'activated'), new Worker('new', 'installing')]
  begin({ active: old, installing: young })
  await vi.advanceTimersByTimeAsync(5000)
  expect(young.said).toEqual([])
  Object.assign(registration, { installing: null, waiting: young })
  young.becomes('installed')
  await vi.advanceTimersByTimeAsync(4000)
  expect(young.said).toEqual(['take over', 'take over'])
  Object.assign(registration, { waiting: null, active: young })
  young.becomes('activated')
  await heard(['new'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(young.said).toEqual(['take over', 'take over', { game: 'okey', lang: 'en', build: 'new' }])
  expect(old.said).toEqual([])
})

it('tries again when the new build could not be fetched whole', async () => {
  const [old, cut, young] = [
    new Worker('old', 'activated'),
    new Worker('new', 'installing'),
    new Worker('new', 'activated'),
  ]
  begin({ active: old, installing: cut, update: () => (registration.active = young) })
  await vi.advanceTimersByTimeAsync(0)
  registration.installing = null
  cut.becomes('redundant')
  await heard(['old'])
  await vi.advanceTimersByTimeAsync(3000)
  await heard(['old', 'new'])
})

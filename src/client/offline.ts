import { below } from './base.ts'
import { keep } from './playHere.ts'

/** What the service worker (src/offline/sw.js) is told, and answers. */
type Wish = { game: string; lang: string; build: string }
type Kept = { build: string; games: string[] }

/** Before it is tried again to keep this page's build (milliseconds): a browser by itself tries once a visit. */
const PAUSES = [3000, 10_000, 30_000]
/** How often a worker that waits asks for its turn. */
const TURN = 2000

/**
 * Has this device keep the shell and a game whole, so that it opens without a line. told: which build the device has
 * kept, now and whenever it keeps a newer one.
 */
export function keepOffline(game: string, lang: string, told: (build: string) => void): () => void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return () => {}
  const wish: Wish = { game, lang, build: document.documentElement.dataset.build ?? '' }
  const gone = new AbortController()
  /** Whether the worker at work is of this page's build, and has kept the game. */
  const ask = async (again: boolean): Promise<boolean> => {
    const registration = await serviceWorker.register(below('/sw.js'), { updateViaCache: 'none' })
    if (again) await registration.update()
    const worker = await newestOf(registration, gone.signal)
    if (!worker || gone.signal.aborted) return false
    const { build, games } = await answered(worker, wish)
    keep(games)
    told(build)
    return build === wish.build
  }
  const insist = async () => {
    // Where nothing may be kept the game is played all the same.
    const asked = (again: boolean) => ask(again).catch(() => false)
    if (await asked(false)) return
    for (const pause of PAUSES) {
      await new Promise(resolve => setTimeout(resolve, pause))
      if (gone.signal.aborted || (await asked(true))) return
    }
  }
  void insist()
  serviceWorker.addEventListener('controllerchange', () => void ask(false).catch(() => {}), { signal: gone.signal })
  return () => gone.abort()
}

/**
 * The newest worker, once it is at work. The one before is not spoken to while a newer is coming: that would wake it, and
 * the newer has to wait until it sleeps.
 */
async function newestOf(registration: ServiceWorkerRegistration, gone: AbortSignal): Promise<ServiceWorker | null> {
  const coming = registration.installing ?? registration.waiting
  if (coming) await takesOver(coming, gone)
  return registration.active
}

/**
 * Until a worker that is coming has taken over, or was given up: a line was cut while it fetched, or the server has gone on
 * to another build. A browser lets it take over when the one before is asleep, and puts that one to sleep when it is asked
 * to. Was it woken at that very moment, it stays awake for half a minute after each part that it fetches for a page, and a
 * new build would wait as long as somebody plays: so it is asked again.
 */
const takesOver = (worker: ServiceWorker, gone: AbortSignal): Promise<void> =>
  new Promise(done => {
    const settled = new AbortController()
    const turn = setInterval(() => worker.state === 'installed' && worker.postMessage('take over'), TURN)
    const look = () => {
      if (!gone.aborted && worker.state !== 'activated' && worker.state !== 'redundant') return
      clearInterval(turn)
      settled.abort()
      done()
    }
    worker.addEventListener('statechange', look, settled)
    gone.addEventListener('abort', look, settled)
    look()
  })

const answered = (worker: ServiceWorker, wish: Wish): Promise<Kept> =>
  new Promise((done, failed) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<Kept | null>) => {
      port1.close()
      if (data) done(data)
      else failed(new Error('it could not be kept'))
    }
    worker.postMessage(wish, [port2])
  })

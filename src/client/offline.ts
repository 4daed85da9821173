import { below } from './base.ts'
import { keep } from './local.ts'

/** What the service worker (src/offline/sw.js) is told, and answers. */
type Wish = { game: string; lang: string; build: string }
type Kept = { build: string; games: string[] }

/**
 * Has this device keep the shell and a game whole, so that it opens without a line. told: which build the device has
 * kept, now and whenever it keeps a newer one.
 */
export function keepOffline(game: string, lang: string, told: (build: string) => void): () => void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return () => {}
  const wish: Wish = { game, lang, build: document.documentElement.dataset.build ?? '' }
  const ask = async () => {
    const { build, games } = await answered((await serviceWorker.ready).active!, wish)
    keep(games)
    told(build)
  }
  // Where nothing may be kept the game is played all the same.
  const quietly = () => void ask().catch(() => {})
  serviceWorker.register(below('/sw.js'), { updateViaCache: 'none' }).then(quietly, () => {})
  serviceWorker.addEventListener('controllerchange', quietly)
  return () => serviceWorker.removeEventListener('controllerchange', quietly)
}

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

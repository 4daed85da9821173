/* global KEPT -- written before this by the build: { build, files: [path, game, language][] } */
// The page without a line. What has a hash in its name comes from what is kept; the page itself comes from the server
// whenever it answers, and else from the last build that this device has whole. Never parts of two builds in one page.

const { scope } = self.registration
const BUILD = `masa ${KEPT.build}`
/** Which games and languages are kept: with no build, for each new one has to bring the same. */
const WISHES = 'masa-wishes'
/** So long a server may be silent, where there is a page to show instead (milliseconds). */
const PATIENCE = 4000

const at = path => new URL(path, scope).href

async function wishes() {
  const kept = await caches.match(at('wishes'), { cacheName: WISHES })
  return kept ? kept.json() : { games: [], langs: ['en'] }
}

/** From an older build if that had the same: a part that has not changed has kept its name. */
async function add(cache, path, init) {
  const url = at(path)
  if (await cache.match(url)) return
  const found = (path.startsWith('assets/') && (await caches.match(url))) || (await fetch(url, init))
  if (!found.ok) throw new Error(`${path}: ${found.status}`)
  await cache.put(url, found)
}

/** Everything that is wished for, and the page last: whoever finds the page finds all of it. */
async function keepWhole({ games, langs }) {
  const cache = await caches.open(BUILD)
  const wanted = KEPT.files.filter(
    ([, game, lang]) => (!game || games.includes(game)) && (!lang || langs.includes(lang)),
  )
  await Promise.all(wanted.map(([path]) => add(cache, path, path.startsWith('assets/') ? {} : { cache: 'no-cache' })))
  if (await cache.match(scope)) return
  const page = await fetch(scope, { cache: 'no-store' })
  const text = await page.clone().text()
  // A server that has gone on to another build meanwhile: that one's own worker keeps it.
  if (!page.ok || !text.includes(`data-build="${KEPT.build}"`)) throw new Error('another build')
  await cache.put(scope, page)
}

self.addEventListener('install', event => {
  event.waitUntil(
    wishes()
      .then(keepWhole)
      .then(() => self.skipWaiting()),
  )
})
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))

/** One wish after the other. */
let last = Promise.resolve()
self.addEventListener('message', event => {
  // Said while this one waits (src/client/offline.ts, takesOver).
  if (event.data === 'take over') return event.waitUntil(self.skipWaiting())
  const [port] = event.ports
  last = last
    .then(() => wish(event.data))
    .then(
      kept => port.postMessage(kept),
      () => port.postMessage(null),
    )
  event.waitUntil(last)
})

async function wish({ game, lang, build }) {
  // A newer worker has taken this one's place, and what it kept away.
  if (!(await caches.has(BUILD))) return null
  const { games, langs } = await wishes()
  const more = { games: [...new Set([...games, game])], langs: [...new Set([...langs, lang])] }
  await keepWhole(more)
  const cache = await caches.open(WISHES)
  await cache.put(at('wishes'), new Response(JSON.stringify(more)))
  if (build === KEPT.build) await forget()
  return { build: KEPT.build, games: more.games }
}

/** Older builds; of those, the last stays while another window may still want a part of it. */
async function forget() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const old = (await caches.keys()).filter(name => name.startsWith('masa ') && name !== BUILD)
  if (windows.length > 1) old.pop()
  await Promise.all(old.map(name => caches.delete(name)))
}

self.addEventListener('fetch', event => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return
  const path = request.url.slice(scope.length)
  if (request.mode === 'navigate') {
    // The server's own pages are not ours to replace.
    if (!/^(parties|api|admin|health|metrics)\b/.test(path)) event.respondWith(fresh(request, scope))
  } else if (path.startsWith('assets/')) event.respondWith(part(request))
  else if (KEPT.files.some(([file]) => file === path)) event.respondWith(fresh(request, request.url))
})

const part = async request => (await caches.match(request.url)) ?? fetch(request)

/** As the server has it; without an answer, as it is kept. */
async function fresh(request, url) {
  const kept = await caches.match(url, { cacheName: BUILD })
  if (!kept) return fetch(request)
  const silence = new Promise(resolve => setTimeout(resolve, PATIENCE, kept))
  const answer = fetch(request).then(
    found => (found.status < 500 ? found : kept),
    () => kept,
  )
  return Promise.race([answer, silence])
}

import { FOREVER } from '../http.ts'
import { moved } from './base.ts'

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
}

/** As built beside each file (scripts/compress.mjs), the smallest first; browsers take the first only over HTTPS. */
const PACKED = [
  ['br', /\bbr\b/],
  ['gzip', /\bgzip\b/],
] as const

type Dist = { fetch(url: string): Promise<Response> }

/** The file, packed if there is such a one that the browser can unpack. */
async function find(
  request: Request,
  dist: Dist,
  path: string,
  packable: boolean,
): Promise<{ found: Response; packed: string | null }> {
  const accepted = packable ? (request.headers.get('accept-encoding') ?? '') : ''
  for (const [packed, name] of PACKED) {
    if (!name.test(accepted)) continue
    const found = await dist.fetch(`http://dist${path}.${packed}`)
    if (found.ok) return { found, packed }
  }
  return { found: await dist.fetch(`http://dist${path}`), packed: null }
}

/** The page itself, from a folder that gives bytes, length and date and knows nothing of types or caches. */
export async function file(
  request: Request,
  dist: Dist,
  { base, local = false }: { base: string; local?: boolean },
  /** Writes into the page what a link to it tells. */
  carded: ((page: string) => Promise<string>) | null = null,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return plain('405 Method not allowed', 405)
  const { pathname } = new URL(request.url)
  const page = !pathname.slice(pathname.lastIndexOf('/')).includes('.')
  const rewritten = page && (base !== '/' || local || carded !== null)
  const hashed = !page && pathname.startsWith('/assets/')
  const packable = hashed || (page && !rewritten)
  const { found, packed } = await find(request, dist, page ? '/index.html' : pathname, packable)
  if (!found.ok) return plain('404 Not found', 404)
  // Another base, or another table, makes another page of the same file.
  const date = rewritten ? '' : (found.headers.get('last-modified') ?? '')
  const headers = {
    ...GUARDS,
    'content-type': page
      ? TYPES.html
      : (TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)] ?? 'application/octet-stream'),
    'cache-control': hashed ? FOREVER : 'no-cache',
    ...(date && { 'last-modified': date }),
    ...(packable && { vary: 'accept-encoding' }),
    ...(packed && { 'content-encoding': packed }),
  }
  if (date && request.headers.get('if-modified-since') === date) {
    await found.body?.cancel()
    return new Response(null, { status: 304, headers })
  }
  const body = rewritten ? await (carded ?? same)(told(moved(await found.text(), base), local)) : found.body
  // It is packed already.
  const init = { headers, ...(packed && { encodeBody: 'manual' }) }
  return new Response(request.method === 'HEAD' ? null : body, init)
}

/** What the host wishes, for the page to read. */
const told = (page: string, local: boolean) => (local ? page.replace(' data-base=', ' data-local data-base=') : page)

const same = (page: string) => Promise.resolve(page)

const GUARDS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "frame-ancestors 'none'",
}

const plain = (text: string, status: number) =>
  new Response(text, { status, headers: { ...GUARDS, 'content-type': TYPES.txt } })

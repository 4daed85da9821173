import { admin } from './admin/index.ts'
import { api, type Ask } from './api.ts'
import { BUILD } from './build.ts'
import { figures } from './figures.ts'
import type { Settings } from './gate.ts'
import { json } from './http.ts'
import { monotonicNow } from './monotonicTime.ts'
import { storageHealth } from './storageHealth.ts'

/** What is asked of the server itself, and needs the platform's help. */
export type House = {
  ask: Ask
  /** What is kept on disk, where that can be known. */
  disk(): Promise<Record<string, number>>
  /** Writes something of no consequence, and fails if that cannot be done. */
  probe(): Promise<unknown>
}

const VERSION = BUILD || 'unknown'
const on = (setting: string | undefined): boolean => setting !== '0' && setting !== 'off'

/** What is asked of the server rather than of a room; null: nothing of ours. */
export async function serve(request: Request, settings: Settings, house: House): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const now = monotonicNow()
  const uptime = figures.uptime(now, settings.STARTED)
  const isReady = () => storageHealth.ready(() => house.probe(), now)
  if (pathname === '/health') {
    if (!on(settings.HEALTH)) return gone()
    return read(request) ?? health(await isReady(), uptime)
  }
  if (pathname === '/metrics') {
    if (!on(settings.METRICS)) return gone()
    return read(request) ?? prometheus(figures.text(uptime, VERSION, await house.disk()))
  }
  if (pathname.startsWith('/api/')) return on(settings.API) ? api(request, settings, house.ask) : gone()
  if (pathname === '/admin' && /^[0-9a-f]{64}$/.test(settings.ADMIN_HASH ?? ''))
    return admin(request, settings, house.ask, {
      version: VERSION,
      isReady,
      uptime,
      disk: () => house.disk(),
    })
  return null
}

const health = (ready: boolean, uptime: number): Response =>
  json({ ready, version: VERSION, uptime }, ready ? 200 : 503)

/** Switched off. The page, which answers every other path, would tell a monitor that all is well. */
const gone = (): Response => json({ why: 'noPage' }, 404)

const read = ({ method }: Request): Response | null =>
  method === 'GET' || method === 'HEAD' ? null : json({ why: 'badMethod' }, 405)

const prometheus = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'text/plain; version=0.0.4', 'cache-control': 'no-store' } })

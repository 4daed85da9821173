import { CIRCLE_ID } from '../src/circle/constants.ts'
import { dateOf } from '../src/table/daily.ts'
import { ROOM_ID } from '../src/table/protocol.ts'
import { addressOf } from './address.ts'
import type { Kind } from './addressLimits.ts'
import { addressLimits } from './addressLimits.ts'
import { blockedAddresses } from './blockedAddresses.ts'
import { judgeDay } from './day/name.ts'
import { figures } from './figures.ts'
import { socketCounts } from './socketCounts.ts'
import { json } from './http.ts'
import { monotonicNow } from './monotonicTime.ts'
import { storageHealth } from './storageHealth.ts'

/** What whoever runs the server has set. */
export type Settings = {
  /** The header in which a proxy of theirs names the client; '1' is x-forwarded-for. */
  TRUST_PROXY?: string
  /** '1': fixed deals are allowed, and nothing is limited. */
  MASA_TEST?: string
  /** '0': not told. */
  HEALTH?: string
  METRICS?: string
  API?: string
  /** When the engine was started, in milliseconds of the world's time; by whoever started it. */
  STARTED?: string
  /** SHA-256 of the operator's key, in hexadecimal; without it there is no page for them. */
  ADMIN_HASH?: string
  /** '1': whoever plays with bots alone does so on their own device. */
  LOCAL?: string
  /** The path that everything lies below, with a slash at both ends. */
  BASE_PATH?: string
}

/** Written by the gate, whatever was in it; so a room can believe it. */
const ADDRESS = 'x-masa-address'

/** `/parties/main/<room>`: the same on every platform. */
export const roomOf = (url: string): string => new URL(url).pathname.split('/')[3] ?? ''
/** The address a request came from, once it has passed the gate. */
export const cameFrom = (request: Pick<Request, 'headers'>): string => request.headers.get(ADDRESS) ?? ''
/** The token that a request shows in its own header, never in its address. */
export const bearerOf = (request: Pick<Request, 'headers'>): string | null =>
  /^Bearer ([0-9a-f]{32})$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
export const isSocket = (request: Pick<Request, 'headers'>): boolean =>
  request.headers.get('upgrade')?.toLowerCase() === 'websocket'

/** Whether the client came by https: a trusted proxy may speak plainly with us. */
export const isSecure = (request: Pick<Request, 'headers' | 'url'>, { TRUST_PROXY }: Settings): boolean =>
  request.url.startsWith('https:') || (!!TRUST_PROXY && request.headers.get('x-forwarded-proto') === 'https')

/** Where everything of ours lies, as whoever asked would reach it; with a slash at its end. */
export function originOf(request: Pick<Request, 'headers' | 'url'>, settings: Settings): string {
  const url = new URL(request.url)
  if (isSecure(request, settings)) url.protocol = 'https:'
  return `${url.origin}${settings.BASE_PATH ?? '/'}`
}

/** Whether a request that has passed the gate may do this, too. */
export const may = (kind: Kind, request: Pick<Request, 'headers'>, settings: Settings): boolean =>
  settings.MASA_TEST === '1' || addressLimits.spend(kind, cameFrom(request), monotonicNow())
export function tooMany(): Response {
  figures.add('refusals', 'tooMany')
  return json({ why: 'tooMany' }, 429, { 'retry-after': '10' })
}

/** With the address it came from, whatever it claims. */
export function addressed(request: Request, settings: Settings): Request {
  const headers = new Headers(request.headers)
  headers.set(ADDRESS, addressOf(request, settings.TRUST_PROXY))
  return new Request(request, { headers })
}

/** Whether the operator hears nobody from where this came from. */
export const isBlocked = (request: Pick<Request, 'headers'>): boolean => blockedAddresses.has(cameFrom(request))
export function banned(): Response {
  figures.add('refusals', 'blocked')
  return json({ why: 'blocked' }, 403)
}

function mayHold(address: string): boolean {
  if (socketCounts.mayTake(address)) return true
  for (const room of storageHealth.dead(monotonicNow())) socketCounts.gone(room)
  return socketCounts.mayTake(address)
}

/** Judges what comes from outside before any room is woken for it: an answer, or the request as it may go on. */
export function gate(request: Request, settings: Settings): Response | Request {
  const url = new URL(request.url)
  const [, , party, room = ''] = url.pathname.split('/')
  const names: Record<string, RegExp> = { main: ROOM_ID, circle: CIRCLE_ID }
  const name = Object.hasOwn(names, party) ? names[party] : null
  const daily = party === 'day'
  const today = daily ? judgeDay(room, monotonicNow()) : null
  if (today === 'otherDay') return json({ why: today, today: dateOf(monotonicNow()) }, 409)
  const isNamed = name ? name.test(room) : daily ? today === null : url.pathname === '/parties/lobby/all'
  if (!isNamed) return json({ why: 'badRoom' }, 400)
  // To take one's try of the day is the only thing that is done by a request.
  const isRead = request.method === 'GET' || (daily && request.method === 'PUT')
  if (!isRead || ((party === 'lobby' || daily) && isSocket(request))) return json({ why: 'badMethod' }, 405)
  const passed = addressed(request, settings)
  if (isBlocked(passed)) return banned()
  if (isSocket(request) && settings.MASA_TEST !== '1' && !mayHold(cameFrom(passed))) return tooMany()
  const kind = isSocket(request)
    ? 'connect'
    : ['match', 'hand', 'holding', 'file', 'export'].some(name => url.searchParams.has(name))
      ? 'replay'
      : 'ask'
  return may(kind, passed, settings) ? passed : tooMany()
}

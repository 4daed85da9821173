import { ROOM_ID } from '../../src/table/protocol.ts'
import { networkOf } from '../address.ts'
import { addressLimits } from '../addressLimits.ts'
import type { Ask } from '../api.ts'
import { blockedAddresses } from '../blockedAddresses.ts'
import { bodyOf } from '../requestBody.ts'
import { figures } from '../figures.ts'
import { addressed, cameFrom, isSecure, type Settings } from '../gate.ts'
import { recent, toConsole } from '../journal.ts'
import { monotonicNow } from '../monotonicTime.ts'
import { endPasses, fits, formMark, isFormMark, isPass, newPass } from './key.ts'
import { loginPage, mainPage, type Shown } from './page.ts'

const COOKIE = 'masa-admin'
const MOST = 4096
type Facts = Pick<Shown, 'version' | 'uptime'> & { isReady: () => Promise<boolean>; disk: () => Promise<Shown['disk']> }

/** The operator's page, for whoever has the key: what runs, what failed, and an end to what must not go on. */
export async function admin(outer: Request, settings: Settings, ask: Ask, facts: Facts): Promise<Response> {
  const request = addressed(outer, settings)
  const pass = new RegExp(`(?:^|; )${COOKIE}=([\\w.]+)`).exec(request.headers.get('cookie') ?? '')?.[1] ?? ''
  const known = isPass(pass, monotonicNow())
  const show = async (said: string, status = 200) =>
    html(known ? mainPage(await shown(facts, pass), said) : loginPage(said), status)
  if (request.method === 'GET') return show('')
  if (request.method !== 'POST') return show('Only GET and POST.', 405)
  // Another site's page can make a browser send a form, but neither with our cookie nor with our mark.
  if (!['same-origin', 'none'].includes(request.headers.get('sec-fetch-site') ?? 'none'))
    return show('That came from another page.', 403)
  const body = await bodyOf(request, MOST)
  if (body === null) return show('That was too long.', 413)
  const form = new URLSearchParams(body)
  const field = (name: string) => (form.get(name) ?? '').trim()
  if (field('do') === 'login') return login(request, settings, field('key'))
  if (!known) return show('Log in first.', 403)
  if (!isFormMark(field('mark'), pass)) return show('That form was an old one: try again.', 403)
  const said = await act(field, ask)
  if (said === null) return leave(settings)
  return show(said)
}

const shown = async (facts: Facts, pass: string): Promise<Shown> => ({
  ...facts,
  ready: await facts.isReady(),
  disk: await facts.disk(),
  figures,
  recent,
  blocked: blockedAddresses.list(),
  mark: formMark(pass),
})

function login(request: Request, settings: Settings, key: string): Response {
  // Whoever cannot be told apart guesses together.
  const address = cameFrom(request) || 'unknown'
  const now = monotonicNow()
  if (!addressLimits.left('adminKey', address, now))
    return html(loginPage('Too many wrong keys: come back later.'), 429)
  if (!fits(key, settings.ADMIN_HASH!)) {
    addressLimits.spend('adminKey', address, now)
    toConsole('admin', { did: 'wrongKey' })
    return html(loginPage('That is not the key.'), 403)
  }
  toConsole('admin', { did: 'login' })
  return to(settings, cookie(request, settings, newPass(now)))
}

/** Does it, and says what was done; null: logged out. */
async function act(field: (name: string) => string, ask: Ask): Promise<string | null> {
  const what = field('do')
  const address = field('address')
  switch (what) {
    case 'end': {
      const room = field('room')
      const ended = ROOM_ID.test(room) && (await ask(room, { type: 'end' }, true)).ok
      return ended ? `Table ${room} has ended.` : 'There is no such table.'
    }
    case 'block': {
      // As the gate counts it, however it was typed.
      const network = networkOf(address)
      if (!network) return 'That is no address.'
      if (!(await blockedAddresses.add(network)))
        return 'The list of blocked addresses is full: let some of them in again.'
      const here = [...figures.open.values()].filter(({ addresses }) => addresses.includes(network))
      for (const { room } of here) await ask(room, { type: 'drop', address: network }, true)
      toConsole('admin', { did: 'block', tables: here.length })
      return `${network} is blocked.`
    }
    case 'unblock':
      await blockedAddresses.remove(address)
      toConsole('admin', { did: 'unblock' })
      return `${address} may come in.`
    case 'logout':
      endPasses()
      return null
    default:
      return 'Nothing was done.'
  }
}

const path = ({ BASE_PATH }: Settings): string => `${BASE_PATH ?? '/'}admin`
const to = (settings: Settings, cookie: string): Response =>
  new Response(null, { status: 303, headers: { location: path(settings), 'set-cookie': cookie, ...GUARDS } })
const leave = (settings: Settings): Response => to(settings, `${COOKIE}=; Path=${path(settings)}; Max-Age=0`)

function cookie(request: Request, settings: Settings, pass: string): string {
  const secure = isSecure(request, settings)
  return `${COOKIE}=${pass}; Path=${path(settings)}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
}

const GUARDS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
}
const html = (text: string, status: number): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...GUARDS } })

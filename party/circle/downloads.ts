import { csvOf, exportOf } from '../../src/circle/export.ts'
import type { TablePass } from '../../src/circle/protocol.ts'
import { json } from '../http.ts'
import type { Storage } from '../platform.ts'
import { hashToken } from '../token.ts'
import type { Circle } from './circle.ts'
import { withoutSealed } from './door.ts'
import { eveningInfo, isSealed } from './evening.ts'
import { unpacked } from './files.ts'
import { memberOf, type Member } from './state.ts'
import { KEYS } from './store.ts'

/** What a member takes home. token: as the request's own header brings it; only members are told anything. */
export async function download(circle: Circle, storage: Storage, url: string, token: string | null): Promise<Response> {
  const { state, past } = circle
  const reader = token && /^[0-9a-f]{32}$/.test(token) ? memberOf(state, hashToken(token)) : null
  if (!reader) return json({ why: 'membersOnly' }, 403)
  const query = new URL(url).searchParams
  const room = query.get('pass')
  if (room !== null) return pass(circle, room, reader)
  const { name, members, evening } = state
  const entries = circle.entries.map(entry => withoutSealed(circle, entry))
  if (query.get('export') === 'json') {
    const evenings = [...past, ...(evening ? [evening] : [])].map(each => eveningInfo(each, entries))
    return json(exportOf(name, members, entries, evenings))
  }
  if (query.get('export') === 'csv') return csv(csvOf(members, entries, ''))
  return file(circle, storage, Number(query.get('file')))
}

/** For a member who has come to a table of the circle by the table's own link. */
function pass(circle: Circle, room: string, { id, name }: Member): Response {
  const stands = circle.state.tables.some(table => table.room === room && !table.wish)
  return stands ? json({ pass: circle.pass(room, id), name } satisfies TablePass) : json({ why: 'noRoom' }, 404)
}

async function file(circle: Circle, storage: Storage, n: number): Promise<Response> {
  const entry = circle.entries[n - 1]
  if (!entry) return json({ why: 'noEntry' }, 404)
  if (isSealed(circle, entry)) return json({ why: 'sealed' }, 409)
  const names = entry.seats.map(({ who }) => {
    if ('member' in who) return circle.state.members.find(({ id }) => id === who.member)?.name ?? ''
    return 'guest' in who ? who.guest : ''
  })
  const file = await unpacked(storage, KEYS.file(n), names)
  return file ? json(file) : json({ why: 'noEntry' }, 404)
}

/** With the mark by which a spreadsheet knows that its letters are UTF-8. */
const csv = (text: string) =>
  new Response(`\uFEFF${text}`, { headers: { 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' } })

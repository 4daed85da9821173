import { ROOM_ID } from '../src/table/protocol.ts'
import { json } from './http.ts'

/** `/parties/main/<room>`: the same on every platform. */
export const roomOf = (url: string): string => new URL(url).pathname.split('/')[3] ?? ''

/** Judges what comes from outside before any room is woken for it; null lets it pass. */
export function gate({ url, method }: { url: string; method: string }): Response | null {
  if (!ROOM_ID.test(roomOf(url))) return json({ why: 'badRoom' }, 400)
  return method === 'GET' ? null : json({ why: 'badMethod' }, 405)
}

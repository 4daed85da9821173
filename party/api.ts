import * as v from 'valibot'
import { games } from '../src/games/all.ts'
import { LEVELS, type AnyGame } from '../src/games/game.ts'
import { jsonSchema } from '../src/table/jsonSchema.ts'
import { tableOptions } from '../src/table/options.ts'
import { LIMITS, ROOM_ID } from '../src/table/protocol.ts'
import { newRoom } from '../src/table/roomId.ts'
import { bodyOf } from './requestBody.ts'
import { figures } from './figures.ts'
import { addressed, banned, isBlocked, may, originOf, tooMany, type Settings } from './gate.ts'
import { json } from './http.ts'
import type { RoomCommand, Wish } from './command.ts'
import { parse } from './table/inbound.ts'

/** Carries a command to a room. known: only if there is a table; else it is answered that there is none. */
export type Ask = (room: string, command: RoomCommand, known: boolean) => Promise<Response>

const register: Record<string, AnyGame> = games
const wish = v.strictObject({
  game: v.picklist(Object.keys(games)),
  options: v.optional(v.record(v.string(), v.unknown())),
  table: v.optional(v.record(v.string(), v.unknown())),
  seats: v.optional(v.picklist([2, 3, 4] as const)),
  bots: v.optional(
    v.pipe(
      v.array(v.strictObject({ seat: v.picklist([0, 1, 2, 3] as const), level: v.picklist(LEVELS) })),
      v.maxLength(4),
    ),
  ),
})

/** `/api/…`: tables made and looked at by other programs, under the same limits and with the same refusals as at a table. */
export async function api(outer: Request, settings: Settings, ask: Ask): Promise<Response> {
  const request = addressed(outer, settings)
  if (isBlocked(request)) return banned()
  const [, , what, room, ...more] = new URL(request.url).pathname.split('/')
  if (what === 'games' && room === undefined) return allowed(request, 'GET', settings) ?? json(playable())
  if (what !== 'tables' || more.length) return json({ why: 'noPage' }, 404)
  if (room === undefined) return allowed(request, 'POST', settings) ?? make(request, settings, ask)
  const refused = allowed(request, 'GET', settings)
  if (refused) return refused
  return ROOM_ID.test(room) ? ask(room, { type: 'state' }, true) : no('badRoom')
}

function allowed(request: Request, method: string, settings: Settings): Response | null {
  if (request.method !== method) return json({ why: 'badMethod' }, 405, { allow: method })
  return may('ask', request, settings) ? null : tooMany()
}

function no(why: string, more: Record<string, string> = {}, status = 400): Response {
  figures.add('refusals', why)
  return json({ why, ...(Object.keys(more).length && { with: more }) }, status)
}

/** What can be played, with which options. */
const playable = () => ({
  games: Object.values(register).map(({ id, seats, options }) => ({ id, seats, options: jsonSchema(options) })),
  table: jsonSchema(tableOptions),
})

async function make(request: Request, settings: Settings, ask: Ask): Promise<Response> {
  // Another site's page cannot send this type without asking us first, and is not answered.
  if (!/^application\/json\b/.test(request.headers.get('content-type') ?? '')) return no('badMessage', {}, 415)
  const text = await bodyOf(request, LIMITS.frameBytes)
  if (text === null) return no('tooLarge', {}, 413)
  const parsed = v.safeParse(wish, parse(text))
  if (!parsed.success) return no('badMessage', where(parsed.issues))
  const refused = judge(parsed.output)
  if (refused) return refused
  if (!may('make', request, settings)) return tooMany()
  const room = newRoom()
  const made = await ask(room, { type: 'make', room, wish: parsed.output }, false)
  if (made.status !== 200) return made
  const state: unknown = await made.json()
  return json({ room, links: links(request, settings, room), state }, 201)
}

/** Before any room is woken for it; null: all is well. */
function judge({ game, options = {}, table = {}, seats, bots = [] }: Wish): Response | null {
  const rules = register[game]
  const chairs = seats ?? rules.seats[0]
  if (!rules.seats.includes(chairs)) return no('badOption', { option: 'seats' })
  for (const [schema, chosen] of [[rules.options, options] as const, [tableOptions, table] as const]) {
    const known = Object.keys(jsonSchema(schema).properties)
    const unknown = Object.keys(chosen).find(name => !known.includes(name))
    if (unknown !== undefined) return no('badOption', { option: unknown.slice(0, 40) })
    const parsed = v.safeParse(schema, chosen)
    if (!parsed.success) return no('badOption', where(parsed.issues))
  }
  return bots.some(({ seat }) => seat >= chairs) ? no('noSeat') : null
}

function where([issue]: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const path = v.getDotPath(issue) ?? (issue.type === 'check' ? issue.message : '')
  return path ? { option: path.slice(0, 40) } : {}
}

/** Where the table is, as whoever asked would reach it. */
function links(request: Request, settings: Settings, room: string) {
  const base = originOf(request, settings)
  return {
    table: `${base}t/${room}`,
    state: `${base}api/tables/${room}`,
    socket: `${base.replace(/^http/, 'ws')}parties/main/${room}`,
  }
}

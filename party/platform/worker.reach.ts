import type { Ask } from '../api.ts'
import type { Shelf } from '../blockedAddresses.ts'
import type { Settings } from '../gate.ts'
import { isSocket, may, roomOf, tooMany } from '../gate.ts'
import { json } from '../http.ts'
import { CLOSE } from '../../src/table/protocol.ts'
import { monotonicNow } from '../monotonicTime.ts'
import { storageHealth } from '../storageHealth.ts'
import { emptyFiles } from './emptyFiles.ts'
import { CIRCLES, ROOMS, broom, bytesOf, fileOf, isStranded } from './roomFiles.ts'

export type Env = Settings & {
  ROOM: DurableNamespace
  LOBBY: DurableNamespace
  CIRCLE: DurableNamespace
  DAY: DurableNamespace
  /** The built page, and the rooms' files, on a machine of one's own. On the edge the page is served before we are asked. */
  DIST?: Fetcher
  STATE?: Fetcher
  /** The same on the edge, for the pages whose links tell of a table. */
  ASSETS?: Fetcher
}

/** Asked of an actor only for it to be looked at again. */
export const ROUSE = 'http://rouse/'

/** An object of its own tries to write, for if it cannot the engine ends it. */
export const PROBE = 'http://probe/'
export async function probe(env: Env): Promise<void> {
  const { status } = await env.LOBBY.get(env.LOBBY.idFromName('probe')).fetch(PROBE, { method: 'POST' })
  if (status !== 200) throw new Error('nothing can be written')
}

/** Where the operator's list of addresses is kept. */
export const BLOCKS = 'http://blocks/'
export function shelf(env: Env): Shelf {
  const list = (init?: RequestInit) => env.LOBBY.get(env.LOBBY.idFromName('blocks')).fetch(BLOCKS, init)
  return {
    load: async () => (await (await list()).json()) as string[],
    save: blocks => list({ method: 'POST', body: JSON.stringify(blocks) }),
  }
}

export const lobby = (env: Env) => env.LOBBY.get(env.LOBBY.idFromName('all'))

/** What is asked of an actor goes by here, for its file may be on its way out. */
function actor(namespace: DurableNamespace, folder: string, name: string) {
  const id = namespace.idFromName(name)
  const file = fileOf(folder, id)
  return {
    file,
    async fetch(request: Request | string, init?: RequestInit): Promise<Response> {
      await emptyFiles.enter(file)
      return namespace.get(id).fetch(request, init)
    },
  }
}
export const roomNamed = (name: string, env: Env) => actor(env.ROOM, ROOMS, name)
export const dayNamed = (name: string, { DAY }: Env) => DAY.get(DAY.idFromName(name))
export const circleNamed = (name: string, env: Env) => actor(env.CIRCLE, CIRCLES, name)

export function sweep(env: Env): Promise<void> {
  const rouse = (file: string) => {
    const [folder, name] = file.split('/')
    const namespace = folder === ROOMS ? env.ROOM : env.CIRCLE
    return namespace.get(namespace.idFromString(name.replace('.sqlite', ''))).fetch(ROUSE)
  }
  return emptyFiles.sweep(monotonicNow(), broom(env, rouse))
}

/** Whether anything was ever here; what is damaged is not opened. */
async function isKept(file: string, env: Env): Promise<boolean> {
  const bytes = await bytesOf(file, env)
  if (await isStranded(file, bytes, env)) throw new Unreachable('nothing but a log is left of the file')
  return bytes !== null
}

export async function toRoom(request: Request, env: Env): Promise<Response> {
  const room = roomNamed(roomOf(request.url), env)
  if (!(await isKept(room.file, env))) {
    if (!isSocket(request)) return json({ why: 'noRoom' }, 404)
    if (!may('knock', request, env)) return tooMany()
  }
  return reach(
    () => room.fetch(request),
    () => bytesOf(room.file, env),
  )
}

/** The room's file cannot be opened, or the engine has given up on it: it has no life to speak for itself. */
export class Unreachable extends Error {}
/** The room is new, and there is no space for its file. */
export class Unwritable extends Error {}

/**
 * What befell the room's last life is no fault of the next: only a second failure in a row is the file's, if there is
 * anything in it.
 */
function reach(enter: () => Promise<Response>, bytes: () => Promise<number | null>): Promise<Response> {
  return enter().catch(() => {
    if (storageHealth.failing) throw new Unwritable('nothing can be written')
    return enter().catch(async (error: Error) => {
      const { message } = error
      throw (await bytes()) ? new Unreachable(message, { cause: error }) : new Unwritable(message, { cause: error })
    })
  })
}

/** A circle that was never made leaves nothing behind, whoever asks: only a socket that says it will make one gets so far. */
export async function toCircle(request: Request, env: Env): Promise<Response> {
  const circle = circleNamed(roomOf(request.url), env)
  if (!(await isKept(circle.file, env))) {
    if (!isSocket(request)) return json({ why: 'noCircle' }, 404)
    if (!new URL(request.url).searchParams.has('make')) return ended(CLOSE.noRoom, { type: 'bye', why: 'noCircle' })
    if (!may('knock', request, env)) return tooMany()
  }
  return reach(
    () => circle.fetch(request),
    () => bytesOf(circle.file, env),
  )
}

/** A client that is not told would try for ever. */
export const broken = (id: string) => ended(CLOSE.broken, { type: 'bye', why: 'broken', with: { id } })

/** A socket that hears why, and no more. */
function ended(code: number, bye: { type: 'bye'; why: string; with?: { id: string } }): Response {
  const { 0: theirs, 1: ours } = new WebSocketPair()
  ours.accept()
  ours.send(JSON.stringify(bye))
  ours.close(code, bye.why)
  return new Response(null, { status: 101, webSocket: theirs } as ResponseInit)
}

export const ask =
  (env: Env): Ask =>
  async (name, command, known) => {
    const room = roomNamed(name, env)
    if (!(await isKept(room.file, env)) && known) return json({ why: 'noRoom' }, 404)
    return reach(
      () => room.fetch('http://room/', { method: 'POST', body: JSON.stringify(command) }),
      () => bytesOf(room.file, env),
    )
  }

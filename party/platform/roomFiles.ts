import { monotonicNow } from '../monotonicTime.ts'
import type { Broom } from './emptyFiles.ts'

/** Where `partykit dev` kept its rooms: the same key, so that they open here. */
export const ROOMS = '-PartyKitDurable'
export const CIRCLES = 'masa-circle'

/** The rooms' files, on a machine of one's own; the edge shows none. */
type Files = { STATE?: Fetcher }
type Id = { toString(): string }

/** Of an actor, by the namespace that it is in. */
export const fileOf = (folder: string, id: Id): string => `${folder}/${id}.sqlite`

const look = (state: Fetcher, file: string, method: 'HEAD' | 'DELETE' = 'HEAD'): Promise<Response> =>
  state.fetch(`http://state/${file}`, { method })

/** A room leaves a file behind, also if it was only asked for. */
const exists = async (file: string, files: Files): Promise<boolean> => (await bytesOf(file, files)) !== null

/** Of a file, if it is there. Where there are no files to look at it may be. */
export async function bytesOf(file: string, { STATE }: Files): Promise<number | null> {
  if (!STATE) return Infinity
  const { status, headers } = await look(STATE, file)
  return status === 404 ? null : Number(headers.get('content-length') ?? Infinity)
}

/** What was written last may be in SQLite's log alone. */
const logOf = (file: string): string => `${file}-wal`

/**
 * The file is damaged: there is nothing in it but what its log has. SQLite takes such a file for a new one, and throws the log
 * away; so it must not be opened. The next start gives it its first page back (scripts/removeEmptyFiles.mjs).
 */
export const isStranded = async (file: string, bytes: number | null, files: Files): Promise<boolean> =>
  !bytes && !!files.STATE && !!(await bytesOf(logOf(file), files))

/** One page: SQLite's header, and a schema with nothing in it. */
const PAGE = 4096

export const broom = ({ STATE }: Files, rouse: Broom['rouse']): Broom => ({
  rouse,
  async remove(file) {
    if (!STATE) return true
    const size = await bytesOf(file, { STATE })
    // While the engine has it open, SQLite's log is beside it.
    if ((size ?? 0) > PAGE || (await exists(logOf(file), { STATE }))) return false
    await look(STATE, file, 'DELETE')
    return true
  },
})

/** Asked again at most so often: every file is looked at. */
const DISK = 60_000
const AT_ONCE = 32
let disked = { at: -Infinity, found: {} as Record<string, number> }

/** Rooms on disk and their bytes, on a machine of one's own; the edge has a page of its own for that. */
export async function disk({ STATE }: Files): Promise<Record<string, number>> {
  if (!STATE) return {}
  if (monotonicNow() - disked.at < DISK) return disked.found
  const list = await STATE.fetch(`http://state/${ROOMS}/`)
  const files = list.ok ? ((await list.json()) as { name: string }[]).map(({ name }) => name) : []
  let bytes = 0
  for (let i = 0; i < files.length; i += AT_ONCE) {
    const some = files.slice(i, i + AT_ONCE)
    const found = await Promise.all(some.map(name => look(STATE, `${ROOMS}/${name}`)))
    for (const { headers } of found) bytes += Number(headers.get('content-length') ?? 0)
  }
  disked = { at: monotonicNow(), found: { rooms_kept: files.filter(isRoom).length, storage_bytes: bytes } }
  return disked.found
}
const isRoom = (name: string) => /^[0-9a-f]{64}\.sqlite$/.test(name)

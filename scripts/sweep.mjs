// The engine makes a file for every room that somebody knocks at, and leaves the one of a room that has ended. While it
// runs only the rooms know which it has closed (party/platform/emptyFiles.ts). Before it starts, all without a table are removed.
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ROOM = /^[0-9a-f]{64}\.sqlite$/
/** One page: SQLite's header, and a schema with nothing in it. */
const PAGE = 4096

export function sweep(folder) {
  if (!existsSync(folder)) return 0
  const empty = readdirSync(folder).filter(name => ROOM.test(name) && isEmpty(join(folder, name)))
  for (const name of empty) for (const tail of ['', '-wal', '-shm']) rmSync(join(folder, name + tail), { force: true })
  return empty.length
}

function isEmpty(file) {
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false })
  // What was written last may be in the log alone.
  if (log?.size || statSync(file).size > PAGE) return false
  const page = readFileSync(file)
  // Of the first page: the kind is a leaf of a table, and it has no entries.
  return !page.length || (page.subarray(0, 15).equals(MAGIC) && page[100] === 0x0d && page.readUInt16BE(103) === 0)
}

const MAGIC = Buffer.from('SQLite format 3')

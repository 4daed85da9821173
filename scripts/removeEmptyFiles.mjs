// The engine makes a file for every room that somebody knocks at, and leaves the one of a room that has ended. While it
// runs only the rooms know which it has closed (party/platform/emptyFiles.ts). Before it starts, all without a table are removed.
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOM = /^[0-9a-f]{64}\.sqlite$/
/** One page: SQLite's header, and a schema with nothing in it. */
const PAGE = 4096

export function sweep(folder) {
  if (!existsSync(folder)) return 0
  revive(folder)
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

/**
 * A damaged file may have everything in its log and nothing in itself. SQLite would take it for new, and throw the log away:
 * with its first page it reads the log, and what is missing then is said to be damaged.
 */
function revive(folder) {
  for (const log of readdirSync(folder).filter(name => LOG.test(name))) {
    const file = join(folder, log.slice(0, -'-wal'.length))
    if (statSync(file, { throwIfNoEntry: false })?.size) continue
    const page = firstPage(readFileSync(join(folder, log)))
    if (page) writeFileSync(file, page)
  }
}

/** The latest of those in a log: after its header, each page has one of its own that begins with the page's number. */
function firstPage(log) {
  const size = log.length < LOG_HEADER ? 0 : log.readUInt32BE(8)
  if (size < 512) return null
  let found = null
  for (let at = LOG_HEADER; at + PAGE_HEADER + size <= log.length; at += PAGE_HEADER + size) {
    const page = log.subarray(at + PAGE_HEADER, at + PAGE_HEADER + size)
    if (log.readUInt32BE(at) === 1 && page.subarray(0, MAGIC.length).equals(MAGIC)) found = page
  }
  return found
}

const LOG = /^[0-9a-f]{64}\.sqlite-wal$/
const LOG_HEADER = 32
const PAGE_HEADER = 24
const MAGIC = Buffer.from('SQLite format 3')

// The engine keeps one file of its own beside each kind of rooms: when which of them is to be woken. It reads that before it
// listens, and does not start when it cannot. A room's file is opened when somebody comes, and hurts nobody else.
import { existsSync, readFileSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'

const INDEX = 'metadata.sqlite'
const MAGIC = 'SQLite format 3\0'

/** What the engine writes of a file that is no database, or one that is damaged. */
export const isUnreadable = line => /SQLITE_(NOTADB|CORRUPT)/.test(line)

/**
 * Moves such files out of the engine's way, which then makes new ones: those that are plainly noise, or all if none is. rooms: the
 * folder with a folder for each kind. Returns where they are now.
 */
export function setAside(rooms, now = Date.now()) {
  const all = readdirSync(rooms)
    .map(kind => join(rooms, kind, INDEX))
    .filter(path => existsSync(path))
  const noise = all.filter(path => !readFileSync(path).toString('latin1').startsWith(MAGIC))
  return (noise.length ? noise : all).map(path => {
    const aside = `${path}.unreadable-${now}`
    for (const tail of ['', '-wal', '-shm']) if (existsSync(path + tail)) renameSync(path + tail, aside + tail)
    return aside
  })
}

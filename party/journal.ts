import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { figures } from './figures.ts'

/** What a line of the log says besides its time and event: never a name, a tile, a token or a room's own id. */
export type Facts = Record<string, string | number | boolean | null>
type Failure = { id: string; where: string; error: string; stack: string }

/** So many failures are remembered for the operator's page. */
const KEPT = 50
/** With the lines of a stack that tell where it was; the rest is the engine's. */
const FRAMES = 6

/** One event, one line of JSON. */
const logLine = (event: string, facts: Facts): string =>
  JSON.stringify({ at: new Date().toISOString(), event, ...facts })

/** A table in the log: whoever knows a room's id may come in, so the log has a hash of it. */
export const tableName = (room: string): string => bytesToHex(sha256(utf8ToBytes(room))).slice(0, 12)

function failure(where: string, error: unknown): Failure {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const frames = stack.split('\n').filter(line => line.trim().startsWith('at '))
  return {
    id: crypto.randomUUID().slice(0, 8),
    where,
    // What was read stands in double quotes, with JSON.parse as with schemas: it may be somebody's.
    error: `${name}: ${message.replace(/"[^"]*"?/g, '"…"').slice(0, 300)}`,
    stack: frames
      .slice(0, FRAMES)
      .map(line => line.trim())
      .join(' '),
  }
}

export class Recent {
  readonly failures: (Failure & { at: string })[] = []

  remember(what: Failure): void {
    this.failures.unshift({ ...what, at: new Date().toISOString() })
    if (this.failures.length > KEPT) this.failures.pop()
  }
}

/** Of this process; on the edge, of each place where rooms run together. */
export const recent = new Recent()

/** Logs what went wrong, and returns the number by which whoever was told of it can name it. */
export function report(log: (event: string, facts: Facts) => void, where: string, error: unknown): string {
  const what = failure(where, error)
  recent.remember(what)
  figures.add('errors', where)
  log('error', what)
  return what.id
}

/** What both platforms do with a line: errors apart, where the machine keeps them apart. */
export const toConsole = (event: string, facts: Facts): void =>
  (event === 'error' ? console.error : console.log)(logLine(event, facts))

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Marks, Traces } from './seats.ts'
import type { Session } from './session.ts'
import type { Table } from './table.ts'

/** What is remembered of whoever has no token is a hash that means nothing in any other room. */
export const trace = ({ meta }: Table, of: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${meta.room} ${of}`))).slice(0, 32)
export const origin = (table: Table, { address }: Session): string | null => (address ? trace(table, address) : null)

export function marksOf(table: Table, session: Session): Marks {
  const { device } = session
  const from = origin(table, session)
  return { ...(device && { device }), ...(from && { from }) }
}

/** Who somebody is as far as can be told: their device; where they do not say which it is, their address; where neither is known, null. */
export const identity = ({ device, from }: Marks): string | null => device ?? from ?? null
export const isSame = (one: Marks, other: Marks): boolean => identity(one) !== null && identity(one) === identity(other)

/** By what this one is known again, and who else is here from the same address. */
export function tracesOf(table: Table, marks: Marks): Traces {
  const all = [...table.sessions].map(session => marksOf(table, session))
  const others = marks.from ? all.filter(other => other.from === marks.from && !isSame(marks, other)) : []
  const spared = [...new Set(others.flatMap(other => other.device ?? []))]
  return { ...marks, ...(spared.length && { spared }) }
}

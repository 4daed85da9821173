import type { Picture } from '../../src/circle/constants.ts'
import type { Line } from './state.ts'
import type { Report } from './tables.ts'

/** What a table asks of a circle; nobody else can, for from outside only GET is let through. */
export type CircleCommand =
  /** The people at a table become a circle. hash: of their seats' tokens; the first is its owner. */
  | { type: 'make'; id: string; name: string; picture: Picture; people: { name: string; hash: string }[]; room: string }
  | ({ type: 'match' } & Report)
  /** How a table stands; null: it has ended. */
  | { type: 'told'; room: string; key: string; game: string; line: Line | null }

/** A member as a table shows them. */
type Face = { member: number; name: string; colour: string }
/** What a table knows of its circle and the people in it. */
export type Roll = {
  /** Higher is later: of two that cross on their way the later counts. */
  at: number
  /** The circle's. */
  name: string
  /** Of those who sit there, or for whom a seat is kept. */
  faces: readonly Face[]
  /** Members no more: their passes open nothing. */
  gone: readonly number[]
  /** Those of them whose names are to stand nowhere. */
  forgotten: readonly number[]
  /** Of members who have signed other devices out: passes of an earlier era are worth nothing. */
  eras: readonly (readonly [member: number, era: number])[]
}
/** The answer to a table that has told how it stands; null: the circle does not know it. */
export type Heard = { roll: Roll | null }

/** members: the numbers of the people, in their order. */
export type Made = { key: string; members: number[] }

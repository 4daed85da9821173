import type { Picture } from '../../src/circle/constants.ts'
import type { Line } from './state.ts'
import type { Report } from './tables.ts'

/** What a table asks of a circle; nobody else can, for from outside only GET is let through. */
export type CircleOrder =
  /** The people at a table become a circle. hash: of their seats' tokens; the first is its owner. */
  | { type: 'make'; id: string; name: string; picture: Picture; people: { name: string; hash: string }[]; room: string }
  | ({ type: 'match' } & Report)
  /** How a table stands; null: it has ended. */
  | { type: 'told'; room: string; key: string; game: string; line: Line | null }

/** The answer to a table that has told how it stands: who is a member no more. */
export type Heard = { gone?: readonly number[] }

/** members: the numbers of the people, in their order. */
export type Made = { key: string; members: number[] }

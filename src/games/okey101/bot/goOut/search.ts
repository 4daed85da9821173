import type { MeldRules } from '../../../../rummy/meld.ts'
import type { Budget } from '../../../../rummy/budget.ts'
import type { Fill } from './cells.ts'

/** What exactCover is asked. */
export type Task = {
  have: Int8Array
  /** Okeys held from the start, and those that come from the table, too late to open with. */
  wild: number
  back: number
  slots: readonly Slot[]
  /** How many okeys the table could take one by one. */
  room: number
  series: boolean
  pairs: boolean
  /** Single tiles that may still be laid off. */
  offs: number
  /** What the opening must bring, in points or pairs; 0 for one who has opened. */
  need: number
  /** The cell of the tile that must be used, or ANY_WILD; null if there is none. laid: used in a new meld, at that. */
  due: number | null
  laid: boolean
  /** Only an okey may be thrown. */
  okeyLast: boolean
  /** Whether an okey comes back from a set of three. */
  swapThree: boolean
  rules: MeldRules
}

/** Where the table takes plain tiles: outward along a run's end, or any one of the colours a set lacks. */
export type Slot = { meld: number; end: 'low' | 'high' | 'set'; path: readonly number[] }

export const ANY_WILD = -1

export type Kind = 'run' | 'set' | 'pair'
export type Piece =
  | { type: 'meld'; kind: Kind; fills: Fill[]; opens: boolean }
  | { type: 'off'; meld: number; end: Slot['end']; fills: Fill[] }
  /** Okeys left over: so many pairs, so many laid off one by one. */
  | { type: 'spare'; pairs: number; offs: number }

/** One search under way: changed in place, and left as it was found by whatever was tried in vain. */
export type Search = {
  task: Task
  budget: Budget
  have: Int8Array
  wild: number
  back: number
  room: number
  offs: number
  /** What the opening still needs. */
  lacking: number
  /** Whether the tile that must be used is still to be used. */
  due: boolean
  /** Whether a tile is set aside for the discard. */
  thrown: boolean
  used: number[]
  pieces: Piece[]
  failed: Map<string, number>
  /** The slots that a cell lies in. */
  slotsAt: number[][]
}

import type { Viewer } from '../games/game.ts'
import type { TableInfo } from '../table/protocol.ts'

/** Nobody else plays or may come back in mid-hand, and nobody is compared with what comes of it, as on a day or in an evening. */
export const isAlone = (table: TableInfo, seat: Viewer): boolean =>
  seat !== null &&
  table.prepared === null &&
  table.day === undefined &&
  table.kept === undefined &&
  table.seats.every(({ kind }, each) => each === seat || kind !== 'person')

/**
 * Whether a player may ask what the strongest bot would do: where the table says that everybody may, and alone with bots,
 * where it harms nobody. A circle's standings count such a match like any other.
 */
export const mayAskHint = (table: TableInfo, seat: Viewer, ofCircle: boolean): boolean =>
  seat !== null && (table.tableOptions.hints || (!ofCircle && isAlone(table, seat)))

import type { CircleInfo, CircleTable } from '../../circle/protocol.ts'

/** Tables that somebody could sit down at or watch: those of the evening that is on are listed with it, and a match that is over is in the ledger. */
export const shownTables = ({ tables, evening }: CircleInfo): CircleTable[] =>
  tables.filter(table => table.phase !== 'over' && !(table.evening && evening?.state === 'playing'))

import type { EveningInfo } from '../../circle/evening.ts'

/** Where a member plays in the round that is on; null: nowhere, or their match is over. */
export function myTable(evening: EveningInfo, member: number): { room: string; seat: number } | null {
  if (evening.state !== 'playing') return null
  const table = evening.played.at(-1)?.find(({ seats }) => seats.includes(member))
  return table && table.entry === null ? { room: table.room, seat: table.seats.indexOf(member) } : null
}

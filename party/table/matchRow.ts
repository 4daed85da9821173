import type { MatchRow, Meta } from './store.ts'

/** A match as it is written down with each hand that ends: under which rules, and who sat where. */
export function matchRow(meta: Meta): MatchRow {
  const { game, version, room, options, tableOptions, match, firstHand, prepared } = meta
  const seats = meta.seats.map(seat =>
    seat.kind === 'person'
      ? { name: seat.name, kind: seat.kind, level: 0 }
      : { name: '', kind: 'bot' as const, level: 'level' in seat ? seat.level : 0 },
  )
  const record = { game, version, room, options, table: tableOptions, seats, number: match, firstHand }
  const members = meta.seats.map(seat => (seat.kind === 'person' ? (seat.member ?? seat.former ?? null) : null))
  return { ...record, ...(meta.circle && { members }), ...(prepared !== undefined && { prepared }) }
}

import type { Seat } from '../../src/games/game.ts'
import type { Here, Occupancy, SeatRecord } from './seats.ts'

type Seats = Pick<Occupancy, 'seats' | 'host'>

/** Who may be the host: no program, and nobody who has left. */
const mayHost = (record: SeatRecord | undefined) =>
  record?.kind === 'person' && record.presence !== 'left' && !record.engine
const isHere = (record: SeatRecord, here: Here) => record.kind === 'person' && here(record.hash)

/** The host stays the host while they have a seat; else the next person round the table who is here, else the next. */
export function hostAfter({ seats, host }: Seats, here: Here, absent: Seat | null): Seat | null {
  const may = (seat: Seat | null): seat is Seat => seat !== null && mayHost(seats[seat])
  if (may(host) && absent !== host) return host
  const ring = seats.map((_, i) => (((host ?? 0) + i) % seats.length) as Seat)
  const heirs = ring.filter(may)
  return heirs.find(seat => isHere(seats[seat], here)) ?? heirs[0] ?? null
}

/** Whether somebody is here who could be the host. */
export const hasHeir = ({ seats }: Pick<Seats, 'seats'>, here: Here): boolean =>
  seats.some(record => mayHost(record) && isHere(record, here))

import type { Seat, Why } from '../../src/games/game.ts'
import { seal as sealOf } from '../../src/table/seal.ts'
import { deal } from './play.ts'
import type { SeatRecord } from './seats.ts'
import type { Table } from './table.ts'

/**
 * How a hand comes to be dealt: the table commits to a secret, people seal their salts as they become ready, all seals
 * are shown, and whoever is here opens. Nobody waits long for it: after OPENING the hand is dealt without the rest.
 */
export const OPENING = 3_000

/** Until the seals are shown a person may seal anew, as one must who has lost the salt with the page. */
export function seal({ meta: { round } }: Table, seat: Seat, what: string): void {
  if (!round.shared) round.seals[seat] = what
}

/** Deals when every seat is taken and every person present is ready; `anyway` leaves the others out. */
export function dealIfReady(table: Table, anyway = false): void {
  const { meta, io } = table
  if (io.stuck()) return
  if (meta.phase === 'dealing' && !owing(table).length) return deal(table)
  if (meta.phase !== 'lobby' && meta.phase !== 'between') return
  if (meta.seats.some(seat => seat.kind === 'empty')) return
  const present = meta.seats.filter(seat => awaited(table, seat))
  if (!anyway && (!present.length || present.some(seat => 'ready' in seat && !seat.ready))) return
  showSeals(table)
}

/** From here to the deal nothing about the hand can be chosen any more. */
function showSeals(table: Table): void {
  const { meta, timers } = table
  const { round } = meta
  round.seals = meta.seats.map((seat, i) => ('ready' in seat ? (seat.ready && round.seals[i]) || '' : null))
  round.salts = meta.seats.map(() => '')
  meta.phase = 'dealing'
  timers.next.stop()
  table.broadcast({ type: 'sealed', hand: round.hand, seals: round.seals })
  if (owing(table).length) timers.salts.start(table.io.now() + OPENING)
  else deal(table)
}

/** Seats whose people are here and have not opened what they sealed. */
function owing(table: Table): Seat[] {
  const { seals, salts } = table.meta.round
  return seals.flatMap((sealed, i) => (sealed && !salts[i] && awaited(table, table.meta.seats[i]) ? [i as Seat] : []))
}

/** A person who plays the next hand, and is here. */
function awaited(table: Table, seat: SeatRecord): boolean {
  if (seat.kind === 'person') return seat.presence !== 'left' && table.here(seat.hash)
  return seat.kind === 'coming' && table.here(seat.hash)
}

/** Returns why not. A salt that comes too late is no fault of its sender's: the hand says that it is not in. */
export function open(table: Table, seat: Seat | null, hand: number, salt: string): Why | null {
  const { meta } = table
  const { round, room } = meta
  if (seat === null) return 'notSeated'
  if (meta.phase !== 'dealing' || hand !== round.hand || !round.seals[seat] || round.salts[seat]) return null
  if (sealOf({ ...round, room }, seat, salt) !== round.seals[seat]) return 'badSalt'
  round.salts[seat] = salt
  return null
}

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Step } from '../../src/games/game.ts'
import { commit } from '../../src/table/seal.ts'
import type { Reveal, Told } from '../../src/table/protocol.ts'
import type { HandRow, Meta, Round } from './store.ts'
import type { Io, Table } from './table.ts'

/** What is committed to before a hand is dealt, and what is told of it before and after. */
export function newRound(io: Io, hand: number): Round {
  const secret = bytesToHex(io.bytes(32))
  return { hand, secret, commit: commit(secret), seals: [], salts: [], orders: [], roots: [], from: 0 }
}

/** What other tables are dealt too: every one of them makes the same of the circle's secret, or the day's. */
export function sharedRound(deal: string, hand: number): Round {
  const secret = bytesToHex(hmac(sha256, hexToBytes(deal), utf8ToBytes(`hand ${hand}`)))
  return { hand, secret, commit: commit(secret), shared: true, seals: [], salts: [], orders: [], roots: [], from: 0 }
}

/** What a match is dealt from at other tables too; it is the table's first. */
const dealOf = ({ circle, day, match }: Pick<Meta, 'circle' | 'day' | 'match'>): string | undefined =>
  match === 1 ? (circle?.deal ?? day?.deal) : undefined

/** What others play too, or wait for, is begun again from its first hand by new rules: the same match, and the same deal. */
export function beginAgain(meta: Meta): void {
  meta.match = 1
  const deal = dealOf(meta)
  if (deal !== undefined) meta.round = sharedRound(deal, 1)
}

/** And nobody may see them yet who does not play them here. */
export const isSealed = ({ circle, day, ...meta }: Meta, now: number, match = meta.match): boolean =>
  dealOf({ circle, day, match }) !== undefined && (day ? now < day.until : !circle?.shown)

/** The commitment goes out before any salt is sealed for it. */
export function nextRound(table: Table): void {
  const { meta } = table
  const next = meta.round.hand + 1
  const deal = dealOf(meta)
  meta.round = deal === undefined ? newRound(table.io, next) : sharedRound(deal, next)
  const { hand, commit, shared } = meta.round
  table.broadcast({ type: 'committed', hand, commit, ...(shared && { shared }) })
}

/** The present hand's deal, as far as everyone has been told. */
export function told({ phase, round }: Meta): Told {
  const { hand, commit, shared, seals, salts, roots } = round
  const sealed = phase === 'dealing' || phase === 'playing' || phase === 'over'
  const opened = sealed && phase !== 'dealing'
  return {
    ...{ hand, commit, ...(shared && { shared }) },
    ...{ seals: sealed ? seals : null, salts: opened ? salts : null, roots },
  }
}

export function reveal(hand: HandRow, version: number, steps: Step<unknown>[]): Reveal {
  const { commit, secret, seals, salts, before, shared } = hand
  return { hand: hand.hand, version, commit, ...(shared && { shared }), secret, seals, salts, before, steps }
}

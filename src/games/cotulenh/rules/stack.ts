import type { Piece, Side } from '../types.ts'
import type { Board } from './board.ts'
import type { HouseRules } from './houseRules.ts'
import {
  A,
  C,
  E,
  F,
  F2,
  G,
  H,
  HERO,
  I,
  KINDS,
  KIND_COUNT,
  M,
  MEMBERS,
  N,
  ORDER,
  S,
  SIDE,
  T,
  T2,
  bits,
  isHero,
  plain,
} from './pieces.ts'
import type { Tables } from './tables.ts'

/** The carrier of each valid set of members, -1 for sets that cannot share a square. */
export function carriers(rules: HouseRules): Int8Array {
  const table = new Int8Array(1 << KIND_COUNT).fill(-1)
  const allow = (carrier: number, ...riders: number[]) => (table[bits(carrier, ...riders)] = carrier)
  for (let kind = C; kind <= H; kind++) allow(kind)
  const people = [C, I, M]
  for (const rider of [F, T, ...people]) allow(N, rider)
  for (const rider of [T, ...people]) allow(N, F, rider)
  for (const rider of [T, ...people]) allow(F, rider)
  if (!rules.airForceSingleLoad) for (const rider of people) allow(F, T, rider)
  for (const rider of people) allow(T, rider)
  for (const rider of [A, G, S]) allow(E, rider)
  allow(H, C)
  if (rules.navyDoubleLoad) {
    allow(N, F, F2)
    allow(N, T, T2)
    // What a double load leaves behind while it deploys.
    table[bits(F, F2)] = F
    table[bits(T, T2)] = T
    table[bits(F2)] = F2
    table[bits(T2)] = T2
    table[bits(N, F2)] = N
    table[bits(N, T2)] = N
  }
  return table
}

export const isStack = (unit: number): boolean => (unit & MEMBERS & ((unit & MEMBERS) - 1)) !== 0

/** Two of a kind in one unit: the hero is written first, and one alone is no second. */
export function tidy(unit: number): number {
  if (!(unit & ((1 << F2) | (1 << T2)))) return unit
  for (const [first, second] of [
    [F, F2],
    [T, T2],
  ]) {
    if (!(unit & (1 << second))) continue
    const alone = !(unit & (1 << first))
    if (!alone && (isHero(unit, first) || !isHero(unit, second))) continue
    const heroes = (1 << (HERO + first)) | (1 << (HERO + second))
    const heroOfSecond = isHero(unit, second) << (HERO + first)
    unit = (unit & ~heroes) | heroOfSecond
    if (alone) unit = (unit & ~(1 << second)) | (1 << first)
  }
  return unit
}

/** A unit's number; -1 when its pieces may not share a square. Passengers may come in any order. */
export function packUnit(tables: Tables, pieces: readonly Piece[], side: Side): number {
  let unit = side === 'b' ? 1 << SIDE : 0
  for (const { kind, hero } of pieces) {
    let bit: number = KINDS.indexOf(kind)
    if (unit & (1 << bit)) bit = bit === F ? F2 : bit === T ? T2 : bit
    if (unit & (1 << bit)) return -1
    unit |= (1 << bit) | (hero ? 1 << (HERO + bit) : 0)
  }
  unit = tidy(unit)
  return tables.carrier[unit & MEMBERS] < 0 ? -1 : unit
}

export function unpackPieces(unit: number): Piece[] {
  const pieces: Piece[] = []
  for (const kind of ORDER) {
    if (unit & (1 << kind)) pieces.push({ kind: KINDS[plain(kind)], hero: isHero(unit, kind) === 1 })
  }
  return pieces
}

/** The union of two friendly units, 0 when they may not share a square. */
export function union(board: Board, unit: number, friend: number): number {
  // The second of two, deploying alone, is like any other of its kind.
  const mover = tidy(unit)
  const members = mover & MEMBERS
  const others = friend & MEMBERS
  if ((members & others) === 0) {
    const carrier = board.tables.carrier[members | others]
    return carrier < 0 ? 0 : mover | friend
  }
  return board.tables.rules.navyDoubleLoad ? doubled(board, mover, friend) : 0
}

/** One of the two units holds an Air Force or a Tank the other has too: as its second, perhaps they fit. */
function doubled(board: Board, mover: number, friend: number): number {
  let shifted = mover
  for (const [first, second] of [
    [F, F2],
    [T, T2],
  ]) {
    if (!(mover & friend & (1 << first))) continue
    if (mover & (1 << second)) return 0
    const hero = (mover >>> (HERO + first)) & 1
    shifted = (shifted & ~((1 << first) | (1 << (HERO + first)))) | (1 << second) | (hero << (HERO + second))
  }
  if (shifted & friend & MEMBERS) return 0
  const carrier = board.tables.carrier[(shifted | friend) & MEMBERS]
  return carrier < 0 ? 0 : tidy(shifted | friend)
}

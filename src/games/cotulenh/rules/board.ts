import type { Position, Unit } from '../types.ts'
import { coverZone, defence } from './airDefence.ts'
import { C, HERO, KIND_COUNT, MEMBERS, SIDE } from './pieces.ts'
import { FILES, SQUARES, squareIndex, squareName } from './squares.ts'
import { packUnit, unpackPieces } from './stack.ts'
import { tablesFor, type Tables } from './tables.ts'
import { HIGH, LOW, TURN_HIGH, TURN_LOW } from './zobrist.ts'

/** The mutable board that generation, counting and search run on. Everything follows from `put`. */
export type Board = {
  tables: Tables
  /** A unit's number on each square, 0 when empty. */
  at: Int32Array
  turn: number
  halfmoves: number
  fullmove: number
  /** Square of each side's Commander, -1 when it is gone. */
  commander: Int16Array
  /** Pieces of each side, passengers included. */
  count: Int16Array
  /** Which squares each side's air defence covers: see airDefence.ts. */
  cover: Uint8Array
  coverBy: Int32Array
  low: number
  high: number
  /** What `put` replaced: pairs of square and unit, the way back. */
  log: Int32Array
  logged: number
  /** A piece was captured since the mark was last cleared. */
  captured: boolean
}

function emptyBoard(tables: Tables): Board {
  return {
    tables,
    at: new Int32Array(SQUARES),
    turn: 0,
    halfmoves: 0,
    fullmove: 1,
    commander: new Int16Array([-1, -1]),
    count: new Int16Array(2),
    cover: new Uint8Array(2 * SQUARES),
    coverBy: new Int32Array(2 * SQUARES),
    low: 0,
    high: 0,
    log: new Int32Array(4096),
    logged: 0,
    captured: false,
  }
}

function account(board: Board, square: number, unit: number, sign: 1 | -1): void {
  const side = unit >>> SIDE
  const members = unit & MEMBERS
  let rest = members
  while (rest) {
    const low = rest & -rest
    rest ^= low
    const kind = 31 - Math.clz32(low)
    const key = ((side * 2 + ((unit >>> (HERO + kind)) & 1)) * KIND_COUNT + kind) * SQUARES + square
    board.low ^= LOW[key]
    board.high ^= HIGH[key]
    board.count[side] += sign
    if (kind === C) board.commander[side] = sign === 1 ? square : -1
  }
  const top = board.tables.carrier[members]
  const level = defence(top, (unit >>> (HERO + top)) & 1)
  if (level) coverZone(board, square, side, level, sign)
}

/** The one way the board changes; `undo` takes it back. */
export function put(board: Board, square: number, unit: number): void {
  const old = board.at[square]
  board.log[board.logged++] = square
  board.log[board.logged++] = old
  if (old) account(board, square, old, -1)
  board.at[square] = unit
  if (unit) account(board, square, unit, 1)
}

export function undo(board: Board, mark: number): void {
  while (board.logged > mark) {
    const old = board.log[--board.logged]
    const square = board.log[--board.logged]
    const now = board.at[square]
    if (now) account(board, square, now, -1)
    board.at[square] = old
    if (old) account(board, square, old, 1)
  }
}

export function passTurn(board: Board): void {
  board.turn ^= 1
  board.low ^= TURN_LOW
  board.high ^= TURN_HIGH
}

/** 53 bits of the placement's hash: enough to tell the positions of one game or one count apart. */
export const placementKey = (board: Board): number => (board.low >>> 0) + (board.high & 0x1fffff) * 4294967296
export const positionKey = (board: Board): string => placementKey(board).toString(36)

const unpackUnit = (unit: number): Unit => ({ side: unit >>> SIDE ? 'b' : 'r', pieces: unpackPieces(unit) })

export function toBoard(position: Position): Board {
  const board = emptyBoard(tablesFor(position.rules))
  for (const [square, unit] of Object.entries(position.board)) {
    put(board, squareIndex(square), packUnit(board.tables, unit.pieces, unit.side))
  }
  board.logged = 0
  board.halfmoves = position.halfmoves
  board.fullmove = position.fullmove
  if (position.turn === 'b') passTurn(board)
  return board
}

let latest: { position: Position; board: Board } | null = null

/** The same for those who leave it as they found it: questions about one position come one after the other. */
export function boardOf(position: Position): Board {
  if (latest?.position !== position) latest = { position, board: toBoard(position) }
  return latest.board
}

/** The plain units of a board, in the order a FEN is written. */
export function unitsOf(board: Board): Record<string, Unit> {
  const units: Record<string, Unit> = {}
  for (let rank = SQUARES - FILES; rank >= 0; rank -= FILES) {
    for (let square = rank; square < rank + FILES; square++) {
      if (board.at[square]) units[squareName(square)] = unpackUnit(board.at[square])
    }
  }
  return units
}

import type { Refusal, With } from '../../game.ts'
import type { Kind, Piece, Position, Side, Unit } from '../types.ts'
import { RULE_BOOK, type HouseRules } from './houseRules.ts'
import { KINDS } from './pieces.ts'
import { FILES, RANKS, squareName } from './squares.ts'
import { packUnit, unpackPieces } from './stack.ts'
import { tablesFor } from './tables.ts'
import { mayStand } from './terrain.ts'

export const START = '6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 0 1'

/** Keys under `no.fen.` */
type Why = 'fields' | 'ranks' | 'width' | 'count' | 'piece' | 'stack' | 'sea' | 'land' | 'commanders' | 'turn' | 'clock'

/** What is wrong with a FEN, at which character, and what a person must be told of it. A value, not thrown. */
export class FenError extends Error {
  readonly why: Why
  readonly at: number
  readonly with: With
  constructor(why: Why, at: number, given: With = {}) {
    super(`Bad FEN: ${why} at character ${at}`)
    this.name = 'FenError'
    this.why = why
    this.at = at
    this.with = given
  }
}

const letterOf = ({ kind, hero }: Piece, side: Side): string =>
  (hero ? '+' : '') + (side === 'r' ? kind : kind.toLowerCase())

export function unitText(pieces: readonly Piece[], side: Side): string {
  const text = pieces.map(piece => letterOf(piece, side)).join('')
  return pieces.length > 1 ? `(${text})` : text
}

export function placement(position: Pick<Position, 'board'>): string {
  const ranks: string[] = []
  for (let rank = RANKS - 1; rank >= 0; rank--) {
    let text = ''
    let empty = 0
    for (let file = 0; file < FILES; file++) {
      const unit = position.board[squareName(rank * FILES + file)]
      if (!unit) empty++
      else {
        text += (empty || '') + unitText(unit.pieces, unit.side)
        empty = 0
      }
    }
    ranks.push(text + (empty || ''))
  }
  return ranks.join('/')
}

export const makeFen = (position: Position): string =>
  `${placement(position)} ${position.turn} - - ${position.halfmoves} ${position.fullmove}`

/** One rank's parts: numbers of empty points, units, and whatever else was typed. */
const PART = /\d+|\([^()]*\)?|\+?[^\d()]|[+)]/gu
const STACK = /^\((?:\+?[a-zA-Z]){2,3}\)$/

/** The unit that a part means, on a square whose name is told with what is wrong. */
function parseUnit(text: string, rules: HouseRules, at: number, square: string): Unit | FenError {
  const rank = Number(square.slice(1))
  if (text.startsWith('(') && !STACK.test(text)) return new FenError('stack', at, { square, text })
  const pieces: Piece[] = []
  let side: Side | null = null
  for (const match of text.matchAll(/(\+?)([^+()])/gu)) {
    const kind = match[2].toUpperCase() as Kind
    const own: Side = match[2] === kind ? 'r' : 'b'
    if (!/[a-zA-Z]/.test(match[2]) || !KINDS.includes(kind))
      return new FenError('piece', at + match.index, { rank, text: match[0] })
    if (side && own !== side) return new FenError('stack', at + match.index, { square, text })
    side = own
    pieces.push({ kind, hero: match[1] === '+' })
  }
  if (!side) return new FenError('piece', at, { rank, text })
  const packed = packUnit(tablesFor(rules), pieces, side)
  const order = packed < 0 ? [] : unpackPieces(packed)
  if (pieces.some((piece, i) => piece.kind !== order[i]?.kind)) return new FenError('stack', at, { square, text })
  return { side, pieces }
}

/** stranded: the first unit on ground its carrier may not stand on, which only a finished game can show. */
type Reading = { board: Record<string, Unit>; stranded: FenError | null }

function parseRank(text: string, rank: number, rules: HouseRules, at: number, into: Reading): FenError | null {
  let file = 0
  for (const { 0: part, index } of text.matchAll(PART)) {
    if (/^\d/.test(part)) {
      if (part.startsWith('0')) return new FenError('count', at + index, { rank: rank + 1, text: part })
      file += Number(part)
      continue
    }
    // Beyond the edge only the width is wrong.
    const place = rank * FILES + Math.min(file++, FILES - 1)
    const square = squareName(place)
    const unit = parseUnit(part, rules, at + index, square)
    if (unit instanceof FenError) return unit
    const [{ kind }] = unit.pieces
    if (file <= FILES && !mayStand(kind, place))
      into.stranded ??= new FenError(kind === 'N' ? 'land' : 'sea', at + index, { piece: `@piece.${kind}`, square })
    into.board[square] = unit
  }
  return file === FILES ? null : new FenError('width', at + text.length, { rank: rank + 1, n: file })
}

const commanders = (board: Record<string, Unit>, side: Side): number =>
  Object.values(board).filter(unit => unit.side === side && unit.pieces.some(piece => piece.kind === 'C')).length

/** A side without its Commander has lost: such a position is no error, and may have left pieces at sea. */
export function parseFen(text: string, rules: HouseRules = RULE_BOOK): Position | FenError {
  const fields = text.split(' ')
  if (fields.length !== 6) return new FenError('fields', text.length)
  const starts = fields.map((_, i) => fields.slice(0, i).join(' ').length + (i ? 1 : 0))
  const ranks = fields[0].split('/')
  if (ranks.length !== RANKS) return new FenError('ranks', fields[0].length, { n: ranks.length })
  const reading: Reading = { board: {}, stranded: null }
  const { board } = reading
  let at = 0
  for (const [i, rank] of ranks.entries()) {
    const wrong = parseRank(rank, RANKS - 1 - i, rules, at, reading)
    if (wrong) return wrong
    at += rank.length + 1
  }
  const [red, blue] = [commanders(board, 'r'), commanders(board, 'b')]
  if (red > 1) return new FenError('commanders', 0, { side: '@side.r', n: red })
  if (blue > 1) return new FenError('commanders', 0, { side: '@side.b', n: blue })
  if (reading.stranded && red && blue) return reading.stranded
  if (fields[1] !== 'r' && fields[1] !== 'b') return new FenError('turn', starts[1])
  for (const i of [2, 3]) if (fields[i] !== '-') return new FenError('fields', starts[i])
  if (!/^(0|[1-9]\d{0,4})$/.test(fields[4])) return new FenError('clock', starts[4], { text: fields[4] })
  if (!/^[1-9]\d{0,4}$/.test(fields[5])) return new FenError('clock', starts[5], { text: fields[5] })
  const [turn, halfmoves, fullmove] = [fields[1] as Side, Number(fields[4]), Number(fields[5])]
  return { board, turn, halfmoves, fullmove, past: [], rules, armTaken: false }
}

/** What is wrong with a position that is to be played: each side needs its Commander. */
export function refuseFen(text: string, rules: HouseRules): Refusal | null {
  const read = parseFen(text, rules)
  if (read instanceof FenError) return { why: `fen.${read.why}`, with: read.with }
  const bare = (['r', 'b'] as const).find(side => !commanders(read.board, side))
  return bare ? { why: 'fen.noCommander', with: { side: `@side.${bare}` } } : null
}

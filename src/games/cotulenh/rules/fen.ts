import type { Kind, Piece, Position, Side, Unit } from '../types.ts'
import { RULE_BOOK, type HouseRules } from './houseRules.ts'
import { KINDS } from './pieces.ts'
import { FILES, RANKS, squareName } from './squares.ts'
import { packUnit, unpackPieces } from './stack.ts'
import { tablesFor } from './tables.ts'
import { mayStand } from './terrain.ts'

export const START = '6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 0 1'

type Why = 'fields' | 'ranks' | 'width' | 'count' | 'piece' | 'stack' | 'terrain' | 'commanders' | 'turn' | 'clock'

/** What is wrong with a FEN, and at which character. A value, not thrown. */
export class FenError extends Error {
  readonly why: Why
  readonly at: number
  constructor(why: Why, at: number) {
    super(`Bad FEN: ${why} at character ${at}`)
    this.name = 'FenError'
    this.why = why
    this.at = at
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

const UNIT = /^(?:\+?[a-zA-Z]|\((?:\+?[a-zA-Z]){2,3}\))/

const COUNT = /^(?:1[01]?|[2-9])/

/** The unit written at the start of `text`, which begins at character `at`. */
function parseUnit(text: string, rules: HouseRules, at: number): { unit: Unit; length: number } | FenError {
  const found = UNIT.exec(text)?.[0]
  if (!found) return new FenError(text[0] === '(' ? 'stack' : 'piece', at)
  const pieces: Piece[] = []
  let side: Side | null = null
  for (const match of found.matchAll(/(\+?)([a-zA-Z])/g)) {
    const kind = match[2].toUpperCase() as Kind
    const own: Side = match[2] === kind ? 'r' : 'b'
    if (!KINDS.includes(kind)) return new FenError('piece', at + match.index)
    if (side && own !== side) return new FenError('stack', at + match.index)
    side = own
    pieces.push({ kind, hero: match[1] === '+' })
  }
  const packed = packUnit(tablesFor(rules), pieces, side!)
  const order = packed < 0 ? [] : unpackPieces(packed)
  if (pieces.some((piece, i) => piece.kind !== order[i]?.kind)) return new FenError('stack', at)
  return { unit: { side: side!, pieces }, length: found.length }
}

/** stranded: the first unit on ground its carrier may not stand on, which only a finished game can show. */
type Reading = { board: Record<string, Unit>; stranded: FenError | null }

function parseRank(text: string, rank: number, rules: HouseRules, at: number, into: Reading): FenError | null {
  let file = 0
  let counted = false
  for (let i = 0; i < text.length;) {
    const count = COUNT.exec(text.slice(i))?.[0]
    if (count) {
      if (counted) return new FenError('count', at + i)
      counted = true
      file += Number(count)
      i += count.length
    } else {
      const read = parseUnit(text.slice(i), rules, at + i)
      if (read instanceof FenError) return read
      if (file >= FILES) return new FenError('width', at + i)
      const square = rank * FILES + file++
      if (!mayStand(read.unit.pieces[0].kind, square)) into.stranded ??= new FenError('terrain', at + i)
      into.board[squareName(square)] = read.unit
      counted = false
      i += read.length
    }
  }
  return file === FILES ? null : new FenError('width', at + text.length)
}

const commanders = (board: Record<string, Unit>, side: Side): number =>
  Object.values(board).filter(unit => unit.side === side && unit.pieces.some(piece => piece.kind === 'C')).length

/** A side without its Commander has lost: such a position is no error, and may have left pieces at sea. */
export function parseFen(text: string, rules: HouseRules = RULE_BOOK): Position | FenError {
  const fields = text.split(' ')
  if (fields.length !== 6) return new FenError('fields', text.length)
  const starts = fields.map((_, i) => fields.slice(0, i).join(' ').length + (i ? 1 : 0))
  const ranks = fields[0].split('/')
  if (ranks.length !== RANKS) return new FenError('ranks', fields[0].length)
  const reading: Reading = { board: {}, stranded: null }
  const { board } = reading
  let at = 0
  for (const [i, rank] of ranks.entries()) {
    const wrong = parseRank(rank, RANKS - 1 - i, rules, at, reading)
    if (wrong) return wrong
    at += rank.length + 1
  }
  const [red, blue] = [commanders(board, 'r'), commanders(board, 'b')]
  if (red > 1 || blue > 1) return new FenError('commanders', 0)
  if (reading.stranded && red && blue) return reading.stranded
  if (fields[1] !== 'r' && fields[1] !== 'b') return new FenError('turn', starts[1])
  for (const i of [2, 3]) if (fields[i] !== '-') return new FenError('fields', starts[i])
  if (!/^(0|[1-9]\d{0,4})$/.test(fields[4])) return new FenError('clock', starts[4])
  if (!/^[1-9]\d{0,4}$/.test(fields[5])) return new FenError('clock', starts[5])
  const [turn, halfmoves, fullmove] = [fields[1] as Side, Number(fields[4]), Number(fields[5])]
  return { board, turn, halfmoves, fullmove, past: [], rules, armTaken: false }
}

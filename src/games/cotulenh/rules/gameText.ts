import type { Refusal } from '../../game.ts'
import type { Position } from '../types.ts'
import { applyTurn } from './applyTurn.ts'
import { START, makeFen, parseFen, refuseFen } from './fen.ts'
import { RULE_BOOK } from './houseRules.ts'

/** A game as text: where it began, unless that is the usual start, and its turns in LAN with their numbers. */
export type Game = { begin: Position; turns: string[] }

/** The text is no game: its position is none, or one of its turns cannot be played. A value, not thrown. */
export class GameError extends Error {
  readonly position: Refusal | null
  /** What could not be played, and which turn it is. */
  readonly text: string
  readonly number: number
  constructor(position: Refusal | null, text = '', number = 0) {
    super(position?.why ?? `No turn: ${text}`)
    this.name = 'GameError'
    this.position = position
    this.text = text
    this.number = number
  }
}

/** Nobody plays longer, and nobody types more. */
const LONGEST = 1000
const SHOWN = 24

export function makeGame({ begin, turns }: Game): string {
  const fen = makeFen(begin)
  const skip = begin.turn === 'b' ? 1 : 0
  const numbered = turns.map((lan, i) => {
    const at = i + skip
    if (at % 2 === 0) return `${begin.fullmove + at / 2}. ${lan}`
    return i === 0 ? `${begin.fullmove}... ${lan}` : lan
  })
  return [...(fen === START ? [] : [`[FEN "${fen}"]`]), numbered.join(' ')].filter(part => part !== '').join('\n')
}

const HEADER = /\[FEN "([^"]*)"\]/
const OTHER_HEADERS = /\[\w+ "[^"]*"\]/g
/** Up to the end of its line, or to the number of a turn: a chat may have lost the break between them. */
const BARE = /^\s*(\S*\/\S*(?:[^\S\n]+(?!\d+\.)\S+)*)/

/** What is often left away: whose turn it is, and the clocks. */
function whole(fen: string): string {
  const fields = fen.trim().split(/\s+/)
  return [...fields, ...['', 'r', '-', '-', '0', '1'].slice(fields.length)].join(' ')
}

/** Reads a position, a game, or both: a FEN in a header or on a line of its own, then turns. */
export function parseGame(text: string): Game | GameError {
  const header = HEADER.exec(text)
  const bare = header ? null : BARE.exec(text)
  const fen = whole((header ?? bare)?.[1] ?? START)
  const wrong = refuseFen(fen, RULE_BOOK)
  const begin = parseFen(fen)
  if (wrong || begin instanceof Error) return new GameError(wrong)
  const rest = bare ? text.slice(bare[0].length) : text.replaceAll(OTHER_HEADERS, ' ')
  const turns: string[] = []
  let position = begin
  for (const lan of rest.split(/\s+/).map(word => word.replace(/^\d+\.+/, ''))) {
    if (lan === '') continue
    const next = turns.length < LONGEST ? applyTurn(position, lan) : new Error('long')
    if (next instanceof Error) return new GameError(null, lan.slice(0, SHOWN), turns.length + 1)
    turns.push(lan)
    position = next
  }
  return { begin, turns }
}

import type { Kind, Piece, Step, StepKind, Turn } from '../types.ts'
import { unitText } from './fen.ts'
import { KINDS } from './pieces.ts'

/** The text is no turn; `at` is the character where it stops making sense. A value, not thrown. */
export class NotationError extends Error {
  readonly at: number
  constructor(at: number) {
    super(`No turn: unreadable at character ${at}`)
    this.name = 'NotationError'
    this.at = at
  }
}

const MARKS: Record<StepKind, string> = { move: '', capture: 'x', stay: '_', kamikaze: '@', combine: '&' }

/** Whether an Air Force falls with what it hits in this turn. */
export const explodes = (lan: string): boolean => lan.includes(MARKS.kamikaze)

const KIND_OF: Record<string, StepKind> = { '': 'move', x: 'capture', _: 'stay', '@': 'kamikaze', '&': 'combine' }

const unit = (pieces: readonly Piece[]): string => (pieces.length ? unitText(pieces, 'r') : '')

const stepText = (step: Step): string => `${unit(step.pieces)}>${MARKS[step.kind]}${step.to}`

/** LAN: `Te5xe7`, `Fc4>e6`, `c4:N:F>e6,T>e4`. */
export function makeTurn(turn: Turn): string {
  if (turn.form === 'deploy') return `${turn.from}:${unit(turn.stay)}:${turn.steps.map(stepText).join(',')}`
  const [step] = turn.steps
  return `${unit(step.pieces)}${turn.from}${turn.form === 'step' ? '>' : ''}${MARKS[step.kind]}${step.to}`
}

const PIECES = String.raw`\+?[A-Z]|\((?:\+?[A-Z]){2,3}\)`

const SQUARE = String.raw`[a-k](?:1[0-2]|[1-9])`

const WHOLE = new RegExp(`^(${PIECES})(${SQUARE})(>?)([x_@&]?)(${SQUARE})[\\^#]?$`)

const DEPLOY = new RegExp(`^(${SQUARE}):(${PIECES}|):(.+?)[\\^#]?$`)

const STEP = new RegExp(`^(${PIECES})>([x_@&]?)(${SQUARE})$`)

function parsePieces(text: string): Piece[] | null {
  const pieces = [...text.matchAll(/(\+?)([A-Z])/g)].map(([, plus, kind]) => ({
    kind: kind as Kind,
    hero: plus === '+',
  }))
  return pieces.every(piece => KINDS.includes(piece.kind)) ? pieces : null
}

/** Of parts that fit the patterns above: only the letters of the pieces may still be none of ours. */
function parseStep(pieces: string, mark: string, to: string): Step | null {
  const read = parsePieces(pieces)
  return read && { pieces: read, kind: KIND_OF[mark], to }
}

/** Reads LAN; whether the turn can be played is for `applyTurn` to say. */
export function parseTurn(text: string): Turn | NotationError {
  const whole = WHOLE.exec(text)
  if (whole) {
    const [, pieces, from, arrow, mark, to] = whole
    const step = parseStep(pieces, mark, to)
    return step ? { form: arrow ? 'step' : 'move', from, steps: [step], stay: [] } : new NotationError(0)
  }
  const deploy = DEPLOY.exec(text)
  if (!deploy) return new NotationError(0)
  const [, from, stayText, list] = deploy
  const stay = parsePieces(stayText)
  if (!stay) return new NotationError(from.length + 1)
  const steps: Step[] = []
  let at = from.length + stayText.length + 2
  for (const part of list.split(',')) {
    const match = STEP.exec(part)
    const step = match && parseStep(match[1], match[2], match[3])
    if (!step) return new NotationError(at)
    steps.push(step)
    at += part.length + 1
  }
  return { form: 'deploy', from, steps, stay }
}

/** Whether two lists hold the same kinds; heroes and order do not matter. */
export const sameKinds = (one: readonly Piece[], other: readonly Piece[]): boolean =>
  one.map(piece => piece.kind).sort().join('') === other.map(piece => piece.kind).sort().join('') // prettier-ignore

/** One sign for each kind, for the move list. */
const FIGURES: Record<Kind, string> = { C: '★', I: '♟', T: '▣', M: '⚐', E: '⚒', A: '✹', G: '⌖', S: '➶', F: '✈', N: '⚓', H: '⌂' } // prettier-ignore
const FIGURE_MARKS: Record<StepKind, string> = { move: '–', capture: '×', stay: '⊙', kamikaze: '✕', combine: '∪' }

const figures = (pieces: readonly Piece[]): string =>
  pieces.map(({ kind, hero }) => FIGURES[kind] + (hero ? '⁺' : '')).join('')

/** A turn in figures: `▣e5×e7`, `c4 ⚓: ✈–e6 ▣–e4`. */
export function makeFigurine({ form, from, steps, stay }: Turn): string {
  const [first] = steps
  if (form === 'move') return `${figures(first.pieces)}${from}${FIGURE_MARKS[first.kind]}${first.to}`
  const played = steps.map(step => `${figures(step.pieces)}${FIGURE_MARKS[step.kind]}${step.to}`)
  return `${from}${stay.length ? ` ${figures(stay)}` : ''}: ${played.join(' ')}`
}

import type { Worth } from '../../../games/cotulenh/learn/study.ts'
import { NotationError, parseTurn } from '../../../games/cotulenh/rules/notation.ts'
import type { StepKind } from '../../../games/cotulenh/types.ts'
import type { Say } from '../../board.ts'
import { piecesName } from '../words.ts'

const SIGNS: Record<StepKind, string> = { move: '–', capture: '×', stay: '⊙', kamikaze: '✕', combine: '+' }

/** A turn in a line of text, to be read and heard: its pieces by name. */
export function turnText(lan: string, say: Say): string {
  const turn = parseTurn(lan)
  if (turn instanceof NotationError) return lan
  return turn.steps
    .map(({ pieces, kind, to }) => `${piecesName(pieces, say)} ${turn.from}${SIGNS[kind]}${to}`)
    .join(', ')
}

/** Short, as engines write it: Red's advantage in Infantry, or the turns to mate. */
export function worthText({ value, mate }: Worth): string {
  if (mate !== null) return `${mate < 0 ? '−' : ''}#${Math.abs(mate)}`
  const tenths = Math.round(value / 10)
  return `${tenths > 0 ? '+' : tenths < 0 ? '−' : ''}${(Math.abs(tenths) / 10).toFixed(1)}`
}

/** The same in words. */
export function worthWords({ value, mate }: Worth, say: Say): string {
  const side = say((mate ?? value) > 0 ? 'side.r' : 'side.b')
  if (mate !== null) return say('study.mates', { side, n: Math.abs(mate) })
  if (Math.abs(value) < 30) return say('study.even')
  return say('study.ahead', { side, text: (Math.abs(value) / 100).toFixed(1) })
}

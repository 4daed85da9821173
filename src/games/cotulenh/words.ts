import type { With } from '../game.ts'
import { NotationError, parseTurn } from './notation.ts'
import type { Event } from './state.ts'
import type { Kind, Piece } from './types.ts'

/** A key of the messages and what goes into it. */
export type Words = { key: string; with: With }

const named = (kinds: readonly Kind[]): string => `@${kinds.map(kind => `piece.${kind}`).join(' ')}`
const kindsOf = (pieces: readonly Piece[]): Kind[] => pieces.map(piece => piece.kind)

function turnWords(event: Extract<Event, { type: 'turn' }>): Words[] {
  const turn = parseTurn(event.lan)
  if (turn instanceof NotationError) return []
  const words: Words[] = turn.steps.map((step, i) => ({
    key: i ? `event.then.${step.kind}` : `event.${step.kind}`,
    with: { seat: event.seat, piece: named(kindsOf(step.pieces)), square: turn.from, target: step.to },
  }))
  if (event.taken.length) words.push({ key: 'event.taken', with: { piece: named(event.taken) } })
  for (const { square, kind } of event.heroes) words.push({ key: 'event.hero', with: { piece: named([kind]), square } })
  if (event.check) words.push({ key: 'event.check', with: {} })
  return words
}

/** What happened, in words: for the live region and the log. */
export function wordsFor(event: Event): Words[] {
  switch (event.type) {
    case 'colours':
      return [{ key: 'event.colours', with: { seat: event.red } }]
    case 'turn':
      return turnWords(event)
    case 'offer':
      return [{ key: `event.offer.${event.what}`, with: { seat: event.seat } }]
    case 'answer':
      return [{ key: `event.${event.accept ? 'yes' : 'no'}.${event.what}`, with: { seat: event.seat } }]
    case 'takenBack':
      return [{ key: 'event.takenBack', with: { seat: event.seat } }]
    case 'ended': {
      const drawn: Words = { key: 'event.drawn', with: {} }
      const result = event.winner === null ? drawn : { key: 'event.won', with: { seat: event.winner } }
      return [{ key: `end.${event.reason}`, with: {} }, result]
    }
  }
}

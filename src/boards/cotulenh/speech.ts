import { explodes, NotationError, parseTurn } from '../../games/cotulenh/rules/notation.ts'
import type { Event } from '../../games/cotulenh/types.ts'
import type { Say } from '../board.ts'
import { soundsOf } from '../sounds.ts'
import { piecesName } from './words.ts'

function turnWords(event: Extract<Event, { type: 'turn' }>, say: Say): string {
  const turn = parseTurn(event.lan)
  if (turn instanceof NotationError) return event.lan
  const steps = turn.steps.map((step, index) =>
    say(`event.${index ? 'then.' : ''}${step.kind}`, {
      seat: event.seat,
      piece: piecesName(step.pieces, say),
      square: turn.from,
      target: step.to,
    }),
  )
  const taken = event.taken.map(kind => say(`piece.${kind}`)).join(', ')
  return [
    ...steps,
    ...(taken ? [say('event.taken', { piece: taken })] : []),
    ...event.heroes.map(({ square, kind }) => say('event.hero', { piece: say(`piece.${kind}`), square })),
    ...(event.check ? [say('event.check')] : []),
  ].join(' ')
}

export function announce(event: Event, say: Say): string | null {
  switch (event.type) {
    case 'colours':
      return say('event.colours', { seat: event.red })
    case 'arranged':
      return say('event.arranged', { seat: event.seat })
    case 'revealed':
      return say('event.revealed', { seat: event.first })
    case 'turn':
      return turnWords(event, say)
    case 'offer':
      return say(`event.offer.${event.what}`, { seat: event.seat })
    case 'answer':
      return say(`event.${event.accept ? 'yes' : 'no'}.${event.what}`, { seat: event.seat })
    case 'takenBack':
      return say('event.takenBack', { seat: event.seat })
    case 'redone':
      return say('event.redone', { seat: event.seat })
    case 'ended':
      return event.winner === null ? say('event.drawn') : say('event.won', { seat: event.winner })
  }
}

export const sound = soundsOf<Event>({
  colours: 'deal',
  revealed: 'deal',
  arranged: 'click',
  turn: ({ lan, taken }) => (explodes(lan) ? 'explosion' : taken.length ? 'capture' : 'click'),
  offer: 'turn',
  ended: ({ winner }, me) => (winner !== null && winner === me ? 'win' : 'lose'),
})

/** A capture, an explosion, the end. */
export const moment = (event: Event): boolean =>
  event.type === 'ended' || (event.type === 'turn' && (event.taken.length > 0 || explodes(event.lan)))

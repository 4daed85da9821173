import type { SoundName } from '../../client/sound.ts'
import type { Viewer } from '../../games/game.ts'
import type { Action } from '../../games/okey/action.ts'
import type { Event } from '../../games/okey/types.ts'
import type { Say, Shout } from '../board.ts'
import { commonWords, tileKey } from '../rummy/speech.ts'

/** One event in words. */
export function announce(event: Event, say: Say, me: Viewer): string | null {
  switch (event.type) {
    case 'dealt':
    case 'drew':
    case 'took':
      return commonWords(event, say, me)
    case 'discarded':
    case 'showed':
    case 'wrongFinish':
      return say(`event.${event.type}`, { seat: event.seat, tile: tileKey(event.tile) })
    case 'finished':
      return say(`event.${event.kind}`, { seat: event.seat, tile: tileKey(event.tile) })
    case 'passed':
      return say('event.passed', { seat: event.seat })
    case 'ended':
    case 'over':
      return null
  }
}

export function sound(event: Event, me: Viewer): SoundName | null {
  switch (event.type) {
    case 'dealt':
      return 'deal'
    case 'drew':
      return event.seat === me ? 'draw' : null
    case 'took':
      return 'slide'
    case 'discarded':
      return 'click'
    case 'showed':
      return 'lay'
    case 'wrongFinish':
      return 'refuse'
    case 'finished':
      return event.seat === me ? 'win' : 'lose'
    default:
      return null
  }
}

export function shout(event: Event): Shout | null {
  if (event.type === 'finished') return { seat: event.seat, key: `shout.${event.kind}` }
  if (event.type === 'showed') return { seat: event.seat, key: 'shout.showed' }
  return null
}

const MOMENTS: readonly Event['type'][] = ['showed', 'finished']
export const moment = (event: Event): boolean => MOMENTS.includes(event.type)

export const describe = (action: Action, say: Say): string | null => (action.type === 'pass' ? say('learn.pass') : null)

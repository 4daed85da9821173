import type { Action } from '../../games/okey101/action.ts'
import type { SoundName } from '../../client/sound.ts'
import type { Viewer } from '../../games/game.ts'
import type { Event, TableMeld } from '../../games/okey101/types.ts'
import { codeOf } from '../../rummy/tiles.ts'
import type { Say, Shout } from '../board.ts'
import { commonWords, tileKey } from '../rummy/speech.ts'

const meldsKey = (melds: readonly TableMeld[]) =>
  `@${melds.flatMap(meld => meld.tiles.map(one => `tile.${codeOf(one.as)}`)).join(' ')}`

/** One event in words. */
export function announce(event: Event, say: Say, me: Viewer): string | null {
  switch (event.type) {
    case 'dealt':
    case 'drew':
    case 'took':
      return commonWords(event, say, me)
    case 'opened':
      return say(`event.opened.${event.how}`, { seat: event.seat, n: event.amount, tiles: meldsKey(event.melds) })
    case 'laid':
      return say('event.laid', { seat: event.seat, tiles: meldsKey(event.melds) })
    case 'fined':
      return say('event.fined', { seat: event.seat, points: event.line.points, why: `@line.${event.line.key}` })
    case 'gaveBack':
    case 'laidOff':
    case 'swapped':
    case 'discarded':
      return say(`event.${event.type}`, { seat: event.seat, tile: tileKey(event.tile) })
    case 'undone':
    case 'declared':
    case 'passed':
      return say(`event.${event.type}`, { seat: event.seat })
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
    case 'gaveBack':
    case 'undone':
      return 'slide'
    case 'opened':
      return 'claim'
    case 'laid':
    case 'laidOff':
    case 'swapped':
      return 'lay'
    case 'discarded':
      return 'click'
    case 'fined':
      return 'refuse'
    case 'ended':
      return me !== null && event.winners.includes(me) ? 'win' : 'lose'
    default:
      return null
  }
}

export function shout(event: Event): Shout | null {
  if (event.type === 'opened') return { seat: event.seat, key: `shout.${event.how}` }
  if (event.type === 'fined') return { seat: event.seat, key: 'shout.fined' }
  return null
}

const MOMENTS: readonly Event['type'][] = ['opened', 'laid', 'laidOff', 'swapped', 'fined', 'ended']
export const moment = (event: Event): boolean => MOMENTS.includes(event.type)

export const describe = (action: Action, say: Say): string | null => (action.type === 'pass' ? say('learn.pass') : null)

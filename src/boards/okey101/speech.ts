import type { Viewer } from '../../games/game.ts'
import type { Event, TableMeld } from '../../games/okey101/types.ts'
import { codeOf } from '../../rummy/tiles.ts'
import type { Say, Shout } from '../board.ts'
import { momentsOf } from '../moments.ts'
import { ownDraw, soundsOf } from '../sounds.ts'
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

export const sound = soundsOf<Event>({
  dealt: 'deal',
  drew: ownDraw,
  took: 'slide',
  gaveBack: 'slide',
  undone: 'slide',
  opened: 'claim',
  laid: 'lay',
  laidOff: 'lay',
  swapped: 'lay',
  discarded: 'click',
  fined: 'refuse',
  ended: ({ winners }, me) => (me !== null && winners.includes(me) ? 'win' : 'lose'),
})

export function shout(event: Event): Shout | null {
  if (event.type === 'opened') return { seat: event.seat, key: `shout.${event.how}` }
  if (event.type === 'fined') return { seat: event.seat, key: 'shout.fined' }
  return null
}

export const moment = momentsOf<Event>('opened', 'laid', 'laidOff', 'swapped', 'fined', 'ended')

import type { Seat, Viewer } from '../../games/game.ts'
import { face } from '../../games/okey/deal.ts'
import type { Event } from '../../games/okey/types.ts'
import { codeOf } from '../../games/rummy/tiles.ts'
import type { Say } from '../board.ts'

const tileKey = (tile: number) => `@tile.${codeOf(face(tile))}`

/** One event in words; what others draw from the stock is not said. */
export function announce(event: Event, say: Say, me: Viewer): string | null {
  switch (event.type) {
    case 'dealt':
      return say('event.dealt', {
        n: event.hand,
        seat: event.seat,
        tile: tileKey(event.indicator),
        okey: `@tile.${codeOf(event.okey)}`,
      })
    case 'drew':
      return event.tile !== null && event.seat === me
        ? say('event.drewOwn', { tile: tileKey(event.tile) })
        : say('event.drew', { seat: event.seat })
    case 'took':
      return say('event.took', { seat: event.seat, from: event.from, tile: tileKey(event.tile) })
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

export function sound(event: Event, me: Viewer): string | null {
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

export function shout(event: Event): { seat: Seat; key: string } | null {
  if (event.type === 'finished') return { seat: event.seat, key: `shout.${event.kind}` }
  if (event.type === 'showed') return { seat: event.seat, key: 'shout.showed' }
  return null
}

import type { Viewer } from '../../games/game.ts'
import { face } from '../../games/remi/rules/tiles.ts'
import type { Event, Tile } from '../../games/remi/types.ts'
import { codeOf } from '../../rummy/tiles.ts'
import type { Say, Shout } from '../board.ts'
import { momentsOf } from '../moments.ts'
import { ownDraw, soundsOf, winOrLose } from '../sounds.ts'

const tileKey = (tile: Tile) => `@tile.${codeOf(face(tile))}`

/** One event in words; what others draw, and how they arrange, is not said. */
export function announce(event: Event, say: Say, me: Viewer): string | null {
  switch (event.type) {
    case 'deal':
      return say('event.deal', { n: event.hand, seat: event.starter, tiles: tileKey(event.atu) })
    case 'draw':
      return event.tile !== null && event.seat === me
        ? say('event.drawOwn', { tiles: tileKey(event.tile) })
        : say('event.draw', { seat: event.seat })
    case 'take':
      return say('event.take', { seat: event.seat, from: event.from, tiles: tileKey(event.tile) })
    case 'discard':
      return say('event.discard', { seat: event.seat, tiles: tileKey(event.tile) })
    case 'exchange':
      return event.gave !== null && event.got !== null
        ? say('event.exchangeOwn', { tiles: tileKey(event.gave), got: tileKey(event.got) })
        : say('event.exchange', { seat: event.seat })
    case 'launch':
    case 'spoil':
    case 'close':
      return say(`event.${event.type}`, { seat: event.seat })
    case 'swap':
    case 'void':
      return say(`event.${event.type}`)
    case 'arrange':
    case 'settle':
    case 'over':
      return null
  }
}

export const sound = soundsOf<Event>({
  deal: 'deal',
  draw: ownDraw,
  take: 'slide',
  exchange: 'slide',
  discard: 'click',
  launch: 'claim',
  close: winOrLose,
  void: 'lose',
})

export function shout(event: Event): Shout | null {
  if (event.type === 'close') return { seat: event.seat, key: 'shout.close' }
  if (event.type === 'launch') return { seat: event.seat, key: 'shout.launch' }
  return null
}

export const moment = momentsOf<Event>('launch', 'close')

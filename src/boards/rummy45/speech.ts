import type { Viewer } from '../../games/game.ts'
import { named } from '../../games/rummy45/rules/tiles.ts'
import type { Event } from '../../games/rummy45/types.ts'
import type { Say, Shout } from '../board.ts'
import { momentsOf } from '../moments.ts'
import { ownDraw, soundsOf, winOrLose } from '../sounds.ts'

/** One event in words; what others draw from the stock is not said. */
export function announce(event: Event, say: Say, me: Viewer): string | null {
  switch (event.type) {
    case 'deal': {
      const values = { n: event.hand, seat: event.starter }
      return event.atu === null
        ? say('event.deal', values)
        : say('event.dealAtu', { ...values, tiles: named([event.atu]) })
    }
    case 'draw':
      return event.tile !== null && event.seat === me
        ? say('event.drawOwn', { tiles: named([event.tile]) })
        : say('event.draw', { seat: event.seat })
    case 'take':
      return say('event.take', { seat: event.seat, tiles: named(event.tiles) })
    case 'undone':
      return say('event.undone', { seat: event.seat, tiles: named(event.tiles) })
    case 'giveBack':
    case 'discard':
      return say(`event.${event.type}`, { seat: event.seat, tiles: named([event.tile]) })
    case 'lay': {
      const tiles = named(event.tiles)
      const laid =
        event.first === null
          ? say('event.lay', { seat: event.seat, tiles })
          : say('event.firstMeld', { seat: event.seat, tiles, points: event.first })
      return event.jokers.length ? `${laid} ${say('event.joker', { seat: event.seat })}` : laid
    }
    case 'reshuffle':
      return say('event.reshuffle', { n: event.stock })
    case 'close':
      return say('event.close', { seat: event.seat })
    case 'stockEnd':
      return say('event.stockEnd')
    case 'settle':
    case 'over':
      return null
  }
}

export const sound = soundsOf<Event>({
  deal: 'deal',
  reshuffle: 'deal',
  draw: ownDraw,
  take: 'slide',
  giveBack: 'slide',
  lay: 'lay',
  undone: 'slide',
  discard: 'click',
  close: winOrLose,
  stockEnd: 'lose',
})

export function shout(event: Event): Shout | null {
  if (event.type === 'lay' && event.first !== null) return { seat: event.seat, key: 'shout.first' }
  if (event.type === 'close') return { seat: event.seat, key: 'shout.close' }
  return null
}

export const moment = momentsOf<Event>('lay', 'close')

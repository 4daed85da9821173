import type { Action } from '../../games/mahjong/action.ts'
import type { Viewer } from '../../games/game.ts'
import { kindOf } from '../../games/mahjong/rules/tiles.ts'
import type { Event, Tile, View } from '../../games/mahjong/types.ts'
import type { Key } from '../../messages/message.ts'
import { sayAny } from '../../messages/translate.ts'
import type { Say, Shout } from '../board.ts'
import { momentsOf } from '../moments.ts'
import { ownDraw, soundsOf } from '../sounds.ts'
import { nameOf } from './words.ts'

/** One event in words, for the live region and the log. What others draw, and what the scores show, is not said. */
export function announce(event: Event, say: Say, me: Viewer): string | null {
  const name = (tile: Tile) => nameOf(kindOf(tile), say)
  switch (event.type) {
    case 'deal':
      return say('tell.deal', { n: event.hand, seat: event.dealer, wind: sayAny(say, `board.wind.${event.round}`) })
    case 'flower':
      return say('tell.flower', { seat: event.seat, tile: name(event.tile) })
    case 'draw':
      return event.tile !== null && event.seat === me ? say('tell.draw', { tile: name(event.tile) }) : null
    case 'discard':
      return say('tell.discard', { seat: event.seat, tile: name(event.tile) })
    case 'call':
      return say(`tell.${event.call}`, {
        seat: event.seat,
        from: event.from,
        tiles: event.meld.tiles.map(name).join(', '),
      })
    case 'gang':
      return say(event.concealed ? 'tell.concealedGang' : 'tell.addedGang', {
        seat: event.seat,
        tile: name(event.tile),
      })
    case 'robbed':
      return say('tell.robbed', { seat: event.seat, from: event.from, tile: name(event.tile) })
    case 'hu': {
      const values = { seat: event.seat, tile: name(event.tile), n: event.fan }
      return event.from === null ? say('tell.selfDraw', values) : say('tell.hu', { ...values, from: event.from })
    }
    case 'drawn':
      return say('tell.drawn')
    case 'over':
      return event.ranking.length ? say('tell.over', { seat: event.ranking[0] }) : null
    case 'settle':
    case 'answer':
      return null
  }
}

export const sound = soundsOf<Event>({
  deal: 'deal',
  draw: ownDraw,
  flower: 'slide',
  discard: 'click',
  call: 'claim',
  gang: 'lay',
  hu: ({ from }, me) => (me !== null && from === me ? 'lose' : 'win'),
  drawn: 'lose',
})

export function shout(event: Event): Shout | null {
  if (event.type === 'call') return { seat: event.seat, key: `shout.${event.call}` }
  if (event.type === 'gang') return { seat: event.seat, key: 'shout.gang' }
  if (event.type === 'hu') return { seat: event.seat, key: event.from === null ? 'shout.selfDraw' : 'shout.hu' }
  return null
}

// Two can want one tile only in these ways: theirs, then ours.
const BEATEN: Partial<Record<string, Key>> = {
  'peng chi': 'beaten.pengChi',
  'gang chi': 'beaten.gangChi',
  'hu chi': 'beaten.huChi',
  'hu peng': 'beaten.huPeng',
  'hu gang': 'beaten.huGang',
  'hu hu': 'beaten.huHu',
}

/** We called, and somebody else's call went before ours; where all winners are paid, none goes before another. */
export function beaten(
  { viewer, answer }: Pick<View, 'viewer' | 'answer'>,
  events: readonly Event[],
  say: Say,
): string | null {
  const taken = events.filter(event => event.type === 'call' || event.type === 'hu')
  if (answer?.type !== 'call' || taken.length === 0 || taken.some(event => event.seat === viewer)) return null
  const [first] = taken
  const key = BEATEN[`${first.type === 'hu' ? 'hu' : first.call} ${answer.call}`]
  return key ? sayAny(say, key, { seat: first.seat }) : null
}

export const moment = momentsOf<Event>('call', 'gang', 'hu')

/** What was answered in a call window is told by no event to those who did not answer. */
export function describe(action: Action, say: Say): string | null {
  if (action.type === 'call') return say(`shout.${action.call}`)
  return action.type === 'pass' ? say('learn.pass') : null
}

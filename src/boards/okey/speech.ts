import type { Viewer } from '../../games/game.ts'
import type { Event } from '../../games/okey/types.ts'
import type { Say, Shout } from '../board.ts'
import { momentsOf } from '../moments.ts'
import { ownDraw, soundsOf, winOrLose } from '../sounds.ts'
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

export const sound = soundsOf<Event>({
  dealt: 'deal',
  drew: ownDraw,
  took: 'slide',
  discarded: 'click',
  showed: 'lay',
  wrongFinish: 'refuse',
  finished: winOrLose,
})

export function shout(event: Event): Shout | null {
  if (event.type === 'finished') return { seat: event.seat, key: `shout.${event.kind}` }
  if (event.type === 'showed') return { seat: event.seat, key: 'shout.showed' }
  return null
}

export const moment = momentsOf<Event>('showed', 'finished')

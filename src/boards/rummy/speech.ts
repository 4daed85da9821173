import type { Seat, Viewer } from '../../games/game.ts'
import { codeOf, FJ, faceOf } from '../../rummy/tiles.ts'
import type { Say } from '../board.ts'

/** How a hand of Okey and of Okey 101 begins and goes on alike. */
type Common =
  | { type: 'dealt'; hand: number; seat: Seat; indicator: number; okey: number }
  | { type: 'drew'; seat: Seat; tile: number | null }
  | { type: 'took'; seat: Seat; from: Seat; tile: number }

/** A tile of the two Okey games, as a key for `say` to translate. */
export const tileKey = (tile: number) => `@tile.${codeOf(faceOf(tile, FJ))}`

/** What others draw from the stock is not said. */
export function commonWords(event: Common, say: Say, me: Viewer): string {
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
  }
}

/** No event tells of a pass. */
export const describePass = (action: { type: string }, say: Say): string | null =>
  action.type === 'pass' ? say('learn.pass') : null

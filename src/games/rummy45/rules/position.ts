import type { Seat } from '../../game.ts'
import { ownHand } from '../../../rummy/atuGame.ts'
import type { Options } from '../options.ts'
import type { Laid, Taken, Tile, View } from '../types.ts'

/** What a draft is judged by: all of it is the player's own to know. */
export type Position = {
  seat: Seat
  hand: readonly Tile[]
  table: readonly (readonly Laid[])[]
  melded: boolean
  taken: Taken | null
  options: Options
}

/** What this viewer's drafts are judged by; watchers have none. */
export function positionOf(view: View): Position | null {
  if (view.viewer === null) return null
  return {
    seat: view.viewer,
    hand: ownHand(view),
    table: view.table,
    melded: view.players[view.viewer].melded,
    taken: view.taken,
    options: view.options,
  }
}

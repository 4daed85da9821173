import type { Line } from '../../games/game.ts'
import type { Event, View } from '../../games/mahjong/types.ts'
import type { Ending } from '../board.ts'
import Result from './Result.svelte'
import { costly, remark, story } from './story.ts'

/** A winner's lines are fan; who pays is told to whom, in points. */
const isFan = (line: Line) => line.with === undefined

export default {
  Result,
  story,
  costly,
  remark,
  // Fan are shown with the winner's tiles.
  listed: line => !isFan(line),
  worth: (line, say) => (isFan(line) ? say('board.fan', { n: line.points }) : null),
} satisfies Ending<View, Event>

import type { Event, View } from '../../games/mahjong/types.ts'
import type { Ending } from '../board.ts'
import Result from './Result.svelte'
import { costly, remark, story } from './story.ts'

export default {
  Result,
  story,
  costly,
  remark,
  // A winner's lines are fan; who pays is told to whom, in points.
  // Fan are shown with the winner's tiles.
  listed: line => line.with !== undefined,
} satisfies Ending<View, Event>

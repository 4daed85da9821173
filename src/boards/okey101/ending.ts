import { partners } from '../../games/okey101/rules/opening.ts'
import type { Event, View } from '../../games/okey101/types.ts'
import type { Ending } from '../board.ts'
import Result from './Result.svelte'
import { remark, story } from './story.ts'

export default {
  Result,
  story,
  remark,
  partners,
  winners: ({ result }) => result?.winners ?? [],
  // What is charged for it says too that there was none.
  listed: ({ key }, { lines }) => key !== 'noScore' || !lines.some(line => line.key === 'unscored'),
} satisfies Ending<View, Event>

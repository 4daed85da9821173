import type { Event, View } from '../../games/rummy45/types.ts'
import type { Ending } from '../board.ts'
import Result from './Result.svelte'
import { story } from './story.ts'

export default {
  Result,
  story,
} satisfies Ending<View, Event>

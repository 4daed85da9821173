import type { Event, View } from '../../games/cotulenh/types.ts'
import type { Ending } from '../board.ts'
import Result from './Result.svelte'
import { story } from './story.ts'

export default {
  Result,
  story,
  // A result is all there is to say: it stands over the names.
  listed: () => false,
} satisfies Ending<View, Event>

import { inTeams } from '../../games/okey/rules/payment.ts'
import type { Event, View } from '../../games/okey/types.ts'
import type { Ending } from '../board.ts'
import Result from './Result.svelte'
import { story, winners } from './story.ts'

export default {
  Result,
  story,
  winners,
  partners: inTeams,
} satisfies Ending<View, Event>

import type { Ending } from '../../../../../src/boards/board.ts'
import type { Event, View } from '../../games/nim/index.ts'
import Result from './Result.svelte'

export default { Result } satisfies Ending<View, Event>

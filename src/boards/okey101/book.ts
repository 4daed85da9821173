import type { Book } from '../board.ts'
import Pictures from './Pictures.svelte'
import { points } from './points.ts'

/** Fetched with the rules page. */
export default { Pictures, points } satisfies Book

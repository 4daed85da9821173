import type { Action } from '../action.ts'
import type { Openings } from '../rules/bestOpening.ts'
import { openings } from '../rules/bestOpening.ts'
import type { View } from '../types.ts'
import { goOut } from './goOut/goOut.ts'

/** What a player could open with and how to go out: searches for which no page should stand still. */
export type Ask = { n: number; view: View }
export type Told = { n: number; openings: Openings; way: Action[] | null }

addEventListener('message', ({ data: { n, view } }: MessageEvent<Ask>) => {
  postMessage({ n, openings: openings(view), way: goOut(view) } satisfies Told)
})

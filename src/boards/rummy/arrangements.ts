import { fetchPart } from '../../client/fetchPart.ts'
import type { MeldRules } from '../../rummy/meld.ts'

/** The search for the best arrangement: a board stands without it. */
export const arranging = () => import('./arranging.ts')

/** The hand in its best arrangement, by runs and sets or by pairs. */
export async function arranged(
  by: 'byMelds' | 'byPairs',
  hand: readonly number[],
  rules: MeldRules,
  face: (tile: number) => number,
) {
  const ways = await fetchPart(arranging)
  return ways[by](hand, rules, face)
}

import type { HeadToHead } from '../../circle/standings.ts'

/** How one member stands against each other one, whichever of the two the pair begins with. */
export const against = (
  versus: readonly HeadToHead[],
  who: number,
): { other: number; ahead: number; behind: number; level: number }[] =>
  versus.flatMap(({ a, b, ahead, behind, level }) =>
    a === who
      ? [{ other: b, ahead, behind, level }]
      : b === who
        ? [{ other: a, ahead: behind, behind: ahead, level }]
        : [],
  )

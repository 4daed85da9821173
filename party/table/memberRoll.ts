import type { Membership } from './store.ts'

/** How often this member has signed other devices out. */
export const eraOf =
  ({ eras = [] }: Membership) =>
  (member: number): number =>
    eras.find(([of]) => of === member)?.[1] ?? 0

/** Which member this is, of those who are one now; era: of the pass it was shown by. */
export const memberHere = (circle: Membership, member: number | null, era: number): number | null =>
  member === null || circle.gone?.includes(member) || era < eraOf(circle)(member) ? null : member

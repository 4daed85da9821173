import type { ClaimInfo } from '../../circle/protocol.ts'

/** What several devices say of the same member is asked once; names that nobody has are put together, too. */
export function claimGroups(claims: readonly ClaimInfo[]): ClaimInfo[][] {
  const groups = new Map<number | null, ClaimInfo[]>()
  for (const claim of claims) groups.set(claim.member, [...(groups.get(claim.member) ?? []), claim])
  return [...groups.values()]
}

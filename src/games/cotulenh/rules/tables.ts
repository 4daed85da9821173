import { rulesKey, type HouseRules } from './houseRules.ts'
import { A, C, E, F, F2, G, H, I, KIND_COUNT, M, N, S, T, T2, bits } from './pieces.ts'
import { carriers } from './stack.ts'

type Ranges = { move: Int8Array; capture: Int8Array }

export type Tables = Ranges & { carrier: Int8Array; shielded: number; rules: HouseRules }

/** Index of a kind's ranges: by hero, then 1 for diagonals. */
const rangeIndex = (kind: number, hero: number, diagonal: number): number => (kind << 2) | (hero << 1) | diagonal

/** [orthogonal, diagonal] of move and capture, plain and heroic. */
function ranges(rules: HouseRules): Ranges {
  const move = new Int8Array(KIND_COUNT * 4)
  const capture = new Int8Array(KIND_COUNT * 4)
  const set = (kind: number, hero: number, orthogonal: number, diagonal: number) => {
    for (const [d, range] of [orthogonal, diagonal].entries()) {
      move[rangeIndex(kind, hero, d)] = kind === C && range ? 11 : range
      capture[rangeIndex(kind, hero, d)] = range
    }
  }
  const straight: [number, number][] = [[I, 1], [T, 2], [T2, 2], [E, 1], [G, 1]] // prettier-ignore
  const round: [number, number][] = [[M, 1], [A, 3], [F, 4], [F2, 4], [N, 4]] // prettier-ignore
  for (const [kind, range] of straight) set(kind, 0, range, 0)
  for (const [kind, range] of round) set(kind, 0, range, range)
  for (const [kind, range] of [...straight, ...round]) set(kind, 1, range + 1, range + 1)
  set(C, 0, 1, 0)
  set(C, 1, 1, 0)
  set(S, 0, 2, 1)
  set(S, 1, 3, 2)
  const hq = rules.hqTwoSteps ? 2 : 1
  set(H, 1, hq, hq)
  return { move, capture }
}

/** Everything a set of rules changes about the pieces. */
export const makeTables = (rules: HouseRules): Tables => ({
  ...ranges(rules),
  carrier: carriers(rules),
  shielded: rules.hqShield ? bits(I, M, G, S) : 0,
  rules,
})

const cache: Tables[] = []

/** The same, made once for each set of rules. */
export const tablesFor = (rules: HouseRules): Tables => (cache[rulesKey(rules)] ??= makeTables(rules))

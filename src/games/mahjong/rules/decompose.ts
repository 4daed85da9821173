import { isOrphans, isPairs, isStandard, pack } from './suits.ts'
import { HONOURS } from './tiles.ts'
import type { MeldType } from '../types.ts'

/** One set of a finished hand: `kind` is its lowest. */
export type Group = { run: boolean; quad: boolean; claimed: boolean; kind: number }
/** One way to read the concealed tiles; orphans and seven pairs have no sets. */
export type Reading = { form: 'standard' | 'orphans' | 'pairs'; groups: Group[]; pair: number | null }

/** What lies on the table; a chi by its lowest kind. */
export type Declared = { type: MeldType; tile: number }

export const declaredGroup = ({ type, tile }: Declared): Group => ({
  run: type === 'chi',
  quad: type === 'gang' || type === 'concealed_gang',
  claimed: type !== 'concealed_gang',
  kind: tile,
})

/** Every way to split `counts` from `kind` on into sets, each appended to `made`. */
function splits(counts: number[], kind: number, made: Group[], found: (groups: Group[]) => void): void {
  while (kind < counts.length && !counts[kind]) kind++
  if (kind === counts.length) return found(made)
  const group = { quad: false, claimed: false, kind }
  if (counts[kind] >= 3) {
    counts[kind] -= 3
    splits(counts, kind, [...made, { ...group, run: false }], found)
    counts[kind] += 3
  }
  if (kind < HONOURS && kind % 9 < 7 && counts[kind + 1] && counts[kind + 2]) {
    for (let i = kind; i < kind + 3; i++) counts[i]--
    splits(counts, kind, [...made, { ...group, run: true }], found)
    for (let i = kind; i < kind + 3; i++) counts[i]++
  }
}

/** All readings of a concealed part; none when it is not complete. */
export function readings(concealed: readonly number[], sevenPairs: boolean, quads: boolean): Reading[] {
  const suits = pack(concealed)
  const found: Reading[] = []
  if (isStandard(suits)) {
    const counts = new Array<number>(34).fill(0)
    for (const kind of concealed) counts[kind]++
    for (let pair = 0; pair < counts.length; pair++) {
      if (counts[pair] < 2) continue
      counts[pair] -= 2
      splits(counts, 0, [], groups => found.push({ form: 'standard', groups, pair }))
      counts[pair] += 2
    }
  }
  if (concealed.length !== 14) return found
  if (isOrphans(suits)) found.push({ form: 'orphans', groups: [], pair: null })
  if (sevenPairs && isPairs(suits, quads)) found.push({ form: 'pairs', groups: [], pair: null })
  return found
}

import { distance, pairsDistance, usefulTiles } from '../../src/rummy/solver/distance.ts'
import { isWild, plainFace, type MeldRules } from '../../src/rummy/meld.ts'

/** What a hand of fourteen faces is to who only counts: tiles away, and unseen tiles that bring it nearer. */
type Counted = { away: number; useful: number }

/** A game in which fourteen tiles must be complete: its melds, whether pairs do too, what the two special tiles are. */
export type Table = { rules: MeldRules; pairs: boolean; special: number; unseen: readonly number[] }

export function awayOf(faces: readonly number[], { rules, pairs }: Table): number {
  const melds = distance(faces, rules)
  return pairs ? Math.min(melds, pairsDistance(faces, rules)) : melds
}

function usefulTo(faces: readonly number[], away: number, { rules, pairs, special }: Table): number[] {
  const found = new Set<number>()
  if (distance(faces, rules) === away) for (const face of usefulTiles(faces, rules, special)) found.add(face)
  if (pairs && pairsDistance(faces, rules) === away) {
    const plain = faces.filter(face => !isWild(face, rules)).map(face => plainFace(face, rules))
    for (const face of plain)
      if (plain.indexOf(face) === plain.lastIndexOf(face)) found.add(face === rules.okey ? special : face)
    found.add(rules.okey ?? special)
  }
  return [...found]
}

function count(faces: readonly number[], table: Table): Counted {
  const away = awayOf(faces, table)
  return { away, useful: usefulTo(faces, away, table).reduce((sum, face) => sum + table.unseen[face], 0) }
}

const without = (faces: readonly number[], at: number) => faces.filter((_, i) => i !== at)
const once = (faces: readonly number[]) => faces.flatMap((face, i) => (faces.indexOf(face) === i ? [i] : []))

/** The places of the discards that keep fifteen tiles nearest; a wild is never among them while there is another. */
function nearest(faces: readonly number[], table: Table): { places: number[]; away: number } {
  const plain = once(faces).filter(i => !isWild(faces[i], table.rules))
  const tried = (plain.length ? plain : once(faces)).map(at => ({ at, away: awayOf(without(faces, at), table) }))
  const away = Math.min(...tried.map(one => one.away))
  return { places: tried.filter(one => one.away === away).map(one => one.at), away }
}

/** Greedy: of these the one that leaves most useful tiles. */
export function greedyPlace(faces: readonly number[], table: Table): number {
  const { places } = nearest(faces, table)
  const worth = places.map(at => count(without(faces, at), table).useful)
  return places[worth.indexOf(Math.max(...worth))]
}

/** Two steps: each useful tile weighed by how many useful ones the best hand with it would have. */
export function lookAheadPlace(faces: readonly number[], table: Table): number {
  const { places, away } = nearest(faces, table)
  if (places.length === 1 || away < 2) return greedyPlace(faces, table)
  const ranked = places
    .map(at => ({ at, useful: count(without(faces, at), table).useful }))
    .sort((a, b) => b.useful - a.useful)
    .slice(0, 4)
  const worth = ranked.map(({ at }) => {
    const kept = without(faces, at)
    let sum = 0
    for (const drawn of usefulTo(kept, away, table)) {
      if (!table.unseen[drawn]) continue
      const then = [...kept, drawn]
      const next = { ...table, unseen: table.unseen.map((n, face) => (face === drawn ? n - 1 : n)) }
      sum += table.unseen[drawn] * (1 + count(without(then, greedyPlace(then, next)), next).useful)
    }
    return sum
  })
  return ranked[worth.indexOf(Math.max(...worth))].at
}

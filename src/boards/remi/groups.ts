import { face } from '../../games/remi/rules/tiles.ts'
import { deadValue, readMeld, type MeldRules } from '../../rummy/meld.ts'

type Part = { tiles: number[]; meld: boolean }

/** A row of tiles without a gap, as the melds and rests that leave the least loose. */
export function partsOf(block: readonly number[], rules: MeldRules): Part[] {
  const cost = block.map(tile => deadValue(face(tile), rules))
  // best[i]: what the first i tiles cost, and how long the meld is that ends there (0: the last one is loose).
  const best = [{ cost: 0, meld: 0 }]
  for (let end = 1; end <= block.length; end++) {
    let found = { cost: best[end - 1].cost + cost[end - 1], meld: 0 }
    for (let size = 3; size <= end; size++) {
      if (best[end - size].cost >= found.cost) continue
      if (readMeld(block.slice(end - size, end).map(face), rules)) found = { cost: best[end - size].cost, meld: size }
    }
    best.push(found)
  }
  const parts: Part[] = []
  for (let end = block.length; end > 0;) {
    const { meld } = best[end]
    const start = end - (meld || 1)
    const tiles = block.slice(start, end)
    if (meld || !parts.length || parts[0].meld) parts.unshift({ tiles, meld: meld > 0 })
    else parts[0].tiles.unshift(...tiles)
    end = start
  }
  return parts
}

/**
 * The board as it stands. good: tiles in proper groups; wrong: three or more side by side that are no group; loose: all
 * that stand in no group, and deadwood what they would cost; groups: what the table keeps of it, melds: those of them
 * that count.
 */
export type Judged = {
  good: Set<number>
  wrong: Set<number>
  loose: number[]
  deadwood: number
  groups: number[][]
  melds: number[][]
}

export function judge(blocks: readonly number[][], rules: MeldRules): Judged {
  const parts = blocks.flatMap(block => partsOf(block, rules))
  const melds = parts.filter(part => part.meld).map(part => part.tiles)
  const rests = parts.filter(part => !part.meld).map(part => part.tiles)
  const loose = rests.flat()
  return {
    good: new Set(melds.flat()),
    wrong: new Set(rests.filter(tiles => tiles.length > 2).flat()),
    loose,
    deadwood: loose.reduce((sum, tile) => sum + deadValue(face(tile), rules), 0),
    groups: parts.map(part => part.tiles).filter(tiles => tiles.length > 1),
    melds,
  }
}

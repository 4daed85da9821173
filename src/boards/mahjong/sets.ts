import { readings, type Reading } from '../../games/mahjong/rules/decompose.ts'
import { kindOf } from '../../games/mahjong/rules/tiles.ts'
import type { Tile, Win } from '../../games/mahjong/types.ts'

/** The reading that was scored: runs where all are runs, else the one with the most alike. */
function scored(found: readonly Reading[], keys: ReadonlySet<string>): Reading | undefined {
  if (keys.has('sevenPairs')) return found.find(({ form }) => form === 'pairs')
  const runs = ({ groups }: Reading) => groups.filter(group => group.run).length
  const standard = found.filter(({ form }) => form === 'standard')
  const ordered = standard.toSorted((a, b) => (keys.has('allChows') ? runs(b) - runs(a) : runs(a) - runs(b)))
  return ordered[0] ?? found[0]
}

/** The concealed part of a win as it was counted: its sets, then the pair. A hand without sets (orphans, flowers) is one. */
export function setsOf({ hand, score }: Pick<Win, 'hand' | 'score'>): Tile[][] {
  const keys = new Set<string>(score.items.map(({ key }) => key))
  const reading = scored(readings(hand.map(kindOf), true, true), keys)
  const left = [...hand]
  const take = (kind: number) =>
    left.splice(
      left.findIndex(tile => kindOf(tile) === kind),
      1,
    )[0]
  if (!reading || reading.form === 'orphans') return [left]
  if (reading.form === 'pairs') return hand.flatMap((_, i) => (i % 2 ? [] : [hand.slice(i, i + 2)]))
  const sets = reading.groups.map(({ run, kind }) => [0, 1, 2].map(step => take(run ? kind + step : kind)))
  return [...sets, left]
}

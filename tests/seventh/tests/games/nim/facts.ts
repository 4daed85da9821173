import { total, type Facts } from '../../../../laws/facts.ts'

export const facts: Facts = {
  short: {},
  // Stones are no tiles: they are counted by the heap alone.
  tiles: () => [],
  allTiles: () => [],
  sum: outcome => total(outcome) === 1,
  endings: ['last'],
}

import type { Season } from '../../circle/entry.ts'

/** What can be chosen from the months in which something was played, the latest first: all, each year, each month. */
export const seasonsOf = (months: readonly Season[]): Season[] => [
  'all',
  ...[...new Set(months.map(month => month.slice(0, 4)))].flatMap(year => [
    year,
    ...months.filter(month => month.startsWith(year)),
  ]),
]

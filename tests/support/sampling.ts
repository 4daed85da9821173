/** The quick loop (`npm run check`) and the mutants take fewer samples than `npm test`. */
export const SHORT = Boolean(process.env.MASA_SHORT)

/** How many runs or seeds a sampling test takes: all, or a tenth. */
export const runs = (all: number): number => (SHORT ? Math.ceil(all / 10) : all)

/** The same for recorded cases: all, or every tenth. */
export const some = <T>(all: readonly T[]): T[] => all.filter((_, i) => !SHORT || i % 10 === 0)

/** How many runs or seeds a sampling test takes: all, or a tenth in the quick loop (`npm run check` sets MASA_SHORT). */
export const runs = (all: number): number => (process.env.MASA_SHORT ? Math.ceil(all / 10) : all)

/** The same for recorded cases: all, or every tenth. */
export const some = <T>(all: readonly T[]): T[] => all.filter((_, i) => !process.env.MASA_SHORT || i % 10 === 0)

/** Whether a test that runs for every game runs for this one: the quick loop names the games that changed in MASA_GAMES. */
export const wanted = (game: string): boolean =>
  !process.env.MASA_GAMES || process.env.MASA_GAMES.split(' ').includes(game)

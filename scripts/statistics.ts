export const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
/** The standard error of the mean. */
export const errorOf = (list: readonly number[]) => {
  const middle = mean(list)
  return Math.sqrt(mean(list.map(one => (one - middle) ** 2)) / (list.length - 1))
}

/** So often a long run says where it stands. */
const EVERY = 200
/** On the error stream, so that a run that is broken off has told something and a table made of the output has not changed. */
export function tellSoFar(list: readonly number[]): void {
  if (list.length % EVERY === 0)
    console.error(`  … ${list.length} deals: ${mean(list).toFixed(3)} ± ${errorOf(list).toFixed(3)}`)
}

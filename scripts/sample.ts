export const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
/** The standard error of the mean. */
export const errorOf = (list: readonly number[]) => {
  const middle = mean(list)
  return Math.sqrt(mean(list.map(one => (one - middle) ** 2)) / (list.length - 1))
}

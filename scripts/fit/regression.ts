/** Logistic regression by Adam, held to where it began: what the games do not speak of stays as it was. */
export type Sample = { features: Float64Array; result: number }

/** A score of so much is a chance of ten to one. */
const SCALE = 400 / Math.LN10

const chance = (score: number): number => 1 / (1 + Math.exp(-score / SCALE))

const dot = (one: ArrayLike<number>, other: ArrayLike<number>): number => {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += one[i] * other[i]
  return sum
}

/** Mean log loss: what the results cost whoever bets by these weights. */
export const lossOf = (samples: readonly Sample[], weights: ArrayLike<number>): number =>
  samples.reduce((sum, { features, result }) => {
    const expected = Math.min(Math.max(chance(dot(features, weights)), 1e-6), 1 - 1e-6)
    return sum - result * Math.log(expected) - (1 - result) * Math.log(1 - expected)
  }, 0) / samples.length

export function fit(samples: readonly Sample[], begin: readonly number[], rounds: number, hold: number): number[] {
  const weights = [...begin]
  const mean = begin.map(() => 0)
  const square = begin.map(() => 0)
  for (let round = 1; round <= rounds; round++) {
    const gradient = begin.map((from, i) => hold * (weights[i] - from))
    for (const { features, result } of samples) {
      const error = (chance(dot(features, weights)) - result) / samples.length
      for (let i = 0; i < features.length; i++) gradient[i] += error * features[i]
    }
    for (let i = 0; i < weights.length; i++) {
      mean[i] = 0.9 * mean[i] + 0.1 * gradient[i]
      square[i] = 0.999 * square[i] + 0.001 * gradient[i] * gradient[i]
      const step = mean[i] / (1 - 0.9 ** round) / (Math.sqrt(square[i] / (1 - 0.999 ** round)) + 1e-9)
      weights[i] -= step
    }
  }
  return weights
}

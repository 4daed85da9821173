/**
 * Logistic regression by Adam, held to where it began: what the games do not speak of stays as it was. A game counts as one, however
 * long it was, and a weight is held by how much its term varies: so that all may move the score by about as much.
 */
export type Sample = { features: Float64Array; result: number; share: number }

const chance = (score: number, scale: number): number => 1 / (1 + Math.exp(-score / scale))

const dot = (one: ArrayLike<number>, other: ArrayLike<number>): number => {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += one[i] * other[i]
  return sum
}

const total = (samples: readonly Sample[]): number => samples.reduce((sum, { share }) => sum + share, 0)

/** Mean log loss: what the results cost whoever bets by these weights. */
export const lossOf = (samples: readonly Sample[], weights: ArrayLike<number>, scale: number): number =>
  samples.reduce((sum, { features, result, share }) => {
    const expected = Math.min(Math.max(chance(dot(features, weights), scale), 1e-6), 1 - 1e-6)
    return sum - share * (result * Math.log(expected) + (1 - result) * Math.log(1 - expected))
  }, 0) / total(samples)

/** The score that makes e to one: with which the weights as they are foretell best. */
export function scaleOf(samples: readonly Sample[], weights: ArrayLike<number>): number {
  const scales = Array.from({ length: 60 }, (_, i) => 60 * 1.08 ** i)
  const losses = scales.map(scale => lossOf(samples, weights, scale))
  return scales[losses.indexOf(Math.min(...losses))]
}

/** `hold`: that a term's usual share of the score changes by so much is as dear as one game's bet lost. */
export function fit(
  samples: readonly Sample[],
  begin: readonly number[],
  scale: number,
  rounds: number,
  hold: number,
): number[] {
  const games = total(samples)
  const weights = [...begin]
  const mean = begin.map(() => 0)
  const square = begin.map(() => 0)
  const spread = begin.map(
    (_, i) => samples.reduce((sum, { features, share }) => sum + share * features[i] ** 2, 0) / games,
  )
  for (let round = 1; round <= rounds; round++) {
    const gradient = begin.map((from, i) => (spread[i] * (weights[i] - from)) / (hold * hold * games))
    for (const { features, result, share } of samples) {
      const error = ((chance(dot(features, weights), scale) - result) * share) / scale / games
      for (let i = 0; i < features.length; i++) gradient[i] += error * features[i]
    }
    for (let i = 0; i < weights.length; i++) {
      mean[i] = 0.9 * mean[i] + 0.1 * gradient[i]
      square[i] = 0.999 * square[i] + 0.001 * gradient[i] * gradient[i]
      const step = mean[i] / (1 - 0.9 ** round) / (Math.sqrt(square[i] / (1 - 0.999 ** round)) + 1e-9)
      weights[i] -= step / Math.sqrt(round)
    }
  }
  return weights
}

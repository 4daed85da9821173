import { C, KINDS, KIND_COUNT, plain } from '../rules/pieces.ts'
import { RANKS, SQUARES, rankOf } from '../rules/squares.ts'
import { FITTED } from './fitted.ts'

/**
 * The evaluation's numbers as the search wants them, made once from the fitted ones.
 *
 * Everything is linear, so that it can be fitted to the results of games (scripts/fit): a piece is worth `value`, as a hero
 * `hero` more; `advance` for each rank from its own edge; as a passenger `ride` more; `near` for each square nearer to the enemy
 * Commander, `close` more within a shot of it; `home` for each square nearer to its own.
 */
export type Weights = { readonly [Term in keyof typeof FITTED]: readonly number[] }

/** Nearness counts from here. */
export const FAR = 10

/** A shot's length: most guns reach so far. */
export const SHOT = 4

/** [(side * 2 + hero) * KIND_COUNT + kind] * SQUARES + square, as the hash is: Red's pieces count up, Blue's down. */
export const PLACED = new Int16Array(4 * KIND_COUNT * SQUARES)

/** By [kind * (FAR + 2) + distance] from the enemy Commander and from the own. */
export const STRIDE = FAR + 2
export const NEAR = new Int16Array(KIND_COUNT * STRIDE)
export const HOME = new Int16Array(KIND_COUNT * STRIDE)

/** By kind: what it is worth plain and as a hero, and in addition as a passenger. */
export const VALUE = new Int16Array(2 * KIND_COUNT)
export const RIDE = new Int16Array(KIND_COUNT)

const second = (kind: number): number => (kind >= KINDS.length ? plain(kind) : kind)

/** Beside the Commander: for a friend, a way out, its own air defence above it (twice at most), a carrier under it; [4] for a unit under its own air defence, [5] for the turn. */
export const OTHER = new Int16Array(6)

/** The fitting tries others. */
export function useWeights(weights: Weights): void {
  OTHER.set([...weights.shelter, ...weights.cover, ...weights.tempo])
  for (let k = C; k < KIND_COUNT; k++) {
    const kind = second(k)
    VALUE[k] = weights.value[kind]
    VALUE[KIND_COUNT + k] = weights.value[kind] + weights.hero[kind]
    RIDE[k] = weights.ride[kind]
    for (let distance = 0; distance < STRIDE; distance++) {
      NEAR[k * STRIDE + distance] = weights.near[kind] * (FAR - distance) + (distance <= SHOT ? weights.close[kind] : 0)
      HOME[k * STRIDE + distance] = weights.home[kind] * (FAR - distance)
    }
    for (let square = 0; square < SQUARES; square++) {
      for (let hero = 0; hero < 2; hero++) {
        const red = VALUE[hero * KIND_COUNT + k] + weights.advance[kind] * rankOf(square)
        const blue = VALUE[hero * KIND_COUNT + k] + weights.advance[kind] * (RANKS - 1 - rankOf(square))
        PLACED[(hero * KIND_COUNT + k) * SQUARES + square] = red
        PLACED[((2 + hero) * KIND_COUNT + k) * SQUARES + square] = -blue
      }
    }
  }
}

useWeights(FITTED)

import * as v from 'valibot'

/** A physical tile: 0..103 numbered, two of each face; 104 and 105 the false jokers. */
const tile = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(105))
const groups = v.pipe(v.array(v.pipe(v.array(tile), v.minLength(2), v.maxLength(13))), v.minLength(1), v.maxLength(7))

export const action = v.variant('type', [
  v.object({ type: v.literal('draw'), from: v.picklist(['stock', 'discard'] as const) }),
  v.object({ type: v.literal('discard'), tile }),
  /** The stock is out: lets the last discard lie, and the hand is void. */
  v.object({ type: v.literal('pass') }),
  /** The twin of the indicator, before one's first discard. */
  v.object({ type: v.literal('show') }),
  /** `tile` goes on the indicator. `melds`: the other fourteen as they lie, needed by `requireArrangement` alone. */
  v.object({ type: v.literal('finish'), tile, melds: v.optional(groups) }),
])
export type Action = v.InferOutput<typeof action>

import * as v from 'valibot'

const tile = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(109))
const groups = v.pipe(v.array(v.pipe(v.array(tile), v.maxLength(15))), v.maxLength(15))

/** The private board as it stands, so that what is done and what it counts by never part. */
const board = v.optional(groups)

export const action = v.variant('type', [
  v.object({ type: v.literal('draw'), board }),
  v.object({ type: v.literal('discard'), tile, board }),
  /** The previous player's last discard. */
  v.object({ type: v.literal('take'), board }),
  /** The private board, whole: groups in their order. Tiles left out lie loose. */
  v.object({ type: v.literal('arrange'), groups }),
  /** `tile` goes face down; without `melds` the dearest arrangement of the other fourteen is found. */
  v.object({ type: v.literal('close'), tile, melds: v.optional(groups) }),
  /** The stock is empty: let the last discard lie, and the hand is void. */
  v.object({ type: v.literal('pass') }),
  /** Before play (`doublesExchange`): offer one tile of a double, or nothing. */
  v.object({ type: v.literal('swap'), tile: v.nullable(tile), board }),
  /** Before play: three doubles in hand, deal again. */
  v.object({ type: v.literal('spoil') }),
])
export type Action = v.InferOutput<typeof action>

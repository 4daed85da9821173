import * as v from 'valibot'

/** A physical tile: 0..103 numbered, two of each face; 104 and 105 the false jokers. */
const tile = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(105))
const meld = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))

/** The tiles of a run lie in rising order: so an okey's place says what it stands for. */
const laid = v.object({
  kind: v.picklist(['run', 'set', 'pair'] as const),
  tiles: v.pipe(v.array(tile), v.minLength(2), v.maxLength(13)),
})

export const action = v.variant('type', [
  v.object({ type: v.literal('draw'), from: v.picklist(['stock', 'discard'] as const) }),
  v.object({ type: v.literal('discard'), tile }),
  /** The stock is out: lets the last discard lie, and the hand ends. */
  v.object({ type: v.literal('pass') }),
  /** The taken discard goes back, with all that was laid this turn. */
  v.object({ type: v.literal('giveBack') }),
  /** New melds; the first time this opens, and all of them count. */
  v.object({ type: v.literal('lay'), melds: v.pipe(v.array(laid), v.minLength(1), v.maxLength(11)) }),
  /** `meld` counts the table's melds from 0; `end` is for runs. */
  v.object({
    type: v.literal('layOff'),
    tile,
    meld,
    end: v.optional(v.picklist(['low', 'high', 'split'] as const)),
  }),
  /** The tile takes the place of an okey, which comes to the hand. */
  v.object({ type: v.literal('swap'), tile, meld }),
  v.object({ type: v.literal('undo'), all: v.optional(v.literal(true)) }),
  v.object({ type: v.literal('declarePairs') }),
])
/** The clock's discard, free of penalties, and only where every tile would cost one: nobody else can say it. */
type AutomaticDiscard = { type: 'discard'; tile: number; auto: true }
export type Action = v.InferOutput<typeof action> | AutomaticDiscard
export type Laid = v.InferOutput<typeof laid>

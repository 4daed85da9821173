import * as v from 'valibot'

const tile = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(105))
const face = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(51))

export const action = v.variant('type', [
  v.object({ type: v.literal('draw') }),
  v.object({ type: v.literal('discard'), tile }),
  /** A tile of the common discard row. */
  v.object({ type: v.literal('take'), tile }),
  /** Put back what was taken and not used; the stock is next. */
  v.object({ type: v.literal('giveBack') }),
  /**
   * The whole table as it shall be, hand tiles included. A joker stands where it lies in a run;
   * `jokers` names the face of any that should be read otherwise (the colour in a set).
   */
  v.object({
    type: v.literal('lay'),
    table: v.pipe(v.array(v.pipe(v.array(tile), v.maxLength(13))), v.maxLength(35)),
    jokers: v.optional(v.pipe(v.array(v.object({ tile, as: face })), v.maxLength(2)), []),
  }),
  /** The last lay of this turn, or all of them. */
  v.object({ type: v.literal('undo'), all: v.optional(v.literal(true)) }),
])
export type Action = v.InferOutput<typeof action>
export type Lay = Extract<Action, { type: 'lay' }>

import * as v from 'valibot'

const tile = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(143))
const tiles = v.pipe(v.array(tile), v.maxLength(4))

/** `tiles` are always the actor's own, exactly as offered; a call's claimed tile is not among them. */
export const action = v.variant('type', [
  v.object({ type: v.literal('discard'), tile }),
  v.object({ type: v.literal('pass') }),
  /** Win by self-draw. */
  v.object({ type: v.literal('hu') }),
  /** In one's own turn: all four (concealed), or the one that joins an exposed peng (added). */
  v.object({ type: v.literal('gang'), tiles }),
  v.object({ type: v.literal('call'), call: v.picklist(['chi', 'peng', 'gang', 'hu']), tiles }),
])
export type Action = v.InferOutput<typeof action>
export type Call = Extract<Action, { type: 'call' }>

import * as v from 'valibot'

export const action = v.variant('type', [
  /** A complete turn in LAN; a deployment is one message. */
  v.object({ type: v.literal('turn'), lan: v.pipe(v.string(), v.maxLength(60)) }),
  /** The own half before the first turn, as a FEN writes its six ranks. */
  v.object({ type: v.literal('arrange'), half: v.pipe(v.string(), v.maxLength(120)) }),
  v.object({ type: v.literal('resign') }),
  v.object({ type: v.literal('offerDraw') }),
  v.object({ type: v.literal('answerDraw'), accept: v.boolean() }),
  v.object({ type: v.literal('askTakeback') }),
  v.object({ type: v.literal('answerTakeback'), accept: v.boolean() }),
  /** Plays what one has taken back once more. */
  v.object({ type: v.literal('redo') }),
  /** The own time is up. */
  v.object({ type: v.literal('flag') }),
])

export type Action = v.InferOutput<typeof action>

import { expect, it } from 'vitest'
import { read } from '../../../party/table/inbound.ts'

// toBe tells the two zeros apart, as a state in memory and the same from the log would be.
it('reads a zero below zero as one, wherever it stands: on the wire and in the log they are the same', () => {
  const message = read('{"type":"act","n":1,"rev":-0,"action":{"type":"discard","tile":-0,"more":[-0.0,-1e-400]}}')
  if (!('type' in message) || message.type !== 'act') throw new Error(JSON.stringify(message))
  const action = message.action as { tile: number; more: number[] }
  for (const zero of [message.rev, action.tile, ...action.more]) expect(zero).toBe(0)
})

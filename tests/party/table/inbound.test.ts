import { describe, expect, it } from 'vitest'
import { read as readCircle } from '../../../party/circle/inbound.ts'
import { read } from '../../../party/table/inbound.ts'
import { CIRCLE_PROTOCOL } from '../../../src/circle/protocol.ts'
import { LIMITS, PROTOCOL } from '../../../src/table/protocol.ts'

// toBe tells the two zeros apart, as a state in memory and the same from the log would be.
it('reads a zero below zero as one, wherever it stands: on the wire and in the log they are the same', () => {
  const message = read('{"type":"act","n":1,"rev":-0,"action":{"type":"discard","tile":-0,"more":[-0.0,-1e-400]}}')
  if (!('type' in message) || message.type !== 'act') throw new Error(JSON.stringify(message))
  const action = message.action as { tile: number; more: number[] }
  for (const zero of [message.rev, action.tile, ...action.more]) expect(zero).toBe(0)
})

describe.each([
  ['a table', read, PROTOCOL, {}],
  ['a circle', readCircle, CIRCLE_PROTOCOL, { n: null }],
])('what reaches %s', (_where, read, proto, unnumbered) => {
  const bad = { why: 'badMessage', ...unnumbered }
  const of = (message: unknown) => read(JSON.stringify(message))

  it('is a message, or why it is none', () => {
    expect(of({ type: 'ping', t: 5 })).toEqual({ type: 'ping', t: 5 })
    for (const none of ['', '{', 'null', '7', '[]', '{"type":"nope"}']) expect(read(none), none).toEqual(bad)
    expect(read(new ArrayBuffer(2))).toEqual(bad)
    expect(read(`{"type":"ping","t":5}${' '.repeat(LIMITS.frameBytes)}`)).toEqual({ why: 'tooLarge', ...unnumbered })
  })

  it('is of another age by its hello alone, whatever else is in that', () => {
    expect(of({ type: 'hello', proto: proto + 1, unheard: [] })).toEqual({ reload: true })
    expect(of({ type: 'hello', proto: proto - 1 })).toEqual({ reload: true })
    expect(of({ type: 'hello', proto: String(proto) })).toEqual(bad)
    expect(of({ type: 'hello' })).toEqual(bad)
    expect(of({ type: 'nope', proto: proto + 1 })).toEqual(bad)
    expect(of({ type: 'ping', t: 5, proto: proto + 1 })).not.toHaveProperty('reload')
  })
})

it('of a circle is refused by its number, if that is one', () => {
  const numbered = (n: unknown) => readCircle(JSON.stringify({ type: 'link', n, more: 1, code: 7, at: 'x' }))
  for (const n of [1.5, '1', null, 1e300]) expect(numbered(n), String(n)).toMatchObject({ why: 'badMessage', n: null })
  expect(readCircle(JSON.stringify({ type: 'nope', n: 4 }))).toEqual({ why: 'badMessage', n: 4 })
})

import * as v from 'valibot'
import type { CircleUp } from '../../src/circle/protocol.ts'
import { CIRCLE_PROTOCOL, circleUp } from '../../src/circle/protocol.ts'
import { parse } from '../table/inbound.ts'
import { fits } from '../table/limits.ts'

type Bad = { why: 'badMessage' | 'tooLarge'; n: number | null } | { reload: true }

/** A message as it came, judged by size, form and schema; or why it is none; or that its sender is of another age. */
export function read(raw: string | ArrayBuffer | ArrayBufferView): CircleUp | Bad {
  if (typeof raw !== 'string') return { why: 'badMessage', n: null }
  if (!fits(raw)) return { why: 'tooLarge', n: null }
  const data = parse(raw)
  const { type, proto, n } = (data ?? {}) as { type?: unknown; proto?: unknown; n?: unknown }
  // Before the schema: a newer client's hello may look different.
  if (type === 'hello' && typeof proto === 'number' && proto !== CIRCLE_PROTOCOL) return { reload: true }
  const message = v.safeParse(circleUp, data)
  return message.success ? message.output : { why: 'badMessage', n: Number.isSafeInteger(n) ? (n as number) : null }
}

import * as v from 'valibot'
import type { Why } from '../../src/games/game.ts'
import type { Up } from '../../src/table/protocol.ts'
import { PROTOCOL } from '../../src/table/protocol.ts'
import { up } from '../../src/table/clientMessages.ts'
import { fits } from './limits.ts'

/** A message as it came, judged by size, form and schema; or why it is none; or that its sender is of another age. */
export function read(raw: string | ArrayBuffer | ArrayBufferView): Up | { why: Why } | { reload: true } {
  if (typeof raw !== 'string') return { why: 'badMessage' }
  if (!fits(raw)) return { why: 'tooLarge' }
  const data = parse(raw)
  // Before the schema: a newer client's hello may look different.
  const { type, proto } = (data ?? {}) as { type?: unknown; proto?: unknown }
  if (type === 'hello' && typeof proto === 'number' && proto !== PROTOCOL) return { reload: true }
  const message = v.safeParse(up, data)
  return message.success ? message.output : { why: 'badMessage' }
}

/**
 * undefined: not JSON. JSON knows a zero below zero, which passes for one everywhere and is written as another: it is one.
 * Nearly no message has a minus in it, and to look at every value takes three times as long.
 */
export function parse(text: string): unknown {
  try {
    return text.includes('-') ? JSON.parse(text, (_key, value: unknown) => (value === 0 ? 0 : value)) : JSON.parse(text)
  } catch {
    return undefined
  }
}

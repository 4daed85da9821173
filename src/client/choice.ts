import * as v from 'valibot'
import type { AnyRules } from '../games/game.ts'
import { memory, type Memory } from './memory.ts'

export const LEVELS = [1, 2, 3] as const
export const LENGTHS = ['hand', 'short', 'full'] as const

/** How the owner of this device likes to play a game: asked once, and kept. */
const choice = v.object({
  /** Of the bots. */
  level: v.fallback(v.picklist(LEVELS), 2),
  length: v.fallback(v.picklist(LENGTHS), 'full'),
  /** null: the game's first. */
  preset: v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(40))), null),
  /** Whether "play now" has asked; a way to play may also have been chosen at a table. */
  asked: v.fallback(v.boolean(), false),
})
export type Choice = v.InferOutput<typeof choice>

const keyOf = (game: string) => `play:${game}`

export function chosen(game: string, store: Memory = memory): Choice {
  try {
    return v.parse(choice, JSON.parse(store.get(keyOf(game)) ?? '{}'))
  } catch {
    return v.parse(choice, {})
  }
}

export function choose(game: string, change: Partial<Choice>, store: Memory = memory): Choice {
  const now = { ...chosen(game, store), ...change }
  store.set(keyOf(game), JSON.stringify(now))
  return now
}

/** What the table is told; a preset or length the game no longer has is none. */
export const optionsOf = (
  game: AnyRules,
  { preset, length }: Pick<Choice, 'preset' | 'length'>,
): Record<string, unknown> => ({
  ...(preset !== null && Object.hasOwn(game.presets, preset) ? game.presets[preset] : {}),
  ...(length === 'full' ? {} : game.lengths[length]),
})

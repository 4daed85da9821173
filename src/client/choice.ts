import { LEVELS, type AnyFront, type Level } from '../games/game.ts'
import { memory, type Memory } from './memory.ts'

export const LENGTHS = ['hand', 'short', 'full'] as const

/** How the owner of this device likes to play a game: asked once, and kept. */
export type Choice = {
  /** Of the bots. */
  level: Level
  length: (typeof LENGTHS)[number]
  /** null: the game's first. */
  preset: string | null
  /** Whether "play now" has asked; a way to play may also have been chosen at a table. */
  asked: boolean
}

// By hand: home would fetch a whole library of schemas for these four.
const usual = (kept: Partial<Record<keyof Choice, unknown>>): Choice => ({
  level: LEVELS.find(each => each === kept.level) ?? 2,
  length: LENGTHS.find(each => each === kept.length) ?? 'full',
  preset: typeof kept.preset === 'string' && kept.preset.length <= 40 ? kept.preset : null,
  asked: kept.asked === true,
})

const keyOf = (game: string) => `play:${game}`

export function chosen(game: string, store: Memory = memory): Choice {
  try {
    return usual(JSON.parse(store.get(keyOf(game)) ?? '{}') as object)
  } catch {
    return usual({})
  }
}

export function choose(game: string, change: Partial<Choice>, store: Memory = memory): Choice {
  const now = { ...chosen(game, store), ...change }
  store.set(keyOf(game), JSON.stringify(now))
  return now
}

/** What the table is told; a preset or length the game no longer has is none. */
export const optionsOf = (
  game: AnyFront,
  { preset, length }: Pick<Choice, 'preset' | 'length'>,
): Record<string, unknown> => ({
  ...(preset !== null && Object.hasOwn(game.presets, preset) ? game.presets[preset] : {}),
  ...(length === 'full' ? {} : game.lengths[length]),
})

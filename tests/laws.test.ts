import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { GAMES } from '../src/games/index.ts'

/** The laws themselves are in tests/laws; each game's file hands them its facts, so that the games run side by side. */
it.each(GAMES)('%s is held to the laws', game => {
  expect(existsSync(new URL(`./games/${game}/laws.test.ts`, import.meta.url))).toBe(true)
})

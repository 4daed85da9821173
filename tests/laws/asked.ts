import type { AnyGame } from '../../src/games/game.ts'
import { fields } from '../../src/table/options.ts'
import { freeze } from '../support/freeze.ts'
import { valuesOf, type Options } from './options.ts'

/**
 * How often the rules asked for each value of each option in play: an option that nothing asks for rules nothing, and a
 * law that never came to where it is asked for has not tried it. What a bot asks does not count.
 */
export class Asked {
  readonly game: AnyGame
  private readonly times = new Map<string, number>()
  private thinking = false

  constructor(game: AnyGame, left: readonly string[]) {
    for (const field of fields(game.options)) {
      const values = valuesOf(field)
      if (left.includes(field.name) || values.length === 1) continue
      for (const value of values) this.times.set(`${field.name} ${value}`, 0)
    }
    this.game = {
      ...game,
      think: (...args) => {
        this.thinking = true
        try {
          return game.think(...args)
        } finally {
          this.thinking = false
        }
      },
    }
  }

  /** The same options, and somebody who listens. */
  watch(options: Options): Options {
    return new Proxy(freeze(options), {
      get: (target, name) => {
        const value = Reflect.get(target, name) as unknown
        const key = `${String(name)} ${String(value)}`
        const times = this.times.get(key)
        if (!this.thinking && times !== undefined) this.times.set(key, times + 1)
        return value
      },
    })
  }

  never(): string[] {
    return [...this.times].filter(([, times]) => !times).map(([key]) => key)
  }

  toString(): string {
    return [...this.times].map(([key, times]) => `${key} ${times}`).join(', ')
  }
}

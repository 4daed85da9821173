import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { choose, chosen, optionsOf } from '../../src/client/choice.ts'
import { Memory } from '../../src/client/memory.ts'
import { games } from '../../src/games/all.ts'

describe('how somebody likes to play', () => {
  it('is asked once, and kept for each game', () => {
    const store = new Memory(null)
    expect(chosen('okey', store)).toEqual({ level: 2, length: 'full', preset: null, asked: false })
    choose('okey', { level: 3, length: 'hand', asked: true }, store)
    choose('okey', { preset: 'cafe' }, store)
    expect(chosen('okey', store)).toEqual({ level: 3, length: 'hand', preset: 'cafe', asked: true })
    expect(chosen('remi', store).asked).toBe(false)
  })

  it.each(['nonsense', '[]', 'null', '7', '{"level":9,"length":"week","preset":7}'])(
    'survives %s in the memory',
    text => {
      const store = new Memory(null)
      store.set('play:okey', text)
      expect(chosen('okey', store)).toEqual({ level: 2, length: 'full', preset: null, asked: false })
    },
  )

  it('is told to the table as options it accepts, and nothing where all is usual', () => {
    expect(optionsOf(games.okey101, { preset: null, length: 'full' })).toEqual({})
    expect(optionsOf(games.okey101, { preset: 'gone', length: 'hand' })).toEqual({ hands: 1 })
    for (const game of Object.values(games))
      for (const preset of Object.keys(game.presets))
        for (const length of ['hand', 'short', 'full'] as const)
          expect(v.safeParse(game.options, optionsOf(game, { preset, length })).success).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import type { AnyGame, Seat } from '../../src/games/game.ts'
import { games } from '../../src/games/all.ts'
import { sayIf, translator } from '../../src/messages/index.ts'
import { fold } from '../../src/table/replay.ts'
import { stats } from '../../src/table/stats.ts'
import { played } from './played.ts'

describe('what is counted and waited for', () => {
  it.each(Object.values(games) as AnyGame[])('in a match of $id has words', async game => {
    const say = await translator('en', [game.id, ...(game.id === 'mahjong' ? [] : ['rummy']), 'replay'])
    const file = played(game, 1, () => 1, 40)
    const frames = fold(game, file)
    for (const key of stats(game, file, frames).keys) expect(sayIf(say, `stat.${key}`), key).not.toBeNull()
    for (const { state } of frames)
      for (const seat of file.seats.keys())
        for (const key of game.awaits?.(game.view(state, seat as Seat)) ?? [])
          expect(sayIf(say, key), key).not.toBeNull()
  })
})

import { expect, it } from 'vitest'
import { loadWholeKit, wordsOf } from '../../src/boards/index.ts'
import { actionWords } from '../../src/boards/actionWords.ts'
import { games } from '../../src/games/all.ts'
import { GAMES, type GameId } from '../../src/games/index.ts'
import { translator } from '../../src/messages/index.ts'
import { foldHand, startOf } from '../../src/table/replay.ts'
import { played } from '../table/played.ts'

const kits = await Promise.all(GAMES.map(async id => (await loadWholeKit(id))!))

it.each(kits.filter(({ face }) => face.deedsMessages))(
  'every choice in a hand of $game.id has words that name nobody',
  async kit => {
    const game = games[kit.game.id as GameId]
    const { face } = kit
    const say = await translator('en', [...face.deedsMessages!, ...wordsOf(face), 'learn', 'mistakes'], () => 'NAME')
    const file = played(game, 1, () => 1, 80)
    const told = new Set<string>()
    const frames = foldHand(game, startOf(game, file), file.hands[0])
    for (const [i, { step }] of frames.entries()) {
      // Each decision says its own; of some, all that could have been done instead is said too.
      if (step.by === 'table') continue
      const before = frames[i - 1]?.state ?? startOf(game, file)
      const others = i % 8 === 0 ? game.moves(game.view(before, step.by)).filter(move => !game.anytime(move)) : []
      for (const move of [...others, step.do]) told.add(actionWords(kit, before, step.by, move, say) ?? '⟦nothing⟧')
    }
    expect([...told].filter(text => /⟦|NAME/.test(text))).toEqual([])
    expect(told.size).toBeGreaterThan(10)
  },
)

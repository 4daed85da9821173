import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../src/games/game.ts'
import { openView } from '../../src/table/openView.ts'

describe('a hand with everything face up', () => {
  const of = (watcher: unknown, ...eyes: unknown[]) =>
    openView(
      { view: (_: unknown, viewer: Viewer) => (viewer === null ? watcher : eyes[viewer]) } as never,
      {},
      eyes.length,
    )
  it.each<[string, unknown, unknown[], unknown]>([
    ['what some seat saw', { hands: [null, null] }, [{ hands: [1, null] }, { hands: [null, 2] }], { hands: [1, 2] }],
    ['whole lists that only one saw', { hand: null }, [{ hand: [1, 2] }, { hand: null }], { hand: [1, 2] }],
    ['nothing that two saw differently', { viewer: null }, [{ viewer: 0 }, { viewer: 1 }], { viewer: null }],
    ['what two saw alike', { drawn: null }, [{ drawn: { tile: 3 } }, { drawn: { tile: 3 } }], { drawn: { tile: 3 } }],
    ['nothing that nobody saw', { stock: [null] }, [{ stock: [null] }, { stock: [null] }], { stock: [null] }],
    ['only of lists as long as the watcher’s', { offers: [] }, [{ offers: [5] }, { offers: [] }], { offers: [] }],
    ['what the watcher sees, where others see otherwise', { a: 1 }, [{ a: 2 }, { a: 3 }], { a: 1 }],
    ['nothing, where a seat has nothing there', { a: null }, [{ a: 4 }, {}], { a: 4 }],
  ])('shows %s', (_, watcher, eyes, open) => expect(of(watcher, ...eyes)).toEqual(open))
})

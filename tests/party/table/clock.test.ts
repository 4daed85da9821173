import { describe, expect, it } from 'vitest'
import { Clocks } from '../../../party/table/clock.ts'
import type { Seat } from '../../../src/games/game.ts'

const PACE = { turn: 10, bank: 30, increment: 0 }

/** What these seats have left, as everybody sees it. */
const shown = (clocks: Clocks, seats: readonly Seat[], now: number) => clocks.show(seats, now)!.running

describe('the clocks', () => {
  it('give a turn that is handed back what it had left, and all of the free time once another has played', () => {
    const clocks = new Clocks(PACE, 3)
    clocks.follow([0], false, null, 0)
    clocks.follow([1], false, 0, 6_000)
    // The move is taken back at once: four of the ten seconds are left.
    clocks.follow([0], false, null, 7_000, 0, true)
    expect(shown(clocks, [0], 7_000)).toEqual([{ seat: 0, turn: 4_000, bank: 30_000 }])
    clocks.follow([1], false, 0, 8_000)
    clocks.follow([2], false, 1, 9_000)
    // And now it leads back over a move of another's.
    clocks.follow([0], false, null, 9_500, 0, true)
    expect(shown(clocks, [0], 9_500)).toEqual([{ seat: 0, turn: 10_000, bank: 30_000 }])
  })

  it('charge no bank for a call window, also where whoever is asked was to move before', () => {
    const clocks = new Clocks(PACE, 2)
    clocks.follow([0], false, null, 0)
    clocks.follow([0, 1], true, null, 4_000)
    expect(shown(clocks, [0, 1], 4_000)).toEqual([
      { seat: 0, turn: 10_000, bank: 0 },
      { seat: 1, turn: 10_000, bank: 0 },
    ])
    clocks.follow([0], false, null, 13_000)
    expect(shown(clocks, [0], 13_000)).toEqual([{ seat: 0, turn: 10_000, bank: 30_000 }])
  })

  it('go on after a restart for those who are awaited, and for nobody else', () => {
    const clocks = new Clocks(PACE, 2)
    clocks.follow([0], false, null, 5_000)
    const since = { turn: 10_000, bank: 20_000, window: false }
    clocks.restore([
      { seat: 0, since: 1_000, ...since },
      { seat: 1, since: 2_000, ...since },
    ])
    expect([clocks.since(0), clocks.since(1)]).toEqual([1_000, null])
    expect(shown(clocks, [0, 1], 3_000)).toEqual([{ seat: 0, turn: 8_000, bank: 20_000 }])
  })
})

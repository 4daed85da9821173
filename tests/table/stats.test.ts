import { describe, expect, it } from 'vitest'
import { games } from '../../src/games/all.ts'
import type { AnyRules } from '../../src/games/game.ts'
import { stats } from '../../src/table/stats.ts'

describe('the numbers of a match', () => {
  const game = {
    stats: { won: 'once', taken: 'each', never: 'each' },
    anytime: (action: string) => action === 'arrange',
    tally: (event: { seat: number; key: string }[]) => event,
  } as unknown as AnyRules
  const seat = (points: number | null, total: number) => ({ place: 1, points, total, lines: [] })
  const hand = (...standings: ReturnType<typeof seat>[]) => ({
    outcome: { standings: standings.map((one, i) => ({ ...one, seat: i })) },
  })
  const file = { seats: [{}, {}], hands: [hand(seat(4, 24), seat(null, 20)), hand(seat(-6, 18), seat(null, 20))] }
  const frame = (hand: number, by: number | 'table', ms: number, tally: [number, string][], action = 'play') => ({
    hand,
    step: { by, do: action },
    events: [tally.map(([seat, key]) => ({ seat, key }))],
    ms,
  })
  it('count what is once a hand once, the rest each time, and time in decisions only', () => {
    const frames = [
      frame(1, 'table', 100, []),
      frame(1, 0, 10, [
        [0, 'won'],
        [0, 'taken'],
      ]),
      frame(1, 0, 20, [
        [0, 'won'],
        [0, 'taken'],
        [1, 'won'],
      ]),
      frame(2, 1, 5, [[0, 'won']]),
      frame(2, 1, 900, [], 'arrange'),
    ]
    expect(stats(game, file as never, frames as never)).toEqual({
      hands: 2,
      totals: [
        [20, 20],
        [24, 20],
        [18, 20],
      ],
      keys: ['won', 'taken'],
      players: [
        { seat: 0, total: 18, average: -1, ms: 30, counts: { won: 2, taken: 2 } },
        { seat: 1, total: 20, average: null, ms: 5, counts: { won: 1 } },
      ],
    })
  })
  it.each(Object.values(games))('have a hand of $id won or opened once, and all else as often as it happens', real => {
    const keys = Object.keys(real.stats)
    const twice = keys.flatMap((key): [number, string][] => [
      [0, key],
      [0, key],
    ])
    const { counts } = stats({ ...game, stats: real.stats }, file as never, [frame(1, 0, 10, twice)] as never)
      .players[0]!
    expect(counts).toEqual(Object.fromEntries(keys.map(key => [key, key === 'won' || key === 'opened' ? 1 : 2])))
  })

  it('leave out what was taken back, and count it when it is done again', () => {
    const tally = (key: string, back?: true) => ({ seat: 0, key, ...(back && { back }) })
    const told = (hand: number, ...all: ReturnType<typeof tally>[]) => ({ ...frame(hand, 0, 0, []), events: [all] })
    const counts = (...frames: ReturnType<typeof told>[]) => {
      const { keys, players } = stats(game, file as never, frames as never)
      return [keys, players[0]!.counts.won ?? 0]
    }
    expect(counts(told(1, tally('won')), told(1, tally('won', true)))).toEqual([[], 0])
    expect(counts(told(1, tally('won')), told(1, tally('won', true), tally('won')))).toEqual([['won'], 1])
    expect(counts(told(1, tally('won')), told(2, tally('won'), tally('won', true)))).toEqual([['won'], 1])
    // What was not counted cannot be taken back.
    expect(counts(told(1, tally('won')), told(2, tally('won', true)))).toEqual([['won'], 1])
  })
  it('are nothing for a seat that no hand names', () => {
    const { totals, players } = stats(game, { ...file, seats: [{}, {}, {}] } as never, [])
    expect([totals[0], players[2]]).toEqual([[20, 20, 0], { seat: 2, total: 0, average: null, ms: 0, counts: {} }])
  })
})

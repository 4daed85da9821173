import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { games } from '../../src/games/all.ts'
import type { Advice, AnyGame, Seat } from '../../src/games/game.ts'
import { lay, own, prepare } from '../../src/games/rummy45/learn/prepare.ts'
import { differences, isClear, marginOf } from '../../src/table/margin.ts'
import { isAsGood, mistakes, type Mistake } from '../../src/table/findMistakes.ts'
import { foldHand, startOf, type HandRecord } from '../../src/table/replay.ts'
import { played } from './played.ts'

const { mahjong, cotulenh, rummy45 } = games

describe('a hand whose winner threw the win away', () => {
  const file = played(mahjong, 1, () => 3)
  const record = file.hands[0]
  const before = startOf(mahjong, file)
  const frames = foldHand(mahjong, before, record)
  const at = frames.findLastIndex(({ step }) => step.by !== 'table')
  const { by: seat, do: win } = frames[at].step as { by: Seat; do: unknown }
  const other: unknown = mahjong
    .moves(mahjong.view(frames[at - 1].state, seat))
    .find(move => !/hu/.test(JSON.stringify(move)))
  const steps = [...record.steps.slice(0, at), { step: { by: seat, do: other }, ms: 0 }]

  function first(): Mistake {
    for (const piece of mistakes(mahjong, mahjong, [{ before, record: { ...record, steps } }], seat, 1))
      if (piece.kind === 'found') return piece.mistake
    throw new Error('nothing was found')
  }
  const found = first()

  it('is found first, with a margin that two samplings agree on', () => {
    expect(found).toMatchObject({ hand: 1, at, seat, played: other, best: { kind: 'win', action: win } })
    expect(found.state).toEqual(frames[at - 1].state)
    expect(found.margin.samples).toBe(96)
    expect(isClear(found.margin, 2.5)).toBe(true)
    expect(JSON.parse(JSON.stringify(found))).toEqual(found)
  })

  it('takes the win for right and what was played for wrong, without playing anything out', () => {
    const idle = { ...mahjong, think: () => expect.unreachable('nothing is to be played out') }
    expect(isAsGood(mahjong, idle, found, win, 1)).toBe(true)
    expect(isAsGood(mahjong, idle, found, other, 1)).toBe(false)
  })

  it('is not nearer to right with another discard', () => {
    const discards = mahjong
      .moves(mahjong.view(found.state, seat))
      .filter(move => JSON.stringify(move) !== JSON.stringify(win) && JSON.stringify(move) !== JSON.stringify(other))
    for (const move of discards.slice(0, 1)) expect(isAsGood(mahjong, mahjong, found, move, 1)).toBe(false)
  })
})

describe('a margin', () => {
  const { state, seat } = (() => {
    const file = played(mahjong, 1, () => 2)
    const frames = foldHand(mahjong, startOf(mahjong, file), file.hands[0])
    return { state: frames[20].state, seat: mahjong.turn(frames[20].state)[0] }
  })()

  it('is nothing between a choice and itself: both are played with the same tiles by the same bots', () => {
    const [move] = mahjong.moves(mahjong.view(state, seat)) as unknown[]
    const all = differences(mahjong, mahjong, { state, seat, deck: 144 }, move, move, 3)
    expect([all.next().value, all.next().value, all.next().value]).toEqual([0, 0, 0])
  })

  it('is clear only beyond its own error, and never from one sample', () => {
    expect(marginOf([4, 6, 5, 5])).toEqual({ mean: 5, error: Math.sqrt(2 / 3 / 4), samples: 4 })
    expect(isClear(marginOf([4, 6, 5, 5]), 2.5)).toBe(true)
    expect(isClear(marginOf([100, -90, 3, 0]), 2.5)).toBe(false)
    expect(isClear(marginOf([-4, -6, -5]), 2.5)).toBe(false)
    expect(isClear(marginOf([9]), 2.5)).toBe(false)
    expect(isClear(marginOf([0, 0, 0]), 2.5)).toBe(false)
  })
})

describe('a turn of several acts', () => {
  const start = prepare({ seats: 2, hand: 'R5 R6 R7 Y9 Y10 Y11 K2', melded: true, table: ['B4 B5 B6'] })
  // What is hidden is imagined as it is: nothing but the choice differs.
  const states = new WeakMap<object, unknown>()
  const game: AnyGame = {
    ...rummy45,
    view(state, seat) {
      const view = rummy45.view(state, seat) as object
      states.set(view, state)
      return view
    },
    imagine: (view: object) => states.get(view),
  }
  const first = lay(start, own(start, 'R5 R6 R7'))
  const between = rummy45.apply(start, { by: 0, do: first }).state as typeof start
  const second = lay(between, own(between, 'Y9 Y10 Y11'))
  const discard = { type: 'discard', tile: own(start, 'K2')[0] }
  const found = (actions: readonly unknown[]) => {
    const steps = actions.map(action => ({ step: { by: 0 as const, do: action }, ms: 0 }))
    const record = { hand: 1, commit: '', secret: '', salts: [], steps } as unknown as HandRecord
    return [...mistakes(game, game, [{ before: start, record }], 0, 1)].flatMap(piece =>
      piece.kind === 'found' ? [piece.mistake] : [],
    )
  }

  it('may lay one meld after the other', () => {
    expect(found([first, second, discard])).toEqual([])
  })

  it('is a mistake where it ends, if something was left to lay', () => {
    expect(found([first, discard])).toMatchObject([{ at: 1, played: discard, best: { action: { type: 'lay' } } }])
  })
})

describe('a move of a duel', () => {
  const empty: unknown = cotulenh.start(v.parse(cotulenh.options, {}), 2)
  const order = [...Array(cotulenh.needs(empty)).keys()]
  const start: unknown = cotulenh.apply(empty, { by: 'table', order }).state
  const [first] = cotulenh.turn(start)
  const second = (1 - first) as Seat
  const turns = (state: unknown, seat: Seat): unknown[] =>
    cotulenh.moves(cotulenh.view(state, seat)).filter(move => !cotulenh.anytime(move))
  const after = (state: unknown, by: Seat, move: unknown): unknown => cotulenh.apply(state, { by, do: move }).state
  const opened = after(start, first, turns(start, first)[0])
  const [best, played] = turns(opened, second)
  const steps = [
    { step: { by: first, do: turns(start, first)[0] }, ms: 0 },
    { step: { by: second, do: played }, ms: 0 },
  ]
  const record = { hand: 1, commit: '', secret: '', salts: [], steps } as unknown as HandRecord
  const [good, bad] = [best, played].map(move => after(opened, second, move))
  const answer = turns(good, first)[0]
  const seen = (state: unknown, seat: Seat) => JSON.stringify(cotulenh.view(state, seat))
  const answered = seen(after(good, first, answer), second)

  /** What the other side thinks of its chances after the better move and after the one that was made; then what we do. */
  const weighed = (better: number, worse: number, later: [number, number] = [-better, -worse]): Mistake[] => {
    const advise = (view: { me: Seat }): Advice<unknown>[] => {
      const text = JSON.stringify(view)
      const at = (action: unknown, value: number) => [{ kind: 'other', action, why: 'position', value }]
      if (text === seen(opened, second)) return [...at(best, 200), ...at(played, 0)] as Advice<unknown>[]
      const value =
        view.me === first ? (text === seen(good, first) ? better : worse) : text === answered ? later[0] : later[1]
      return at(view.me === first ? turns(text === seen(good, first) ? good : bad, first)[0] : best, value) as never
    }
    const coach = { ...cotulenh, advise } as AnyGame
    return [...mistakes(cotulenh, coach, [{ before: start, record }], second, 1)].flatMap(piece =>
      piece.kind === 'found' ? [piece.mistake] : [],
    )
  }

  it('is weighed by what the other side then has', () => {
    expect(weighed(-100, 100)).toMatchObject([
      { at: 1, seat: second, played, best: { action: best }, margin: { mean: 200 }, answer: turns(bad, first)[0] },
    ])
    expect(weighed(-100, -40)).toEqual([])
    expect(weighed(100, -100)).toEqual([])
  })

  it('is none if a look after the answers does not say so too', () => {
    expect(weighed(-100, 100, [20, -20])).toEqual([])
    expect(weighed(-200, 100, [100, -80])).toMatchObject([{ margin: { mean: 180, samples: 2 } }])
  })

  it('costs nothing where the game was as good as won either way', () => {
    expect(weighed(-99_999, -5000)).toEqual([])
  })
})

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { AnyGame, Seat } from '../../src/games/game.ts'
import { games } from '../../src/games/all.ts'
import { parseFile } from '../../src/table/file.ts'
import { costliest, decisions, duel, judgeDecision, type Judgement } from '../../src/table/judgeDecisions.ts'
import { openView } from '../../src/table/openView.ts'
import { fold, type Frame } from '../../src/table/replay.ts'
import { stats } from '../../src/table/stats.ts'
import { seeded, shuffled } from '../support/random.ts'
import { played } from './played.ts'

const { mahjong, okey } = games
const nulls = (value: unknown): number => JSON.stringify(value).split('null').length - 1

const learn = (game: AnyGame, frames: Frame[], seats: Seat[]): Judgement[] =>
  [...decisions(game, game, frames, 1, seats)].map(each =>
    judgeDecision(each, (frames[each.at].step as { do: unknown }).do, action => JSON.stringify(action)),
  )

describe('all hands open', () => {
  it.each(Object.values(games) as AnyGame[])('of $id show every tile and stay nobody’s view', game => {
    const seats = game.seats[0]
    const start: unknown = game.start(v.parse(game.options, {}), seats)
    const size = game.needs(start)
    // A game without chance is dealt nothing: the table never brings an empty order.
    const state: unknown = size ? game.apply(start, { by: 'table', order: shuffled(size, seeded(3)) }).state : start
    const open = openView(game, state, seats)
    const watcher = game.view(state, null)
    const eyes = Array.from({ length: seats }, (_, seat) => game.view(state, seat as Seat))
    expect(Object.keys(open as object)).toEqual(Object.keys(watcher))
    for (const view of eyes) expect(open).not.toEqual(view)
    if (!game.traits.openInformation) expect(nulls(open)).toBeLessThan(Math.min(...eyes.map(nulls)))
  })
})

describe('learning from a hand', () => {
  const file = played(mahjong, 1, seat => (seat === 0 ? 1 : 3))
  const frames = fold(mahjong, file)

  it('finds the strongest bot agreeing with itself more than with a weak one', () => {
    const share = (all: Judgement[]) => all.filter(each => each.agreed).length / all.length
    const weak = learn(mahjong, frames, [0])
    const strong = learn(mahjong, frames, [1, 2, 3])
    expect(weak.length).toBeGreaterThan(3)
    expect(share(strong)).toBeGreaterThan(share(weak))
    for (const { at, seat, cost, agreed } of weak) {
      expect(frames[at].step.by).toBe(seat)
      expect(cost).toBeGreaterThanOrEqual(0)
      if (agreed) expect(cost).toBe(0)
    }
  })

  it('puts the dearest choices first', () => {
    const dear = costliest(learn(mahjong, frames, [0]), 3)
    expect(dear).toHaveLength(3)
    expect(dear.map(each => each.cost)).toEqual([...dear.map(each => each.cost)].sort((a, b) => b - a))
  })

  it('says when a win was missed', () => {
    const last = frames.findLastIndex(({ step }) => step.by !== 'table')
    const seat = frames[last].step.by as Seat
    const { at } = learn(mahjong, frames, [seat]).find(each => each.best.why === 'win')!
    const other = mahjong
      .moves(mahjong.view(frames[at - 1].state as never, seat))
      .find(move => !/hu/.test(JSON.stringify(move)))!
    const changed = frames.with(at, { ...frames[at], step: { by: seat, do: other } })
    expect(learn(mahjong, changed, [seat]).find(each => each.at === at)?.missed).toBe('win')
  })

  it('tells in a duel what a move cost by what the other then had', () => {
    const turn = (at: number, value: number, agreed: boolean): Judgement => ({
      at,
      seat: (at % 2) as Seat,
      played: null,
      best: { kind: 'other', action: null, why: 'position', value },
      agreed,
      cost: agreed ? 0 : 1,
      missed: null,
    })
    const { curve, judgements } = duel([
      turn(0, 50, false),
      turn(1, 100, true),
      turn(2, -90, false),
      turn(3, 99_999, false),
    ])
    expect(curve.map(point => point.value)).toEqual([50, -100, -90, -2000])
    expect(judgements.map(each => each.cost)).toEqual([150, 0, 1910, 1])
    expect(costliest(judgements, 2).map(each => each.at)).toEqual([2, 0])
  })
})

describe('numbers of a match', () => {
  const file = played(okey, 3, () => 2)
  const numbers = stats(okey, file, fold(okey, file))

  it('add up to what the hands say', () => {
    expect(numbers.hands).toBe(3)
    expect(numbers.totals).toEqual([
      [20, 20, 20, 20],
      ...file.hands.map(({ outcome }) => [0, 1, 2, 3].map(seat => outcome.standings.find(s => s.seat === seat)!.total)),
    ])
    const won = numbers.players.map(player => player.counts.won ?? 0)
    expect(won).toEqual(
      [0, 1, 2, 3].map(seat => file.hands.filter(hand => hand.outcome.winners.includes(seat as Seat)).length),
    )
    for (const { seat, ms, average } of numbers.players) {
      const steps = file.hands.flatMap(hand => hand.steps).filter(({ step }) => step.by === seat)
      expect(ms).toBe(1000 * steps.length)
      const points = file.hands.map(hand => hand.outcome.standings.find(each => each.seat === seat)!.points ?? 0)
      expect(average).toBeCloseTo(points.reduce((a, b) => a + b, 0) / 3)
    }
  })
})

describe('a file', () => {
  it('survives being written and read, and nothing else passes for one', () => {
    const file = played(okey, 1, () => 1)
    expect(parseFile(JSON.stringify(file))).toEqual(file)
    for (const text of ['', '{}', '[]', 'null', '{"masa":1}', JSON.stringify({ ...file, hands: [] })])
      expect(parseFile(text)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import type { Advice, AnyCoach, AnyRules, Seat } from '../../src/games/game.ts'
import { costliest, decisions, duel, judgeDecision, type Judgement } from '../../src/table/judgeDecisions.ts'
import type { Frame } from '../../src/table/replay.ts'

/**
 * A game of choosing letters: a state says whose turn it is and what there is to choose. Whoever likes may wave at any
 * time.
 */
type Choice = { turn: Seat[]; letters: string[] }
const game = {
  anytime: (letter: string) => letter === 'wave',
  takesBack: (letter: string) => letter === 'back',
  turn: ({ turn }: Choice) => turn,
  view: ({ letters }: Choice, seat: Seat) => ({ letters, seat }),
  moves: ({ letters }: Choice) => [...letters, 'wave'],
} as unknown as AnyRules
/** Finds the last letter best, and has nothing to say of an x. */
const coach = {
  advise: ({ letters }: Choice) =>
    letters.includes('x') ? [] : [...letters].reverse().map((action, i) => ({ action, kind: 'other', value: -i })),
} as unknown as AnyCoach

const frame = (hand: number, by: Seat | 'table', letter: string, next: Choice): Frame => ({
  hand,
  index: 0,
  step: by === 'table' ? { by, close: true } : { by, do: letter },
  ms: 0,
  state: next,
  events: [],
})
const choice = (turn: Seat[], ...letters: string[]): Choice => ({ turn, letters })

describe('the decisions of a hand', () => {
  const frames = [
    frame(1, 'table', '', choice([0], 'a', 'b')),
    frame(1, 0, 'a', choice([1], 'c', 'd')),
    frame(1, 1, 'wave', choice([1], 'c', 'd')),
    frame(1, 1, 'd', choice([0], 'e')),
    frame(1, 0, 'e', choice([0], 'x', 'y')),
    frame(1, 0, 'x', choice([2], 'f', 'g')),
    // An answer that no longer mattered: it was somebody else's turn.
    frame(1, 0, 'f', choice([0], 'h', 'i')),
    frame(2, 0, 'h', choice([0], 'j', 'k')),
  ]
  const found = (hand: number, ...seats: Seat[]) =>
    [...decisions(game, coach, frames, hand, seats)].map(({ at, seat, choices }) => [
      at,
      seat,
      choices.map(({ action }) => action),
    ])
  it('are those of the seats asked for, each with what the bot would have done', () => {
    expect(found(1, 0)).toEqual([[1, 0, ['b', 'a']]])
    expect(found(1, 1)).toEqual([[3, 1, ['d', 'c']]])
    expect(found(1, 0, 1).map(([at]) => at)).toEqual([1, 3])
    expect(found(1, 2)).toEqual([])
    expect(found(2, 0)).toEqual([[7, 0, ['i', 'h']]])
  })
  it('are not that something was taken back, unless the bot would do so', () => {
    const turn = [
      frame(1, 'table', '', choice([0], 'a', 'b')),
      frame(1, 0, 'a', choice([0], 'c', 'd')),
      frame(1, 0, 'back', choice([0], 'a', 'b')),
      frame(1, 0, 'b', choice([0], 'back', 'e')),
      frame(1, 0, 'back', choice([1], 'f')),
    ]
    expect([...decisions(game, coach, turn, 1, [0])].map(({ at }) => at)).toEqual([1, 3, 4])
  })
})

describe('a decision beside the strongest bot’s', () => {
  const advice = (action: string, value: number, kind: Advice<unknown>['kind'] = 'other'): Advice<unknown> => ({
    kind,
    action,
    why: 'position',
    value,
  })
  const beside = (played: string, ...choices: Advice<unknown>[]) => {
    const { agreed, cost, missed } = judgeDecision({ at: 4, seat: 2, choices }, played, action => String(action)[0])
    return { agreed, cost, missed }
  }
  const choices = [advice('a', 10), advice('b', 7), advice('c', 2)]
  it('agrees with it, or costs the difference; what the bot did not think of costs as much as its worst', () => {
    expect(beside('a', ...choices)).toEqual({ agreed: true, cost: 0, missed: null })
    expect(beside('b', ...choices)).toEqual({ agreed: false, cost: 3, missed: null })
    expect(beside('c', ...choices)).toEqual({ agreed: false, cost: 8, missed: null })
    expect(beside('z', ...choices)).toEqual({ agreed: false, cost: 8, missed: null })
    // With one choice there is no worst.
    expect(beside('z', advice('a', 10))).toEqual({ agreed: false, cost: 10, missed: null })
    expect(beside('z', advice('a', -4))).toEqual({ agreed: false, cost: 0, missed: null })
  })
  it('is the same for twins', () => {
    expect(beside('a2', advice('a1', 10), advice('b', 7)).agreed).toBe(true)
  })
  it('may have missed a win or a call, unless it was one too', () => {
    const won = advice('a', 10, 'win')
    expect(beside('b', won, advice('b', 7)).missed).toBe('win')
    expect(beside('b', advice('a', 10, 'call'), advice('b', 7)).missed).toBe('call')
    expect(beside('b', won, advice('b', 7, 'win')).missed).toBeNull()
    expect(beside('z', won, advice('b', 7)).missed).toBe('win')
    expect(beside('a', won, advice('b', 7)).missed).toBeNull()
  })
  it('names what was played, where and by whom', () => {
    expect(judgeDecision({ at: 4, seat: 2, choices }, 'b', String)).toMatchObject({
      at: 4,
      seat: 2,
      played: 'b',
      best: choices[0],
    })
  })
})

const judgement = (at: number, seat: Seat, value: number, cost: number, agreed = false): Judgement => ({
  at,
  seat,
  played: null,
  best: { kind: 'other', action: null, why: 'position', value },
  agreed,
  cost,
  missed: null,
})

describe('the dearest choices', () => {
  it('are three if not said otherwise, none that was agreed on or cost nothing', () => {
    const all = [judgement(0, 0, 0, 1), judgement(1, 0, 0, 5), judgement(2, 0, 0, 0), judgement(3, 0, 0, 9, true)]
    expect(costliest(all).map(({ at }) => at)).toEqual([1, 0])
    const many = [judgement(0, 0, 0, 1), judgement(1, 0, 0, 5), judgement(2, 0, 0, 3), judgement(3, 0, 0, 4)]
    expect(costliest(many).map(({ at }) => at)).toEqual([1, 3, 2])
    expect(costliest(many, 1).map(({ at }) => at)).toEqual([1])
  })
})

describe('a duel', () => {
  it('tells by the other’s next look what a move cost, cut where all is decided', () => {
    const costs = (...all: Judgement[]) => duel(all).judgements.map(({ cost }) => cost)
    expect(costs(judgement(0, 0, 50, 1), judgement(1, 1, -20, 2))).toEqual([30, 2])
    // The position was better than the bot had thought: no cost.
    expect(costs(judgement(0, 0, 50, 1), judgement(1, 1, -80, 2))).toEqual([0, 2])
    // Two looks of the same seat in a row tell nothing of each other, and what was agreed on stays as it is.
    expect(costs(judgement(0, 0, 50, 1), judgement(1, 0, 20, 2))).toEqual([1, 2])
    expect(costs(judgement(0, 0, 50, 1, true), judgement(1, 1, 20, 2))).toEqual([1, 2])
    expect(costs(judgement(0, 0, 9000, 1), judgement(1, 1, -9000, 2))).toEqual([0, 2])
    expect(costs(judgement(0, 0, 9000, 1), judgement(1, 1, 100, 2))).toEqual([2100, 2])
  })
  it('draws the curve with the first seat’s eyes', () => {
    const { curve } = duel([
      judgement(3, 0, 50, 1),
      judgement(4, 1, 70, 1),
      judgement(5, 0, -9000, 1),
      judgement(6, 1, -9000, 1),
    ])
    expect(curve).toEqual([
      { at: 3, value: 50 },
      { at: 4, value: -70 },
      { at: 5, value: -2000 },
      { at: 6, value: 2000 },
    ])
  })
})

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../../src/games/game.ts'
import type { Action } from '../../../../src/games/remi/action.ts'
import { coach } from '../../../../src/games/remi/bot/index.ts'
import { rules as remi } from '../../../../src/games/remi/index.ts'
import { meldRules } from '../../../../src/games/remi/rules/meldRules.ts'
import { leftOver } from '../../../../src/games/remi/rules/deadwood.ts'
import { face } from '../../../../src/games/remi/rules/tiles.ts'
import type { State } from '../../../../src/games/remi/types.ts'
import { deadValue, readMeld } from '../../../../src/rummy/meld.ts'
import { leastDeadwood } from '../../../../src/rummy/solver/arrange.ts'
import { pick, seeded, shuffled } from '../../../support/random.ts'
import { idsOf } from '../tiles.ts'

const options = v.parse(remi.options, { hands: 1 })
const meld = meldRules(options)
const cost = (tiles: readonly number[]) => tiles.reduce((sum, tile) => sum + deadValue(face(tile), meld), 0)
const best = (hand: readonly number[]) => leastDeadwood(hand.map(face), meld).deadwood

// Seat 1 closes with K2; seat 0 holds a run, a joker and odds and ends.
const DONE = 'R1 R2 R3 R4 K5 B5 Y5 B7 B8 B9 B10 R12 R13 R1'
const LOSER = 'Y1 Y2 Y3 J K4 K7 K10 K13 B1 B3 B12 R6 R9 Y9'
const done = idsOf(DONE)
const loser = idsOf(LOSER, done)
const [last] = idsOf('K2', [...done, ...loser])

function closing(boards: State['boards']): State {
  const start = remi.start(options, 2)
  return {
    ...start,
    phase: 'discard',
    hand: 1,
    current: 1,
    hands: [loser, [...done, last]].map(hand => [...hand].sort((a, b) => a - b)),
    stock: [],
    boards,
  }
}
const close = (state: State) => remi.apply(state, { by: 1, do: { type: 'close', tile: last } }).state
const act = (state: State, by: Seat, action: Action) => remi.apply(state, { by, do: action }).state

describe('the board of a loser', () => {
  it('counts as it stands, by the usual rules', () => {
    expect(options.deadwood).toBe('asArranged')
  })
  it('a joker left loose costs its fifty, whatever it could have done', () => {
    const run = loser.slice(0, 3)
    const { result } = close(closing([[run], null]))
    expect(result!.deadwood[0]).toBe(cost(loser) - cost(run))
    expect(result!.left[0]).toContain(loser[3])
    expect(result!.best[0]).toBe(best(loser))
    expect(result!.best[0]).toBeLessThan(result!.deadwood[0])
    expect(result!.boards[0]).toEqual([run])
  })
  it('is arranged by the table while the player has never stood at it', () => {
    expect(close(closing([null, null])).result!.deadwood[0]).toBe(best(loser))
  })
  it('nothing put together is nothing melded', () => {
    expect(close(closing([[], null])).result!.deadwood[0]).toBe(cost(loser))
  })
})

describe('a board that comes with an act', () => {
  const dealt = remi.apply(remi.start(options, 2), { by: 'table', order: shuffled(106, seeded(4)) }).state
  it('stands at once, without the tile thrown', () => {
    const [a, b, c, d] = dealt.hands[1]
    const after = act(dealt, 1, { type: 'discard', tile: d, board: [[a, b, c, d]] })
    expect(after.boards[1]).toEqual([[a, b, c]])
    expect(remi.view(after, 1).board).toEqual([[a, b, c]])
    expect(after.boards[0]).toBeNull()
  })
  it('is kept where an act brings none, and is empty where none ever came', () => {
    const after = act(dealt, 1, { type: 'discard', tile: dealt.hands[1][0] })
    expect(after.boards[1]).toEqual([])
    const [a, b] = after.hands[0]
    const drawn = act(act(after, 0, { type: 'arrange', groups: [[a, b]] }), 0, { type: 'draw' })
    expect(drawn.boards[0]).toEqual([[a, b]])
  })
  it('is refused with a tile of somebody else, or with one twice', () => {
    const [own] = dealt.hands[1]
    const view = remi.view(dealt, 1)
    const refused = (board: number[][]) => remi.refuse(view, { type: 'discard', tile: own, board })?.why
    expect(refused([[dealt.hands[0][0]]])).toBe('notYours')
    expect(refused([[own], [own]])).toBe('tileTwice')
    expect(refused([[own]])).toBeUndefined()
  })
})

describe('bots and the clock', () => {
  const hands = Array.from({ length: 24 }, (_, i) => ({ seed: i + 1, level: 1 + (i % 3) }))
  it.each(hands)('a bot never pays for what it could have melded (seed $seed, level $level)', ({ seed, level }) => {
    const random = seeded(seed)
    let state = remi.apply(remi.start(options, 4), { by: 'table', order: shuffled(106, random) }).state
    while (!state.result) {
      const [by] = remi.turn(state)
      const view = remi.view(state, by)
      const action = coach.think(view, level, random)
      expect(remi.refuse(view, action)).toBeNull()
      state = act(state, by, action)
    }
    expect(state.result.deadwood).toEqual(state.result.best)
  })
  it('a player whom the clock has always overtaken pays no more either', () => {
    const random = seeded(9)
    let state = remi.apply(remi.start(options, 2), { by: 'table', order: shuffled(106, random) }).state
    // Each has thrown what it drew.
    for (let turn = 0; turn < 9 && !state.result; turn++) {
      const [by] = remi.turn(state)
      state = act(state, by, remi.fallback(remi.view(state, by)))
    }
    expect(state.boards.every(board => board !== null)).toBe(true)
    for (const seat of [0, 1] as const)
      expect(cost(leftOver(state.hands[seat], state.boards[seat], options))).toBe(best(state.hands[seat]))
  })
})

it('what counts is exactly what stands in no valid group, however the tiles stand (random boards)', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const random = seeded(seed)
    const hand = shuffled(106, random).slice(0, 14)
    const board: number[][] = []
    const { melds } = leastDeadwood(hand.map(face), meld)
    const free = [...hand]
    // Some groups are melds, some are anything.
    for (const one of melds) {
      if (random() < 0.4) continue
      board.push(
        one.tiles.map(
          ({ tile }) =>
            free.splice(
              free.findIndex(id => face(id) === tile),
              1,
            )[0],
        ),
      )
    }
    while (free.length > 3 && random() < 0.5) board.push(free.splice(0, pick([2, 3, 4], random)))
    const melded = board.filter(group => readMeld(group.map(face), meld)).flat()
    const left = leftOver(hand, board, options)
    expect(left, `seed ${seed}`).toEqual(hand.filter(tile => !melded.includes(tile)))
    expect(cost(left), `seed ${seed}`).toBeGreaterThanOrEqual(best(hand))
  }
})

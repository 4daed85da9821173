// What a result says of each seat, to the last value a message is filled with.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../../src/games/game.ts'
import { type Options, options } from '../../../../src/games/okey101/options.ts'
import { type HandEnd, type HandPlayer, scoreHand } from '../../../../src/games/okey101/rules/score.ts'
import { FJ, parseTiles } from '../../../../src/rummy/tiles.ts'

// The okey is B7; 20 points in the hand, 27 with an okey or a false joker.
const indicator = parseTiles('B6')[0]
const goOut: HandEnd = { reason: 'goOut', winner: 0, indicator }
const double: HandEnd = { ...goOut, okeyFinish: true }
const stock: HandEnd = { reason: 'stockExhausted', indicator }
const player = (opened: HandPlayer['opened'], hand: string, seat: Seat = 1): HandPlayer => ({
  seat,
  opened,
  hand: parseTiles(hand),
})
const winner = player('series', '', 0)
const score = (end: HandEnd, players: HandPlayer[], more: Partial<Options> = {}) =>
  scoreHand(end, players, v.parse(options, more))
const lines = (end: HandEnd, who: HandPlayer, more: Partial<Options> = {}) =>
  score(end, [winner, who], more).players[1].lines

describe('the lines of a hand', () => {
  it('name what is left and how often it counts', () => {
    expect(lines(goOut, player('series', 'R8 Y12'))).toEqual([
      { key: 'remaining', points: 20, with: { sum: 20, factor: 1 } },
    ])
    expect(lines(double, player('series', 'R8 Y12'), { okeyFinishFactor: 2 })).toEqual([
      { key: 'remainingTimes', points: 40, with: { sum: 20, factor: 2 } },
    ])
    expect(lines(goOut, player('pairs', 'R8 Y12'), { pairsOpenedFactor: 3 })).toEqual([
      { key: 'remainingTimes', points: 60, with: { sum: 20, factor: 3 } },
    ])
  })
  it('double an unopened hand, or charge so much for it', () => {
    expect(lines(double, player(null, 'R8 Y12'), { okeyFinishFactor: 2 })).toEqual([
      { key: 'unopenedTimes', points: 80, with: { sum: 20, factor: 4 } },
    ])
    expect(lines(double, player(null, 'R8 Y12'), { okeyFinishFactor: 3, unopened: 'fixed' })).toEqual([
      { key: 'unopened', points: 606, with: { factor: 3 } },
    ])
  })
  it('name the finish of the winner where it counts more than once', () => {
    const won = (more: Partial<Options>, end = double, opened: HandPlayer['opened'] = 'series') =>
      score(end, [player(opened, '', 0), player('series', 'R8')], more).players[0].lines
    expect(won({})).toEqual([{ key: 'winner', points: -101, with: { factor: 1 } }])
    expect(won({ okeyFinishFactor: 2, pairsFinishFactor: 1 }, double, 'pairs')).toEqual([
      { key: 'winner', points: -202, with: { factor: 2 } },
      { key: 'okeyFinish', points: 0, with: { factor: 2 } },
    ])
    expect(won({ pairsFinishFactor: 2, eldenFactor: 3 }, { ...goOut, elden: true }, 'pairs')).toEqual([
      { key: 'winner', points: -606, with: { factor: 6 } },
      { key: 'pairsFinish', points: 0, with: { factor: 2 } },
      { key: 'eldenFinish', points: 0, with: { factor: 3 } },
    ])
    // Nobody finished: what the winner might have done counts for nothing.
    expect(lines(stock, player('series', 'R8'), { pairsFinishFactor: 4 })[0].with).toEqual({ sum: 8, factor: 1 })
  })
  it('charge an okey once a hand or once each, and a false joker where it is one', () => {
    const joker = (hand: string, more: Partial<Options>) =>
      lines(goOut, player('series', hand), more).filter(({ key }) => key === 'joker')
    expect(joker('R8 B7 B7', {})).toEqual([{ key: 'joker', points: 101 }])
    expect(joker('R8 B7 B7', { okeyInHandPer: 'tile' })).toEqual([{ key: 'joker', points: 202 }])
    expect(joker('R8 Y12', {})).toEqual([])
    expect(joker('R8 B7', { okeyInHand: 0 })).toEqual([])
    expect(joker('R8 FJ', { falseJokerCountsAsJoker: false })).toEqual([])
    expect(joker('R8 FJ', { falseJokerCountsAsJoker: false, falseJoker: 'wild' })).toEqual([
      { key: 'joker', points: 101 },
    ])
    // An okey that is not charged still counts its face.
    expect(lines(goOut, player('series', 'R8 B7'), { okeyInHand: 0, okeyExcluded: true })).toEqual([
      { key: 'remaining', points: 15, with: { sum: 15, factor: 1 } },
    ])
  })
  it('count the penalties of the floor, and none where there are none', () => {
    expect(lines(goOut, { ...player('series', 'R8'), floorPenalties: 2 })[1]).toEqual({
      key: 'floor',
      points: 202,
      with: { n: 2 },
    })
    expect(lines(goOut, { ...player('series', 'R8'), floorPenalties: 0 })).toHaveLength(1)
  })
  it('double all of it under riziko, and say so', () => {
    expect(lines({ ...goOut, indicator: FJ }, player('series', 'R8 Y12'), { riziko: true })).toEqual([
      { key: 'remaining', points: 40, with: { sum: 20, factor: 1 } },
      { key: 'riziko', points: 0, with: { factor: 2 } },
    ])
  })
  it('charge who has no score as much as the highest, where somebody has one', () => {
    const hands = [player('series', 'R8 Y12', 0), player(null, 'R1')]
    expect(score(stock, hands, { unscoredCharge: 0 }).players[1].lines).toEqual([
      { key: 'noScore', points: 0 },
      { key: 'unscored', points: 20 },
    ])
    expect(score(stock, [player(null, 'R8', 0), player(null, 'R1')]).players[1].lines).toEqual([
      { key: 'noScore', points: 0 },
    ])
    // Who never opened is no rival, whatever it is charged.
    expect(score(stock, hands, { unscoredCharge: 0 })).toMatchObject({ kind: 'win', winners: [0], lowest: 20 })
  })
  it('forgive a partner, and add up partners only where there are some', () => {
    const four = [winner, player('series', 'R8'), player('series', 'R9', 2), player(null, 'R4', 3)]
    const together = score(goOut, four, { teams: true })
    expect(together.players[2].lines).toEqual([{ key: 'forgiven', points: 0 }])
    expect(together.teams).toEqual([-101, 16])
    expect(score(goOut, four)).not.toHaveProperty('teams')
    expect(score(goOut, four, { teams: true, partnerForgiven: false }).players[2].lines[0].points).toBe(9)
    // Nobody went out: nobody's partner is forgiven.
    expect(score(stock, four, { teams: true }).players[2].lines[0].points).toBe(9)
  })
})

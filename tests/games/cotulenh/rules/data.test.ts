import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import games from '../../../data/cotulenh-games.json'
import micro from '../../../data/cotulenh-micro.json'
import counts from '../../../data/cotulenh-perft.json'
import positions from '../../../data/cotulenh-positions.json'
import turns from '../../../data/cotulenh-turns.json'
import { inCheck } from '../../../../src/games/cotulenh/rules/commander.ts'
import { makeFen, placement } from '../../../../src/games/cotulenh/rules/fen.ts'
import { legalMoves, legalTurns } from '../../../../src/games/cotulenh/rules/legalTurns.ts'
import { makeTurn } from '../../../../src/games/cotulenh/rules/notation.ts'
import { perft } from '../perft.ts'
import { status } from '../../../../src/games/cotulenh/rules/status.ts'
import { some } from '../../../support/sampling.ts'
import { after, at } from '../position.ts'

describe('one rule at a time', () => {
  it.each(micro.cases)('$rule', ({ fen, square, expected, inCheck: check }) => {
    const position = at(fen)
    expect(
      legalMoves(position, square ?? undefined)
        .map(makeTurn)
        .sort(),
    ).toEqual([...expected].sort())
    expect(inCheck(position)).toBe(check)
  })
})

describe('turns', () => {
  it.each(turns.apply)('$rule', ({ fen, turn, after: expected, givesCheck }) => {
    const position = after(at(fen), turn)
    expect(makeFen(position)).toBe(expected)
    expect(inCheck(position)).toBe(givesCheck)
  })
  it.each(turns.illegal)('refused: $rule', ({ fen, turn }) => {
    expect(() => after(at(fen), turn)).toThrow('Illegal turn')
  })
  it.each(turns.status)('$rule', ({ fen, status: verdict, legalTurns: count }) => {
    expect(status(at(fen))).toBe(verdict === 'none' ? 'ongoing' : verdict)
    expect(legalTurns(at(fen))).toHaveLength(count)
  })
})

describe('whole positions', () => {
  it.each(some(positions.cases))('$fen', ({ fen, steps, inCheck: check, spec }) => {
    const position = at(fen)
    expect(legalMoves(position).map(makeTurn).sort()).toEqual([...steps].sort())
    expect(inCheck(position)).toBe(check)
    const placements = legalTurns(position).map(turn => placement(after(position, turn)))
    expect(new Set(placements).size).toBe(placements.length)
    const digest = createHash('sha256').update(placements.sort().join('\n')).digest('hex')
    expect(digest).toBe(spec.turns1_sha256)
    expect(perft(position, 1)).toEqual({ steps: spec.steps1, turns: spec.turns1 })
    expect(perft(position, 2).turns).toBe(spec.turns2)
  })
})

describe('finished games', () => {
  it.each(some(games.cases.map((game, i) => ({ ...game, i }))))(
    'game $i: $reason after $plies',
    ({ start, moves, reason }) => {
      let position = at(start)
      for (const { lan, fen } of moves) {
        expect(status(position)).toBe('ongoing')
        position = after(position, lan)
        expect(makeFen(position)).toBe(fen)
      }
      expect(status(position)).toBe(reason === 'fifty-move rule' ? 'fifty_moves' : reason)
    },
  )
})

describe('counts from the start position', () => {
  it.each([1, 2] as const)('depth %i', depth => {
    expect(perft(at(counts.start), depth)).toEqual({ steps: counts.steps[depth], turns: counts.turns[depth] })
  })
  // Its parts add up to depth 3, so that is not counted once more.
  it('divides as recorded', () => {
    const start = at(counts.start)
    const whole = Object.values(counts.divide).reduce((sum, { d3_turns }) => sum + d3_turns, 0)
    expect(whole).toBe(counts.turns[3])
    expect(legalTurns(start)).toHaveLength(Object.keys(counts.divide).length)
    for (const [lan, { d2, d3_steps, d3_turns }] of some(Object.entries(counts.divide))) {
      const child = after(start, lan)
      expect([lan, perft(child, 1).steps]).toEqual([lan, d2])
      expect([lan, perft(child, 2)]).toEqual([lan, { steps: d3_steps, turns: d3_turns }])
    }
  })
})

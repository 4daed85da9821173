import { describe, expect, it } from 'vitest'
import { alike } from '../../../../scripts/alikePuzzles.ts'
import { judge } from '../../../../src/games/cotulenh/bot/judge.ts'
import { endSearch, newSearch } from '../../../../src/games/cotulenh/bot/newSearch.ts'
import { exhausted, holds, newProof } from '../../../../src/games/cotulenh/bot/prove.ts'
import {
  dailyPuzzle,
  makePuzzle,
  nextPuzzle,
  parsePuzzle,
  type Puzzle,
} from '../../../../src/games/cotulenh/learn/puzzle.ts'
import { LINES } from '../../../../src/games/cotulenh/learn/puzzleData.ts'
import { puzzles } from '../../../../src/games/cotulenh/learn/puzzles.ts'
import { applyTurn } from '../../../../src/games/cotulenh/rules/applyTurn.ts'
import { toBoard } from '../../../../src/games/cotulenh/rules/board.ts'
import { parseFen, placement } from '../../../../src/games/cotulenh/rules/fen.ts'
import { legalTurns, turnOf, turnPaths } from '../../../../src/games/cotulenh/rules/legalTurns.ts'
import { makeTurn } from '../../../../src/games/cotulenh/rules/notation.ts'
import { status } from '../../../../src/games/cotulenh/rules/status.ts'
import type { Position } from '../../../../src/games/cotulenh/types.ts'
import { seeded } from '../../../support/random.ts'

const positionOf = ({ fen }: Puzzle): Position => {
  const read = parseFen(fen)
  if (read instanceof Error) throw read
  return read
}
const played = (position: Position, lan: string): Position => {
  const next = applyTurn(position, lan)
  if (next instanceof Error) throw next
  return next
}

/** Of these turns, by where they lead, those that keep what the puzzle promises. */
function solutions(puzzle: Puzzle, turns: number, paths: readonly number[][]): string[] {
  const position = positionOf(puzzle)
  const search = newSearch(toBoard(position), [], null)
  search.pause = Infinity
  const proof = newProof(search, puzzle.kind, 20_000_000)
  const found = paths.filter(path => holds(proof, path, turns))
  expect(exhausted(proof)).toBe(false)
  endSearch(search)
  return found.map(path => endOf(position, path))
}
const endOf = (position: Position, path: readonly number[]): string =>
  placement(played(position, makeTurn(turnOf(position, path))))

/**
 * All were proved when they were found, which took an hour. Seconds are short: of each kind so many are proved in one run, others in
 * the next; and of the deepest only so many turns besides the key.
 */
const SAMPLED: Record<string, { puzzles: number; others: number }> = {
  mate1: { puzzles: 8, others: Infinity },
  mate2: { puzzles: 2, others: Infinity },
  mate3: { puzzles: 1, others: 6 },
  win2: { puzzles: 3, others: Infinity },
}

describe('puzzles', () => {
  it('are many, of each kind, each of its own position, written as they are read', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(200)
    for (const kind of ['1', '2', '3', 'w'])
      expect(LINES.filter(line => line.split(' ')[2] === kind).length).toBeGreaterThan(9)
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length)
    for (const line of LINES) expect(makePuzzle(parsePuzzle(line))).toBe(line)
    for (const { difficulty } of puzzles) expect([1, 2, 3, 4, 5]).toContain(difficulty)
  })

  it('are not alike: nobody solves the same one twice', () => {
    expect(LINES.filter((line, i) => LINES.slice(0, i).some(other => alike(line, other)))).toEqual([])
  })

  it('begin in a position that is played, with a key that can be', () => {
    for (const puzzle of puzzles) {
      const position = positionOf(puzzle)
      expect(status(position), puzzle.fen).toBe('ongoing')
      const after = played(position, puzzle.key)
      // The plainest proof of the plainest kind needs no search.
      if (puzzle.kind === 'mate' && puzzle.turns === 1)
        expect(['checkmate', 'commander_captured'], puzzle.fen).toContain(status(after))
    }
  })

  const seed = Date.now() % 100_000
  it(`have one solution, and none that is sooner (seed ${seed})`, () => {
    const random = seeded(seed)
    for (const [kind, { puzzles: count, others }] of Object.entries(SAMPLED)) {
      const all = puzzles.filter(puzzle => `${puzzle.kind}${puzzle.turns}` === kind)
      for (let i = 0; i < count; i++) {
        const puzzle = all[Math.floor(random() * all.length)]
        const position = positionOf(puzzle)
        const key = placement(played(position, puzzle.key))
        const paths = turnPaths(toBoard(position))
        const chosen = paths.filter(path => endOf(position, path) === key || random() * paths.length < others)
        expect(solutions(puzzle, puzzle.turns, chosen), puzzle.fen).toEqual([key])
        if (puzzle.turns > 1) expect(solutions(puzzle, puzzle.turns - 1, chosen), puzzle.fen).toEqual([])
      }
    }
  })

  it(`are judged: the key leads on to the end, any other turn is refuted by one that can be played (seed ${seed})`, () => {
    const random = seeded(seed)
    for (const kind of ['mate1', 'mate2', 'mate3', 'win2']) {
      const all = puzzles.filter(puzzle => `${puzzle.kind}${puzzle.turns}` === kind)
      const puzzle = all[Math.floor(random() * all.length)]
      const begin = positionOf(puzzle)
      const verdict = judge(puzzle, [puzzle.key])
      expect(verdict.said, puzzle.fen).toBe(puzzle.turns === 1 ? 'solved' : 'on')
      if (verdict.reply) played(played(begin, puzzle.key), verdict.reply)
      const key = placement(played(begin, puzzle.key))
      const others = legalTurns(begin)
        .map(makeTurn)
        .filter(lan => placement(played(begin, lan)) !== key)
      const lan = others[Math.floor(random() * others.length)]
      const wrong = judge(puzzle, [lan])
      expect(['refuted', 'drawn'], `${puzzle.fen} ${lan}`).toContain(wrong.said)
      if (wrong.reply) played(played(begin, lan), wrong.reply)
    }
  })

  it(`in two turns are solved to the end against the best defence (seed ${seed})`, () => {
    const all = puzzles.filter(({ kind, turns }) => kind === 'mate' && turns === 2)
    const puzzle = all[seed % all.length]
    const { reply } = judge(puzzle, [puzzle.key])
    const position = played(played(positionOf(puzzle), puzzle.key), reply!)
    const second = legalTurns(position).map(makeTurn)
    const mates = (lan: string) => ['checkmate', 'commander_captured'].includes(status(played(position, lan)))
    const mate = second.find(mates)!
    const other = second.find(lan => !mates(lan))!
    expect(judge(puzzle, [puzzle.key, reply!, mate]).said, puzzle.fen).toBe('solved')
    expect(['refuted', 'drawn'], puzzle.fen).toContain(judge(puzzle, [puzzle.key, reply!, other]).said)
  })

  it('has one for each day, the same for everybody, and another one after each', () => {
    const days = Array.from({ length: 60 }, (_, day) => dailyPuzzle(puzzles, 20_000 + day))
    expect(new Set(days.map(({ id }) => id)).size).toBeGreaterThan(40)
    const first = puzzles.filter(({ difficulty }) => difficulty === 3)[0]
    const next = nextPuzzle(puzzles, 3, first.id, new Set())
    expect(next.difficulty).toBe(3)
    expect(next.id).not.toBe(first.id)
    expect(nextPuzzle(puzzles, 3, first.id, new Set([next.id])).id).not.toBe(next.id)
    const all = new Set(puzzles.map(({ id }) => id))
    expect(nextPuzzle(puzzles, 0, puzzles[0].id, all).id).toBe(puzzles[1].id)
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import positions from '../../../data/cotulenh-positions.json'
import { attackersOf, hits } from '../../../../src/games/cotulenh/bot/attackers.ts'
import { captures, isPossible, longDeployments, quiets } from '../../../../src/games/cotulenh/bot/generate.ts'
import { moveStack } from '../../../../src/games/cotulenh/bot/moveStack.ts'
import { nearness } from '../../../../src/games/cotulenh/bot/nearness.ts'
import { make, makePath } from '../../../../src/games/cotulenh/bot/makeTurn.ts'
import { searchBoard, unmake, type SearchBoard } from '../../../../src/games/cotulenh/bot/searchBoard.ts'
import { attackers, hits as ruleHits } from '../../../../src/games/cotulenh/rules/attack.ts'
import { toBoard, type Board } from '../../../../src/games/cotulenh/rules/board.ts'
import { commanderAttacked } from '../../../../src/games/cotulenh/rules/commander.ts'
import { deployments } from '../../../../src/games/cotulenh/rules/deployment.ts'
import { START, makeFen } from '../../../../src/games/cotulenh/rules/fen.ts'
import { legalWhole, oneStepDeployments } from '../../../../src/games/cotulenh/rules/legalSteps.ts'
import { makeTurnOn } from '../../../../src/games/cotulenh/rules/makeMove.ts'
import { applyTurn } from '../../../../src/games/cotulenh/rules/applyTurn.ts'
import { legalMoves, turnOf } from '../../../../src/games/cotulenh/rules/legalTurns.ts'
import { makeTurn } from '../../../../src/games/cotulenh/rules/notation.ts'
import { SIDE } from '../../../../src/games/cotulenh/rules/pieces.ts'
import { SQUARES } from '../../../../src/games/cotulenh/rules/squares.ts'
import { isStack } from '../../../../src/games/cotulenh/rules/stack.ts'
import { stepKind, stepList } from '../../../../src/games/cotulenh/rules/step.ts'
import type { Position } from '../../../../src/games/cotulenh/types.ts'
import { seeded } from '../../../support/random.ts'
import { SHORT, runs } from '../../../support/sampling.ts'
import { at } from '../position.ts'
import { oddPosition, oddRules } from '../slow/positions.ts'

/**
 * The search's board against the rules' own: the same turns, the same board and hash after each, and the way back. The rules' board is
 * itself held against a generator that tries everything (slow/compare.test.ts).
 */

const moves = moveStack()

/** Turns of one step as the search finds them. */
function found(sb: SearchBoard): number[] {
  moves.top = 0
  captures(sb, moves)
  quiets(sb, moves)
  const steps = Array.from(moves.step.subarray(0, moves.top))
  return steps.filter(step => {
    const legal = make(sb, step)
    if (legal) unmake(sb)
    return legal
  })
}

function lawful(board: Board): number[] {
  const steps = stepList()
  legalWhole(board, steps)
  oneStepDeployments(board, steps)
  return Array.from(steps.list.subarray(0, steps.length))
}

const inOrder = (steps: readonly number[]): number[] => [...steps].sort((a, b) => a - b)

/** All a rules' board holds. */
const content = (board: Board) => ({
  at: Array.from(board.at),
  cover: Array.from(board.cover),
  coverBy: Array.from(board.coverBy),
  commander: Array.from(board.commander),
  count: Array.from(board.count),
  rest: [board.turn, board.halfmoves, board.low, board.high],
})

/** What the search keeps beside it; how near to the Commanders everybody is, only while both are there. */
const beside = (sb: SearchBoard) => ({
  stands: Array.from(sb.stands),
  reach: Array.from(sb.board.at, (unit, square) => (unit ? [sb.reach[2 * square], sb.reach[2 * square + 1]] : [])),
  worth: Array.from(sb.board.at, (unit, square) => (unit ? sb.worth[square] : 0)),
  score: sb.score,
  near: sb.board.commander.every(square => square >= 0) && nearness(sb),
})

const hitsOf = (list: Int32Array, count: number) =>
  Array.from({ length: count }, (_, i) => `${list[2 * i]}:${list[2 * i + 1]}`)
    .sort()
    .join(' ')

const counts = { move: 0, capture: 0, stay: 0, suicide: 0, combine: 0, parts: 0, long: 0, check: 0, taken: 0 }
const KINDS = ['move', 'capture', 'stay', 'suicide', 'combine'] as const

/** Told in full only when they differ: most of the time would go into comparing. */
function same(one: unknown, other: unknown): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other)
}

function samePath(position: Position, sb: SearchBoard, path: number[]): void {
  const before = JSON.stringify([content(sb.board), beside(sb), sb.check])
  const rules = toBoard(position)
  makeTurnOn(rules, path, 0, path.length)
  expect(path.length === 1 ? make(sb, path[0]) : makePath(sb, path)).toBe(true)
  same(content(sb.board), content(rules))
  const anew = searchBoard(rules)
  same(beside(sb), beside(anew))
  if (rules.commander[rules.turn] >= 0) expect(sb.check).toBe(commanderAttacked(rules, rules.turn))
  else counts.taken++
  if (sb.check) counts.check++
  unmake(sb)
  if (JSON.stringify([content(sb.board), beside(sb), sb.check]) !== before) throw new Error(`the way back of ${path}`)
}

/** Of many turns so many are played one by one; of a stack's deployments so many are listed. */
const PLAYED = 6
const LONG = 300

function compare(position: Position, random: () => number): void {
  const sb = searchBoard(toBoard(position))
  const board = toBoard(position)
  expect(content(sb.board)).toEqual(content(board))
  const legal = lawful(board)
  expect(inOrder(found(sb))).toEqual(inOrder(legal))
  const all = new Set(moves.step.subarray(0, moves.top))
  for (const step of legal) {
    if (!isPossible(sb, step)) throw new Error(`not possible: ${step}`)
    counts[KINDS[stepKind(step)]]++
    if (random() < PLAYED / legal.length) samePath(position, sb, [step])
    // From another square, to another, or with other members it is another turn.
    const other = step ^ (1 << Math.floor(random() * 32))
    if (isPossible(sb, other) !== all.has(other)) throw new Error(`possible or not: ${other}`)
  }
  for (let square = 0; square < SQUARES; square++) {
    for (const side of [0, 1]) {
      const count = attackersOf(sb, square, side, true)
      const ours = hitsOf(hits, count)
      const theirs = hitsOf(ruleHits, attackers(board, square, side, true))
      if (ours !== theirs) throw new Error(`attackers of square ${square}: ${ours}, by the rules ${theirs}`)
    }
  }
  const long: number[][] = []
  for (let square = 0; square < SQUARES; square++) {
    const unit = board.at[square]
    if (!unit || unit >>> SIDE !== board.turn || !isStack(unit)) continue
    counts.parts++
    deployments(board, square, (path, length) => {
      if (length > 1) long.push(Array.from(path.subarray(0, length)))
      return long.length >= LONG
    })
  }
  expect(longDeployments(sb, LONG).slice(0, LONG)).toEqual(long.slice(0, LONG))
  for (const path of long) {
    counts.long++
    if (random() < PLAYED / long.length) samePath(position, sb, path)
  }
}

function tell(position: Position, seed: number, random: () => number): void {
  try {
    compare(position, random)
  } catch (error) {
    throw new Error(`seed ${seed}: ${makeFen(position)} with ${JSON.stringify(position.rules)}`, { cause: error })
  }
}

const SEED = Number(process.env.MASA_SEED ?? 1)
const seeds = (count: number) => Array.from({ length: runs(count) }, (_, i) => SEED + i)

describe("the search's board agrees with the rules'", { timeout: 300_000 }, () => {
  it.each(seeds(20))('on a hundred odd positions of seed %i', seed => {
    const random = seeded(seed)
    for (let i = 0; i < 100; i++) tell(oddPosition(random, oddRules(random)), seed, random)
  })

  it('where a hero’s wider air defence lets an Air Force through to the own Commander', () => {
    const position = at('11/11/11/11/9i1/6M2c1/11/7sm2/6F1G2/7(FC)H2/6+g4/9m1 b - - 0 1')
    expect(legalMoves(position).map(makeTurn)).not.toContain('Mj1i1')
    tell(position, 221, seeded(1))
  })

  it.each(seeds(8))('throughout a game of random turns of seed %i', seed => {
    const random = seeded(seed)
    let position = at(seed % 2 ? START : positions.cases[seed % positions.cases.length].fen)
    for (let i = 0; i < 60; i++) {
      tell(position, seed, random)
      const turns = lawful(toBoard(position))
      if (!turns.length) return
      // Captures and stacks more often than chance would bring them.
      const loud = turns.filter(step => stepKind(step) !== 0)
      const list = loud.length && random() < 0.3 ? loud : turns
      const next = applyTurn(position, turnOf(position, [list[Math.floor(random() * list.length)]]))
      if (next instanceof Error) throw next
      position = next
    }
  })

  afterAll(() => {
    if (!SHORT) expect(Object.entries(counts).filter(([, count]) => !count)).toEqual([])
  })
})

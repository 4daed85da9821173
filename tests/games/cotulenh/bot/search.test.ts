import { describe, expect, it } from 'vitest'
import mates from '../../../data/cotulenh-mates.json'
import { endSearch, newSearch } from '../../../../src/games/cotulenh/bot/newSearch.ts'
import { INFINITY, MATE, negamax } from '../../../../src/games/cotulenh/bot/search.ts'
import { make } from '../../../../src/games/cotulenh/bot/makeTurn.ts'
import { unmake } from '../../../../src/games/cotulenh/bot/searchBoard.ts'
import {
  EXACT,
  boundAt,
  depthAt,
  find,
  newTable,
  scoreAt,
  stepAt,
  store,
} from '../../../../src/games/cotulenh/bot/table.ts'
import { packTurn } from '../../../../src/games/cotulenh/rules/packTurn.ts'
import { parseTurn } from '../../../../src/games/cotulenh/rules/notation.ts'
import { positionKey, toBoard } from '../../../../src/games/cotulenh/rules/board.ts'
import type { Position } from '../../../../src/games/cotulenh/types.ts'
import { after, at } from '../position.ts'

function scoreOf(position: Position, depth: number): number {
  const search = newSearch(toBoard(position), position.past, null)
  search.pause = Infinity
  search.farthest = 2 * depth + 4
  const score = negamax(search, depth, -INFINITY, INFINITY, 0, true)
  endSearch(search)
  return score
}

/** Red is far ahead. */
const AHEAD = '9c1/11/9i1/9i1/11/11/11/11/2A2T4I/2A2T4I/11/10C'

describe('the search knows the draws', () => {
  it.each([
    [0, true],
    [99, false],
  ])('with %i half-moves on the clock being ahead counts: %s', (halfmoves, counts) => {
    // Nothing can be taken at once, so the next turn is the hundredth.
    expect(scoreOf(at(`${AHEAD} r - - ${halfmoves} 80`), 1) > 500).toBe(counts)
  })

  it('and that a mate with the hundredth half-move is one', () => {
    const [ranks, side] = mates.one[0].fen.split(' ')
    expect(scoreOf(at(`${ranks} ${side} - - 99 80`), 2)).toBe(MATE - 1)
  })

  it('and that a position which comes again is one', () => {
    const now = at(`${AHEAD} r - - 20 40`)
    const back = after(after(after(after(now, 'Ck1j1'), 'Cj12i12'), 'Cj1k1'), 'Ci12j12')
    expect(positionKey(toBoard(back))).toBe(positionKey(toBoard(now)))
    const search = newSearch(toBoard(back), back.past, null)
    search.pause = Infinity
    const turn = parseTurn('Ck1j1')
    const path = turn instanceof Error ? turn : packTurn(search.sb.board, turn)
    if (path instanceof Error) throw path
    expect(make(search.sb, path[0])).toBe(true)
    expect(negamax(search, 1, -INFINITY, INFINITY, 1, true)).toBe(0)
    unmake(search.sb)
    endSearch(search)
  })
})

describe('the table', () => {
  it.each([[-29_990], [29_990], [-300], [0], [1234]])('keeps %i as it is seen from the position itself', score => {
    const board = toBoard(at(`${AHEAD} r - - 0 1`))
    const table = newTable()
    store(table, board, 5, score, EXACT, 77, 4)
    const slot = find(table, board)
    const mate = Math.abs(score) > 29_000
    expect([depthAt(table, slot), boundAt(table, slot), stepAt(table, slot)]).toEqual([5, EXACT, 77])
    expect(scoreAt(table, slot, 4)).toBe(score)
    // Two plies later the same mate is two plies farther from the root.
    expect(scoreAt(table, slot, 6)).toBe(mate ? score - 2 * Math.sign(score) : score)
  })

  it('does not take one position for another', () => {
    const table = newTable()
    store(table, toBoard(at(`${AHEAD} r - - 0 1`)), 5, 10, EXACT, 0, 0)
    expect(find(table, toBoard(at(`${AHEAD} b - - 0 1`)))).toBe(-1)
  })
})

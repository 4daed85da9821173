import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { rules as cotulenh } from '../../../../src/games/cotulenh/index.ts'
import { zonesOf } from '../../../../src/games/cotulenh/rules/airDefence.ts'
import { takeEffort } from '../../../../src/games/cotulenh/rules/deployment.ts'
import { START, unitText } from '../../../../src/games/cotulenh/rules/fen.ts'
import { legalMoves, legalTurns } from '../../../../src/games/cotulenh/rules/legalTurns.ts'
import { NotationError, makeTurn, parseTurn } from '../../../../src/games/cotulenh/rules/notation.ts'
import { swapped } from '../../../../src/games/cotulenh/rules/setup.ts'
import { SQUARES, squareIndex, squareName } from '../../../../src/games/cotulenh/rules/squares.ts'
import { knownSetups } from '../../../../src/games/cotulenh/rules/usualSetups.ts'
import type { State } from '../../../../src/games/cotulenh/types.ts'
import { at } from '../position.ts'

describe('squares', () => {
  it('are named and found again, and nothing else is one', () => {
    for (let square = 0; square < SQUARES; square++) expect(squareIndex(squareName(square))).toBe(square)
    for (const name of ['', 'a', 'a0', 'a13', 'l1', 'aa1', 'a1a', 'a01', 'a123', 'A1'])
      expect(squareIndex(name)).toBe(-1)
  })
  it('have their own moves; what is none has no moves', () => {
    const all = legalMoves(at(START))
    expect(legalMoves(at(START), 'z9')).toEqual([])
    const [{ from }] = all
    expect(legalMoves(at(START), from)).toEqual(all.filter(move => move.from === from))
    expect(all.some(move => move.from !== from)).toBe(true)
  })
})

describe('a turn in letters', () => {
  it.each([
    ['nonsense', 0],
    ['Xe5e6', 0],
    ['Te5z9', 0],
    ['c4:Q:F>e6', 3],
    ['c4:N:F>z9', 5],
    ['c4:N:F>e6,T>z9', 10],
  ])('%s cannot be read from %i on', (text, at) => {
    const read = parseTurn(text)
    expect(read).toBeInstanceOf(NotationError)
    expect((read as NotationError).at).toBe(at)
  })
  it('has nobody who stays where it says nothing of it', () => {
    expect(parseTurn('Te5e6')).toMatchObject({ form: 'move', from: 'e5', stay: [] })
  })
})

describe('an end', () => {
  const ended = (winner: 0 | 1 | null, reason: string) =>
    cotulenh.outcome({ result: { winner, reason } } as unknown as State)
  it('puts the winner first, and both where nobody has won', () => {
    expect(ended(1, 'checkmate')).toEqual({
      over: true,
      reason: 'checkmate',
      winners: [1],
      standings: [
        { seat: 0, place: 2, points: 0, total: 0, lines: [{ key: 'checkmate', points: 0 }] },
        { seat: 1, place: 1, points: 1, total: 1, lines: [{ key: 'checkmate', points: 1 }] },
      ],
    })
    expect(ended(null, 'stalemate')?.standings.map(({ place, points }) => [place, points])).toEqual([
      [1, 0.5],
      [1, 0.5],
    ])
    expect(ended(null, 'stalemate')?.winners).toEqual([])
  })
})

describe('a set-up', () => {
  const { board } = at(START)
  it('has two units change places, or one go to an empty square', () => {
    const [one, other] = Object.keys(board)
    const both = swapped(board, one, other)
    expect([both[one], both[other]]).toEqual([board[other], board[one]])
    expect(Object.keys(both)).toHaveLength(Object.keys(board).length)
    const empty = 'f6'
    expect(board[empty]).toBeUndefined()
    const moved = swapped(board, one, empty)
    expect(moved[empty]).toEqual(board[one])
    expect(one in moved).toBe(false)
    expect(swapped(moved, one, empty)).toEqual(board)
  })
  // One ship lies in the river.
  const UPRIVER = START.replace('2IE2M2EI/2N1', '2IE2M2EI/4').replace('/11/11/', '/11/3N7/')
  it.each(['', UPRIVER])('is known by heart, and turned round with the ships where they are: %s', position => {
    const options = v.parse(cotulenh.options, { freeSetup: true, colours: 'hostRed', position })
    const state = cotulenh.apply(cotulenh.start(options, 2), { by: 'table', order: [0, 1] }).state
    const [usual, turned] = knownSetups(cotulenh.view(state, 0), 'r')
    const texts = (units: typeof usual, ships: boolean) =>
      Object.entries(units).flatMap(([square, unit]) =>
        (unit.pieces[0].kind === 'N') === ships ? [`${square} ${unitText(unit.pieces, unit.side)}`] : [],
      )
    expect(texts(turned, true).sort()).toEqual(texts(usual, true).sort())
    // d is turned to k, e to j: a b c are coast and sea.
    const round = (text: string) => {
      const file = 'abcdefghijk'.indexOf(text[0])
      return (file < 3 ? text[0] : 'abcdefghijk'[13 - file]) + text.slice(1)
    }
    expect(texts(turned, false).sort()).toEqual(texts(usual, false).map(round).sort())
  })
})

describe('offers', () => {
  const begun = (order: number[]) =>
    cotulenh.apply(cotulenh.start(v.parse(cotulenh.options, {}), 2), { by: 'table', order }).state
  const offered = (state: State, by: 0 | 1, type: 'offerDraw' | 'askTakeback') =>
    cotulenh.apply(state, { by, do: { type } }).state
  const why = (state: State, by: 0 | 1, type: 'resign' | 'offerDraw' | 'askTakeback') =>
    cotulenh.refuse(cotulenh.view(state, by), { type })?.why

  it('are none to begin with, and nobody is in check', () => {
    const state = begun([0, 1])
    expect([state.undone, state.asked, state.draw, state.takeback]).toEqual([[], [], null, null])
    expect(cotulenh.view(state, 0).check).toBe(null)
  })
  it('are waited for with the mover, by seat', () => {
    expect(cotulenh.turn(begun([1, 0]))).toEqual([1])
    expect(cotulenh.turn(offered(begun([1, 0]), 1, 'offerDraw'))).toEqual([0, 1])
  })
  it('are made one at a time, and do not keep anybody from resigning', () => {
    const drawn = offered(begun([0, 1]), 0, 'offerDraw')
    expect([why(drawn, 0, 'offerDraw'), why(drawn, 1, 'offerDraw')]).toEqual(['offerPending', 'offerPending'])
    expect([why(drawn, 0, 'resign'), why(drawn, 1, 'resign')]).toEqual([undefined, undefined])
    const played = cotulenh.apply(begun([0, 1]), {
      by: 0,
      do: { type: 'turn', lan: makeTurn(legalMoves(at(START))[0]) },
    })
    const asked = offered(played.state, 0, 'askTakeback')
    expect([why(asked, 0, 'askTakeback'), why(asked, 1, 'askTakeback')]).toEqual(['offerPending', 'offerPending'])
  })
})

describe('what a search and a board ask of the rules', () => {
  const LOADED = '9c1/11/9i1/9i1/4s6/11/11/1n9/2(NFT)7I/10I/11/10C r - - 5 10'
  it('how many steps were walked, once', () => {
    takeEffort()
    legalTurns(at(START))
    expect(takeEffort()).toBe(0)
    const turns = legalTurns(at(LOADED)).length
    expect(takeEffort()).toBeGreaterThan(turns)
    expect(takeEffort()).toBe(0)
  })
  it('the zones of one side alone', () => {
    expect(zonesOf(at(LOADED), 'r').map(({ square }) => square)).toEqual(['c4'])
    expect(zonesOf(at(LOADED), 'b').map(({ square }) => square)).toEqual(['e8', 'b5'])
  })
})

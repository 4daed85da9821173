import { describe, expect, it } from 'vitest'
import positions from '../../../data/cotulenh-positions.json'
import { zonesOf } from '../../../../src/games/cotulenh/rules/airDefence.ts'
import { checkedBy, sightOf } from '../../../../src/games/cotulenh/rules/commander.ts'
import { plan } from '../../../../src/games/cotulenh/rules/deploymentPlan.ts'
import { legalMoves, legalTurns } from '../../../../src/games/cotulenh/rules/legalTurns.ts'
import { makeTurn } from '../../../../src/games/cotulenh/rules/notation.ts'
import type { Position, Step } from '../../../../src/games/cotulenh/types.ts'
import { after, at } from '../position.ts'

const LOADED = '9c1/11/9i1/9i1/11/11/11/11/2(NFT)7I/10I/11/10C r - - 5 10'

/** A plan that must exist. */
function planned(position: Position, from: string, steps: Step[] = []) {
  const found = plan(position, from, steps)
  if (!found) throw new Error(`no plan from ${from}`)
  return found
}

describe('planning a deployment', () => {
  it('offers whole moves and every part of a stack, then what is left', () => {
    const position = at(LOADED)
    const first = planned(position, 'c4')
    expect(first.turn).toBe(null)
    expect(first.next.some(one => one.whole && one.to === 'c8')).toBe(true)
    const air = first.next.find(one => !one.whole && one.to === 'e6' && one.pieces.map(p => p.kind).join('') === 'F')!
    const second = planned(position, 'c4', [air])
    expect(second.free.map(piece => piece.kind)).toEqual(['N', 'T'])
    expect(makeTurn(second.turn!)).toBe('c4:(NT):F>e6')
    expect(second.board.e6.pieces).toEqual([{ kind: 'F', hero: false }])
    const tank = second.next.find(one => one.to === 'e4')!
    const third = planned(position, 'c4', [air, tank])
    expect(makeTurn(third.turn!)).toBe('c4:N:F>e6,T>e4')
    expect(third.board).toEqual(after(position, third.turn!).board)
    expect(planned(position, 'c4', [air, tank, third.next[0]]).next).toEqual([])
  })

  it('does not let the carrier leave the others in the sea', () => {
    const position = at('9c1/11/9i1/9i1/11/11/11/11/1(NT)8I/10I/11/10C r - - 5 10')
    const navy = planned(position, 'b4').next.find(one => !one.whole && one.to === 'b8')!
    const stranded = planned(position, 'b4', [navy])
    expect(stranded.turn).toBe(null)
    expect(stranded.next.map(one => one.to).sort()).toEqual(['c4', 'd4'])
  })

  it('has no plan for empty squares, the other side or impossible steps', () => {
    const position = at(LOADED)
    expect(plan(position, 'a1', [])).toBe(null)
    expect(plan(position, 'j12', [])).toBe(null)
    expect(plan(position, 'c4', [{ pieces: [{ kind: 'T', hero: false }], kind: 'move', to: 'k12' }])).toBe(null)
  })

  it.each(positions.cases)('agrees with the rules in $fen', ({ fen }) => {
    const position = at(fen)
    const squares = Object.keys(position.board).filter(square => position.board[square].side === position.turn)
    for (const square of squares) {
      const single = planned(position, square).next.filter(one => one.whole || one.pieces.length === 1)
      expect(single.length).toBe(legalMoves(position, square).length)
    }
    const origins = new Set(legalTurns(position).map(turn => turn.from))
    for (const square of origins) expect(planned(position, square).next.length).toBeGreaterThan(0)
  })
})

describe('what the board shows', () => {
  it('zones by provider and level', () => {
    const zones = zonesOf(at('9c1/11/9i1/5s5/11/11/11/1n9/10I/10I/11/10C r - - 0 1'), 'b')
    expect(zones.map(({ square, level, covers }) => [square, level, covers.length])).toEqual([
      ['f9', 2, 13],
      ['b5', 1, 5],
    ])
  })
  it('who gives check', () => {
    expect(checkedBy(at('9c1/11/8iT1/8i2/11/11/11/11/10I/10I/11/10C b - - 0 1'))).toEqual(['j10'])
    expect(checkedBy(at(LOADED))).toEqual([])
  })
  it('what a Commander sees, unless it is carried', () => {
    expect(sightOf(at(LOADED), 'r')).toEqual(['k2', 'j1', 'i1', 'h1', 'g1', 'f1', 'e1', 'd1', 'c1', 'b1', 'a1'])
    expect(sightOf(at('4c6/11/9i1/9i1/11/11/11/11/10I/10I/11/3(TC)7 r - - 0 1'), 'r')).toEqual([])
  })
})

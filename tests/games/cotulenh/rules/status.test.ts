import { describe, expect, it } from 'vitest'
import { applyTurn } from '../../../../src/games/cotulenh/rules/applyTurn.ts'
import { inCheck } from '../../../../src/games/cotulenh/rules/commander.ts'
import { makeFen } from '../../../../src/games/cotulenh/rules/fen.ts'
import { legalMoves, legalTurns } from '../../../../src/games/cotulenh/rules/legalTurns.ts'
import { makeTurn } from '../../../../src/games/cotulenh/rules/notation.ts'
import { status } from '../../../../src/games/cotulenh/rules/status.ts'
import { after, at } from '../position.ts'

const list = (fen: string, square: string, rules = {}) => legalMoves(at(fen, rules), square).map(makeTurn)
/** A quiet frame: each side has its Commander and two Infantry out of the way. */
const frame = (middle: string) => `9c1/11/9i1/9i1/${middle}/10I/10I/11/10C r - - 0 1`

describe('the end of the game', () => {
  it('is the capture of the Commander, before all else', () => {
    const facing = at('6c4/11/11/11/11/11/11/11/11/11/11/6C4 r - - 120 90')
    expect(legalMoves(facing).map(makeTurn)).toContain('Cg1xg12')
    const won = after(facing, 'Cg1xg12')
    expect(makeFen(won)).toBe('6C4/11/11/11/11/11/11/11/11/11/11/11 b - - 0 90')
    expect(status(won)).toBe('commander_captured')
  })

  it('may come in the middle of a deployment, whatever the own Commander’s safety', () => {
    // The Tank leaves the line; the Commander, no longer carried, sees its enemy and takes it.
    const position = at('4c6/11/11/11/11/11/11/11/10I/10I/11/4(TC)6 r - - 0 1')
    expect(status(after(position, 'e1::T>f1,C>xe12'))).toBe('commander_captured')
    expect(applyTurn(position, 'e1::C>xe12')).toMatchObject({ why: 'unreachable' })
  })

  it('ends a deployment at once', () => {
    const position = at('4c6/11/4(TI)6/11/11/11/11/11/10I/10I/11/10C r - - 0 1')
    expect(status(after(position, 'e10:I:T>xe12'))).toBe('commander_captured')
    expect(applyTurn(position, 'e10::T>xe12,I>e9')).toMatchObject({ why: 'ended' })
  })

  it('is checkmate though the own Commander could be blown up', () => {
    // The Air Force that carries the Commander could dive on the gun; nothing else is left to it.
    const mated = at('8A1(fc)/3TS4Gh/11/10S/11/11/11/11/11/11/11/3C7 b - - 0 1')
    expect(inCheck(mated)).toBe(true)
    expect(status(mated)).toBe('checkmate')
    expect(applyTurn(mated, '(FC)k12@j11')).toMatchObject({ why: 'blownUp' })
  })

  it('puts checkmate before the fifty moves, and the fifty moves before repetition', () => {
    const mate = '3hh4ic/11/10T/11/11/11/11/11/11/2I8/11/3C7 b - - 100 60'
    expect(status(at(mate))).toBe('checkmate')
    const quiet = at('9c1/11/11/11/4i6/11/11/11/11/4I6/11/10C r - - 99 60')
    const full = after({ ...quiet, past: [] }, 'Ie3e4')
    expect(status(full)).toBe('fifty_moves')
  })

  it('is a draw when nobody can move', () => {
    // Both Headquarters beside Blue's Commander stand under fire, and nothing else can move.
    const stale = at('9hc/9Ih/11/11/11/11/11/10I/11/11/11/3C7 b - - 0 1')
    expect(inCheck(stale)).toBe(false)
    expect(legalTurns(stale)).toEqual([])
    expect(status(stale)).toBe('stalemate')
    expect(status(after(at('9hc/8I1h/11/11/11/11/11/10I/11/11/11/3C7 r - - 99 50'), 'Ii11j11'))).toBe('stalemate')
  })

  it('is a draw after fifty moves of each side without a capture', () => {
    const position = at('9c1/11/11/11/4i6/11/11/11/11/4I6/11/10C r - - 98 60')
    const ninetyNine = after(position, 'Ie3e4')
    expect(status(ninetyNine)).toBe('ongoing')
    expect(status(after(ninetyNine, 'Ie8e7'))).toBe('fifty_moves')
  })

  it('is a draw when a position comes a third time, the start counted', () => {
    let position = at('9c1/11/9i1/11/4i6/11/11/11/11/4I6/9I1/10C r - - 0 1')
    const shuffle = ['Ie3e4', 'Ie8e7', 'Ie4e3', 'Ie7e8']
    position = after(position, ...shuffle)
    expect(status(position)).toBe('ongoing')
    position = after(position, ...shuffle.slice(0, 3))
    expect(status(position)).toBe('ongoing')
    position = after(position, shuffle[3])
    expect(status(position)).toBe('threefold')
  })

  it('forgets earlier positions after a capture', () => {
    let position = at('9c1/11/11/11/4i6/11/11/4iI5/11/11/11/10C r - - 0 1')
    position = after(position, 'Ck1k2')
    expect(position.past).toHaveLength(1)
    expect(after(position, 'Ie5xf5').past).toEqual([])
  })
})

describe('house rules', () => {
  it('bareCommandersDraw', () => {
    const fen = '9c1/11/11/11/11/11/11/11/11/11/11/3C7 r - - 0 1'
    expect(status(at(fen))).toBe('ongoing')
    expect(status(at(fen, { bareCommandersDraw: true }))).toBe('bare_commanders')
  })

  it('commanderMoveResets', () => {
    const fen = '9c1/11/11/11/4i6/11/11/11/11/4I6/11/10C r - - 40 60'
    expect(after(at(fen), 'Ck1k2').halfmoves).toBe(41)
    expect(after(at(fen, { commanderMoveResets: true }), 'Ck1k2').halfmoves).toBe(0)
    expect(after(at(fen, { commanderMoveResets: true }), 'Ie3e4').halfmoves).toBe(41)
  })

  it('navyDoubleLoad', () => {
    const fen = frame('11/11/2F8/2(NF)8')
    expect(list(fen, 'c5')).toContain('(NF)c5c9')
    expect(list(fen, 'c6')).not.toContain('Fc6&c5')
    expect(list(fen, 'c6', { navyDoubleLoad: true })).toContain('Fc6&c5')
    const loaded = after(at(fen, { navyDoubleLoad: true }), 'Fc6&c5')
    expect(loaded.board.c5.pieces.map(piece => piece.kind).join('')).toBe('NFF')
    const fens = makeFen(loaded).replace(' b ', ' r ')
    const unloaded = after(at(fens, { navyDoubleLoad: true }), 'c5:N:F>e5,F>c6')
    expect(makeFen(unloaded)).toContain('2F8/2N1F6/')
  })

  it('navyDoubleLoad never lets a third one vanish in a full ship', () => {
    const double = { navyDoubleLoad: true }
    for (const [unit, third] of [
      ['(NFF)', 'F'],
      ['(NTT)', 'T'],
    ]) {
      const fen = frame(`11/11/2${third}8/2${unit}8`)
      expect(list(fen, 'c5', double)).not.toContain(`${unit}c5&c6`)
      expect(list(fen, 'c6', double)).not.toContain(`${third}c6&c5`)
    }
    expect(list(frame('11/11/4F6/4(FF)6'), 'e5', double)).not.toContain('(FF)e5&e6')
  })

  it('navyDoubleLoad lets the second one of a load take somebody up', () => {
    const position = at(frame('11/11/3I7/2(N+FF)8'), { navyDoubleLoad: true })
    expect(legalMoves(position, 'c5').map(makeTurn)).toEqual(expect.arrayContaining(['Fc5>&d6', '+Fc5>&d6']))
    expect(makeFen(after(position, 'c5:(N+F):F>&d6'))).toContain('3(FI)7/2(N+F)8/')
  })

  it('navyDoubleLoad lets the second of two equals go when the first has struck and stayed', () => {
    const position = at(frame('11/11/11/1n1(+F+F)7'), { navyDoubleLoad: true })
    const ends = legalTurns(position).map(turn => makeFen(after(position, turn)))
    expect(ends).toContain(makeFen(after(position, 'd5::+F>_b5,+F>h5')))
  })

  it('airForceSingleLoad', () => {
    const fen = frame('11/11/3I7/3(FT)7')
    expect(list(fen, 'd6')).toContain('Id6&d5')
    expect(list(fen, 'd6', { airForceSingleLoad: true })).not.toContain('Id6&d5')
  })

  it('hqTwoSteps', () => {
    const fen = frame('11/11/11/5+H5')
    expect(list(fen, 'f5')).toHaveLength(8)
    expect(list(fen, 'f5', { hqTwoSteps: true })).toHaveLength(16)
  })

  it('hqShield', () => {
    const fen = '11/11/9(hc)1/9I1/8i2/8i2/11/11/10I/10I/11/10C b - - 0 1'
    expect(inCheck(at(fen))).toBe(true)
    expect(inCheck(at(fen, { hqShield: true }))).toBe(false)
    expect(inCheck(at(fen.replace('9I1', '9T1'), { hqShield: true }))).toBe(true)
  })

  it('afReturnOnlyIfUnsafe', () => {
    const alone = frame('11/11/11/3F2e4')
    expect(list(alone, 'd5')).toEqual(expect.arrayContaining(['Fd5xg5', 'Fd5_g5']))
    expect(list(alone, 'd5', { afReturnOnlyIfUnsafe: true })).not.toContain('Fd5_g5')
    const guarded = frame('11/11/11/3F2ei3')
    expect(list(guarded, 'd5', { afReturnOnlyIfUnsafe: true })).toEqual(expect.arrayContaining(['Fd5xg5', 'Fd5_g5']))
  })

  it('missileNoShips', () => {
    const fen = frame('11/11/11/1nS8')
    expect(list(fen, 'c5')).toContain('Sc5_b5')
    expect(list(fen, 'c5', { missileNoShips: true })).not.toContain('Sc5_b5')
  })

  it('winByArm', () => {
    const fen = '9c1/11/9i1/9i1/11/11/11/1n1T7/10I/10I/11/10C r - - 5 10'
    expect(status(after(at(fen), 'Td5_b5'))).toBe('ongoing')
    expect(status(after(at(fen, { winByArm: true }), 'Td5_b5'))).toBe('arm')
    const two = fen.replace('1n1T7', 'nn1T7')
    expect(status(after(at(two, { winByArm: true }), 'Td5_b5'))).toBe('ongoing')
  })
})

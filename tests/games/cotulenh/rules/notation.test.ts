import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import games from '../../../data/cotulenh-games.json'
import positions from '../../../data/cotulenh-positions.json'
import { FenError, START, makeFen, parseFen } from '../../../../src/games/cotulenh/rules/fen.ts'
import { legalMoves, legalTurns } from '../../../../src/games/cotulenh/rules/legalTurns.ts'
import { makeFigurine, makeTurn, parseTurn } from '../../../../src/games/cotulenh/rules/notation.ts'
import { after, at } from '../position.ts'
import { runs } from '../../../support/sampling.ts'

const fens = [
  START,
  ...positions.cases.map(({ fen }) => fen),
  ...games.cases.flatMap(game => game.moves.map(move => move.fen)),
]

describe('FEN', () => {
  it('comes back as it was, from every recorded position', () => {
    for (const fen of fens) expect(makeFen(at(fen))).toBe(fen)
  })

  it('comes back as it was along random play', () => {
    fc.assert(
      fc.property(fc.constantFrom(...positions.cases), fc.array(fc.nat(), { maxLength: 12 }), ({ fen }, choices) => {
        let position = at(fen)
        for (const choice of choices) {
          const moves = legalTurns(position)
          if (!moves.length) break
          position = after(position, moves[choice % moves.length])
          const text = makeFen(position)
          expect(makeFen(at(text))).toBe(text)
          expect(at(text).board).toEqual(position.board)
        }
      }),
      { numRuns: runs(15) },
    )
  })

  it('survives JSON', () => {
    for (const fen of fens.slice(0, 20)) expect(JSON.parse(JSON.stringify(at(fen)))).toEqual(at(fen))
  })

  it.each([
    ['', 'fields', 0],
    ['6c4/11 r - - 0 1', 'ranks', 6],
    [START.replace('6c4', '6c5'), 'width', 3],
    [START.replace('6c4', '6q4'), 'piece', 1],
    [START.replace('6c4', '6c+4'), 'piece', 2],
    [START.replace('6c4', '5(tt)4'), 'stack', 1],
    [START.replace('6c4', '6(tC)4'), 'stack', 3],
    [START.replace('6c4', '6(ct)4'), 'stack', 1],
    [START.replace('6c4', '6((tc)4'), 'stack', 1],
    [START.replace('6c4', '42c4'), 'width', 4],
    [START.replace('6c4', '06c4'), 'count', 0],
    [START.replace('6c4', '6(t4'), 'stack', 1],
    [START.replace('6c4', '6)4'), 'piece', 1],
    // Letters that only become ours as capitals.
    [START.replace('6c4', '6ı4'), 'piece', 1],
    [START.replace('6c4', 'c10'), 'sea', 0],
    [START.replace('6c4', '6c3n'), 'land', 3],
    [START.replace('6c4', '6cc3'), 'commanders', 0],
    [START.replace(' r ', ' w '), 'turn', START.indexOf(' r ') + 1],
    [START.replace(' 0 1', ' x 1'), 'clock', START.length - 3],
    [START.replace(' 0 1', ' 0 0'), 'clock', START.length - 1],
  ])('%s is wrong: %s at %i', (fen, why, where) => {
    const error = parseFen(fen)
    expect(error).toBeInstanceOf(FenError)
    expect(error).toMatchObject({ why, at: where })
  })

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(START.length), (noise, cut) => {
        for (const text of [noise, START.slice(0, cut) + noise + START.slice(cut)]) {
          const read = parseFen(text)
          if (!(read instanceof FenError)) expect(makeFen(read)).toBe(text)
        }
      }),
    )
  })
})

describe('turns in text', () => {
  it.each(positions.cases)('every turn of $fen comes back as it was', ({ fen }) => {
    const turns = [...legalMoves(at(fen)), ...legalTurns(at(fen))]
    for (const turn of turns) {
      const text = makeTurn(turn)
      expect(makeTurn(readTurn(text))).toBe(text)
      const { form, from, steps } = readTurn(text)
      expect({ form, from, steps }).toEqual({ form: turn.form, from: turn.from, steps: turn.steps })
    }
  })

  it('ignores hero marks and what is said to stay', () => {
    const fen = '9c1/11/9i1/9i1/11/11/11/11/2(N+FT)7I/10I/11/10C r - - 5 10'
    const expected = makeFen(after(at(fen), 'c4:N:+F>e6,T>e4'))
    expect(makeFen(after(at(fen), 'c4::F>e6,+T>e4'))).toBe(expected)
    expect(makeFen(after(at(fen), 'c4:(NT):F>e6,T>e4^'))).toBe(expected)
  })

  it.each(['', 'e5', 'Te5', 'Te5xz9', 'Qe5e6', 'c4:N:', 'c4:N:F>e6,', 'c4:N:F>e6,T', 'Te13e5', '(T)e5e6'])(
    '%s is no turn',
    text => {
      expect(parseTurn(text)).toBeInstanceOf(Error)
    },
  )

  it('reads any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), text => {
        const turn = parseTurn(text)
        if (!(turn instanceof Error)) expect(parseTurn(makeTurn(turn))).toEqual(turn)
      }),
    )
  })

  it('shows figures in the move list', () => {
    expect(makeFigurine(readTurn('+Te5xe7'))).toBe('▣⁺e5×e7')
    expect(makeFigurine(readTurn('c4:N:F>e6,T>&e4'))).toBe('c4 ⚓: ✈–e6 ▣∪e4')
  })
})

function readTurn(text: string) {
  const turn = parseTurn(text)
  if (turn instanceof Error) throw turn
  return turn
}

import { describe, expect, it } from 'vitest'
import { analyse } from '../../../../src/games/cotulenh/bot/analyse.ts'
import type { Analysis } from '../../../../src/games/cotulenh/learn/study.ts'
import { applyTurn } from '../../../../src/games/cotulenh/rules/applyTurn.ts'
import { START, makeFen, parseFen } from '../../../../src/games/cotulenh/rules/fen.ts'
import { GameError, makeGame, parseGame, type Game } from '../../../../src/games/cotulenh/rules/gameText.ts'
import { legalTurns } from '../../../../src/games/cotulenh/rules/legalTurns.ts'
import { makeTurn } from '../../../../src/games/cotulenh/rules/notation.ts'
import { status } from '../../../../src/games/cotulenh/rules/status.ts'
import type { Position } from '../../../../src/games/cotulenh/types.ts'
import { seeded } from '../../../support/random.ts'

const at = (fen: string): Position => {
  const read = parseFen(fen)
  if (read instanceof Error) throw read
  return read
}

const CORNER = '6A3c/11/11/11/11/10F/11/11/11/11/11/3C7 r - - 0 1'

describe('an analysis', () => {
  it('goes deeper piece by piece, with lines that can be played, the best first', () => {
    const begin = at(START)
    const told = [...analyse(begin, 3, 6_000)]
    expect(told.length).toBeGreaterThan(1)
    expect(told.map(({ depth }) => depth)).toEqual(told.map((_, i) => i + 1))
    for (const { lines } of told) {
      expect(lines).toHaveLength(3)
      expect(lines.map(({ value }) => value)).toEqual(lines.map(({ value }) => value).sort((a, b) => b - a))
      expect(new Set(lines.map(({ turns }) => turns[0])).size).toBe(3)
      for (const { turns } of lines) {
        let position: Position | Error = begin
        for (const lan of turns) position = position instanceof Error ? position : applyTurn(position, lan)
        expect(position).not.toBeInstanceOf(Error)
      }
    }
  })

  it('tells a mate with its sign for either side, and ends when there is nothing more to see', () => {
    // The guns hold the rank, the aircraft the file; turned round it is Blue's.
    const red = [...analyse(at(CORNER), 1, 2_000_000)].at(-1) as Analysis
    const [{ mate, turns }] = red.lines
    expect(mate).toBe(1)
    expect(turns).toHaveLength(1)
    expect(status(applyTurn(at(CORNER), turns[0]) as Position)).toBe('checkmate')
    expect(red.nodes).toBeLessThan(2_000_000)
    const blue = [...analyse(at('3c7/11/11/11/11/11/10f/11/11/11/11/6a3C b - - 0 1'), 1, 50_000)].at(-1) as Analysis
    expect(blue.lines[0].mate).toBe(-1)
    expect(blue.lines[0].value).toBeLessThan(0)
  })

  it('has nothing to say where nobody can move', () => {
    const mated = at('6A3c/11/11/10F/11/11/11/11/11/11/11/3C7 b - - 0 1')
    expect(status(mated)).toBe('checkmate')
    expect([...analyse(mated, 3, 1000)]).toEqual([])
  })
})

describe('a game as text', () => {
  const seed = Date.now() % 100_000
  it(`is read as it was written, from any position (seed ${seed})`, () => {
    const random = seeded(seed)
    for (const fen of [START, START.replace(' r ', ' b ')]) {
      let position = at(fen)
      const turns: string[] = []
      for (let i = 0; i < 30 && status(position) === 'ongoing'; i++) {
        const all = legalTurns(position)
        const lan = makeTurn(all[Math.floor(random() * all.length)])
        const next = applyTurn(position, lan)
        if (next instanceof Error) throw next
        turns.push(lan)
        position = next
      }
      const read = parseGame(makeGame({ begin: at(fen), turns })) as Game
      expect(read.turns).toEqual(turns)
      expect(makeFen(read.begin)).toBe(fen)
    }
  })

  it('may be a bare position, with what is often left away, or nothing: the usual start', () => {
    const bare = parseGame('  6c4/11/11/11/11/11/11/11/11/11/11/3C7 b\n') as Game
    expect(makeFen(bare.begin)).toBe('6c4/11/11/11/11/11/11/11/11/11/11/3C7 b - - 0 1')
    expect(makeFen((parseGame('') as Game).begin)).toBe(START)
    const both = parseGame(`${START}\n1. Ic5c6 Ic8c7`) as Game
    expect(both.turns).toEqual(['Ic5c6', 'Ic8c7'])
    expect(parseGame(`${START} 1. Ic5c6 Ic8c7`)).toEqual(both)
  })

  it('says what is wrong: the position, or the first turn that cannot be played', () => {
    const noTurn = parseGame('1. Ic5c6 2. Tz9z9') as GameError
    expect(noTurn).toBeInstanceOf(GameError)
    expect(noTurn).toMatchObject({ position: null, number: 2, text: 'Tz9z9' })
    const noCommander = parseGame('11/11/11/11/11/11/11/11/11/11/11/3C7 r - - 0 1') as GameError
    expect(noCommander.position?.why).toBe('fen.noCommander')
    expect((parseGame('6c4/11 r - - 0 1') as GameError).position?.why).toBe('fen.ranks')
    expect((parseGame(`${START} 7 8`) as GameError).position?.why).toBe('fen.fields')
    expect(parseGame('x'.repeat(50_000))).toBeInstanceOf(GameError)
  })
})

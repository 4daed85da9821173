import { describe, expect, it } from 'vitest'
import { bankText, isShort } from '../../src/boards/cotulenh/bankText.ts'
import { CELL, centre, seenOrder, terrainOf } from '../../src/boards/cotulenh/geometry.ts'
import { LESSONS, lessonPosition } from '../../src/boards/cotulenh/lessons.ts'
import { announce, sound } from '../../src/boards/cotulenh/speech.ts'
import { squareWords } from '../../src/boards/cotulenh/words.ts'
import { plan } from '../../src/games/cotulenh/rules/deploymentPlan.ts'
import { squareIndex } from '../../src/games/cotulenh/rules/squares.ts'
import { LAND, SEA } from '../../src/games/cotulenh/rules/terrain.ts'
import type { Event } from '../../src/games/cotulenh/types.ts'
import type { With } from '../../src/games/game.ts'
import ofRules from '../../src/messages/en/cotulenh-rules.ts'
import ofTable from '../../src/messages/en/cotulenh.ts'

const words: Record<string, unknown> = { ...ofTable, ...ofRules }
const say = (key: string, values: With = {}): string =>
  String(words[key] ?? `⟦${key}⟧`).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

describe('the squares as they are seen', () => {
  it('is read from the upper left, and from the other end for Blue', () => {
    expect(seenOrder(false).slice(0, 2)).toEqual(['a12', 'b12'])
    expect(seenOrder(true).slice(0, 2)).toEqual(['k1', 'j1'])
  })

  it('puts every square where its place in that order says', () => {
    for (const flipped of [false, true]) {
      for (const [index, square] of seenOrder(flipped).entries()) {
        const { x, y } = centre(square, flipped)
        expect([Math.floor(x / CELL), Math.floor(y / CELL)]).toEqual([index % 11, Math.floor(index / 11)])
      }
    }
  })

  it('names the ground as the rules know it', () => {
    for (const square of seenOrder(false)) {
      const index = squareIndex(square)
      const ground = { sea: [1, 0], mixed: [1, 1], river: [1, 1], bridge: [0, 1], land: [0, 1] }[terrainOf(square)]
      expect([SEA[index], LAND[index]], square).toEqual(ground)
    }
  })
})

describe('the clock', () => {
  const clock = (bank: number) => ({ banks: [bank, 60_000], running: [] })

  it('shows minutes and seconds, and tenths near the end', () => {
    expect([600_000, 59_001, 10_000, 9_990, 0].map(bank => bankText(clock(bank), 0))).toEqual([
      '10:00',
      '1:00',
      '0:10',
      '9.9',
      '0.0',
    ])
    expect(bankText(null, 0)).toBeNull()
  })

  it('is short under twenty seconds', () => {
    expect([isShort(clock(19_999), 0), isShort(clock(20_000), 0), isShort(null, 0)]).toEqual([true, false, false])
  })
})

describe('words', () => {
  it('says a square, its ground, who stands there and what may be done', () => {
    const unit = { side: 'b' as const, pieces: [{ kind: 'N' as const, hero: true }, { kind: 'F' as const, hero: false }] } // prettier-ignore
    expect(squareWords('c4', unit, ['capture'], say)).toBe('c4, coast, Blue heroic Navy + Air force, Capture')
    expect(squareWords('f6', undefined, [], say)).toBe('f6, ford')
  })

  it('tells a deployment step by step, with what it took and whom it checks', () => {
    const event: Event = {
      type: 'turn',
      seat: 0,
      lan: 'c4:N:F>xe6,T>e4',
      taken: ['I'],
      heroes: [{ square: 'e6', kind: 'F' }],
      check: true,
    }
    expect(announce(event, say)).toBe(
      '0: Air force from c4 captures on e6. Then Tank to e4. Captured: Infantry. Air force on e6 becomes a hero. Check!',
    )
  })

  it('sounds a capture, a dive and a quiet move each in its own way', () => {
    const turn = (lan: string, taken: ['I'] | []): Event => ({ type: 'turn', seat: 0, lan, taken, heroes: [], check: false }) // prettier-ignore
    const sounds = [turn('Te4xe6', ['I']), turn('Ff4@f8', ['I']), turn('Te4e6', [])].map(each => sound(each, 0))
    expect(new Set(sounds).size).toBe(3)
  })
})

describe('the lessons', () => {
  const kinds = (kind: string, hero: boolean) => {
    const lesson = LESSONS.find(each => each.kind === kind)!
    const next = plan(lessonPosition(lesson, hero), lesson.square, [])!.next
    return [...new Set(next.map(choice => choice.kind))].sort()
  }

  it('has one for every kind', () => {
    expect(LESSONS.map(({ kind }) => kind).sort().join('')).toBe('ACEFGHIMNST') // prettier-ignore
  })

  it('shows what each piece is known for', () => {
    expect(kinds('F', false)).toEqual(['capture', 'combine', 'kamikaze', 'move', 'stay'])
    expect(kinds('N', false)).toEqual(['capture', 'combine', 'move', 'stay'])
    expect(kinds('E', false)).toEqual(['capture', 'combine', 'move'])
    for (const kind of ['C', 'A', 'G', 'S']) expect(kinds(kind, false), kind).toEqual(['capture', 'move'])
    for (const kind of ['I', 'T', 'M']) expect(kinds(kind, false), kind).toEqual(['capture', 'combine', 'move'])
  })

  it('lets Headquarters move only as a hero, and a heroic Air force fear no zone', () => {
    expect(kinds('H', false)).toEqual([])
    expect(kinds('H', true)).toEqual(['capture', 'move'])
    expect(kinds('F', true)).not.toContain('kamikaze')
  })
})

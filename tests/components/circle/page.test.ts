import { describe, expect, it } from 'vitest'
import { against } from '../../../src/components/circle/against.ts'
import { endsApart, linesOf } from '../../../src/components/circle/chart.ts'
import { eveningAfter, fromField, toField } from '../../../src/components/circle/localTime.ts'
import { myTable } from '../../../src/components/circle/myTable.ts'
import { seasonsOf } from '../../../src/components/circle/seasons.ts'
import { drawEvening } from '../../../src/components/circle/sharePicture.ts'
import type { EveningInfo } from '../../../src/circle/evening.ts'

describe('what a circle’s page works out', () => {
  it('a moment survives the field it is chosen in', () => {
    for (const at of [0, Date.UTC(2026, 2, 29, 1, 30), eveningAfter(Date.UTC(2026, 11, 31))]) {
      expect(fromField(toField(at))).toBe(at)
    }
    expect(new Date(eveningAfter(Date.now())).getHours()).toBe(20)
    for (const text of ['', 'soon', '2026-13-45T99:00']) expect(fromField(text)).toBe(null)
  })

  it('seasons are all, each year, and each month after its year', () => {
    expect(seasonsOf(['2026-11', '2026-02', '2025-12'])).toEqual([
      'all',
      '2026',
      '2026-11',
      '2026-02',
      '2025',
      '2025-12',
    ])
    expect(seasonsOf([])).toEqual(['all'])
  })

  it('head to head is told from either side', () => {
    const versus = [
      { a: 1, b: 2, ahead: 5, behind: 3, level: 1 },
      { a: 2, b: 3, ahead: 0, behind: 4, level: 0 },
    ]
    expect(against(versus, 2)).toEqual([
      { other: 1, ahead: 3, behind: 5, level: 1 },
      { other: 3, ahead: 0, behind: 4, level: 0 },
    ])
    expect(against(versus, 9)).toEqual([])
  })

  it('running totals begin at nothing, and stay where they were after the last match', () => {
    const { low, top, lines } = linesOf(
      [
        {
          member: 1,
          totals: [
            [3, 10],
            [8, -10],
          ],
        },
        { member: 2, totals: [[3, 0]] },
      ],
      100,
      200,
    )
    expect([low, top]).toEqual([-10, 10])
    expect(lines[0]).toEqual([
      { x: 0, y: 100 },
      { x: 50, y: 0 },
      { x: 100, y: 200 },
      { x: 100, y: 200 },
    ])
    expect(lines[1].at(-1)).toEqual({ x: 100, y: 100 })
  })

  it('names at the ends of lines keep their distance and their order', () => {
    const placed = endsApart([10, 12, 100, 11], 15)
    const sorted = [...placed].sort((a, b) => a - b)
    for (let i = 1; i < sorted.length; i++) expect(sorted[i] - sorted[i - 1]).toBeGreaterThanOrEqual(15)
    expect(placed[0]).toBeLessThan(placed[3])
    expect(placed[3]).toBeLessThan(placed[1])
  })

  it('a member is led to the table of the round that is on, until their match is over', () => {
    const evening = {
      state: 'playing',
      played: [
        [{ room: 'old', seats: [1, 2, 'bot', 3], entry: 1 }],
        [
          { room: 'one', seats: [3, 'bot', 1, 2], entry: null },
          { room: 'two', seats: [4, 5, 6, 'bot'], entry: 2 },
        ],
      ],
    } as unknown as EveningInfo
    expect(myTable(evening, 1)).toEqual({ room: 'one', seat: 2 })
    expect(myTable(evening, 4)).toBe(null)
    expect(myTable(evening, 9)).toBe(null)
    expect(myTable({ ...evening, state: 'over' }, 1)).toBe(null)
  })

  it('a name is drawn as it is written, and breaks no picture', () => {
    const row = { rank: '1', name: '<script>&"', score: '12', first: true, colour: 'red' }
    const svg = drawEvening({ title: 'A & B', line: '<x>', rows: [row] }, () => 'black')
    expect(svg).not.toMatch(/<script|<x>|& /)
    expect(svg).toContain('&#60;script&#62;&#38;&#34;')
  })
})

import { expect, test, vi } from 'vitest'
import type { Entry } from '../../../src/circle/entry.ts'
import type { CircleInfo, CircleTable } from '../../../src/circle/protocol.ts'
import { endsApart } from '../../../src/components/circle/chart.ts'
import { claimGroups } from '../../../src/components/circle/claimGroups.ts'
import { CirclePage } from '../../../src/components/circle/circlePage.svelte.ts'
import { localTag } from '../../../src/client/localTag.ts'
import { pagesOf } from '../../../src/components/circle/pagesOf.ts'
import { shownTables } from '../../../src/components/circle/shownTables.ts'
import type { Circle } from '../../../src/client/circle.svelte.ts'
import { translator } from '../../../src/messages/index.ts'

// There is no address here to read.
vi.mock('../../../src/client/navigation.svelte.ts', () => ({ navigation: {} }))

test('a no that comes before the circle’s words is said once they are there', async () => {
  const page = new CirclePage({} as Circle)
  page.refused({ type: 'no', why: 'badLink' })
  expect(page.notice).toBe(null)
  page.speak(await translator('en', ['circle']))
  expect(page.notice).toEqual({ text: 'This link has been used, is too old, or has a typo.', wrong: true })
})

test('a table is listed once: not with the evening it is of, and not when its match is over', () => {
  const table = (room: string, phase: CircleTable['phase'], evening: boolean) => ({ room, phase, evening })
  const tables = [
    table('open', 'lobby', false),
    table('played', 'playing', false),
    table('ended', 'over', false),
    table('drawn', 'lobby', true),
  ]
  const shown = (state: 'playing' | 'ended' | null) =>
    shownTables({ tables, evening: state && { state } } as unknown as CircleInfo).map(({ room }) => room)
  expect(shown('playing')).toEqual(['open', 'played'])
  // Of an evening that was ended early some may still be played.
  expect(shown('ended')).toEqual(['open', 'played', 'drawn'])
  expect(shown(null)).toEqual(['open', 'played', 'drawn'])
})

test('what several devices say of one member is asked once', () => {
  const claim = (id: number, name: string, member: number | null) => ({ id, name, member, at: id })
  const groups = claimGroups([claim(1, 'Bo', 2), claim(2, 'Eve', null), claim(3, 'bo', 2), claim(4, 'Mallory', null)])
  expect(groups.map(group => group.map(({ id }) => id))).toEqual([
    [1, 3],
    [2, 4],
  ])
})

test('a time is written as in the reader’s region, in the language of the page', () => {
  expect(localTag('en', ['de-DE', 'en-US', 'en-GB'])).toBe('en-US')
  expect(localTag('en', ['en', 'tr-TR'])).toBe('en-GB')
  expect(localTag('de', ['de-AT'])).toBe('de-AT')
  expect(localTag('vi', ['en-US', 'not a tag'])).toBe('vi')
  // The other script is another way to write.
  expect(localTag('zh-hant', ['zh-CN', 'zh-TW'])).toBe('zh-TW')
  expect(localTag('zh-hant', ['zh-CN'])).toBe('zh-Hant-HK')
  const eight = Date.UTC(2026, 10, 22, 20)
  const say = (tag: string) =>
    new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(eight)
  expect([localTag('en', []), localTag('zh-hant', []), localTag('tr', [])].map(say)).toEqual([
    '20:00',
    '下午8:00',
    '20:00',
  ])
})

test('a ledger that is read again is read as far back as before, and no further', async () => {
  const asked: (number | undefined)[] = []
  const ask = async (before = 8) => {
    asked.push(before)
    const entries = [1, 2, 3].map(back => ({ n: before - back }) as Entry).filter(({ n }) => n > 0)
    return { entries, more: before > 4 }
  }
  const read = async (least: number) => (await pagesOf(ask, least))!.entries.map(({ n }) => n)
  expect(await read(0)).toEqual([7, 6, 5])
  expect(await read(4)).toEqual([7, 6, 5, 4, 3, 2])
  // One may have gone meanwhile.
  expect(await read(99)).toEqual([7, 6, 5, 4, 3, 2, 1])
  expect(asked).toEqual([8, 8, 5, 8, 5, 2])
  expect(await pagesOf(async before => (before === undefined ? ask() : null), 4)).toBeNull()
})

test('names at the chart’s lines stay in their order, off one another and within the picture, also of one who is far ahead', () => {
  const heights = [90, 0, 100, 95, 98, 92, 99, 60]
  const placed = endsApart(heights, 15)
  const order = (list: readonly number[]) => list.map((_, i) => i).sort((a, b) => list[a] - list[b])
  expect(order(placed)).toEqual(order(heights))
  const sorted = [...placed].sort((a, b) => a - b)
  for (let i = 1; i < sorted.length; i++) expect(sorted[i] - sorted[i - 1]).toBeGreaterThanOrEqual(15)
  expect([sorted[0], sorted.at(-1)]).toEqual([0, 105])
  // Where there is room, each is at its line.
  expect(endsApart([10, 100, 40], 15)).toEqual([10, 100, 40])
})

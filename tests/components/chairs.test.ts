import { expect, test } from 'vitest'
import { awaited, deedsAt, freeChair, type Looker } from '../../src/components/chairs.ts'
import type { SeatInfo, TableInfo } from '../../src/table/protocol.ts'

const seat = (kind: SeatInfo['kind'], name = ''): SeatInfo => ({
  ...{ kind, name, engine: false, level: kind === 'bot' ? 2 : 0 },
  ...{ away: false, standIn: false, ready: false, next: null },
})
const table = (seats: SeatInfo[], kept?: boolean[]): TableInfo => ({
  ...{ game: 'okey', phase: 'lobby', seats, host: 0, removed: [], options: {}, tableOptions: {} as never },
  ...{ watchers: [], hand: 1, nextIn: null, prepared: null, notice: null, ...(kept && { kept }) },
})
const face = (member: number, name: string) => ({ member, name, colour: 'red' })
const nobody: Looker = { seat: null, host: false, circle: null }
const deeds = (of: TableInfo, looker: Looker) => of.seats.map((_, i) => deedsAt(of, i as 0, looker))

test('at a table like any other everyone may sit, and the host sees to the rest', () => {
  const open = table([seat('person', 'Ana'), seat('empty'), seat('bot'), seat('person', 'Bo')])
  expect(deeds(open, nobody)).toEqual([[], ['sit'], [], []])
  expect(deeds(open, { ...nobody, seat: 0, host: true })).toEqual([
    ['stand'],
    ['sit', 'bot'],
    ['level', 'unbot'],
    ['remove'],
  ])
  expect(freeChair(open, nobody)).toBe(1)
  expect(freeChair(table([seat('bot')]), nobody)).toBe(-1)
  expect(freeChair(table([seat('bot')]), nobody, true)).toBe(0)
})

test('at an evening’s table only the own chair is offered, and nothing that would be refused', () => {
  const faces = [face(1, 'Ana'), face(2, 'Bo'), face(3, 'Cem'), null]
  const drawn = table([seat('person', 'Ana'), seat('empty'), seat('bot'), seat('bot')], [true, true, true, false])
  const as = (me: number, more: Partial<Looker> = {}): Looker => ({ ...nobody, circle: { me, seats: faces }, ...more })
  expect(deeds(drawn, nobody)).toEqual([[], [], [], []])
  expect(deeds(drawn, as(2))).toEqual([[], ['sit'], [], []])
  // A bot sits in for Cem until he comes.
  expect(deeds(drawn, as(3))).toEqual([[], [], ['sit'], []])
  expect(deeds(drawn, as(1, { seat: 0, host: true }))).toEqual([['stand'], ['bot'], ['unbot'], []])
  expect([nobody, as(2), as(3), as(4)].map(each => freeChair(drawn, each, true))).toEqual([-1, 1, 2, -1])
  expect(awaited(drawn, as(1))).toEqual(['Bo'])
  expect(awaited(drawn, nobody)).toEqual([''])
})

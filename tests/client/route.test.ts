import { describe, expect, it } from 'vitest'
import { makePath, parseCode, parseRoute, type Route } from '../../src/client/route.ts'
import { newRoom } from '../../src/table/roomId.ts'
import { ROOM_ID } from '../../src/table/protocol.ts'

describe('routes', () => {
  const routes: Route[] = [
    { page: 'home' },
    { page: 'table', room: 'abcd-2345' },
    { page: 'replay', room: 'abcd-2345', hand: 12 },
    { page: 'replay', room: '', hand: 0 },
    { page: 'rules', game: 'okey' },
    { page: 'learn', game: 'cotulenh' },
    { page: 'mistakes' },
    { page: 'pieces', game: 'cotulenh' },
    { page: 'puzzles', game: 'cotulenh' },
    { page: 'analysis', game: 'cotulenh' },
    { page: 'day', game: '' },
    { page: 'day', game: 'okey' },
    { page: 'best', game: 'okey', date: '2026-11-17' },
    { page: 'deal' },
    { page: 'circle', circle: 'abcd-efgh-jkmn-pqrs-tuvw' },
    { page: 'entry', circle: 'abcd-efgh-jkmn-pqrs-tuvw', entry: 12 },
  ]
  it.each(routes)('survive a round trip: $page', route => {
    expect(parseRoute(makePath(route))).toEqual(route)
  })

  it.each([
    '/t/',
    '/t/abc',
    '/t/UPPER',
    '/t/ok-room/x',
    '/replay/abcd-2345',
    '/replay/abcd-2345/x',
    '/day/okey/x',
    '/deal/1',
    '/c/abcd',
    '/c/abcd-efgh-jkmn-pqrs-tuvw/x',
    '/x',
  ])('lead nowhere: %s', path => {
    expect(parseRoute(path)).toEqual({ page: 'lost' })
  })
})

describe('codes', () => {
  it.each([
    ['abcd-2345', 'abcd-2345'],
    ['  ABCD-2345 ', 'abcd-2345'],
    ['abcd 2345', 'abcd-2345'],
    ['https://masa.example/t/abcd-2345', 'abcd-2345'],
    ['http://127.0.0.1:1999/t/abcd-2345?x#y', 'abcd-2345'],
    ['abc', null],
    ['a'.repeat(33), null],
    ['äbcd', null],
    ['', null],
  ])('%j is %j', (typed, room) => {
    expect(parseCode(typed)).toBe(room)
  })

  it('new rooms have valid, different ids', () => {
    const rooms = Array.from({ length: 200 }, newRoom)
    expect(rooms.every(room => ROOM_ID.test(room))).toBe(true)
    expect(new Set(rooms).size).toBe(rooms.length)
  })
})

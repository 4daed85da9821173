import { describe, expect, it } from 'vitest'
import { tally as cotulenh } from '../../src/games/cotulenh/outcome.ts'
import { tally as mahjong } from '../../src/games/mahjong/outcome.ts'
import { tally as okey } from '../../src/games/okey/outcome.ts'
import { tally as okey101 } from '../../src/games/okey101/outcome.ts'
import { tally as remi } from '../../src/games/remi/outcome.ts'
import { tally as rummy45 } from '../../src/games/rummy45/outcome.ts'

/** `seat key` of everything an event adds; an event needs only the fields that are read. */
const counted = <E>(tally: (event: E) => { seat: number; key: string }[], event: object) =>
  tally(event as E).map(({ seat, key }) => `${seat} ${key}`)

describe('what an event adds to the numbers of the match', () => {
  it.each([
    [{ type: 'close', seat: 2, tile: 4 }, ['2 won']],
    [{ type: 'take', seat: 1, from: 0, tile: 4 }, ['1 taken']],
    [{ type: 'discard', seat: 1, tile: 4 }, []],
    [{ type: 'draw', seat: 1, tile: 4 }, []],
    [{ type: 'void' }, []],
  ])('Remi: %j', (event, expected) => expect(counted(remi, event)).toEqual(expected))

  it.each([
    [{ type: 'close', seat: 2 }, ['2 won']],
    [{ type: 'take', seat: 3, tile: 4, tiles: [4] }, ['3 taken']],
    [{ type: 'lay', seat: 1, tiles: [], first: 45, jokers: [] }, ['1 opened']],
    [{ type: 'lay', seat: 1, tiles: [], first: 0, jokers: [] }, ['1 opened']],
    [{ type: 'lay', seat: 1, tiles: [], first: null, jokers: [] }, []],
    [{ type: 'discard', seat: 1, tile: 4 }, []],
    [{ type: 'stockEnd' }, []],
  ])('Rummy 45: %j', (event, expected) => expect(counted(rummy45, event)).toEqual(expected))

  it.each([
    [{ type: 'took', seat: 1, from: 0, tile: 4 }, ['1 taken']],
    [{ type: 'wrongFinish', seat: 3 }, ['3 penalties']],
    [{ type: 'finished', seat: 2, from: 'discard' }, ['2 won']],
    [{ type: 'finished', seat: 2, from: 'stock' }, ['2 won', '2 selfDraw']],
    [{ type: 'finished', seat: 0, from: 'deal' }, ['0 won', '0 selfDraw']],
    [{ type: 'drew', seat: 2 }, []],
  ])('Okey: %j', (event, expected) => expect(counted(okey, event)).toEqual(expected))

  it.each([
    [{ type: 'opened', seat: 1 }, ['1 opened']],
    [{ type: 'took', seat: 2 }, ['2 taken']],
    [{ type: 'fined', seat: 3, line: { key: 'x', points: 101 } }, ['3 penalties']],
    [{ type: 'fined', seat: 3, line: { key: 'x', points: 0 } }, []],
    [{ type: 'fined', seat: 3, line: { key: 'x', points: -101 } }, []],
    [{ type: 'ended', reason: 'hand_empty', winners: [0, 2] }, ['0 won', '2 won']],
    [{ type: 'ended', reason: 'stock_empty', winners: [0] }, []],
    [{ type: 'laid', seat: 1 }, []],
  ])('Okey 101: %j', (event, expected) => expect(counted(okey101, event)).toEqual(expected))

  it.each([
    [{ type: 'call', seat: 1, from: 0, call: 'peng' }, ['1 calls']],
    [{ type: 'gang', seat: 2 }, ['2 gangs']],
    [{ type: 'hu', seat: 3, from: null }, ['3 won', '3 selfDraw']],
    [{ type: 'hu', seat: 3, from: 0 }, ['3 won', '0 dealIn']],
    [{ type: 'discard', seat: 3, tile: 0 }, []],
  ])('Mahjong: %j', (event, expected) => expect(counted(mahjong, event)).toEqual(expected))

  it.each([
    [{ type: 'ended', reason: 'checkmate', winner: 0 }, ['0 won']],
    [{ type: 'ended', reason: 'agreed', winner: null }, []],
    [{ type: 'turn', seat: 1, taken: [], heroes: [], check: false }, []],
    [
      { type: 'turn', seat: 1, taken: ['T', 'I'], heroes: [{ square: 'a1', kind: 'N' }], check: true },
      ['1 captures', '1 captures', '1 heroes', '1 checks'],
    ],
    [{ type: 'offer', seat: 1, what: 'draw' }, []],
  ])('Cờ Tư Lệnh: %j', (event, expected) => expect(counted(cotulenh, event)).toEqual(expected))
})

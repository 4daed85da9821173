import { describe, expect, it } from 'vitest'
import type { Seat, Viewer } from '../../../src/games/game.ts'
import type { Action } from '../../../src/games/mahjong/action.ts'
import { rules as mahjong } from '../../../src/games/mahjong/index.ts'
import { kindOf, makeTiles, parseTiles } from '../../../src/games/mahjong/rules/tiles.ts'
import type { Rigged } from './table.ts'
import { DULL, Table } from './table.ts'

type Hands = Rigged['hands']
const PASS: Action = { type: 'pass' }
const HU: Action = { type: 'hu' }

const seen = (table: Table, eyes: Viewer) => mahjong.view(table.state, eyes)
const why = (table: Table, eyes: Viewer, action: Action) => mahjong.refuse(seen(table, eyes), action)
/** The tiles of this text in a seat's hand. */
const held = (table: Table, seat: Seat, text: string) =>
  table.state.hands[seat].filter(tile => parseTiles(text).includes(kindOf(tile)))
const gang = (table: Table, seat: Seat, text: string): Action => ({ type: 'gang', tiles: held(table, seat, text) })

/** Dealer 0 throws 5p; seat 2, who holds four 9m and a pair of 5p, takes it for a peng. */
const CALLED: Hands = ['147m1258p369s1234z', '1478m258p369s123z', '9999m55p147s2467z', DULL[3]]
const called = (options: Rigged['options'] = {}) =>
  new Table({ hands: CALLED, options }).discard('5p').say(2, 'peng').close()

describe('a discard', () => {
  it('is any tile of one’s own hand, in one’s own turn', () => {
    const table = new Table({ hands: DULL })
    const [own] = table.state.hands[0]
    const [other] = table.state.hands[1]
    expect(why(table, 0, { type: 'discard', tile: own })).toBeNull()
    expect(why(table, 0, { type: 'discard', tile: other })).toEqual({ why: 'notYours' })
    expect(why(table, 1, { type: 'discard', tile: other })).toEqual({ why: 'notYourTurn' })
    expect(why(table, null, { type: 'discard', tile: own })).toEqual({ why: 'notYourTurn' })
  })
  it('of the claimed kind may be barred, unless nothing else is left in the hand', () => {
    const options = { forbidSameTileDiscardAfterCall: true }
    const table = called(options)
    const view = seen(table, 2)
    const thrown = (hand: string) => {
      const tiles = parseTiles(hand).map((kind, copy) => 4 * kind + copy)
      const players = view.players.map((player, seat) => (seat === 2 ? { ...player, hand: tiles } : player))
      return mahjong
        .moves({ ...view, players, offers: [] })
        .map(move => (move.type === 'discard' ? makeTiles([kindOf(move.tile)]) : move.type))
    }
    expect(thrown('57p')).toEqual(['7p'])
    expect(thrown('55p')).toEqual(['5p', '5p'])
    expect(thrown('77p')).toEqual(['7p', '7p'])
  })
  it('is barred no longer after the next discard', () => {
    const table = called({ forbidSameTileDiscardAfterCall: true }).throwAway('1s')
    expect(table.state.draw.barred).toBeNull()
  })
})

describe('what may not be declared in one’s own turn, and why', () => {
  it('a call or a pass: there is nothing to call, even for who could declare a gang', () => {
    const table = new Table({ hands: ['9999m147p258s1234z', DULL[1].replace('9m', '8m'), DULL[2], DULL[3]] })
    expect(table.offers(0)).toEqual(['gang 9999m'])
    expect(why(table, 0, PASS)).toEqual({ why: 'nothingToCall' })
    expect(why(table, 0, { type: 'call', call: 'hu', tiles: [] })).toEqual({ why: 'nothingToCall' })
    expect(why(table, 0, gang(table, 0, '9m'))).toBeNull()
  })
  it('a win: not complete, too cheap, or without a drawn tile', () => {
    expect(why(new Table({ hands: DULL }), 0, HU)).toEqual({ why: 'notComplete' })
    expect(why(called(), 2, HU)).toEqual({ why: 'noDraw' })
    // Drawn by oneself and concealed: two fan, where three are asked for and flowers do not count.
    const cheap: Hands = ['147m1258p369s1234z', '123789m444s46p77z', '258m147p147s5566z', DULL[3]]
    const options = { minFan: 3, flowersCountForMinimum: false } as const
    const table = new Table({ hands: cheap, wall: '5p', options }).throwAway('1m')
    expect(why(table, 1, HU)).toEqual({ why: 'belowMinimum', with: { fan: 3 } })
    expect(why(new Table({ hands: cheap, wall: '5p' }).throwAway('1m'), 1, HU)).toBeNull()
  })
  it('a gang: not four of a kind, right after a call, or with nothing left to replace it', () => {
    const table = new Table({ hands: ['9999m147p258s1234z', DULL[1].replace('9m', '8m'), DULL[2], DULL[3]] })
    expect(why(table, 0, gang(table, 0, '147p'))).toEqual({ why: 'notGang' })
    expect(why(table, 0, { type: 'gang', tiles: held(table, 0, '9m').slice(0, 3) })).toEqual({ why: 'notGang' })
    expect(why(table, 0, { type: 'gang', tiles: held(table, 0, '9m').toReversed() })).toEqual({ why: 'notGang' })
    const after = called()
    expect(why(after, 2, gang(after, 2, '9m'))).toEqual({ why: 'gangAfterCall' })
    const free = called({ gangAfterCall: true })
    expect(why(free, 2, gang(free, 2, '9m'))).toBeNull()
    expect(why(free, 2, gang(free, 2, '1s'))).toEqual({ why: 'notGang' })
    const last = new Table({ hands: [CALLED[0], CALLED[1], '999m14p147s24567z', DULL[3]], wall: '2z9m' })
    last.shorten(2).throwAway('1m').throwAway('2z')
    expect(last.kinds(2)).toContain('9999m')
    expect(why(last, 2, gang(last, 2, '9m'))).toEqual({ why: 'noReplacement' })
  })
})

describe('who is waited for', () => {
  it('in a turn: the seat on turn, as everybody sees', () => {
    const table = new Table({ hands: DULL })
    for (const eyes of [0, 2, null] as Viewer[]) expect(mahjong.waiting(seen(table, eyes))).toEqual([0])
    expect(mahjong.moves(seen(table, 1))).toEqual([])
    expect(mahjong.moves(seen(table, null))).toEqual([])
    expect(mahjong.moves(seen(table, 0))).toHaveLength(14)
  })
  it('in a call window: oneself, until one has answered; of others nothing is known', () => {
    const table = new Table({ hands: CALLED }).discard('5p')
    expect([0, 1, 2, 3, null].map(eyes => mahjong.waiting(seen(table, eyes as Viewer)))).toEqual([[], [], [2], [], []])
    expect(why(table, 1, PASS)).toEqual({ why: 'notYourTurn' })
    table.act(2, PASS)
    expect(mahjong.waiting(seen(table, 2))).toEqual([])
    expect(mahjong.moves(seen(table, 2))).toEqual([])
    expect(why(table, 2, PASS)).toEqual({ why: 'answered' })
  })
  it('between two hands: nobody, and after the match nothing can be done', () => {
    const { state } = new Table({ hands: DULL })
    for (const over of [false, true]) {
      const result = { wins: [], ready: [null, null, null, null], deltas: [0, 0, 0, 0], over }
      const view = mahjong.view({ ...state, phase: 'ended', offers: [], result }, 0)
      expect(mahjong.waiting(view)).toEqual([])
      expect(mahjong.moves(view)).toEqual([])
      expect(mahjong.refuse(view, PASS)).toEqual({ why: over ? 'over' : 'notYourTurn' })
    }
  })
})

describe('when time is up after a call', () => {
  it('the highest tile that is not barred is thrown', () => {
    const hands: Hands = [DULL[0], '1479m258p368s123z', '2456m147p147999s', DULL[3]]
    const thrown = (forbidSameTileDiscardAfterCall: boolean) => {
      const table = new Table({ hands, options: { forbidSameTileDiscardAfterCall } })
      table.discard('9s').say(2, 'peng').close()
      const move = mahjong.fallback(seen(table, 2))
      return move.type === 'discard' && makeTiles([kindOf(move.tile)])
    }
    expect([thrown(false), thrown(true)]).toEqual(['9s', '7s'])
  })
})

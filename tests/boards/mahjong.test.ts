import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mahjongDeal } from '../../e2e/support/mahjong-deal.ts'
import { autoAction, shownOffers } from '../../src/boards/mahjong/auto.ts'
import { meldShape, meldWidth } from '../../src/boards/mahjong/meld.ts'
import { keepOrder, moveTo } from '../../src/boards/mahjong/handOrder.ts'
import { beaten } from '../../src/boards/mahjong/speech.ts'
import { readyDiscards, waitsNow } from '../../src/boards/mahjong/ready.ts'
import type { Seat } from '../../src/games/game.ts'
import { rules as mahjong } from '../../src/games/mahjong/index.ts'
import { defaults, type Options } from '../../src/games/mahjong/options.ts'
import { kindOf, makeTiles } from '../../src/games/mahjong/rules/tiles.ts'
import type { Action } from '../../src/games/mahjong/action.ts'
import { translator } from '../../src/messages/index.ts'
import type { Event, Meld, State, View } from '../../src/games/mahjong/types.ts'

const JUNK = '147m147p147s1234z'
const dealt = (hand: string, draws: string, options: Partial<Options> = {}, replacements = ''): State =>
  mahjong.apply(mahjong.start({ ...defaults, ...options }, 4), {
    by: 'table',
    order: mahjongDeal({ hands: [hand, JUNK, '258m258p258s1235z', '369m369p369s1236z'], draws, replacements }),
  }).state
const tileOf = (view: View, name: string) =>
  view.players[0].hand.find(tile => tile !== null && makeTiles([kindOf(tile)]) === name)!

describe('a wanted deal', () => {
  it('holds every tile once and deals the hands asked for', () => {
    const order = mahjongDeal({
      hands: ['123m456m789m11s46p', JUNK, '123s456s789s22m88m', '1112223334445z'],
      draws: '6z7z5p',
    })
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: 144 }, (_, tile) => tile))
    const { state } = mahjong.apply(mahjong.start(defaults, 4), { by: 'table', order })
    expect(state.hands.map(hand => makeTiles(hand.map(kindOf)))).toEqual([
      '123456789m46p11s6z',
      JUNK,
      '2288m123456789s',
      '1112223334445z',
    ])
    expect(state.flowers.flat()).toEqual([])
    expect(makeTiles([kindOf(state.wall[state.head])])).toBe('7z')
  })
})

describe('how a meld lies', () => {
  const peng = (from: Seat): Meld => ({ type: 'peng', tiles: [4, 5, 6], claimed: 5, from, added: null })
  it.each([
    [3, 0],
    [2, 1],
    [1, 2],
  ] as const)('turns the tile claimed from seat %i at place %i', (from, place) => {
    expect(meldShape(peng(from), 0).findIndex(slot => slot.aside)).toBe(place)
  })
  it('lays the fourth tile of an added gang upon the claimed one', () => {
    const slots = meldShape({ ...peng(1), type: 'gang', tiles: [4, 5, 6, 7], added: 7 }, 0)
    expect(slots.map(slot => [slot.tile, slot.on])).toEqual([
      [4, null],
      [6, null],
      [5, 7],
    ])
  })
  it('shows two faces of a concealed gang', () => {
    const gang: Meld = { type: 'concealed_gang', tiles: [4, 5, 6, 7], claimed: null, from: null, added: null }
    expect(meldShape(gang, 0).map(slot => slot.down)).toEqual([true, false, false, true])
    expect(meldWidth(gang)).toBe(4)
  })
})

describe("the player's own order", () => {
  const hand = fc.uniqueArray(fc.nat(143), { minLength: 1, maxLength: 14 })
  it('always holds exactly the hand', () => {
    fc.assert(
      fc.property(hand, hand, (before, now) => {
        expect(keepOrder(before, now).sort()).toEqual([...now].sort())
      }),
    )
  })
  it('moves one tile to where another lay', () => {
    expect(moveTo([1, 2, 3, 4], 1, 3)).toEqual([2, 3, 1, 4])
    expect(moveTo([1, 2, 3, 4], 4, 2)).toEqual([1, 4, 2, 3])
    expect(moveTo([1, 2], 9, 2)).toEqual([1, 2])
  })
})

describe('switches', () => {
  const only = (name: string) => (other: string) => name === other
  const discard: Action = { type: 'discard', tile: 0 }

  it('win only when told to, and never throw a win away', () => {
    const view = mahjong.view(dealt('123m456m789m123p7z', '7z'), 0)
    expect(autoAction(view, only('win'))).toEqual({ type: 'hu' })
    expect(autoAction(view, only('toss'))).toBeNull()
  })
  it('discard the drawn tile, and nothing out of turn', () => {
    const state = dealt('258m258p258s1477z', '5z')
    expect(autoAction(mahjong.view(state, 0), only('toss'))).toEqual({ ...discard, tile: state.draw.tile })
    expect(autoAction(mahjong.view(state, 1), only('toss'))).toBeNull()
    expect(autoAction(mahjong.view(state, null), only('toss'))).toBeNull()
  })
  it('pass on calls but still offer a win', () => {
    const calls: Action[] = [{ type: 'call', call: 'peng', tiles: [1, 2] }]
    const hu: Action = { type: 'call', call: 'hu', tiles: [] }
    const view: View = { ...mahjong.view(dealt(JUNK, '5z'), 1), phase: 'window', offers: calls }
    expect(autoAction(view, only('silent'))).toEqual({ type: 'pass' })
    expect(autoAction({ ...view, offers: [hu, ...calls] }, only('silent'))).toBeNull()
    expect(shownOffers({ ...view, offers: [hu, ...calls] }, only('silent'))).toEqual([hu])
  })
})

describe('waits', () => {
  it('name each discard that leaves the hand ready, with what is unseen and what it brings', () => {
    const view = mahjong.view(dealt('123m456m789m23p99s', '5z'), 0)
    const ready = readyDiscards(view)
    const waits = ready.get(tileOf(view, '5z'))!
    expect(waits.map(wait => makeTiles([wait.kind]))).toEqual(['1p', '4p'])
    expect(waits.map(wait => wait.left)).toEqual([4, 4])
    // All chows, no flowers and a concealed hand.
    expect(waits.map(wait => [wait.fan, wait.enough])).toEqual([
      [3, 'yes'],
      [3, 'yes'],
    ])
    expect(ready.has(tileOf(view, '1m'))).toBe(false)
  })
  it('say where a wait is enough only when drawn', () => {
    // No flowers and concealed are 2 fan; the third is the self-draw.
    const view = mahjong.view(dealt('123m456m111p2399s', '7z', { minFan: 3 }), 0)
    const waits = readyDiscards(view).get(tileOf(view, '7z'))!
    expect(waits.map(wait => [makeTiles([wait.kind]), wait.fan, wait.enough])).toEqual([
      ['1s', 3, 'drawn'],
      ['4s', 3, 'drawn'],
    ])
  })
  it('say where a wait is below the minimum, and go on saying it out of turn', () => {
    // A foreign flower takes the fan for having none: even drawn it is only 2.
    const state = dealt('123m456m111p239s2f', '7z', { minFan: 3 }, '9s')
    const discard: Action = { type: 'discard', tile: tileOf(mahjong.view(state, 0), '7z') }
    const view = mahjong.view(mahjong.apply(state, { by: 0, do: discard }).state, 0)
    expect(waitsNow(view).map(wait => [makeTiles([wait.kind]), wait.enough])).toEqual([
      ['1s', 'no'],
      ['4s', 'no'],
    ])
  })
})

describe('a call that was beaten', async () => {
  const say = await translator('en', ['mahjong-board', 'mahjong'], seat => ['Me', 'Linh', 'Ioana', 'Mei'][seat])
  const wished = (call: 'chi' | 'peng' | 'gang' | 'hu') =>
    ({ viewer: 0, answer: { type: 'call', call, tiles: [] } }) as Pick<View, 'viewer' | 'answer'>
  const call = (seat: Seat, call: 'chi' | 'peng' | 'gang') => ({ type: 'call', seat, call }) as Event
  const hu = (seat: Seat) => ({ type: 'hu', seat, from: 3 }) as Event

  it('is told, with what went before it', () => {
    expect(beaten(wished('chi'), [call(1, 'peng')], say)).toBe('Linh’s pung goes before your chow.')
    expect(beaten(wished('chi'), [call(2, 'gang')], say)).toBe('Ioana’s kong goes before your chow.')
    expect(beaten(wished('peng'), [hu(1)], say)).toBe('Linh wins: that goes before your pung.')
    expect(beaten(wished('hu'), [hu(1)], say)).toMatch(/^Linh sits nearer/)
  })

  it('is not told of one’s own, of a pass, or where all winners are paid', () => {
    expect(beaten(wished('chi'), [call(0, 'chi')], say)).toBeNull()
    expect(beaten({ viewer: 0, answer: { type: 'pass' } }, [call(1, 'peng')], say)).toBeNull()
    expect(beaten({ viewer: 0, answer: null }, [call(1, 'peng')], say)).toBeNull()
    expect(beaten(wished('hu'), [hu(1), hu(0)], say)).toBeNull()
  })
})

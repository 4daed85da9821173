import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../../src/games/game.ts'
import { rules as mahjong } from '../../../../src/games/mahjong/index.ts'
import { defaults } from '../../../../src/games/mahjong/options.ts'
import type { Action, Call } from '../../../../src/games/mahjong/action.ts'
import { awaited, decide, isOffered } from '../../../../src/games/mahjong/rules/callWindow.ts'
import { readings } from '../../../../src/games/mahjong/rules/decompose.ts'
import { discardOffers, turnOffers } from '../../../../src/games/mahjong/rules/offers.ts'
import { robOffers } from '../../../../src/games/mahjong/rules/robKong.ts'
import { kindOf, makeTiles, parseTiles } from '../../../../src/games/mahjong/rules/tiles.ts'
import type { Meld, State, Window } from '../../../../src/games/mahjong/types.ts'
import { DULL, Table } from '../table.ts'

/** Physical tiles, each copy of a kind another one. */
const tiles = (text: string) => {
  const seen = new Map<number, number>()
  return parseTiles(text).map(kind => {
    const copy = seen.get(kind) ?? 0
    seen.set(kind, copy + 1)
    return kind < 34 ? 4 * kind + copy : kind - 34 + 136
  })
}
const peng = (text: string): Meld => ({
  type: 'peng',
  tiles: tiles(text),
  claimed: tiles(text)[0],
  from: 0,
  added: null,
})
const call = (name: Call['call'], text = ''): Call => ({ type: 'call', call: name, tiles: tiles(text) })
const base = new Table({ hands: DULL }).state
/** Seat 1 holds this and looks at the dealer's discard; or it is its turn. */
const holding = (text: string, changed: Partial<State> = {}): State => ({
  ...base,
  hands: base.hands.map((hand, seat) => (seat === 1 ? tiles(text) : hand)),
  current: 1,
  ...changed,
})
const chows = (hand: string, discard: string, seat: Seat = 1) =>
  discardOffers(holding(hand), seat, 4 * parseTiles(discard)[0] + 3, 0)
    .filter(offer => offer.call === 'chi')
    .map(offer => makeTiles(offer.tiles.map(kindOf)))

describe('a chow', () => {
  it.each<[string, string, string[]]>([
    ['34467p', '5p', ['34p', '46p', '67p']],
    ['3337p', '5p', []],
    ['23p', '1p', ['23p']],
    ['78p', '9p', ['78p']],
    // Suits have edges.
    ['89m', '1p', []],
    ['9m1p', '2p', []],
    ['9p1s', '8p', []],
    ['12s', '9p', []],
    ['13z', '2z', []],
  ])('with %s on %s: %s', (hand, discard, expected) => {
    expect(chows(hand, discard)).toEqual(expected)
  })
})

describe('what is offered', () => {
  it('is no win after a call: nothing was drawn', () => {
    const hands: [string, string, string, string] = [
      DULL[0].replace('258p', '255p'),
      '123789m123s34p99p',
      DULL[2],
      DULL[3],
    ]
    const table = new Table({ hands }).discard('5p')
    expect(table.offers(1)).toEqual(['hu', 'chi 34p'])
    expect(table.say(1, 'chi 34p').close().offers(1)).toEqual([])
    // Nor does the one who threw it get to call it.
    expect(
      new Table({ hands: ['12m555p369s123456z', ...hands.slice(1)] as typeof hands }).discard('5p').offers(0),
    ).toEqual([])
  })

  it('to a peng is its fourth tile, and to a chow none', () => {
    const chow: Meld = { type: 'chi', tiles: tiles('123m'), claimed: 0, from: 0, added: null }
    const gangs = (melds: Meld[]) => turnOffers(holding('1m28p369s1234z', { melds: [[], melds, [], []] }))
    expect(gangs([chow])).toEqual([])
    expect(gangs([peng('111m')])).toEqual([{ type: 'gang', tiles: tiles('1m') }])
  })

  it('counts a robbed gang as a fan, and a discard not', () => {
    const open = { ...defaults, minFan: 1, flowersCountForMinimum: false } as const
    const state = holding('123789m46p77z', { options: open, melds: [[], [peng('222s')], [], []] })
    const tile = 4 * parseTiles('5p')[0] + 3
    expect(discardOffers(state, 1, tile, 2)).toEqual([])
    expect(robOffers(state, 1, tile, 2, false)).toEqual([call('hu')])
    expect(robOffers(state, 1, tile, 2, true)).toEqual([])
    const free = { ...state, options: { ...open, minFan: 0 } as const }
    expect(discardOffers(free, 1, tile, 2)).toEqual([call('hu')])
  })

  it('is a win by seven flowers when the seventh comes, or at the first turn', () => {
    const seven = [136, 137, 138, 139, 140, 141, 142]
    const turn = (flowers: number[], drawn: number, changed: Partial<State> = {}) => {
      const draw = { ...base.draw, tile: tiles('1m')[0], by: 'wall', flowers: drawn } as const
      return turnOffers(holding('147m258p369s12345z', { draw, flowers: [[], flowers, [], []], ...changed }))
    }
    const thrown = { rivers: [[], [{ tile: 5, claimed: null }], [], []] }
    const melded = { melds: [[], [peng('666z')], [], []] }
    expect(turn(seven, 0)).toEqual([{ type: 'hu' }])
    expect(turn(seven.slice(1), 0)).toEqual([])
    expect(turn(seven, 1, thrown)).toEqual([{ type: 'hu' }])
    expect(turn(seven, 0, thrown)).toEqual([])
    expect(turn(seven, 0, melded)).toEqual([])
  })
})

describe('several calls', () => {
  const window = (from: Seat, offers: Partial<Record<Seat, Call[]>>, said: Partial<Record<Seat, Action>>): Window => ({
    kind: 'discard',
    tile: 0,
    from,
    offers: ([0, 1, 2, 3] as Seat[]).map(seat => offers[seat] ?? []),
    answers: ([0, 1, 2, 3] as Seat[]).map(seat => said[seat] ?? null),
  })
  const hu = call('hu')
  const seats = (asked: Window, everyone: boolean) => decide(asked, everyone).map(({ seat }) => seat)

  it('go by their rank, and wins to the nearest', () => {
    expect(seats(window(1, {}, { 0: hu, 2: hu, 3: call('peng') }), false)).toEqual([2])
    expect(seats(window(1, {}, { 0: hu, 2: call('peng') }), false)).toEqual([0])
    expect(seats(window(1, {}, { 2: call('chi'), 0: call('gang') }), false)).toEqual([0])
    expect(seats(window(1, {}, { 2: { type: 'pass' } }), false)).toEqual([])
  })

  it('are all wins where everyone may win, from the discarder on', () => {
    expect(seats(window(2, {}, { 0: hu, 1: hu, 3: hu }), true)).toEqual([3, 0, 1])
    expect(seats(window(2, {}, { 0: call('peng'), 1: hu }), true)).toEqual([1])
    expect(seats(window(2, {}, { 0: call('peng'), 3: call('chi') }), true)).toEqual([0])
  })

  it('wait for whoever could still change something', () => {
    const near = window(0, { 1: [hu], 3: [hu] }, { 1: hu })
    expect(awaited(near, false)).toEqual([])
    expect(awaited(near, true)).toEqual([3])
    const far = window(0, { 1: [hu], 3: [hu] }, { 3: hu })
    expect(awaited(far, false)).toEqual([1])
    expect(awaited(window(0, { 1: [call('chi')], 2: [call('peng')] }, { 2: call('peng') }), false)).toEqual([])
    expect(awaited(window(0, { 1: [call('chi')], 2: [call('peng')] }, { 1: call('chi') }), false)).toEqual([2])
    expect(awaited(window(0, { 1: [call('chi')], 2: [call('peng')] }, {}), false)).toEqual([1, 2])
  })

  it('are taken to the very tile', () => {
    expect(isOffered([call('peng', '55p')], call('peng', '55p'))).toBe(true)
    expect(isOffered([call('peng', '55p')], call('chi', '55p'))).toBe(false)
    expect(isOffered([call('peng', '55p')], call('peng', '555p'))).toBe(false)
    expect(isOffered([call('peng', '55p')], call('peng', '56p'))).toBe(false)
    expect(isOffered([call('peng', '55p')], { type: 'pass' })).toBe(false)
    expect(isOffered([{ type: 'gang', tiles: tiles('5p') }], { type: 'gang', tiles: tiles('5p') })).toBe(true)
    expect(isOffered([{ type: 'gang', tiles: tiles('5p') }], call('gang', '5p'))).toBe(false)
    expect(isOffered([{ type: 'hu' }], { type: 'pass' })).toBe(false)
    expect(isOffered([{ type: 'hu' }], { type: 'hu' })).toBe(true)
  })
})

describe('a step', () => {
  it('adds the fourth tile to its own peng', () => {
    const state = holding('9s28p369s1234z', {
      melds: [[], [peng('111m'), peng('999s')], [], []],
      phase: 'turn',
      hands: base.hands.map((hand, seat) => (seat === 1 ? [4 * 26 + 3, ...tiles('28p36s1234z')] : hand)),
    })
    const offers = turnOffers(state)
    expect(offers).toEqual([{ type: 'gang', tiles: [4 * 26 + 3] }])
    const after = mahjong.apply({ ...state, offers }, { by: 1, do: offers[0] }).state
    expect(after.melds[1].map(meld => meld.type)).toEqual(['peng', 'gang'])
  })

  it('remembers who let a win go by, and nobody else', () => {
    const hands: [string, string, string, string] = [
      '147m1258p369s1234z',
      DULL[1],
      '55p147m258s12567z',
      '123789m123s46p55z',
    ]
    const { state } = new Table({ hands }).discard('5p').close()
    expect(state.locked).toEqual([[], [], [], parseTiles('5p')])
    // A peng instead of a win lets it go by as well.
    const either = [...hands.slice(0, 2), '147m258s1123456z', '123789m123s55p66z'] as typeof hands
    const called = new Table({ hands: either }).discard('5p')
    expect(called.offers(3)).toEqual(['hu', 'peng'])
    expect(called.say(3, 'peng').close().state.locked).toEqual([[], [], [], parseTiles('5p')])
  })

  it('leaves the deal with a dealer who has won', () => {
    const hands: [string, string, string, string] = ['123789m123s46p66z5p', DULL[1], DULL[2], DULL[3]]
    const { state } = new Table({ hands }).say(0, 'hu')
    const order = Array.from({ length: mahjong.needs(state) }, (_, tile) => tile)
    expect(mahjong.apply(state, { by: 'table', order }).state).toMatchObject({ dealer: 0, streak: 1, hand: 2 })
  })

  it('throws the drawn tile when the time is over', () => {
    const { state } = new Table({ hands: DULL, wall: '1m' }).throwAway('5z')
    expect(mahjong.fallback(mahjong.view(state, 1))).toEqual({ type: 'discard', tile: state.draw.tile })
  })

  it('is nobody’s before the deal', () => {
    const state = mahjong.start(defaults, 4)
    expect(mahjong.turn(state)).toEqual([])
    expect(mahjong.window!.open(state)).toBe(false)
    expect(mahjong.window!.asked(state)).toEqual([])
    const none = [[], [], [], []]
    expect(state).toMatchObject({ wall: [], hands: none, melds: none, flowers: none, rivers: none, locked: none })
    expect(state).toMatchObject({ offers: [], history: [] })
    expect(mahjong.anytime({ type: 'pass' })).toBe(false)
    expect(mahjong.moves(mahjong.view(base, null))).toEqual([])
  })
})

describe('a finished hand', () => {
  it.each<[string, boolean, boolean, string[]]>([
    ['11122233344z', false, false, ['standard']],
    ['888999m111p22z', false, false, ['standard']],
    ['111222333m44z', false, false, ['standard', 'standard']],
    ['11m', true, true, ['standard']],
    ['1122m3344p5566s7z7z', false, false, []],
    ['1122m3344p5566s7z7z', true, false, ['pairs']],
    ['1111m3344p5566s7z7z', true, false, []],
    ['1111m3344p5566s7z7z', true, true, ['pairs']],
    ['112233m112233p77z', true, false, ['standard', 'pairs']],
    ['19m19p19s12345677z', false, false, ['orphans']],
    ['12m', false, false, []],
  ])('reads %s in so many ways', (hand, sevenPairs, quads, forms) => {
    const found = readings(parseTiles(hand), sevenPairs, quads)
    expect(found.map(reading => reading.form)).toEqual(forms)
    for (const { form, groups } of found) if (form !== 'standard') expect(groups).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../../src/games/game.ts'
import { responsible } from '../../../../src/games/mahjong/rules/responsibility.ts'
import { rules as mahjong } from '../../../../src/games/mahjong/index.ts'
import { coach } from '../../../../src/games/mahjong/bot/index.ts'
import { nextDeal, ranking } from '../../../../src/games/mahjong/rules/rotation.ts'
import { defaults } from '../../../../src/games/mahjong/options.ts'
import type { Options } from '../../../../src/games/mahjong/options.ts'
import { parseTiles } from '../../../../src/games/mahjong/rules/tiles.ts'
import type { Draw, Meld, MeldType, State } from '../../../../src/games/mahjong/types.ts'
import { seeded, shuffled } from '../../../support/random.ts'
import type { Rigged } from '../table.ts'
import { DULL, Table } from '../table.ts'

const start = (options: Partial<Options> = {}): State => mahjong.start({ ...defaults, ...options }, 4)

describe('a target score', () => {
  it('ends the match with the hand that reaches it', () => {
    const hands: Rigged['hands'] = ['123789m123s46p66z5p', ...DULL.slice(1)] as Rigged['hands']
    const won = (targetScore: number) => new Table({ hands, options: { targetScore } }).say(0, 'hu').state
    const [points] = won(0).scores
    expect(points).toBeGreaterThan(0)
    expect(won(0).result?.over).toBe(false)
    expect(won(points).result?.over).toBe(true)
    expect(won(points + 1).result?.over).toBe(false)
  })
})

describe('the deal', () => {
  it.each<[string, Partial<Options>, [Seat, number, number], Seat[], [Seat, number, number, boolean]]>([
    ['stays with a dealer who wins', {}, [2, 1, 0], [2], [2, 1, 1, false]],
    ['stays when the dealer is one of several winners', {}, [2, 1, 3], [1, 2], [2, 1, 4, false]],
    ['passes when another wins', {}, [2, 1, 3], [0], [3, 1, 0, false]],
    ['passes on a draw', {}, [2, 1, 0], [], [3, 1, 0, false]],
    ['stays on a draw where the table says so', { dealerStaysOnDraw: true }, [2, 1, 0], [], [2, 1, 1, false]],
    ['comes back to the first dealer with the next wind', {}, [3, 0, 0], [1], [0, 1, 0, false]],
    ['ends after North', {}, [3, 3, 0], [1], [0, 4, 0, true]],
    ['does not end while the last dealer wins', {}, [3, 3, 0], [3], [3, 3, 1, false]],
    ['ends after one round where the table says so', { rounds: 1 }, [3, 0, 0], [], [0, 1, 0, true]],
    ['ends after two', { rounds: 2 }, [3, 1, 5], [0], [0, 2, 0, true]],
    ['stays an eighth time', { maxDealerStreak: 8 }, [1, 0, 7], [1], [1, 0, 8, false]],
    ['and no ninth', { maxDealerStreak: 8 }, [1, 0, 8], [1], [2, 0, 0, false]],
  ])('%s', (_name, options, [dealer, round, streak], winners, [toDealer, toRound, toStreak, over]) => {
    const state = { ...start(options), dealer, round, streak }
    expect(nextDeal(state, winners)).toEqual({ dealer: toDealer, round: toRound, streak: toStreak, over })
  })
  it('moves the seat winds with it', () => {
    let { state } = mahjong.apply({ ...start(), dealer: 2 }, { by: 'table', order: shuffled(144, seeded(1)) })
    expect(mahjong.view(state, null).players.map(player => player.wind)).toEqual([2, 3, 0, 1])
    expect(state.hands.map(hand => hand.length)).toEqual([13, 13, 14, 13])
    state = { ...state, phase: 'ended', result: { wins: [], ready: [], deltas: [0, 0, 0, 0], over: false } }
    ;({ state } = mahjong.apply(state, { by: 'table', order: shuffled(144, seeded(2)) }))
    expect([state.dealer, state.hand, state.current]).toEqual([3, 2, 3])
  })
})

describe('a match', () => {
  it('places equals alike until it is over, and where nobody is ahead then too', () => {
    const places = (scores: number[], over: boolean) => {
      const result = { wins: [], ready: [], deltas: [0, 0, 0, 0], over }
      const state: State = { ...start(), phase: 'ended', scores, result }
      return mahjong.outcome(state)!.standings.map(one => one.place)
    }
    expect(places([0, 0, 0, 0], false)).toEqual([1, 1, 1, 1])
    expect(places([5, 7, 5, -17], false)).toEqual([2, 1, 2, 4])
    expect(places([5, 7, 5, -17], true)).toEqual([2, 1, 3, 4])
    expect(places([0, 0, 0, 0], true)).toEqual([1, 1, 1, 1])
  })
  it('ranks by score, of equals the one nearer to the first dealer', () => {
    expect(ranking([5, 7, 5, -17])).toEqual([1, 0, 2, 3])
    expect(ranking([0, 0, 0, 0])).toEqual([0, 1, 2, 3])
  })
  it.each([1, 2, 3])('of bots ends after the rounds agreed on, its points add up (seed %i)', seed => {
    const random = seeded(seed)
    let state = start({ rounds: 1 })
    const totals = [0, 0, 0, 0]
    let hands = 0
    for (let steps = 0; steps < 6000 && !mahjong.outcome(state)?.over; steps++) {
      const size = mahjong.needs(state)
      const turn = mahjong.turn(state)
      if (size) state = mahjong.apply(state, { by: 'table', order: shuffled(size, random) }).state
      else if (!turn.length) state = mahjong.apply(state, { by: 'table', close: true }).state
      else {
        const by = turn[0]
        const action = coach.think(mahjong.view(state, by), 1 + (by % 3), random)
        state = mahjong.apply(state, { by, do: action }).state
      }
      const outcome = mahjong.outcome(state)
      if (!outcome || state.hand === hands) continue
      hands = state.hand
      for (const standing of outcome.standings) totals[standing.seat] += standing.points!
    }
    expect(mahjong.outcome(state)?.over).toBe(true)
    expect(state.scores).toEqual(totals)
    expect(totals.reduce((sum, points) => sum + points)).toBe(0)
    expect(state.history).toHaveLength(hands)
    expect(new Set(state.history.map(past => past.dealer)).size).toBe(4)
    expect(mahjong.needs(state)).toBe(0)
    expect(mahjong.refuse(mahjong.view(state, 0), { type: 'pass' })).toEqual({ why: 'over' })
  })
})

describe('responsibility', () => {
  const meld = (text: string, from: Seat | null = null, type?: MeldType): Meld => {
    const kinds = parseTiles(text)
    const tiles = kinds.map((kind, i) => kind * 4 + (kinds[0] === kinds[1] ? i : 0))
    const guess = kinds.length === 4 ? 'gang' : kinds[0] === kinds[1] ? 'peng' : 'chi'
    return { type: type ?? guess, tiles, claimed: from === null ? null : tiles[0], from, added: null }
  }
  const flush = [meld('123m', 0), meld('456m', 2), meld('789m', 0), meld('555m', 3)]
  const held = (text: string) => parseTiles(text).map((kind, i) => kind * 4 + 2 + i)
  type Scene = {
    melds: Meld[]
    hand?: string
    draw?: Partial<Draw>
    gangFrom?: Seat
    live?: number
    tile?: string
    river?: number[]
  }
  const ask = (options: Partial<Options>, scene: Scene, from: Seat | null) => {
    const base = new Table({ hands: DULL, options }).state
    const state: State = {
      ...base,
      melds: [[], scene.melds, [], []],
      hands: base.hands.map((hand, seat) => (seat === 1 ? held(scene.hand ?? '22m') : hand)),
      draw: { ...base.draw, ...scene.draw },
      gangFrom: [null, scene.gangFrom ?? null, null, null],
      head: base.tail - 14 - (scene.live ?? 50),
      rivers: [[], [], [], (scene.river ?? []).map(tile => ({ tile, claimed: null }))],
    }
    return responsible({ state, seat: 1, from, tile: parseTiles(scene.tile ?? '9p')[0] * 4 + 3 })
  }
  it.each<[string, Partial<Options>, Scene, Seat | null, ReturnType<typeof responsible>]>([
    ['twelve of a suit', { baoTwelve: true }, { melds: flush }, null, { seat: 3, rule: 'baoTwelve' }],
    ['twelve, but no flush', { baoTwelve: true }, { melds: flush, hand: '22z' }, null, null],
    ['twelve, and one tile of the hand no flush', { baoTwelve: true }, { melds: flush, hand: '2m2z' }, null, null],
    [
      'nine, and three of them concealed first',
      { baoTwelve: true },
      { melds: [meld('5555m', null, 'concealed_gang'), ...flush.slice(0, 3)] },
      null,
      null,
    ],
    ['nothing on the table', { baoTwelve: true }, { melds: [] }, null, null],
    ['twelve on a discard', { baoTwelve: true }, { melds: flush }, 2, null],
    ['twelve, not played', {}, { melds: flush }, null, null],
    ['twelve of two suits', { baoTwelve: true }, { melds: [...flush.slice(0, 3), meld('555p', 3)] }, null, null],
    ['nine of a suit', { baoNine: true }, { melds: flush.slice(0, 3) }, 2, { seat: 2, rule: 'baoNine' }],
    [
      'nine of a suit beside three of another',
      { baoNine: true },
      { melds: [meld('123p', 0), ...flush.slice(0, 3)] },
      2,
      { seat: 2, rule: 'baoNine' },
    ],
    ['nine of three suits', { baoNine: true }, { melds: [meld('123p', 0), meld('456m', 0), meld('789s', 0)] }, 2, null],
    ['nine honours', { baoNine: true }, { melds: [meld('111z', 0), meld('222z', 0), meld('555z', 0)] }, 2, null],
    [
      'nine of a suit, not all of them exposed',
      { baoNine: true },
      { melds: [...flush.slice(0, 2), meld('7777m', null, 'concealed_gang')] },
      2,
      null,
    ],
    ['six of a suit', { baoNine: true }, { melds: flush.slice(0, 2) }, 2, null],
    [
      'the third dragon triplet',
      { baoDragons: true },
      { melds: [meld('555z', 0), meld('666z', 2), meld('123m', 0), meld('777z', 3)] },
      null,
      { seat: 3, rule: 'baoDragons' },
    ],
    ['two dragon triplets', { baoDragons: true }, { melds: [meld('555z', 0), meld('666z', 2)] }, null, null],
    [
      'two dragon triplets and another',
      { baoDragons: true },
      { melds: [meld('555z', 0), meld('666z', 2), meld('444z', 3)] },
      null,
      null,
    ],
    [
      'the third from the wall',
      { baoDragons: true },
      { melds: [meld('555z', 0), meld('666z', 2), meld('7777z', null, 'concealed_gang')] },
      null,
      null,
    ],
    [
      'the fourth wind triplet',
      { baoWinds: true },
      { melds: [meld('111z', 0), meld('222z', 2), meld('333z', 0), meld('444z', 2)] },
      null,
      { seat: 2, rule: 'baoWinds' },
    ],
    [
      'three wind triplets and another',
      { baoWinds: true },
      { melds: [meld('111z', 0), meld('222z', 2), meld('333z', 0), meld('555z', 2)] },
      null,
      null,
    ],
    [
      'the fourth gang, an earlier one concealed',
      { baoKongs: true },
      {
        melds: [meld('1111m', null, 'concealed_gang'), meld('2222p', 2), meld('3333s', 0), meld('4444z', 2)],
        gangFrom: 2,
      },
      null,
      { seat: 2, rule: 'baoKongs' },
    ],
    [
      'the third gang and a triplet',
      { baoKongs: true },
      { melds: [meld('111m', 0), meld('2222p', 2), meld('3333s', 0), meld('4444z', 2)], gangFrom: 2 },
      null,
      null,
    ],
    [
      'the fourth gang',
      { baoKongs: true },
      { melds: [meld('1111m', 0), meld('2222p', 2), meld('3333s', 0), meld('4444z', 2)], gangFrom: 2 },
      null,
      { seat: 2, rule: 'baoKongs' },
    ],
    [
      'the fourth gang added by oneself',
      { baoKongs: true },
      { melds: [meld('1111m', 0), meld('2222p', 2), meld('3333s', 0), meld('4444z', 2)] },
      null,
      null,
    ],
    [
      'a gang that was fed',
      { baoKongFlower: true },
      { melds: [], draw: { by: 'gang', feeder: 2 } },
      null,
      { seat: 2, rule: 'baoKongFlower' },
    ],
    ['a gang that was not', { baoKongFlower: true }, { melds: [], draw: { by: 'gang', feeder: null } }, null, null],
    ['and then a flower', { baoKongFlower: true }, { melds: [], draw: { by: 'flower', feeder: 2 } }, null, null],
    [
      'an unseen tile near the end',
      { baoLast5: true },
      { melds: [], live: 4, tile: '9p' },
      3,
      { seat: 3, rule: 'baoLast5' },
    ],
    [
      'an unseen tile, which lies there now among others',
      { baoLast5: true },
      { melds: [meld('111m', 0)], live: 4, tile: '9p', river: [4 * 8, 4 * 17 + 3] },
      3,
      { seat: 3, rule: 'baoLast5' },
    ],
    ['a tile thrown before', { baoLast5: true }, { melds: [], live: 4, tile: '9p', river: [4 * 17, 4 * 8] }, 3, null],
    ['a seen tile near the end', { baoLast5: true }, { melds: [meld('999p', 0)], live: 4, tile: '9p' }, 3, null],
    ['an unseen tile before that', { baoLast5: true }, { melds: [], live: 5, tile: '9p' }, 3, null],
  ])('%s', (_name, options, scene, from, expected) => {
    expect(ask(options, scene, from)).toEqual(expected)
  })
  it('pays for all, and the result says why', () => {
    const hands: Rigged['hands'] = ['147m1258p369s1234z', '1479m28p369s1234z', '555p123789m12s44z', '258m36p258s12567z']
    for (const baoKongFlower of [true, false]) {
      const table = new Table({ hands, tail: '3s', options: { baoKongFlower } }).discard('5p').say(2, 'gang').close()
      table.say(2, 'hu')
      expect(table.items()).toBe('selfDraw kongReplacement noFlowers')
      expect(table.deltas).toEqual(baoKongFlower ? [-24, 0, 24, 0] : [-8, -8, 24, -8])
      const [line] = mahjong.outcome(table.state)!.standings[0].lines
      expect(line.key).toBe(baoKongFlower ? 'baoKongFlower' : 'paid')
    }
  })
})

import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../../src/games/game.ts'
import type { Options } from '../../../../src/games/okey101/options.ts'
import { options } from '../../../../src/games/okey101/options.ts'
import { presets } from '../../../../src/games/okey101/presets.ts'
import type { HandEnd, HandPlayer } from '../../../../src/games/okey101/rules/score.ts'
import { scoreHand } from '../../../../src/games/okey101/rules/score.ts'
import { FJ, parseTiles } from '../../../../src/rummy/tiles.ts'

type Nested = { amount: number; per: 'hand' | 'tile'; when: 'opened' | 'always'; order: 'after' | 'before' }
type Case = {
  id: number
  game: string
  why: string
  input: {
    preset: 'classic101' | 'seedTable' | 'seedCode'
    teams?: boolean
    options?: { okeyInHand?: Nested } & Record<string, unknown>
    indicator: string
    players: { seat: Seat; opened: 'series' | 'pairs' | null; hand: string[]; floorPenalties?: number }[]
    end: { reason: 'goOut' | 'stockExhausted' | 'allPairs'; winner?: Seat; okeyFinish?: boolean; elden?: boolean }
  }
  expected: { kind: string; winners: number[]; players: { total: number | null }[]; teams?: number[] }
}

const data = JSON.parse(readFileSync(new URL('../../../data/rummy-scoring.json', import.meta.url), 'utf8')) as {
  cases: Case[]
}
const NAMES = { classic101: 'classic101', seedTable: 'brief', seedCode: 'briefCode' } as const

const face = (code: string) => parseTiles(code)[0]
const house = (preset: keyof typeof presets, more: Partial<Options> = {}): Options =>
  v.parse(options, { ...presets[preset], ...more })

function flat({ okeyInHand, ...rest }: { okeyInHand?: Nested } & Record<string, unknown>) {
  if (!okeyInHand) return rest
  const { amount, per, when, order } = okeyInHand
  return { ...rest, okeyInHand: amount, okeyInHandPer: per, okeyInHandWhen: when, okeyInHandOrder: order }
}

describe('the data', () => {
  const cases = data.cases.filter(one => one.game === 'okey101')
  test('is all there', () => expect(cases.length).toBe(47))
  test.each(cases.map(one => [one.id, one.why, one] as const))('%i %s', (_id, _why, { input, expected }) => {
    const score = scoreHand(
      { ...input.end, indicator: face(input.indicator) } as HandEnd,
      input.players.map(player => ({ ...player, hand: parseTiles(player.hand.join(' ')) })),
      house(NAMES[input.preset], { teams: input.teams ?? false, ...flat(input.options ?? {}) }),
    )
    expect(score).toMatchObject(expected)
    for (const player of score.players)
      if (player.total !== null) expect(player.lines.reduce((sum, line) => sum + line.points, 0)).toBe(player.total)
  })
})

// S = 20 without the joker, 27 with it: the okey is B7.
const PLAIN = 'R8 Y12'
const OKEY = 'R8 Y12 B7'
const FALSE = 'R8 Y12 FJ'
const goOut: HandEnd = { reason: 'goOut', winner: 0, indicator: face('B6') }
const stock: HandEnd = { reason: 'stockExhausted', indicator: face('B6') }
const allPairs: HandEnd = { reason: 'allPairs', indicator: face('B6') }

const player = (opened: HandPlayer['opened'], hand: string, seat: Seat = 1): HandPlayer => ({
  seat,
  opened,
  hand: parseTiles(hand),
})
const winner: HandPlayer = { seat: 0, opened: 'series', hand: [] }

describe('every row of the three presets', () => {
  type Row = [string, keyof typeof presets, Partial<Options>, HandEnd, HandPlayer, number | null]
  const deck = { stockScoring: 'deckEmpty' } as const
  const rows: Row[] = [
    ['went out', 'brief', {}, goOut, winner, -101],
    ['opened', 'brief', {}, goOut, player('series', PLAIN), 20],
    ['opened, okey', 'brief', {}, goOut, player('series', OKEY), 27 + 101],
    ['opened, false joker', 'brief', {}, goOut, player('series', FALSE), 27 + 101],
    ['opened with pairs', 'brief', {}, goOut, player('pairs', PLAIN), 20],
    ['unopened', 'brief', {}, goOut, player(null, PLAIN), 40],
    ['unopened, joker', 'brief', {}, goOut, player(null, OKEY), 2 * 27 + 101],
    ['okey finish counts nothing extra', 'brief', {}, { ...goOut, okeyFinish: true } as HandEnd, winner, -101],
    ['stock, opened', 'brief', {}, stock, player('series', OKEY), 27],
    ['stock, unopened', 'brief', {}, stock, player(null, OKEY), null],
    ['deck empty, opened', 'brief', deck, stock, player('series', PLAIN), 20],
    ['deck empty, opened, joker', 'brief', deck, stock, player('pairs', FALSE), 27 + 101],
    ['deck empty, unopened', 'brief', deck, stock, player(null, PLAIN), 0],
    ['deck empty, unopened, joker', 'brief', deck, stock, player(null, OKEY), 101],
    ['all pairs', 'brief', {}, allPairs, player('pairs', PLAIN), 0],
    ['all pairs, joker', 'brief', {}, allPairs, player('pairs', OKEY), 101],

    ['went out', 'briefCode', {}, goOut, winner, -101],
    ['opened', 'briefCode', {}, goOut, player('series', PLAIN), 20],
    ['opened, joker', 'briefCode', {}, goOut, player('series', OKEY), 27 + 101],
    ['unopened', 'briefCode', {}, goOut, player(null, PLAIN), 40],
    ['unopened, joker', 'briefCode', {}, goOut, player(null, OKEY), 2 * (27 + 101)],
    ['stock, opened', 'briefCode', {}, stock, player('series', OKEY), 27],
    ['stock, unopened', 'briefCode', {}, stock, player(null, PLAIN), null],
    ['deck empty, opened, joker', 'briefCode', deck, stock, player('series', OKEY), 27 + 101],
    ['deck empty, unopened, joker', 'briefCode', deck, stock, player(null, OKEY), 101],
    ['all pairs, joker', 'briefCode', {}, allPairs, player('pairs', FALSE), 101],

    ['went out', 'classic101', {}, goOut, winner, -101],
    ['okey finish', 'classic101', {}, { ...goOut, okeyFinish: true } as HandEnd, winner, -202],
    ['elden', 'classic101', {}, { ...goOut, elden: true } as HandEnd, winner, -202],
    ['pairs', 'classic101', {}, goOut, { ...winner, opened: 'pairs' }, -202],
    ['opened', 'classic101', {}, goOut, player('series', PLAIN), 20],
    ['opened with pairs', 'classic101', {}, goOut, player('pairs', PLAIN), 40],
    ['opened, okey', 'classic101', {}, goOut, player('series', OKEY), 27 + 101],
    ['opened with pairs, okey', 'classic101', {}, goOut, player('pairs', OKEY), 54 + 101],
    ['opened, false joker is no joker', 'classic101', {}, goOut, player('series', FALSE), 27],
    ['unopened', 'classic101', {}, goOut, player(null, PLAIN), 202],
    ['unopened, okey', 'classic101', {}, goOut, player(null, OKEY), 202],
    ['stock, opened', 'classic101', {}, stock, player('series', PLAIN), 20],
    ['stock, opened, okey', 'classic101', {}, stock, player('series', OKEY), 128],
    ['stock, pairs', 'classic101', {}, stock, player('pairs', PLAIN), 40],
    ['stock, unopened', 'classic101', {}, stock, player(null, OKEY), 202],
    ['all pairs', 'classic101', {}, allPairs, player('pairs', OKEY), 0],
  ]
  test.each(rows)('%s: %s %j', (_name, preset, more, end, who, total) => {
    const others = who.seat === 0 ? [] : [{ ...winner, hand: parseTiles('K13 K13 K13') }]
    const score = scoreHand(end, [...others, who], house(preset, more))
    expect(score.players.find(one => one.seat === who.seat)?.total).toBe(total)
  })
})

describe('options of the house', () => {
  const only = (end: HandEnd, who: HandPlayer, preset: keyof typeof presets, more: Partial<Options> = {}) =>
    scoreHand(end, [winner, who], house(preset, more)).players[1].total
  const double = { ...goOut, okeyFinish: true } as HandEnd

  test('the okey before multiplying', () => {
    expect(only(double, player('series', OKEY), 'classic101')).toBe(54 + 101)
    expect(only(double, player('series', OKEY), 'classic101', { okeyInHandOrder: 'before' })).toBe(2 * (27 + 101))
  })
  test('the okey without its face, each one charged', () => {
    const two = player('series', 'R8 B7 B7')
    expect(only(goOut, two, 'classic101', { okeyExcluded: true, okeyInHandPer: 'tile' })).toBe(8 + 202)
  })
  test('whoever said "pairs" and did not open pays twice', () => {
    expect(only(goOut, { ...player(null, PLAIN), declared: true }, 'classic101')).toBe(404)
    expect(only(goOut, { ...player(null, PLAIN), declared: true }, 'brief')).toBe(80)
  })
  test('riziko doubles every amount, and the false joker is the okey', () => {
    const end: HandEnd = { ...goOut, indicator: FJ }
    expect(only(end, player('series', FALSE), 'classic101', { riziko: true })).toBe(2 * (20 + 101))
    expect(only(end, { ...player(null, PLAIN), floorPenalties: 1 }, 'classic101')).toBe(2 * (202 + 101))
  })
  test('a penalty is charged where there is no score, and is none', () => {
    const fined = { ...player(null, PLAIN), penalties: [{ key: 'playableThrown' as const, points: 101 }] }
    const { players } = scoreHand(stock, [fined, player('series', 'R9', 2)], house('brief'))
    expect(players[0]).toMatchObject({ total: null, charged: 202 })
    expect(players[0].lines).toContainEqual({ key: 'playableThrown', points: 101 })
  })
  test('nothing is ever minus zero', () => {
    const [first] = scoreHand(goOut, [winner, player('series', PLAIN)], house('brief', { winnerPoints: 0 })).players
    expect(first.lines[0].points).toBe(0)
    expect(first.total).toBe(0)
  })
})

describe('who wins when the stock is out', () => {
  const won = (players: HandPlayer[]) => {
    const { kind, winners } = scoreHand(stock, players, house('brief'))
    return { kind, winners }
  }
  test('the lowest of those who opened', () =>
    expect(won([player('series', 'R9', 0), player('pairs', 'R8', 1), player(null, 'R1', 2)])).toEqual({
      kind: 'win',
      winners: [1],
    }))
  test('a tie is shared', () =>
    expect(won([player('series', 'R9', 0), player('pairs', 'Y9', 1), player(null, 'R1', 2)])).toEqual({
      kind: 'tie',
      winners: [0, 1],
    }))
  test('nobody, when nobody opened', () =>
    expect(won([player(null, 'R9', 0), player(null, 'Y9', 1)])).toEqual({ kind: 'void', winners: [] }))
  test('by its tiles, whatever penalties are added', () => {
    const fined = { ...player('series', 'R8', 0), penalties: [{ key: 'okeyThrown' as const, points: 101 }] }
    expect(won([fined, player('series', 'R9', 1)])).toEqual({ kind: 'win', winners: [0] })
  })
  test('partners by the sum of both, of whom one must have opened', () => {
    const four = [
      player('series', 'R4', 0),
      player('series', 'R9', 1),
      player(null, 'R1', 2),
      player('series', 'Y9', 3),
    ]
    const { winners } = scoreHand(stock, four, house('brief', { teams: true }))
    expect(winners).toEqual([1, 3])
    const none = [player(null, 'R4', 0), player('series', 'R9', 1), player(null, 'R1', 2), player(null, 'Y9', 3)]
    expect(scoreHand(stock, none, house('brief', { teams: true })).winners).toEqual([1])
  })
})

describe('who never opened, when the stock is out and somebody scored', () => {
  const four = (hand: string) => [player('series', hand, 0), player('pairs', 'R8', 1), player(null, 'R1', 2)]
  const charge = (players: HandPlayer[], more: Partial<Options> = {}) =>
    scoreHand(stock, players, house('brief', more)).players.map(({ total, charged }) => [total, charged])
  test('has no score and is charged 101', () =>
    expect(charge(four('R9'))).toEqual([
      [9, 9],
      [8, 8],
      [null, 101],
    ]))
  test('or as much as the highest score', () => {
    const dear = four('R13 Y13 B13 K13 R12 Y12 B12 K12 R11 Y11')
    expect(charge(dear)[2]).toEqual([null, 122])
    expect(charge(four('R9'), { unscoredCharge: 0 })[2]).toEqual([null, 9])
  })
  test('as a line of its own', () => {
    const { lines } = scoreHand(stock, four('R9'), house('brief')).players[2]
    expect(lines.map(line => [line.key, line.points])).toEqual([
      ['noScore', 0],
      ['unscored', 101],
    ])
  })
  test('nothing, where nobody had opened', () =>
    expect(charge([player(null, 'R9', 0), player(null, 'Y9', 1)])).toEqual([
      [null, 0],
      [null, 0],
    ]))
})

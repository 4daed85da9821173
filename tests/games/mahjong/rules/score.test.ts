import { describe, expect, it } from 'vitest'
import { defaults } from '../../../../src/games/mahjong/options.ts'
import type { Options } from '../../../../src/games/mahjong/options.ts'
import { basePoints, meetsMinimum, scoreIfWon } from '../../../../src/games/mahjong/rules/score.ts'
import type { Winning } from '../../../../src/games/mahjong/rules/score.ts'
import { scoreTransfer } from '../../../../src/games/mahjong/rules/payment.ts'
import type { Scheme } from '../../../../src/games/mahjong/rules/payment.ts'
import { parseTiles } from '../../../../src/games/mahjong/rules/tiles.ts'
import type { MeldType } from '../../../../src/games/mahjong/types.ts'
import payments from '../../../data/mahjong-payments.json' with { type: 'json' }
import scoring from '../../../data/mahjong-scoring.json' with { type: 'json' }

const scoreHand = (winning: Winning, options: Partial<Options> = {}) =>
  scoreIfWon(winning, { ...defaults, ...options })!

type Circumstances = Partial<Omit<Winning, 'concealed' | 'winTile' | 'melds'>>

const MELDS: Record<string, MeldType> = { c: 'chi', p: 'peng', g: 'gang', k: 'concealed_gang' }
/** 'c1m k5z': a chi from 1m, a concealed gang of 5z. By default: East's win on a discard with a foreign flower in a South round. */
function win(concealed: string, melds = '', more: Circumstances & { tile?: string } = {}): Winning {
  const kinds = parseTiles(concealed)
  const { tile, ...rest } = more
  return {
    concealed: kinds,
    winTile: tile ? parseTiles(tile)[0] : kinds[0],
    melds: melds
      .split(' ')
      .filter(Boolean)
      .map(text => ({ type: MELDS[text[0]], tile: parseTiles(text.slice(1))[0] })),
    flowers: [2],
    seatWind: 0,
    roundWind: 1,
    selfDraw: false,
    ...rest,
  }
}
const keys = (winning: Winning, options: Partial<Options> = {}) =>
  scoreHand(winning, options)
    .items.map(item => item.key)
    .sort()
    .join(' ')

describe('the recorded hands', () => {
  it('have the recorded items and fan', () => {
    const wind = (letter: string) => 'ESWN'.indexOf(letter)
    const wrong = scoring.cases.flatMap(c => {
      const score = scoreHand({
        ...c,
        concealed: parseTiles(c.concealed),
        winTile: parseTiles(c.winTile)[0],
        melds: c.melds.map(meld => ({ type: meld.type as MeldType, tile: parseTiles(meld.tile)[0] })),
        seatWind: wind(c.seat),
        roundWind: wind(c.round),
      })
      const items = score.items.map(item => item.key).sort()
      const right = score.rawFan === c.rawFan && items.join() === c.items.slice().sort().join()
      return right ? [] : [{ id: c.id, items, expected: c.items, rawFan: score.rawFan }]
    })
    expect(wrong).toEqual([])
  })
})

describe('the worked totals', () => {
  it.each([
    ['all chows with a chi', win('456789m234p55s', 'c1m', { flowers: [] }), 'allChows noFlowers', 2, 4],
    [
      'all pungs, self-drawn',
      win('333m555p777s99s', 'p1m', { flowers: [], selfDraw: true }),
      'allPungs noFlowers selfDraw',
      5,
      24,
    ],
    [
      'small four winds',
      win('123m44z', 'p1z p2z p3z', { seatWind: 3, roundWind: 3 }),
      'mixedOneSuit smallFourWinds',
      6,
      32,
    ],
    [
      'and with a triplet',
      win('555m44z', 'p1z p2z p3z', { seatWind: 3, roundWind: 3 }),
      'allPungs mixedOneSuit smallFourWinds',
      9,
      96,
    ],
    [
      'small three dragons',
      win('77766655z123m456p', '', { flowers: [], roundWind: 0 }),
      'concealedHand dragonPung dragonPung noFlowers smallThreeDragons',
      7,
      48,
    ],
    ['Sloper, column 147', win('123456m234p789s55p', '', { flowers: [] }), 'allChows concealedHand noFlowers', 3, 8],
  ])('%s', (_name, winning, items, fan, base) => {
    expect(keys(winning)).toBe(items)
    expect(scoreHand(winning)).toMatchObject({ rawFan: fan, fan, base, capped: false })
  })
  it('pay 8 + 8 + 16 in column 147', () => {
    expect(scoreTransfer({ winner: 0, discarder: 2, base: 8, scheme: 'traditionalHalf' })).toEqual([32, -8, -16, -8])
  })
})

describe('single rules', () => {
  const orphans = '19m19p19s12345677z'
  it.each<[string, Winning, string, number, Partial<Options>?]>([
    ['a chicken hand', win('345m888s44z', 'c7p c5s', { flowers: [8] }), 'chicken', 0],
    ['four sequences, the better reading', win('111222333m44p', 'c5s', {}), 'allChows', 1],
    ['four triplets, the better reading', win('111222333m44p', 'p5s', {}), 'allPungs', 3],
    ['four concealed triplets on a discard', win('111222444m88p555s'), 'allPungs concealedHand', 4],
    [
      'the same where a discard will do',
      win('111222444m88p555s'),
      'concealedHand fourConcealedPungs',
      9,
      { concealedPungsOnDiscard: true },
    ],
    [
      'four concealed triplets with a concealed gang',
      win('111222m88p555s', 'k9s', { selfDraw: true }),
      'concealedHand fourConcealedPungs selfDraw',
      10,
    ],
    [
      'a concealed gang where it breaks the concealed hand',
      win('111222m88p555s', 'k9s', { selfDraw: true }),
      'fourConcealedPungs selfDraw',
      9,
      { concealedKongBreaksConcealed: true },
    ],
    ['honours in the pair of all chows', win('123456m234p11z', 'c7s'), 'allChows', 1],
    ['where that is not allowed', win('123456m234p11z', 'c7s'), 'chicken', 0, { honourPairInAllChows: false }],
    ['full flush', win('12345677m', 'p9m c2m'), 'fullFlush', 7],
    ['full flush at six', win('12345677m', 'p9m c2m'), 'fullFlush', 6, { fullFlushFan: 6 }],
    ['mixed terminals', win('111m999p11z', 'p9m p1s'), 'allPungs mixedTerminals', 4],
    [
      'four concealed pungs at ten',
      win('111222m88p555999s', '', { selfDraw: true }),
      'concealedHand fourConcealedPungs selfDraw',
      12,
      { fourConcealedPungsFan: 10 },
    ],
    [
      'small four winds by parts',
      win('123m44z', 'p1z p2z p3z', { seatWind: 3, roundWind: 3 }),
      'mixedOneSuit smallFourWinds',
      6,
    ],
    [
      'small four winds for the whole hand',
      win('123m44z', 'p1z p2z p3z', { seatWind: 0, roundWind: 0 }),
      'smallFourWinds',
      8,
      { smallFourWindsFan: 8 },
    ],
    [
      'small four winds for the whole hand, less than its parts',
      win('555m44z', 'p1z p2z p3z', { selfDraw: true }),
      'selfDraw smallFourWinds',
      7,
      { smallFourWindsFan: 6 },
    ],
    ['small four winds of honours only', win('44z', 'p1z p2z p3z p5z'), 'allHonors', 10, { smallFourWindsFan: 6 }],
    ['nine gates at thirteen', win('11123455678999m', '', { tile: '5m' }), 'nineGates', 13, { nineGatesFan: 13 }],
    ['seat and round wind in one', win('123m44p', 'p1z c1s p5s', { roundWind: 0 }), 'roundWind seatWind', 2],
    ['great three dragons', win('123m44p', 'p5z p6z p7z'), 'dragonPung dragonPung dragonPung greatThreeDragons', 8],
    ['all honours', win('55z', 'p1z p2z p3z p7z'), 'allHonors', 10],
    ['great four winds beat all honours', win('55z', 'p1z p2z p3z p4z'), 'greatFourWinds', 13],
    ['all terminals', win('11s', 'p1m p9m p1p p9p'), 'allTerminals', 10],
    ['four gangs', win('22s', 'g1m g5m k1p g7z'), 'allKongs', 13],
    ['nine gates, waiting on nine', win('11123455678999m', '', { tile: '5m' }), 'nineGates', 10],
    ['nine gates by shape only', win('11123455678999m', '', { tile: '1m' }), 'concealedHand fullFlush', 8],
    [
      'nine gates where the shape will do',
      win('11123455678999m', '', { tile: '1m' }),
      'nineGates',
      10,
      { nineGatesPureWait: false },
    ],
    ['thirteen orphans are concealed by nature', win(orphans, '', { selfDraw: true }), 'selfDraw thirteenOrphans', 14],
    [
      'a limit hand alone',
      win(orphans, '', { selfDraw: true, flowers: [] }),
      'thirteenOrphans',
      13,
      { limitHandAlone: true },
    ],
    [
      'heavenly hand',
      win('123m456p789s11122z', '', { selfDraw: true, heavenly: true, flowers: [] }),
      'heavenlyHand noFlowers',
      14,
    ],
    ['earthly hand', win('123m456p789s11122z', '', { earthly: true }), 'earthlyHand', 13],
    ['human hand is an option', win('123m456p789s11122z', '', { human: true }), 'concealedHand seatWind', 2],
    ['human hand', win('123m456p789s11122z', '', { human: true }), 'humanHand', 13, { humanHand: true }],
    ['seven pairs', win('1133m5577p2299s66z', '', { selfDraw: true }), 'selfDraw sevenPairs', 5, { sevenPairs: true }],
    ['seven pairs that are two runs twice', win('112233m778899m55m'), 'fullFlush sevenPairs', 11, { sevenPairs: true }],
    ['seven pairs of honours', win('11223344556677z'), 'allHonors', 10, { sevenPairs: true }],
    ['quads as two pairs', win('1111m5577p2299s66z'), 'sevenPairs', 4, { sevenPairs: true, sevenPairsQuad: true }],
    [
      'last tile',
      win('123m44p', 'c1s c4s c4p', { selfDraw: true, lastTile: true }),
      'allChows lastTileDraw selfDraw',
      3,
    ],
    ['last discard', win('123m44p', 'c1s c4s c4p', { lastTile: true }), 'allChows lastDiscard', 2],
    [
      'last tile on a gang',
      win('123m44p', 'g1s c4s c4p', { selfDraw: true, lastTile: true, kongReplacement: true }),
      'kongReplacement lastTileDraw selfDraw',
      3,
    ],
    [
      'two gangs in a row',
      win('123m44p', 'g1s g4s c4p', { selfDraw: true, kongReplacement: true, doubleKong: true }),
      'doubleKong selfDraw',
      9,
    ],
    ['robbing the gang', win('123m44p', 'c1s c4s c4p', { robbingKong: true }), 'allChows robbingKong', 2],
    ['a flower replacement', win('123m44p', 'c1s c4s p4p', { selfDraw: true, flowerReplacement: true }), 'selfDraw', 1],
    [
      'a flower replacement where it counts',
      win('123m44p', 'c1s c4s p4p', { selfDraw: true, flowerReplacement: true }),
      'flowerReplacement selfDraw',
      2,
      { flowerReplacementFan: true },
    ],
    ['own flower and season', win('123m44p', 'c1s c4s p4p', { flowers: [1, 5, 6] }), 'ownFlower ownFlower', 2],
    [
      'a whole series replaces its own flower',
      win('123m44p', 'c1s c4s p4p', { flowers: [1, 2, 3, 4, 5] }),
      'flowerSet ownFlower',
      3,
    ],
    [
      'no flowers, where there are none',
      win('123m44p', 'c1s c4s p4p', { flowers: [] }),
      'chicken',
      0,
      { flowers: false },
    ],
    [
      'seven flowers',
      win('1234567m13579p12z', '', { flowers: [1, 2, 3, 4, 5, 6, 7], selfDraw: true }),
      'sevenFlowers',
      3,
    ],
    [
      'eight flowers',
      win('1234567m13579p12z', '', { flowers: [1, 2, 3, 4, 5, 6, 7, 8], selfDraw: true }),
      'eightFlowers',
      8,
    ],
    [
      'eight flowers without the seven-flower rule',
      win('1234567m13579p12z', '', { flowers: [1, 2, 3, 4, 5, 6, 7, 8], selfDraw: true }),
      'eightFlowers',
      8,
      { sevenFlowers: false },
    ],
  ])('%s', (_name, winning, items, fan, options = {}) => {
    expect(keys(winning, options)).toBe(items)
    expect(scoreHand(winning, options).rawFan).toBe(fan)
  })
  it('is none for a hand that is not complete', () => {
    expect(scoreHand(win('1234567m13579p12z'))).toBeNull()
    expect(scoreHand(win('1234567m13579p12z', '', { flowers: [1, 2, 3, 4, 5, 6, 7] }))).toBeNull()
  })
})

describe('limit and points', () => {
  const orphans = win('19m19p19s12345677z')
  it.each<[Options['limitFan'], Options['table'], number, number]>([
    [8, 'halfSpicy', 8, 64],
    [10, 'halfSpicy', 10, 128],
    [13, 'halfSpicy', 13, 384],
    [10, 'fullSpicy', 10, 1024],
    [13, 'fullSpicy', 13, 8192],
    [13, 'fanLaak', 13, 64],
  ])('limit %i on %s', (limitFan, table, fan, base) => {
    expect(scoreHand(orphans, { limitFan, table })).toMatchObject({ rawFan: 13, fan, base, capped: fan < 13 })
  })
})

describe('the minimum', () => {
  const may = (winning: Winning, options: Partial<Options>) =>
    meetsMinimum(scoreHand(winning, options), { ...defaults, ...options })
  const chows = win('456789m234p55s', 'c1m', { flowers: [] })
  it('counts flowers or not, as the table says', () => {
    expect(may(chows, { minFan: 3 })).toBe(false)
    expect(may({ ...chows, selfDraw: true }, { minFan: 3 })).toBe(true)
    expect(may({ ...chows, selfDraw: true }, { minFan: 3, flowersCountForMinimum: false })).toBe(false)
    expect(may(chows, { minFan: 1, flowersCountForMinimum: false })).toBe(true)
    expect(may(win('345m888s44z', 'c7p c5s', { flowers: [8] }), { minFan: 1 })).toBe(false)
    expect(may(win('345m888s44z', 'c7p c5s', { flowers: [8] }), {})).toBe(true)
  })
  it('is not asked of heavenly, earthly and flower hands', () => {
    const flowers = win('1234567m13579p12z', '', { flowers: [1, 2, 3, 4, 5, 6, 7], selfDraw: true })
    expect(may(flowers, { minFan: 3, flowersCountForMinimum: false })).toBe(true)
    expect(may(win('345m888s678p567s44z', '', { earthly: true }), { minFan: 3 })).toBe(true)
  })
})

describe('payments', () => {
  it('are the recorded ones', () => {
    const wrong = payments.cases.filter(
      c => String(scoreTransfer({ ...c, scheme: c.scheme as Scheme })) !== String(c.transfer),
    )
    expect(wrong).toEqual([])
    const tables = payments.cases.filter(c => c.table !== 'upstream2powCap10')
    expect(tables.filter(c => basePoints(c.fan, c.table as Options['table']) !== c.base)).toEqual([])
  })
  it.each([
    [{ winner: 1, discarder: null, base: 8, scheme: 'spec', selfDrawMultiplier: 2 }, [-16, 48, -16, -16]],
    [{ winner: 1, discarder: null, base: 8, scheme: 'traditionalHalf', selfDrawMultiplier: 2 }, [-16, 48, -16, -16]],
    [{ winner: 1, discarder: null, base: 8, scheme: 'spec', doubled: 1 }, [-16, 48, -16, -16]],
    [{ winner: 1, discarder: 0, base: 8, scheme: 'spec', doubled: 0 }, [-32, 48, -8, -8]],
    [{ winner: 1, discarder: null, base: 8, scheme: 'spec', responsible: 3 }, [0, 24, 0, -24]],
    [{ winner: 1, discarder: 2, base: 8, scheme: 'spec', responsible: 2 }, [0, 32, -32, 0]],
  ] as const)('%o', (transfer, expected) => {
    expect(scoreTransfer(transfer)).toEqual(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { setsOf } from '../../src/boards/mahjong/sets.ts'
import { costly, remark as remarkMahjong, story as mahjongStory } from '../../src/boards/mahjong/story.ts'
import { remark, story as story101 } from '../../src/boards/okey101/story.ts'
import { standing } from '../../src/boards/okey/standing.ts'
import { story as okeyStory, winners as okeyWinners } from '../../src/boards/okey/story.ts'
import { countGroups, sumText } from '../../src/boards/rummy/counted.ts'
import type { Line, Outcome, Seat, Standing } from '../../src/games/game.ts'
import { kindOf, makeTiles, parseTiles } from '../../src/games/mahjong/rules/tiles.ts'
import type { View as MahjongView, Win } from '../../src/games/mahjong/types.ts'
import type { View as OkeyView } from '../../src/games/okey/types.ts'
import type { View as View101 } from '../../src/games/okey101/types.ts'
import { translator } from '../../src/messages/index.ts'
import { codeOf, faceOf, FJ, TILES } from '../../src/rummy/tiles.ts'
import type { Language } from '../../src/table/constants.ts'

const NAMES = ['Ada', 'Linh', 'Mei', 'Ioana']
const speak = (parts: string[], lang: Language = 'en') => translator(lang, parts, seat => NAMES[seat])

/** Tiles of these kinds, no tile twice. */
function tiles(text: string): number[] {
  const used = new Set<number>()
  return parseTiles(text).map(kind => {
    const tile = Array.from({ length: 144 }, (_, id) => id).find(id => kindOf(id) === kind && !used.has(id))!
    used.add(tile)
    return tile
  })
}
const names = (sets: number[][]) => sets.map(set => makeTiles(set.map(kindOf)))

const outcome = (points: (number | null)[], lines: Line[][] = []): Outcome => ({
  over: false,
  reason: 'discard',
  winners: [],
  standings: points.map((each, seat) => ({
    seat: seat as Seat,
    place: 1,
    points: each,
    total: 0,
    lines: lines[seat] ?? [],
  })),
})

describe('a winning hand by its sets', () => {
  const split = (hand: string, ...keys: string[]) =>
    names(setsOf({ hand: tiles(hand), score: { items: keys.map(key => ({ key, fan: 1 })) } } as unknown as Win))

  it.each([
    ['four runs', '123456m789p123s55z', ['allChows'], ['123m', '456m', '789p', '123s', '55z']],
    ['three alike thrice, read as runs', '111222333m789p55s', ['allChows'], ['123m', '123m', '123m', '789p', '55s']],
    ['the same, read as alike', '111222333m777p55s', ['allPungs'], ['111m', '222m', '333m', '777p', '55s']],
    ['seven pairs', '1122m3344p5566s77z', ['sevenPairs'], ['11m', '22m', '33p', '44p', '55s', '66s', '77z']],
    ['orphans', '19m19p19s12345677z', ['thirteenOrphans'], ['19m19p19s12345677z']],
    ['what lies beside melds', '123m55z', ['chicken'], ['123m', '55z']],
    ['flowers alone', '1359m', ['sevenFlowers'], ['1359m']],
  ])('%s', (_, hand, keys, sets) => expect(split(hand, ...keys)).toEqual(sets))
})

it('says why one of two equal totals comes behind at the end of a mahjong match', async () => {
  const say = await speak(['mahjong-board', 'mahjong'])
  const view = { players: [12, 12, -8, -16].map(score => ({ score })) } as unknown as MahjongView
  const told = (place: number, total: number) => remarkMahjong(view, { place, total } as Standing, say)
  expect([told(1, 12), told(3, -8), told(4, -16)]).toEqual([null, null, null])
  expect(told(2, 12)).toContain('first dealer')
})

describe('the end of a mahjong hand in a sentence', () => {
  const [tile] = tiles('1m')
  const win = (seat: Seat, from: Seat | null, more: Partial<Win> = {}) =>
    ({ seat, from, tile, robbed: false, bao: null, score: { fan: 3, items: [] }, ...more }) as unknown as Win
  const view = (wins: Win[], ready: (number[] | null)[] = []) => ({ result: { wins, ready } }) as unknown as MahjongView
  const told = async (wins: Win[], me: Seat | null, ready?: (number[] | null)[]) =>
    mahjongStory(view(wins, ready), outcome([-16, 32, -8, -8]), me, await speak(['mahjong-board', 'mahjong']))

  it('says what I did, and what it cost', async () => {
    const dealt = [win(1, 0)]
    expect(await told(dealt, 0)).toEqual({ text: 'You discarded Linh’s winning tile: 1 of characters.', points: -16 })
    expect(await told(dealt, 1)).toEqual({ text: 'You won on Ada’s discard: 1 of characters.', points: 32 })
    expect((await told(dealt, 2)).text).toBe('Linh wins on Ada’s discard: 1 of characters, 3 fan.')
    expect(await told(dealt, null)).toMatchObject({ points: null })
    expect((await told([win(1, null)], 1)).text).toBe('You drew your winning tile: 1 of characters.')
    expect((await told([win(1, 0, { robbed: true })], 0)).text).toBe('Linh robbed your kong: 1 of characters.')
    expect((await told([win(1, 0), win(2, 0)], 0)).text).toBe('Your discard won for 2 players: 1 of characters.')
    const flowers = win(1, null, {
      score: { fan: 3, items: [{ key: 'sevenFlowers', fan: 3 }] } as unknown as Win['score'],
    })
    expect((await told([flowers], 1)).text).toBe('You won with your flowers.')
    expect((await told([flowers], 2)).text).toBe('Linh wins with flowers, 3 fan.')
    expect((await told([win(1, null, { bao: { seat: 3, rule: 'baoNine' } })], 3)).text).toContain('pay for everyone')
  })

  it('has a sentence for a drawn hand, for those who waited and those who watch', async () => {
    expect(await told([], 0, [parseTiles('3m6m'), null, null, null])).toEqual({
      text: 'The wall ran out: nobody pays. You were waiting for 3 of characters, 6 of characters.',
      points: null,
    })
    expect((await told([], null)).text).toBe('The wall ran out: nobody won, nobody pays.')
  })

  it('knows the discard that cost the hand', () => {
    const mine = costly(view([win(1, 0)]), 0)!
    expect(mine({ type: 'discard', seat: 0, tile })).toBe(true)
    expect(mine({ type: 'discard', seat: 2, tile })).toBe(false)
    expect(costly(view([win(1, 0)]), 2)).toBeNull()
    expect(costly(view([win(1, null)]), 0)).toBeNull()
  })
})

describe('the end of an Okey hand in a sentence', () => {
  const view = (finish: object | null, partners = false) =>
    ({ result: { finish }, seats: 4, options: { partners, pairsOkey: 8 } }) as unknown as OkeyView
  const finished = { seat: 1, kind: 'okeyFinish' }
  const line = (key: Line['key'], points: number, seat: Seat): Line => ({ key, points, with: { seat } })
  const tell = async (of: OkeyView, end: Outcome, me: Seat | null) =>
    okeyStory(of, end, me, await speak(['okey-board', 'okey', 'rummy-board', 'rummy']))

  it('names who finished, and everything else that cost points', async () => {
    const end = outcome([-5, 0, -4, -4], [[line('gosterge', -1, 2), line('okeyFinish', -4, 1)]])
    expect(await tell(view(finished), end, 0)).toEqual({
      text: 'Linh finished with an okey. Mei showed the indicator’s twin.',
      points: -5,
    })
    expect((await tell(view(finished), end, 1)).text).toBe(
      'You finished with an okey: each of the others loses 4 points.',
    )
    expect((await tell(view(finished, true), end, 3)).text).toContain('Your partner Linh finished')
    expect((await tell(view(finished, true), end, 1)).text).toBe(
      'You finished with an okey: the other side loses 4 points each.',
    )
  })

  it('ends a sentence as the language does', async () => {
    const say = await speak(['okey-board', 'okey', 'rummy-board', 'rummy'], 'zh-hant')
    expect(okeyStory(view({ seat: 1, kind: 'finish' }), outcome([-2, 0, -2, -2]), 0, say).text).toBe('Linh 食糊。')
  })

  it('does not say that nobody lost where a twin was shown', async () => {
    const end = outcome([-1, 0, -1, -1], [[line('gosterge', -1, 1)]])
    expect(await tell(view(null), end, 0)).toEqual({
      text: 'The stock ran out: nobody finished. Linh showed the indicator’s twin.',
      points: -1,
    })
  })

  it('crowns whoever finished and nobody else, though all lead the match alike', () => {
    expect(okeyWinners(view(null))).toEqual([])
    expect(okeyWinners(view(finished))).toEqual([1])
    expect(okeyWinners(view(finished, true))).toEqual([1, 3])
  })
})

describe('what an Okey player was left with', () => {
  const ids = (codes: string) => {
    const used = new Set<number>()
    return codes.split(' ').map(code => {
      const tile = Array.from({ length: TILES }, (_, id) => id).find(
        id => codeOf(faceOf(id, FJ)) === code && !used.has(id),
      )!
      used.add(tile)
      return tile
    })
  }
  const stands = (codes: string) => {
    const hand = ids(codes)
    const [indicator] = ids('B12')
    const { pairs, melds, loose } = standing(
      { hands: [hand], indicator, options: { run1: 'lowOrHigh', falseJoker: 'face' } } as unknown as OkeyView,
      0,
    )
    const code = (tile: number) => codeOf(faceOf(tile, FJ))
    expect([...melds.flatMap(({ tiles }) => tiles.map(({ tile }) => tile)), ...loose].sort()).toEqual([...hand].sort())
    return {
      pairs,
      groups: melds.map(({ tiles }) => tiles.map(({ tile }) => code(tile)).join(' ')),
      loose: loose.map(code),
    }
  }

  it('stands in its groups, and what is loose beside them', () => {
    expect(stands('R1 R2 R3 Y5 B5 K5 R9 Y11 B1 K13 R7 Y8 B10 K2')).toEqual({
      pairs: false,
      groups: ['R1 R2 R3', 'Y5 B5 K5'],
      loose: ['R7', 'R9', 'Y8', 'Y11', 'B1', 'B10', 'K2', 'K13'],
    })
  })

  it('stands in pairs where those were nearer', () => {
    const { pairs, groups, loose } = stands('R1 R1 Y5 Y5 B9 B9 K12 K12 R4 R4 Y2 Y2 K7 B3')
    expect(pairs).toBe(true)
    expect(groups).toHaveLength(6)
    expect(loose).toEqual(['B3', 'K7'])
  })
})

describe('Okey 101', () => {
  const parts = ['okey101-board', 'okey101', 'rummy-board', 'rummy']
  const player = (more: object) => ({ remaining: 34, joker: 0, total: 34, lines: [], ...more })
  const view = (more: object) =>
    ({
      seats: 4,
      options: { teams: false },
      opened: [null, null, { how: 'series' }, { how: 'series' }],
      ranked: [false, true, true, true],
      ...more,
    }) as unknown as View101
  const out = view({
    result: {
      reason: 'hand_empty',
      winners: [1],
      players: [player({}), player({}), player({}), player({ joker: 101 })],
    },
  })

  it('tells each what decided it', async () => {
    const say = await speak(parts)
    const told = (me: Seat | null) => story101(out, outcome([68, -101, 34, 135]), me, say).text
    expect(told(0)).toBe('Linh went out before you’d opened.')
    expect(told(1)).toBe('You went out.')
    expect(told(2)).toBe('Linh went out while you held 34 points.')
    expect(told(3)).toBe('Linh went out while you held an okey.')
    expect(told(null)).toBe('Linh went out.')
  })

  it('says why one of two equal totals comes second, and nothing where the totals say it', async () => {
    const say = await speak(parts)
    const told = (totals: number[]) =>
      ([0, 1] as const).map(seat => remark(view({ totals }), { seat } as Standing, say))
    expect(told([0, 0, 20, 30])).toEqual([expect.stringContaining('no score yet'), null])
    expect(told([101, 3, 15, 20])).toEqual([null, null])
  })

  it('begins with what it cost not to have opened before the stock ran out', async () => {
    const say = await speak(parts)
    const charged = player({ total: null, charged: 101 })
    const result = { reason: 'stock_empty', kind: 'lowest', winners: [1], lowest: 3, players: [charged, player({})] }
    const standings = outcome([0, 3, 15, 20]).standings.map(row => (row.seat === 0 ? { ...row, points: null } : row))
    expect(story101(view({ result }), { ...outcome([0, 3, 15, 20]), standings }, 0, say)).toEqual({
      text: 'The stock ran out before you’d opened.',
      points: 101,
    })
  })
})

it('groups what counts by colour, and adds it up aloud', () => {
  const face = (tile: number) => faceOf(tile, FJ)
  const groups = countGroups([0, 26, 25, 4, 104], face, tile => (tile < 104 ? (face(tile) % 13) + 1 : 5))
  expect(groups).toEqual([
    { tiles: [0, 4, 25], sum: 17 },
    { tiles: [26], sum: 1 },
    { tiles: [104], sum: 5 },
  ])
  expect(sumText(groups, 2, String)).toBe('17 + 1 + 5 = 23 × 2 = 46')
  expect(sumText(groups.slice(0, 1), 1, String)).toBe('17')
})

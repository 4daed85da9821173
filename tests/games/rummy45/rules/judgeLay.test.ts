import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type Options, options } from '../../../../src/games/rummy45/options.ts'
import { meldRules } from '../../../../src/games/rummy45/rules/meldRules.ts'
import { judge } from '../../../../src/games/rummy45/rules/judgeLay.ts'
import type { Position } from '../../../../src/games/rummy45/rules/position.ts'
import { bestRegroup } from '../../../../src/games/rummy45/rules/rearrange.ts'
import type { Laid, Tile } from '../../../../src/games/rummy45/types.ts'
import { canMeldAll } from '../../../../src/rummy/solver/arrange.ts'
import { J, faceOf } from '../../../../src/rummy/tiles.ts'
import { seeded, shuffled } from '../../../support/random.ts'
import { box, face } from '../tiles.ts'

/** A table of melds like 'R3 R4 *R5': a star marks a joker and the face it stands for. */
function setUp(table: string[], hand: string, more: Partial<Options> & { melded?: boolean; due?: string } = {}) {
  const { melded = true, due, ...chosen } = more
  const tiles = box()
  const laid = table.map(text =>
    text.split(' ').map((code): Laid => {
      const joker = code.startsWith('*')
      const [tile] = tiles(joker ? 'J' : code)
      return { tile, as: face(joker ? code.slice(1) : code), by: 1 }
    }),
  )
  const own = tiles(hand)
  const dueTile = due === undefined ? null : own.find(tile => faceOf(tile, J) === face(due))!
  const position: Position = {
    seat: 0,
    hand: own,
    table: laid,
    melded,
    taken: dueTile === null ? null : { at: 0, tiles: [dueTile], due: true },
    options: v.parse(options, chosen),
  }
  return { position, table: laid.map(meld => meld.map(({ tile }) => tile)), hand: own }
}
const why = (position: Position, table: Tile[][], jokers: { tile: Tile; as: number }[] = []) => {
  const judged = judge(position, { table, jokers })
  return 'why' in judged ? judged.why : null
}

describe('the first meld', () => {
  test('needs 45 points, and says how many there are', () => {
    const { position, hand } = setUp([], 'R10 R11 R12 Y3 B3 K3 K9', { melded: false })
    const judged = judge(position, { table: [hand.slice(0, 3), hand.slice(3, 6)], jokers: [] })
    expect(judged).toEqual({ why: 'firstMeld', with: { points: 42, need: 45 } })
  })
  test('is counted with the jokers as what they stand for', () => {
    const { position, hand } = setUp([], 'R10 R11 J Y4 B4 K4 K9', { melded: false })
    expect(judge(position, { table: [hand.slice(0, 3), hand.slice(3, 6)], jokers: [] })).toMatchObject({ first: 45 })
  })
  test('leaves the table as it is', () => {
    const { position, table, hand } = setUp(['R1 R2 R3'], 'R4 R10 R11 R12 Y4 B4 K4 K9', { melded: false })
    expect(why(position, [[...table[0], hand[0]], hand.slice(1, 4), hand.slice(4, 7)])).toBe('tableUntouchable')
    expect(why(position, [hand.slice(1, 4), table[0], hand.slice(4, 7)])).toBe(null)
  })
  test('needs a run where the table asks for one', () => {
    const { position, hand } = setUp([], 'R10 Y10 B10 R5 Y5 B5 K9', { melded: false, needsRun: true })
    expect(why(position, [hand.slice(0, 3), hand.slice(3, 6)])).toBe('needsRun')
  })
  test('must hold the tile that was taken', () => {
    const { position, hand } = setUp([], 'R10 R11 R12 R13 K9', { melded: false, due: 'K9' })
    expect(why(position, [hand.slice(0, 4)])).toBe('useTaken')
    const other = setUp([], 'R10 R11 R12 R13 K9', { melded: false, due: 'R10' })
    expect(why(other.position, [other.hand.slice(0, 4)])).toBe(null)
  })
})

describe('a draft of the whole table', () => {
  test.each([
    ['too short', 'R5 R6', 'meldShort'],
    ['a gap', 'R5 R6 R8', 'meldGap'],
    ['a colour twice', 'R5 R5 B5', 'meldColours'],
    ['neither', 'R5 B6 K9', 'meldMixed'],
    ['13-1-2', 'R13 R1 R2', 'meldGap'],
  ])('names the wrong meld: %s', (_, bad, reason) => {
    const { position, table, hand } = setUp(['Y1 Y2 Y3'], `${bad} K13`)
    const judged = judge(position, { table: [table[0], hand.slice(0, -1)], jokers: [] })
    expect(judged).toMatchObject({ why: reason, with: { n: 2 } })
  })
  test('takes 12-13-1', () => {
    const { position, table, hand } = setUp(['Y1 Y2 Y3'], 'R12 R13 R1 K13')
    expect(why(position, [table[0], hand.slice(0, 3)])).toBe(null)
    const low = setUp(['Y1 Y2 Y3'], 'R12 R13 R1 K13', { allowWrapAroundRuns: false })
    expect(why(low.position, [low.table[0], low.hand.slice(0, 3)])).toBe('meldGap')
  })
  test('lets nothing vanish, appear or double', () => {
    const { position, table, hand } = setUp(['Y1 Y2 Y3 Y4', 'B5 K5 R5'], 'R6 R7 K13')
    expect(why(position, [table[0].slice(0, 3), [table[1][2], hand[0], hand[1]]])).toBe('vanished')
    expect(why(position, [table[0], [...table[1], 2 * face('Y5')]])).toBe('notYours')
    expect(why(position, [table[0], [...table[0].slice(1), hand[0]], table[1]])).toBe('tileTwice')
    expect(why(position, table)).toBe('layNothing')
  })
  test('may regroup the table round one tile of the hand', () => {
    const { position, table, hand } = setUp(['R5 B5 K5 Y5', 'Y2 Y3 Y4'], 'Y6 K13')
    const after = [table[0].slice(0, 3), [...table[1], table[0][3], hand[0]]]
    expect(why(position, after)).toBe(null)
    expect(why({ ...position, options: { ...position.options, rearrange: false } }, after)).toBe('noRearrange')
  })
  test('without regrouping still lets melds grow', () => {
    const { position, table, hand } = setUp(['R5 B5 K5', 'Y2 Y3 Y4'], 'Y1 Y5 K13', { rearrange: false })
    expect(why(position, [table[0], [hand[0], ...table[1], hand[1]]])).toBe(null)
    // Two melds into one is regrouping.
    const joined = setUp(['Y5 Y6 Y7', 'Y2 Y3 Y4'], 'Y1 K13', { rearrange: false })
    expect(why(joined.position, [[joined.hand[0], ...joined.table[1], ...joined.table[0]]])).toBe('noRearrange')
  })
  test('keeps a tile for the discard, unless the table lets one go out without', () => {
    const { position, table, hand } = setUp(['Y1 Y2 Y3'], 'Y4')
    expect(why(position, [[...table[0], hand[0]]])).toBe('keepOne')
    const free = setUp(['Y1 Y2 Y3'], 'Y4', { mustDiscardToGoOut: false })
    expect(why(free.position, [[...free.table[0], free.hand[0]]])).toBe(null)
  })
})

describe('a joker on the table', () => {
  test('comes free for its exact tile, and is laid again at once', () => {
    const { position, table, hand } = setUp(['R3 R4 *R5'], 'R5 Y9 B9 K13')
    const [joker] = table[0].slice(-1)
    const after = [
      [table[0][0], table[0][1], hand[0]],
      [hand[1], hand[2], joker],
    ]
    expect(judge(position, { table: after, jokers: [] })).toMatchObject({ jokers: [joker], back: [] })
  })
  test('keeps its face without that tile', () => {
    const { position, table, hand } = setUp(['R3 R4 R6 *R5'], 'R2 Y9 B9 K13')
    const [r3, r4, , joker] = table[0]
    const after = [
      [hand[0], r3, r4],
      [hand[1], hand[2], joker],
    ]
    expect(why(position, after)).toBe('vanished')
    const end = setUp(['R3 R4 R5 *R6'], 'Y9 B9 K13')
    const taken = [end.table[0].slice(0, 3), [end.hand[0], end.hand[1], end.table[0][3]]]
    expect(why(end.position, taken)).toBe('jokerFixed')
  })
  test('in a set stands for either missing colour', () => {
    for (const own of ['B5', 'K5']) {
      const { position, table, hand } = setUp(['R5 Y5 *B5'], `${own} B8 B9 K13`)
      const after = [
        [table[0][0], table[0][1], hand[0]],
        [hand[1], hand[2], table[0][2]],
      ]
      expect(why(position, after)).toBe(null)
    }
  })
  test('in a set is freed by either missing colour where nothing is regrouped, and may stand for its old face again', () => {
    const { position, table, hand } = setUp(['R5 Y5 *B5'], 'K5 B8 B9 K13', { rearrange: false })
    const [r5, y5, joker] = table[0]
    const [k5, b8, b9] = hand
    const after = [
      [r5, y5, k5],
      [b8, b9, joker],
    ]
    expect(judge(position, { table: after, jokers: [] })).toMatchObject({ jokers: [joker], back: [] })
    const same = setUp(['R3 R4 *R5'], 'R5 Y5 B5 K13', { rearrange: false })
    const [r3, r4, freed] = same.table[0]
    const again = judge(same.position, {
      table: [
        [r3, r4, same.hand[0]],
        [same.hand[1], same.hand[2], freed],
      ],
      jokers: [{ tile: freed, as: face('R5') }],
    })
    expect(again).toMatchObject({ jokers: [freed], back: [] })
    // Its own tile laid elsewhere leaves it where it is.
    expect(why(same.position, [same.table[0], same.hand.slice(0, 3)])).toBe(null)
  })
  test('that is not named stands for what it stood', () => {
    const table = ['R5 Y5 *K5', 'B1 *B2 B3']
    const first = setUp(table, 'R10 R11 R12 R13 K13', { melded: false })
    const judged = judge(first.position, { table: [...first.table, first.hand.slice(0, 4)], jokers: [] })
    expect(judged).toMatchObject({ first: 46, table: [[{}, {}, { as: face('K5') }], [{}, { as: face('B2') }, {}], {}] })
    const later = setUp(table, 'R10 R11 R12 K13', { rearrange: false })
    expect(why(later.position, [...later.table, later.hand.slice(0, 3)])).toBe(null)
    const turned = setUp(['R3 R4 *R5'], 'R2 K13')
    const [r3, r4, joker] = turned.table[0]
    expect(why(turned.position, [[joker, turned.hand[0], r3, r4]])).toBe(null)
  })
  test('may be kept in the hand only where the table allows it', () => {
    const { position, table, hand } = setUp(['R3 R4 *R5'], 'R5 K13')
    const after = [[table[0][0], table[0][1], hand[0]]]
    expect(why(position, after)).toBe('vanished')
    const free = setUp(['R3 R4 *R5'], 'R5 K13', { jokerReuse: false })
    expect(
      judge(free.position, { table: [[free.table[0][0], free.table[0][1], free.hand[0]]], jokers: [] }),
    ).toMatchObject({
      back: [free.table[0][2]],
    })
    // Nothing else leaves the table that way, and not without its tile.
    const bare = setUp(['R3 R4 R2 *R5'], 'Y9 R1 K13', { jokerReuse: false })
    expect(why(bare.position, [[bare.hand[1], ...bare.table[0].slice(0, 3)]])).toBe('jokerFixed')
  })
  test('stands for the face named, if that fits', () => {
    const { position, table, hand } = setUp(['Y1 Y2 Y3'], 'R5 Y5 J K13')
    const judged = judge(position, { table: [table[0], hand.slice(0, 3)], jokers: [{ tile: hand[2], as: face('K5') }] })
    expect('table' in judged && judged.table[1].find(({ tile }) => tile === hand[2])?.as).toBe(face('K5'))
    expect(why(position, [table[0], hand.slice(0, 3)], [{ tile: hand[2], as: face('K6') }])).toBe('meldMixed')
  })
})

const COLOURS = ['R', 'Y', 'B', 'K']

/** Every subset of the hand that goes on the table with all that lies there, by brute force; the most tiles. */
function mostByForce({ table, hand, options }: Position): number {
  const lies = table.flat().map(({ as }) => as)
  let most = 0
  for (let mask = 1; mask < 1 << hand.length; mask++) {
    const chosen = hand.filter((_, i) => (mask >> i) & 1).map(tile => faceOf(tile, J))
    if (chosen.length === hand.length || chosen.length <= most) continue
    if (canMeldAll([...lies, ...chosen], meldRules(options))) most = chosen.length
  }
  return most
}

test('the search finds what trying every subset finds', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const random = seeded(seed)
    const order = shuffled(104, random)
    const runs = [0, 1, 2].map(colour => {
      const start = 1 + Math.floor(random() * 9)
      return [0, 1, 2, 3].map(i => `${COLOURS[colour]}${start + i}`).join(' ')
    })
    const number = 1 + Math.floor(random() * 13)
    const table = [...runs, COLOURS.map(colour => `${colour}${number}`).join(' ')]
    const { position } = setUp(table, 'K13')
    const used = new Set(position.table.flat().map(({ tile }) => tile))
    const hand = order.filter(tile => !used.has(tile)).slice(0, 8)
    const here: Position = { ...position, hand }
    const plan = bestRegroup(here, [])
    expect(plan?.tiles.length ?? 0, `seed ${seed}`).toBe(mostByForce(here))
    if (plan) expect(why(here, plan.lay.table, plan.lay.jokers), `seed ${seed}`).toBe(null)
  }
})

describe('the search over table and hand', () => {
  const laidBy = (table: string[], hand: string, more: Partial<Options> = {}) => {
    const { position } = setUp(table, hand, more)
    const plan = bestRegroup(position, [])
    if (plan) expect(why(position, plan.lay.table, plan.lay.jokers)).toBe(null)
    return plan?.tiles.length ?? 0
  }
  test.each([
    [['R5 B5 K5 Y5', 'Y2 Y3 Y4'], 'Y6 K13', 1],
    // The 5 leaves its set for the hand's 6 and 7, the 1 goes below.
    [['R5 B5 K5 Y5'], 'Y6 Y7 K13', 2],
    [['R1 R2 R3 R4 R5 R6'], 'R3 R4 K13', 2],
    [['R3 R4 *R5'], 'R5 Y9 B9 K13', 3],
    [['R3 R4 R5'], 'Y9 K13', 0],
    [['R3 R4 R5'], 'R2 R6', 1],
    [['R3 R4 R5'], 'R2 R6 J', 2],
  ] as [string[], string, number][])('%j with %s lays %i', (table, hand, laid) =>
    expect(laidBy(table, hand)).toBe(laid),
  )
})

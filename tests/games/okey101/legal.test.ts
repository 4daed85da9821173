import { describe, expect, it } from 'vitest'
import type { Seat } from '../../../src/games/game.ts'
import type { Action } from '../../../src/games/okey101/action.ts'
import { rules as okey101 } from '../../../src/games/okey101/index.ts'
import { handsOnlyPairs } from '../../../src/games/okey101/rules/endHand.ts'
import { rulesOf, swapAt } from '../../../src/games/okey101/rules/melds.ts'
import { meldsWith } from '../../../src/games/okey101/rules/meldsWith.ts'
import { clockDiscard } from '../../../src/games/okey101/rules/penalties.ts'
import { openings } from '../../../src/games/okey101/rules/bestOpening.ts'
import { thresholds } from '../../../src/games/okey101/rules/opening.ts'
import type { State } from '../../../src/games/okey101/types.ts'
import { deadValue } from '../../../src/rummy/meld.ts'
import { FJ, makeTiles, parseTiles } from '../../../src/rummy/tiles.ts'
import { PAIRS, SERIES, discard, lay, layOff, laying, names, own, play, refusal, swap, tableOf } from './support.ts'

// The indicator is R1, so R2 is the okey.
const why = (state: State, action: Action, seat: Seat = state.turn) => refusal(state, action, seat)?.why ?? null
const took = (state: State, code: string, more = {}): State => ({
  ...state,
  taken: { tile: own(state, code)[0], from: 1, opened: false, keep: false, ...more },
})

describe('what is refused', () => {
  const HAND = 'R11 Y11 K11 B11 B12 B13 Y10 Y11 Y12 K1 K5'
  const drawing = tableOf({ hands: [HAND, 'R4'], stage: 'draw', piles: ['', 'B3'] })
  const playing = tableOf({ hands: [HAND, 'R4'] })

  it('before and after the draw, and once the hand is over', () => {
    for (const action of [{ type: 'giveBack' }, { type: 'undo' }, discard('K1')(drawing)] as Action[])
      expect(why(drawing, action)).toBe('mustDraw')
    for (const action of [
      { type: 'pass' },
      { type: 'draw', from: 'stock' },
      { type: 'draw', from: 'discard' },
    ] as Action[])
      expect(why(playing, action)).toBe('alreadyDrawn')
    expect(why(playing, { type: 'giveBack' })).toBe('nothingTaken')
    expect(why(playing, discard('K1')(playing), 1)).toBe('notYourTurn')
    expect(okey101.refuse(okey101.view(playing, null), { type: 'undo' })).toEqual({ why: 'notYourTurn' })
    const over = { ...playing, stage: 'ended', result: { over: false } } as unknown as State
    expect(why(over, { type: 'undo' })).toBe('over')
    expect(why(over, { type: 'undo' }, 1)).toBe('over')
  })

  it('to whoever goes for pairs and may not take; others may', () => {
    const options = { pairsGoerMayTake: 'never' } as const
    const at = (opened: State['opened']) => ({ ...drawing, options: { ...drawing.options, ...options }, opened })
    const take: Action = { type: 'draw', from: 'discard' }
    expect(why(at([PAIRS, null]), take)).toBe('pairsGoerTakes')
    expect(why(at([SERIES, PAIRS]), take)).toBeNull()
    expect(why(at([null, PAIRS]), take)).toBeNull()
    // Nor does a taken tile open with pairs there.
    const hands = ['R3 R3 R4 R4 R5 R5 R6 R6 R7 R7 K1', 'K2']
    const state = took(tableOf({ hands, options }), 'R3')
    expect(why(state, lay('pair R3 R3', 'pair R4 R4', 'pair R5 R5', 'pair R6 R6', 'pair R7 R7')(state))).toBe(
      'pairsGoerTakes',
    )
    const series = took(tableOf({ hands: [HAND, ''], options }), 'R11')
    expect(why(series, lay('set R11 Y11 K11', 'run B11 B12 B13', 'run Y10 Y11 Y12')(series))).toBeNull()
  })

  it('of melds: which one is none, and what does not go together', () => {
    const opened = tableOf({
      hands: ['R3 R4 R5 K1 K1 K2 K2 K8 K9 B1', ''],
      opened: [SERIES, PAIRS],
    })
    const bad: Action = {
      type: 'lay',
      melds: [
        { kind: 'run', tiles: own(opened, 'R3 R4 R5') },
        { kind: 'run', tiles: own(opened, 'K8 K9 B1') },
      ],
    }
    expect(refusal(opened, bad)).toEqual({ why: 'notAMeld', with: { n: 2 } })
    expect(why(opened, laying(opened, 'run R3 R4 R5', 'pair K1 K1'))).toBeNull()
    const alone = { ...opened, opened: [SERIES, null] }
    expect(why(alone, laying(alone, 'run R3 R4 R5', 'pair K1 K1'))).toBe('noPairsYet')
    expect(why(alone, laying(alone, 'run R3 R4 R5'))).toBeNull()
    const pairs = { ...opened, opened: [PAIRS, null] }
    expect(why(pairs, laying(pairs, 'pair K1 K1', 'pair K2 K2'))).toBeNull()
    expect(why(pairs, laying(pairs, 'run R3 R4 R5', 'pair K1 K1'))).toBe('pairsOnly')
    const first = tableOf({ hands: [`${HAND} K1`, ''] })
    expect(refusal(first, { type: 'lay', melds: [{ kind: 'run', tiles: own(first, 'K1 K5 B11') }] })).toEqual({
      why: 'notAMeld',
      with: { n: 1 },
    })
    expect(why(first, laying(first, 'set R11 Y11 K11', 'pair K1 K1'))).toBe('mixedOpening')
  })

  it('of single tiles: those of others, and ends that do not take them', () => {
    const state = tableOf({
      hands: ['R6 K5 K9 R13', 'K7'],
      opened: [SERIES, SERIES],
      melds: [
        [1, 'run', 'R3 R4 R5'],
        [1, 'set', 'R5 Y5 B5'],
      ],
    })
    const others = own(state, 'K7', 1)[0]
    expect(why(state, { type: 'layOff', tile: others, meld: 0 })).toBe('notYourTile')
    expect(why(state, { type: 'discard', tile: others })).toBe('notYourTile')
    expect(why(state, layOff('R6', 0, 'low')(state))).toBe('noPlace')
    expect(why(state, layOff('R6', 0, 'high')(state))).toBeNull()
    expect(why(state, layOff('K5', 1, 'low')(state))).toBeNull()
    expect(why(state, layOff('K9', 0)(state))).toBe('noPlace')
    const last = tableOf({ hands: ['R6', ''], opened: [SERIES, null], melds: [[1, 'run', 'R3 R4 R5']] })
    expect(why(last, layOff('R6', 0)(last))).toBe('keepOne')
  })

  it('past the limit of lay-offs beside pairs, which a lay does not count for', () => {
    const state = tableOf({
      hands: ['R6 R7 K5 K1 K1 K4', ''],
      opened: [PAIRS, SERIES],
      options: { pairsLayoffPerTurn: 1 },
      melds: [[1, 'run', 'R3 R4 R5']],
    })
    const paired = play(state, lay('pair K1 K1')).state
    expect(why(paired, layOff('R6', 0)(paired))).toBeNull()
    const once = play(paired, layOff('R6', 0)).state
    expect(refusal(once, layOff('R7', 0)(once))).toEqual({ why: 'layOffLimit', with: { n: 1 } })
  })
})

describe('what is told of a turn', () => {
  it('every play, as it was made', () => {
    const state = tableOf({
      hands: ['R6 K5 Y7 B8 B9 B10 Y1 Y2', 'K7'],
      opened: [SERIES, SERIES],
      options: { floorPenalties: 'both' },
      melds: [
        [1, 'run', 'R3 R4 R5'],
        [1, 'set', 'R5 Y5 B5'],
        [1, 'run', 'Y6 R2 Y8'],
      ],
    })
    const [okey] = state.melds[2].tiles.filter(({ tile }) => makeTiles([tile >> 1]) === 'R2')
    const [r6, k5, y7] = own(state, 'R6 K5 Y7')
    const { events, state: after } = play(state, layOff('R6', 0), layOff('K5', 1), swap('Y7', 2), lay('run B8 B9 B10'))
    expect(events).toEqual([
      { type: 'laidOff', seat: 0, tile: r6, meld: 0, end: 'high' },
      { type: 'laidOff', seat: 0, tile: k5, meld: 1, end: 'set' },
      { type: 'swapped', seat: 0, tile: y7, okey: okey.tile, meld: 2 },
      { type: 'laid', seat: 0, melds: [after.melds[3]] },
    ])
    expect(names(after.hands[0])).toBe('R2 Y1 Y2')
    const thrown = play(after, discard('R2')).events
    expect(thrown).toContainEqual({ type: 'fined', seat: 0, line: { key: 'okeyThrown', points: 101 } })
  })

  it('an opening with what it is worth, and the end of a match with who won it', () => {
    const state = tableOf({
      hands: ['R11 Y11 K11 B11 B12 B13 Y10 Y11 Y12 K1', 'R4'],
      options: { hands: 1 },
      hand: 1,
    })
    const { events, state: after } = play(
      state,
      lay('set R11 Y11 K11', 'run B11 B12 B13', 'run Y10 Y11 Y12'),
      discard('K1'),
    )
    expect(events[0]).toEqual({ type: 'opened', seat: 0, how: 'series', amount: 102, melds: after.melds })
    expect(events.slice(-2)).toEqual([
      { type: 'ended', reason: 'hand_empty', winners: [0] },
      { type: 'over', winners: [0] },
    ])
    const more = play(
      { ...state, options: { ...state.options, hands: 3 } },
      lay('set R11 Y11 K11', 'run B11 B12 B13', 'run Y10 Y11 Y12'),
      discard('K1'),
    )
    expect(more.events.at(-1)).toEqual({ type: 'ended', reason: 'hand_empty', winners: [0] })
    expect(more.state.history.at(-1)).toMatchObject({ hand: 1, penalties: [0, 0] })
  })

  it('adds up each seat’s penalties for the score sheet', () => {
    const state = tableOf({ hands: ['K1', 'R4'], opened: [SERIES, null] })
    const fined = {
      ...state,
      penalties: [
        [],
        [
          { key: 'okeyThrown', points: 101 },
          { key: 'gaveBack', points: 101 },
        ],
      ],
    } as State
    expect(play(fined, discard('K1')).state.history.at(-1)?.penalties).toEqual([0, 202])
  })
})

describe('an opening that must hold the taken tile', () => {
  const view = (state: State) => okey101.view(state, 0)
  const shown = (state: State) =>
    openings(view(state))
      .pairs.melds.map(({ tiles }) => names(tiles))
      .sort()

  it('pairs it with an okey where it has no twin', () => {
    const state = tableOf({ hands: ['K9 R2 R4 R4 R5 R5 R6 R6 R7 R7 B1', ''] })
    expect(shown(took(state, 'K9'))).toEqual(['R2 K9', 'R4 R4', 'R5 R5', 'R6 R6', 'R7 R7'])
    const without = tableOf({ hands: ['K9 R3 R4 R4 R5 R5 R6 R6 R7 R7 B1', ''] })
    expect(shown(took(without, 'K9'))).toEqual([])
    expect(shown(took(without, 'R4'))).toEqual(['R4 R4', 'R5 R5', 'R6 R6', 'R7 R7'])
  })

  it('pairs a taken okey, though it breaks a pair for it', () => {
    const state = tableOf({ hands: ['R2 R4 R4 R5 R5', ''], options: { minPairs: 2 } })
    expect(shown(took(state, 'R2'))).toEqual(['R2 R4', 'R5 R5'])
    expect(openings(view(took(state, 'R2'))).pairs).toMatchObject({ count: 2, need: 2, ready: true })
    // Something stays for the discard, and never what was taken.
    const even = tableOf({ hands: ['R2 R4 R4 R5', ''], options: { minPairs: 1, eldenNeedsThreshold: true } })
    expect(shown(took(even, 'R2'))).toEqual(['R2 R5'])
    const opens = okey101.moves(view(took(even, 'R2'))).filter(({ type }) => type === 'lay')
    expect(opens).toHaveLength(1)
    expect(openings(view(tableOf({ hands: ['R4', ''], options: { minPairs: 1, threshold: 0 } })))).toMatchObject({
      series: { points: 0, ready: false, melds: [] },
      pairs: { count: 0, ready: false, melds: [] },
    })
  })

  it('takes the dearest series with it, though a dearer one is without', () => {
    const state = tableOf({ hands: ['R11 R12 R13 Y11 Y12 Y13 B11 B12 B13 R10 K1', ''] })
    const { series } = openings(view(took(state, 'R10')))
    expect(series.melds.flatMap(({ tiles }) => tiles)).toContain(own(state, 'R10')[0])
    expect(series.points).toBe(36 + 36 + 36 + 10)
    const poor = tableOf({ hands: ['R11 R12 R13 Y11 Y12 Y13 B3 B4 R3 Y3 K1 B5', ''] })
    // R3 Y3 B3 leaves out B3 B4 B5, which would bring more.
    expect(openings(view(poor)).series.points).toBe(36 + 36 + 12)
    const held = openings(view(took(poor, 'Y3'))).series
    expect([held.points, held.melds.map(({ tiles }) => names(tiles)).sort()]).toEqual([
      36 + 36 + 9,
      ['R11 R12 R13', 'R3 Y3 B3', 'Y11 Y12 Y13'],
    ])
  })

  it('finds every meld through a tile', () => {
    const texts = (must: string, hand: string, run1: 'low' | 'lowOrHigh' | 'circular') =>
      meldsWith(parseTiles(must)[0], parseTiles(hand), { okey: FJ, run1 })
        .map(({ meld, rest }) => `${makeTiles(meld.tiles.map(({ tile }) => tile))} | ${makeTiles(rest)}`)
        .sort()
    expect(texts('R12', 'R11 R12 R13 R1', 'low')).toEqual(['R11 R12 R13 | R1'].sort())
    expect(texts('R12', 'R11 R12 R13 R1', 'lowOrHigh')).toEqual(
      ['R11 R12 R13 | R1', 'R11 R12 R13 R1 | ', 'R12 R13 R1 | R11'].sort(),
    )
    expect(texts('R1', 'R12 R13 R1 R2', 'lowOrHigh')).toEqual(['R12 R13 R1 | R2'].sort())
    expect(texts('R1', 'R12 R13 R1 R2', 'circular')).toEqual(
      ['R12 R13 R1 | R2', 'R12 R13 R1 R2 | ', 'R13 R1 R2 | R12'].sort(),
    )
    expect(texts('R3', 'R1 R2 R3 R4 R5', 'low')).toContain('R1 R2 R3 R4 R5 | ')
    expect(texts('R1', 'R1 R2 R3 K13', 'low')).toEqual(['R1 R2 R3 | K13'].sort())
    expect(texts('R5', 'R5 Y5 B5 K5', 'low')).toEqual(
      ['R5 B5 K5 | Y5', 'R5 Y5 B5 | K5', 'R5 Y5 B5 K5 | ', 'R5 Y5 K5 | B5'].sort(),
    )
  })
})

describe('partners', () => {
  it('are not bound by what the other opened with, and others are', () => {
    const state = (seats: number, teams: boolean) =>
      tableOf({
        hands: Array.from({ length: seats }, () => ''),
        options: { teams, raise: true },
        opened: [{ how: 'series', amount: 120 }, null, null, null].slice(0, seats) as State['opened'],
      })
    const need = (seats: number, teams: boolean, seat: Seat) => thresholds(state(seats, teams), seat).series
    expect([0, 1, 2, 3].map(seat => need(4, true, seat as Seat))).toEqual([121, 121, 101, 121])
    expect(need(4, false, 2)).toBe(121)
    expect(need(3, true, 2)).toBe(121)
  })
})

describe('all pairs, as the brief’s code reads it', () => {
  const ends = (
    hands: string[],
    handPairs: 'identical' | 'sameNumber',
    opened = hands.map(() => SERIES) as State['opened'],
  ) => handsOnlyPairs(tableOf({ hands, opened, options: { handPairs } }))
  it.each<[string[], 'identical' | 'sameNumber', boolean]>([
    [['R3 R3', 'K4 K4'], 'identical', true],
    [['R3 Y3', 'K4 K4'], 'identical', false],
    [['R3 Y3', 'K4 B4'], 'sameNumber', true],
    [['R3 Y3 R4', 'K5 B5'], 'sameNumber', false],
    [['R3 Y3 B3', 'K5 B5'], 'sameNumber', false],
    // The false joker is the okey's two.
    [['FJ Y2', 'K5 B5'], 'sameNumber', true],
    [['FJ Y3', 'K5 B5'], 'sameNumber', false],
    [['', 'K5 B5'], 'sameNumber', false],
  ])('%j %s: %s', (hands, how, expected) => {
    expect(ends(hands, how)).toBe(expected)
  })
  it('needs everybody to have opened', () => {
    expect(ends(['R3 R3', 'K4 K4'], 'identical', [SERIES, null])).toBeFalsy()
  })
})

describe('small things', () => {
  it('an okey is swapped for the very tile it stands for, if there is one', () => {
    const state = tableOf({
      hands: ['K5 B5 R2', ''],
      opened: [SERIES, null],
      melds: [[0, 'set', 'R5 R2 Y5']],
    })
    const at = (code: string) => swapAt(state.melds[0], own(state, code)[0], rulesOf(state), 'either')
    expect([at('B5'), at('K5')]).toEqual([1, 1])
    expect(at('R2')).toBe(-1)
  })
  it('under riziko an okey counts nothing', () => {
    const riziko = tableOf({ hands: ['FJ R5', ''], indicator: 'FJ', options: { riziko: true } })
    expect(deadValue(FJ, rulesOf(riziko))).toBe(0)
    const usual = tableOf({ hands: ['R5', ''] })
    expect(deadValue(parseTiles('R2')[0], rulesOf(usual))).toBe(2)
  })
  it('the clock throws the drawn tile, or from the end of the rack', () => {
    const state = tableOf({ hands: ['K5 B5 R2', ''] })
    const [k5, b5] = own(state, 'K5 B5')
    expect(clockDiscard(state, state.hands[0], k5)).toBe(k5)
    expect(clockDiscard(state, state.hands[0], null)).toBe(b5)
  })
})

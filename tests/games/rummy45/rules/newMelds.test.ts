import { describe, expect, test } from 'vitest'
import type { Action, Lay } from '../../../../src/games/rummy45/action.ts'
import { rules as rummy45 } from '../../../../src/games/rummy45/index.ts'
import { meldRules } from '../../../../src/games/rummy45/rules/meldRules.ts'
import { judge } from '../../../../src/games/rummy45/rules/judgeLay.ts'
import { layOffs } from '../../../../src/games/rummy45/rules/layOffs.ts'
import { freshMelds } from '../../../../src/games/rummy45/rules/newMelds.ts'
import { payments } from '../../../../src/games/rummy45/rules/payment.ts'
import { positionOf } from '../../../../src/games/rummy45/rules/position.ts'
import { ownHand } from '../../../../src/rummy/atuGame.ts'
import { readDraft } from '../../../../src/games/rummy45/rules/readDraft.ts'
import { readGroup, readingsOf } from '../../../../src/games/rummy45/rules/readGroup.ts'
import { bestRegroup } from '../../../../src/games/rummy45/rules/rearrange.ts'
import type { State } from '../../../../src/games/rummy45/types.ts'
import { J, faceOf, makeTiles } from '../../../../src/rummy/tiles.ts'
import { box, face } from '../tiles.ts'
import { tableOf } from '../table.ts'

type Setup = Parameters<typeof tableOf>[0]
const at = (setup: Setup) => positionOf(rummy45.view(tableOf(setup), 0))!
const names = (tiles: readonly number[]) => makeTiles(tiles.map(tile => faceOf(tile, J)))
const rules = meldRules(tableOf({ hands: ['', ''] }).options)

/** The whole of a draft, written as on the table: '*' is the joker there, others are the hand's or the table's. */
function draft(state: State, groups: string[], jokers: Lay['jokers'] = []): Action {
  const free = [...state.table.flat().map(({ tile }) => tile), ...state.hands[0]]
  const take = (code: string) => {
    // A prime asks for the twin in the hand.
    const own = code.endsWith("'")
    const wanted = code.startsWith('*') ? J : face(code.replace("'", ''))
    const tile = (own ? [...free].reverse() : free).find(id => faceOf(id, J) === wanted)
    if (tile === undefined) throw new Error(`no ${code}`)
    free.splice(free.indexOf(tile), 1)
    return tile
  }
  return { type: 'lay', table: groups.map(group => group.split(' ').map(take)), jokers }
}
const why = (setup: Setup, ...groups: string[]) => {
  const state = tableOf(setup)
  return rummy45.refuse(rummy45.view(state, 0), draft(state, groups))
}

describe('a first meld', () => {
  const first = (hand: string, more: Partial<Setup> = {}): Setup => ({
    hands: [hand, 'R7'],
    state: { melded: [false, true] },
    ...more,
  })
  test('counts its own points only', () => {
    const setup = first('Y10 Y11 Y12 K1', { table: ['R10 R11 R12'] })
    expect(why(setup, 'R10 R11 R12', 'Y10 Y11 Y12')).toEqual({ why: 'firstMeld', with: { points: 33, need: 45 } })
  })
  test('may have sets beside its run, or no run where none is asked for', () => {
    const runAndSet = ['R10 R11 R12', 'Y5 B5 K5'] as const
    const sets = ['R10 Y10 B10', 'Y5 B5 K5'] as const
    for (const needsRun of [true, false]) {
      const options = { needsRun }
      expect(why(first('R10 R11 R12 Y5 B5 K5 K1', { options }), ...runAndSet)).toBeNull()
      expect(why(first('R10 Y10 B10 Y5 B5 K5 K1', { options }), ...sets)?.why ?? null).toBe(
        needsRun ? 'needsRun' : null,
      )
    }
  })
  test('leaves every tile of the table in its meld, and every joker what it stands for', () => {
    const twin = first('R1 R2 R3 Y11 Y12 Y13 Y10 K1', { table: ['R3 R4 R5'] })
    expect(why(twin, "R3' R4 R5", 'R1 R2 R3', 'Y10 Y11 Y12 Y13')).toEqual({ why: 'tableUntouchable' })
    const state = tableOf(first('Y10 Y11 Y12 Y13 K1', { table: ['R5 Y5 *B5'] }))
    const joker = state.table[0][2].tile
    const named = (as: string) =>
      rummy45.refuse(
        rummy45.view(state, 0),
        draft(state, ['R5 Y5 *', 'Y10 Y11 Y12 Y13'], [{ tile: joker, as: face(as) }]),
      )
    expect([named('B5'), named('K5')]).toEqual([null, { why: 'tableUntouchable' }])
  })
})

describe('a table that may not be regrouped', () => {
  const fixed = (hand: string, ...table: string[]): Setup => ({
    hands: [hand, 'R7'],
    table,
    options: { rearrange: false },
  })
  test.each<[string, Setup, string[], string | null]>([
    ['grows', fixed('R6 K1', 'R3 R4 R5'), ['R3 R4 R5 R6'], null],
    ['grows round a joker', fixed('R6 K1', 'R3 R4 *R5'), ['R3 R4 * R6'], null],
    ['gives up a joker for its tile', fixed('R5 Y9 B9 K1', 'R3 R4 *R5'), ['R3 R4 R5', 'Y9 B9 *'], null],
    ['is not cut', fixed('R7 R8 K1', 'R3 R4 R5 R6'), ['R3 R4 R5', 'R6 R7 R8'], 'noRearrange'],
    ['keeps its own tiles', fixed('R1 R2 R3 K1', 'R3 R4 R5'), ["R3' R4 R5", 'R1 R2 R3'], 'noRearrange'],
    [
      'loses nothing with the joker’s tile',
      fixed('R6 Y6 B6 K8 K9 K1', 'R3 R4 R5 *R6'),
      ['R3 R4 R5', 'R6 Y6 B6', 'K8 K9 *'],
      'noRearrange',
    ],
  ])('%s', (_, setup, groups, reason) => expect(why(setup, ...groups)?.why ?? null).toBe(reason))
})

describe('a refused draft names its tiles', () => {
  const setup: Setup = { hands: ['R6 K1 Y9', 'R7'], table: ['R3 R4 R5', 'Y2 Y3 *Y4'], options: { rearrange: true } }
  const state = tableOf(setup)
  const [run, other] = state.table.map(meld => meld.map(({ tile }) => tile))
  const [r6, y9, k1] = ['R6', 'Y9', 'K1'].map(code => state.hands[0].find(tile => faceOf(tile, J) === face(code))!)
  const refusal = (table: number[][], more: Partial<State> = {}) =>
    rummy45.refuse(rummy45.view({ ...state, ...more }, 0), { type: 'lay', table, jokers: [] })
  test('one that is there twice, those that are gone, one that is wrong', () => {
    expect(refusal([[...run, r6, r6], other])).toEqual({ why: 'tileTwice', with: { tiles: '@tile.R6' } })
    expect(refusal([[...run, r6]])).toMatchObject({ why: 'vanished', with: { n: 3 } })
    expect(refusal([run.slice(1), other])).toEqual({ why: 'vanished', with: { n: 1, tiles: '@tile.R3' } })
    expect(refusal([[...run, k1], other])).toEqual({
      why: 'meldMixed',
      with: { n: 1, tiles: '@tile.R3 tile.R4 tile.R5 tile.K1' },
    })
  })
  test('the taken one, and what a joker stands for', () => {
    const taken = { at: 0, tiles: [y9], due: true }
    expect(refusal([[...run, r6], other], { taken })).toEqual({ why: 'useTaken', with: { tiles: '@tile.Y9' } })
    expect(
      refusal([
        [...run, other[2]],
        [other[0], other[1], r6],
      ])?.why,
    ).toBe('meldMixed')
    const end = tableOf({ hands: ['Y9 B9 K1', 'R7'], table: ['R3 R4 R5 *R6'] })
    expect(rummy45.refuse(rummy45.view(end, 0), draft(end, ['R3 R4 R5', 'Y9 B9 *']))).toEqual({
      why: 'jokerFixed',
      with: { tiles: '@tile.R6' },
    })
  })
})

describe('reading a group', () => {
  const tiles = (text: string) => box()(text)
  test.each([
    ['R5 R5 J', 'meldColours'],
    ['R5 R9 J', 'meldGap'],
    ['R5 Y6 J', 'meldMixed'],
    ['R5 J', 'meldShort'],
  ])('%s is none: %s', (text, reason) =>
    expect(readGroup(tiles(text), [], rules)).toEqual({ meld: null, cells: [], points: 0, why: reason }),
  )
  test('names count for the joker they name, and for nothing else', () => {
    const [r5, y5, one] = tiles('R5 Y5 J')
    const other = one ^ 1
    const as = (jokers: Lay['jokers']) =>
      readGroup([r5, y5, one], jokers, rules).cells.find(cell => cell.tile === one)?.as
    expect(
      as([
        { tile: other, as: face('R9') },
        { tile: one, as: face('K5') },
      ]),
    ).toBe(face('K5'))
    expect(as([{ tile: one, as: face('B5') }])).toBe(face('B5'))
    expect(readGroup([r5, y5, one], [{ tile: r5, as: face('K9') }], rules).why).toBeNull()
  })
  test('every reading of a joker not named, the dearest first', () => {
    const [r5, r6, joker] = tiles('R5 R6 J')
    const faces = readingsOf([r5, r6, joker], [], rules).map(group => group.cells.find(cell => cell.tile === joker)!.as)
    expect(faces).toEqual([face('R7'), face('R4')])
    expect(readingsOf([104, 105], [], rules)).toEqual([])
  })
})

describe('a draft as the board shows it', () => {
  test('tells own tiles from the table’s', () => {
    const state = tableOf({ hands: ['R6 Y10 Y11 Y12 K1', 'R7'], table: ['R3 R4 R5'], state: { melded: [false, true] } })
    const action = draft(state, ['R3 R4 R5 R6', 'Y10 Y11 Y12']) as Lay
    const shown = readDraft(rummy45.view(state, 0), action)
    expect(names(shown.fresh)).toBe('R6 Y10 Y11 Y12')
    expect([shown.points, shown.need]).toEqual([33, 45])
    expect(readDraft(rummy45.view(state, 1), action).need).toBe(0)
    expect(readDraft(rummy45.view(state, null), action)).toMatchObject({ refusal: { why: 'notYourTurn' }, need: 45 })
    expect(ownHand(rummy45.view(state, null))).toEqual([])
  })
})

describe('the melds proposed', () => {
  const fresh = (hand: string, more: Partial<Setup> = {}, due: string[] = []) => {
    const position = at({ hands: [hand, 'R7'], ...more })
    const tiles = due.map(code => position.hand.find(tile => faceOf(tile, J) === face(code))!)
    const plan = freshMelds(position, tiles)
    if (plan) expect('why' in judge(position, plan.lay)).toBe(false)
    return plan && { value: plan.value, tiles: names([...plan.tiles].sort((a, b) => a - b)), jokers: plan.lay.jokers }
  }
  test('bring most points, by the table’s count', () => {
    expect(fresh('R10 R11 R12 Y12 B12 K1')).toMatchObject({ value: 36, tiles: 'R12 Y12 B12' })
    expect(fresh('R2 R3 R1 Y1 B1 K9', { options: { points: 'etalat' } })).toMatchObject({
      value: 75,
      tiles: 'R1 Y1 B1',
    })
    expect(fresh('R1 R5 K9')).toBeNull()
  })
  test('hold the tile that is due', () => {
    expect(fresh('R10 R11 R12 Y12 B12 K1', {}, ['R10'])).toMatchObject({ tiles: 'R10 R11 R12' })
    expect(fresh('R10 R11 R12 K1 K9', {}, ['K1'])).toBeNull()
  })
  test('say what their joker stands for', () => {
    expect(fresh('R10 R11 J K2')).toMatchObject({ value: 33, jokers: [{ tile: 104, as: face('R12') }] })
    expect(fresh('R10 R11 J K2', {}, ['R11'])).toMatchObject({ value: 33 })
  })
  test('keep the tile that costs least, where one must be thrown', () => {
    const opening = { state: { melded: [false, true] } }
    expect(fresh('R10 R11 R12 R13 Y1 Y2 Y3', opening)).toMatchObject({ value: 46, tiles: 'R10 R11 R12 R13' })
    expect(fresh('R10 R11 R12 R13')).toMatchObject({ value: 36, tiles: 'R11 R12 R13' })
    expect(fresh('R10 R11 R12 R13', {}, ['R10'])).toMatchObject({ value: 33, tiles: 'R10 R11 R12' })
    expect(fresh('R10 R11 R12', {})).toBeNull()
    expect(fresh('R10 R11 R12', { options: { mustDiscardToGoOut: false } })).toMatchObject({ value: 33 })
  })
})

describe('single tiles put to the table', () => {
  const off = (hand: string, ...table: string[]) =>
    layOffs(at({ hands: [hand, 'R7'], table })).map(plan => names(plan.tiles))
  test('go to either end, into a set, and round jokers as they stand', () => {
    expect(off('R2 R6 K1', 'R3 R4 R5')).toEqual(['R2', 'R6'])
    expect(off('K5 R5 K1', 'R5 Y5 B5')).toEqual(['K5'])
    expect(off('R6 K1', 'R3 R4 *R5', 'Y9 B9 *K9')).toEqual(['R6'])
    expect(off('K9 K1', 'Y9 B9 R9', 'R3 R4 *R5')).toEqual(['K9'])
    expect(off('J K1', 'R3 R4 R5')).toEqual(['J'])
    expect(off('R9 K1', 'R3 R4 R5')).toEqual([])
  })
})

describe('the table regrouped', () => {
  const best = (hand: string, table: string[], more: Partial<Setup> = {}, due: string[] = []) => {
    const position = at({ hands: [hand, 'R7'], table, ...more })
    const tiles = due.map(code => position.hand.find(tile => faceOf(tile, J) === face(code))!)
    const plan = bestRegroup(position, tiles)
    if (plan) expect(judge(position, plan.lay)).toHaveProperty('table')
    return plan && names([...plan.tiles].sort((a, b) => a - b))
  }
  test.each<[string, string, string[], string | null, string[]?]>([
    ['nothing fits', 'R9 K1', ['R3 R4 R5'], null],
    ['the dearer of two that exclude each other', 'R6 Y13 K1', ['R3 R4 R5', 'R13 B13 K13'], 'R6 Y13'],
    [
      'what is due, though more could be laid without',
      'Y6 R13 K1',
      ['R3 R4 R5', 'Y5 B5 K5 R5', 'Y7 Y8 Y9'],
      'Y6',
      ['Y6'],
    ],
    ['nothing, where what is due fits nowhere', 'R6 B1 K1', ['R3 R4 R5'], null, ['B1']],
    ['a joker for its own tile, and the joker elsewhere', 'R5 Y9 B9 K1', ['R3 R4 *R5'], 'R5 Y9 B9'],
    ['its own tile due', 'R5 Y9 B9 K1', ['R3 R4 *R5'], 'R5 Y9 B9', ['R5']],
    ['all but one, the dearest gone', 'R2 R6', ['R3 R4 R5'], 'R6'],
    ['all but one, the due one among them', 'R2 R6', ['R3 R4 R5'], 'R2', ['R2']],
    ['the hand’s own joker', 'J R9 R10 K1', ['R3 R4 R5'], 'R9 R10 J'],
    ['both of a face, for a joker set free by one', 'R5 R5 R6 K1', ['R3 R4 *R5'], 'R5 R5 R6'],
  ])('%s', (_, hand, table, laid, due) => expect(best(hand, table, {}, due)).toBe(laid))
  test('all of it, where nothing need be thrown', () =>
    expect(best('R2 R6', ['R3 R4 R5'], { options: { mustDiscardToGoOut: false } })).toBe('R2 R6'))
})

describe('the atu’s bonus', () => {
  const points = (scoring: 'hands' | 'etalat', winner: 0 | null) => {
    const { options } = tableOf({ hands: ['', ''], options: { scoring, atu: 'bonus50', closingBonus: 0 } })
    const [k1] = box()('K1')
    const hands = [[], [k1 ^ 1]]
    return payments({ winner, hands, table: [], melded: [true, true], atu: k1 }, options).points[1]
  }
  test('is for the winner alone, where only the winner gains', () => {
    expect(points('hands', 0)).toBe(-1)
    expect(points('hands', null)).toBe(-1)
    expect(points('etalat', 0)).toBe(49)
  })
})

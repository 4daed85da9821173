import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../src/games/game.ts'
import type { Action } from '../../../src/games/rummy45/action.ts'
import { rules as rummy45 } from '../../../src/games/rummy45/index.ts'
import type { Options } from '../../../src/games/rummy45/options.ts'
import { readDraft } from '../../../src/games/rummy45/rules/readDraft.ts'
import type { State, Tile } from '../../../src/games/rummy45/types.ts'
import { tableOf as table } from './table.ts'
import { box, face } from './tiles.ts'

const all = Array.from({ length: 106 }, (_, i) => i)

/** A deal with these hands, the starter's (seat 1) first, and these tiles next on the stock. */
function dealt(hands: string[], stock = '', given: Partial<Options> = {}) {
  const front = box()([...hands, stock].join(' '))
  const order = [...front, ...all.filter(id => !front.includes(id))]
  return rummy45.apply(rummy45.start(v.parse(rummy45.options, given), hands.length), { by: 'table', order }).state
}
function play(state: State, by: Seat, action: Action) {
  expect(rummy45.refuse(rummy45.view(state, by), action)).toBe(null)
  return rummy45.apply(state, { by, do: action }).state
}
const why = (state: State, by: Seat, action: Action) => rummy45.refuse(rummy45.view(state, by), action)?.why ?? null
const tile = (state: State, seat: Seat, code: string) => state.hands[seat].find(id => id >> 1 === face(code))!
const tiles = (state: State, seat: Seat, text: string) => text.split(' ').map(code => tile(state, seat, code))
const lay = (table: Tile[][]): Action => ({ type: 'lay', table, jokers: [] })
const tableOf = (state: State) => state.table.map(meld => meld.map(one => one.tile))

const STRONG = 'R10 R11 R12 R13 Y5 B5 K5 Y7 Y8 Y9 B1 B3 K2 K9 R2'
const LOOSE = 'R4 R6 R8 R1 Y2 Y4 Y11 Y13 K1 K4 K7 B8 B10 B13'
const OTHER = 'R3 R5 R7 Y1 Y3 Y10 Y12 K3 K6 K8 B2 B6 B9 B11'

describe('the discard row', () => {
  /** After some rounds of drawing and discarding: a row of the given tiles, seat 1 to draw. */
  const withRow = (given: Partial<Options> = {}) => {
    let state = dealt([STRONG, LOOSE], 'K12 K11 K13 R9', given)
    state = play(state, 1, { type: 'discard', tile: tile(state, 1, 'R2') })
    state = play(state, 0, { type: 'draw' })
    state = play(state, 0, { type: 'discard', tile: tile(state, 0, 'B8') })
    state = play(state, 1, { type: 'draw' })
    state = play(state, 1, { type: 'discard', tile: tile(state, 1, 'B1') })
    state = play(state, 0, { type: 'draw' })
    return play(state, 0, { type: 'discard', tile: tile(state, 0, 'K13') })
  }
  const names = (state: State) => state.row.map(id => id >> 1)
  const faces = (text: string) => text.split(' ').map(face)

  test('gives any tile, which must be laid before the discard', () => {
    const state = withRow()
    expect(names(state)).toEqual(faces('R2 B8 B1 K13'))
    const taken = play(state, 1, { type: 'take', tile: state.row[2] })
    expect(names(taken)).toEqual(faces('R2 B8 K13'))
    expect(why(taken, 1, { type: 'discard', tile: taken.hands[1][0] })).toBe('useTaken')
    expect(why(taken, 1, lay([tiles(taken, 1, 'R10 R11 R12 R13')]))).toBe('useTaken')
  })
  test('takes it back where it lay, and then only the stock is left', () => {
    const state = withRow()
    const taken = play(state, 1, { type: 'take', tile: state.row[1] })
    const back = play(taken, 1, { type: 'giveBack' })
    expect(back.row).toEqual(state.row)
    expect(why(back, 1, { type: 'take', tile: state.row[1] })).toBe('barred')
    const drawn = play(back, 1, { type: 'draw' })
    expect(why(drawn, 1, { type: 'giveBack' })).toBe('nothingTaken')
    expect(rummy45.fallback(rummy45.view(taken, 1))).toEqual({ type: 'giveBack' })
  })
  test('tail: everything after it comes along', () => {
    const state = withRow({ discardPick: 'tail' })
    const taken = play(state, 1, { type: 'take', tile: state.row[1] })
    expect(names(taken)).toEqual(faces('R2'))
    expect(taken.hands[1]).toHaveLength(17)
    expect(play(taken, 1, { type: 'giveBack' }).row).toEqual(state.row)
  })
  test('last: only the last', () => {
    const state = withRow({ discardPick: 'last' })
    expect(why(state, 1, { type: 'take', tile: state.row[1] })).toBe('lastOnly')
    expect(why(state, 1, { type: 'take', tile: state.row[3] })).toBe(null)
  })
  test('may be kept where the table allows it', () => {
    const state = withRow({ pickMustBeUsed: false })
    const taken = play(state, 1, { type: 'take', tile: state.row[1] })
    expect(why(taken, 1, { type: 'discard', tile: taken.hands[1][0] })).toBe(null)
  })
})

describe('laying', () => {
  test('more than once in a turn, each time a whole table; then the discard', () => {
    const start = dealt([STRONG, LOOSE])
    const first = play(start, 1, lay([tiles(start, 1, 'R10 R11 R12 R13')]))
    expect(first.melded).toEqual([false, true])
    const second = play(first, 1, lay([...tableOf(first), tiles(first, 1, 'Y5 B5 K5')]))
    const third = play(second, 1, { type: 'discard', tile: tile(second, 1, 'R2') })
    expect(rummy45.turn(third)).toEqual([0])
    expect(why(third, 0, lay(tableOf(third)))).toBe('drawFirst')
  })
  test('a draft shows its points while it grows', () => {
    const state = dealt([STRONG, LOOSE])
    const view = rummy45.view(state, 1)
    const draft = readDraft(view, { table: [tiles(state, 1, 'Y7 Y8 Y9'), tiles(state, 1, 'B1 B3')], jokers: [] })
    expect(draft).toMatchObject({ points: 24, need: 45, refusal: { why: 'meldShort', with: { n: 2 } } })
    expect(draft.groups.map(group => group.why)).toEqual([null, 'meldShort'])
    const whole = readDraft(view, {
      table: [tiles(state, 1, 'Y7 Y8 Y9'), tiles(state, 1, 'R10 R11 R12 R13')],
      jokers: [],
    })
    expect(whole).toMatchObject({ points: 70, refusal: null })
  })
})

describe('taking back', () => {
  const undo: Action = { type: 'undo' }
  const all: Action = { type: 'undo', all: true }
  const but = (state: State, known: Tile[]) => ({ ...state, known: [known, ...state.known.slice(1)] })
  const told = (state: State, action: Action) => rummy45.apply(state, { by: state.current, do: action }).events

  test('the last lay, then the one before: all is as it was, but that the tiles have been seen', () => {
    const start = table({
      hands: ['R10 R11 R12 R13 Y5 B5 K5 K1', 'R7'],
      state: { melded: [false, true] },
      table: ['B8 B9 B10'],
    })
    const [run, set] = [tiles(start, 0, 'R10 R11 R12 R13'), tiles(start, 0, 'Y5 B5 K5')]
    const once = play(start, 0, lay([...tableOf(start), run]))
    const twice = play(once, 0, lay([...tableOf(once), set]))
    expect(play(twice, 0, undo)).toEqual(but(once, set))
    expect(told(twice, undo)).toEqual([{ type: 'undone', seat: 0, tiles: set, first: false }])
    expect(told(twice, all)).toMatchObject([{ type: 'undone', first: true }])
    const back = play(play(twice, 0, undo), 0, undo)
    expect(back).toEqual(but(start, [...set, ...run]))
    expect(back.melded).toEqual([false, true])
    expect(why(back, 0, undo)).toBe('nothingToUndo')
    expect(play(twice, 0, all)).toEqual(but(start, [...run, ...set]))
    expect(rummy45.view(back, 1).players[0]).toMatchObject({ known: [...set, ...run], melded: false })
  })
  test('the table as it was regrouped, and a joker that came to the hand', () => {
    const start = table({
      hands: ['R5 Y9 B9 K13 K1', 'R7'],
      table: ['R3 R4 *R5', 'K9 K10 K11 K12'],
      options: { jokerReuse: false },
    })
    const [[r3, r4, joker], [k9, ...rest]] = tableOf(start)
    const [r5, y9, b9] = tiles(start, 0, 'R5 Y9 B9')
    const swapped = play(start, 0, lay([[r3, r4, r5], tableOf(start)[1]]))
    expect(swapped.hands[0]).toContain(joker)
    const used = play(swapped, 0, lay([[r3, r4, r5], rest, [k9, y9, b9, joker]]))
    expect(play(used, 0, undo)).toEqual(but(swapped, [y9, b9, joker]))
    expect(play(used, 0, all)).toEqual(but(start, [r5, y9, b9]))
    expect(told(used, all)).toEqual([{ type: 'undone', seat: 0, tiles: [r5, y9, b9], first: false }])
    expect(play(swapped, 0, undo)).toEqual(but(start, [r5]))
  })
  test('what was taken from the row is due again, and may go back there', () => {
    const draw = table({ hands: ['R10 R11 K1', 'R7'], row: 'R12 B1', state: { phase: 'draw' } })
    const taken = play(draw, 0, { type: 'take', tile: draw.row[0] })
    const laid = play(taken, 0, lay([tiles(taken, 0, 'R10 R11 R12')]))
    expect(why(laid, 0, { type: 'giveBack' })).toBe('nothingTaken')
    const back = play(laid, 0, undo)
    expect(back.taken).toEqual(taken.taken)
    expect(why(back, 0, { type: 'discard', tile: tile(back, 0, 'K1') })).toBe('useTaken')
    expect(play(back, 0, { type: 'giveBack' })).toMatchObject({ row: draw.row, hands: draw.hands, phase: 'draw' })
  })
  test('ends with the discard, and with the turn of whoever laid', () => {
    const start = table({ hands: ['R10 R11 R12 K1 K2', 'R7'] })
    const laid = play(start, 0, lay([tiles(start, 0, 'R10 R11 R12')]))
    expect(why(laid, 1, undo)).toBe('notYourTurn')
    const thrown = play(laid, 0, { type: 'discard', tile: tile(laid, 0, 'K1') })
    expect(why(play(thrown, 1, { type: 'draw' }), 1, undo)).toBe('nothingToUndo')
    expect(why(thrown, 1, undo)).toBe('drawFirst')
  })
  test('a table that was written before anything could be taken back goes on', () => {
    const { plays: _, ...old } = table({ hands: ['R10 R11 R12 K1 K2', 'R7'] })
    const laid = play(old, 0, lay([tiles(old, 0, 'R10 R11 R12')]))
    expect(play(laid, 0, undo).hands).toEqual(old.hands)
  })
})

describe('the end of a hand', () => {
  const ends = (given: Partial<Options> = {}) => {
    const start = dealt(['R10 R11 R12 R13 Y5 B5 K5 Y7 Y8 Y9 B1 B2 B3 B4 R2', LOOSE], '', given)
    const melds = ['R10 R11 R12 R13', 'Y5 B5 K5', 'Y7 Y8 Y9', 'B1 B2 B3 B4'].map(text => tiles(start, 1, text))
    return play(play(start, 1, lay(melds)), 1, { type: 'discard', tile: tile(start, 1, 'R2') })
  }
  test('goes out with the last discard', () => {
    const state = ends()
    const held = 4 + 6 + 8 + 1 + 2 + 4 + 11 + 13 + 1 + 4 + 7 + 8 + 10 + 13
    expect(rummy45.outcome(state)).toMatchObject({ reason: 'closed', winners: [1], over: false })
    expect(state.result!.points).toEqual([-held, held])
    expect(rummy45.view(state, 1).players[0].hand).toEqual(state.hands[0])
  })
  test('the match ends after its hands', () => {
    expect(rummy45.outcome(ends({ hands: 1 }))).toMatchObject({ over: true, winners: [1] })
    expect(rummy45.needs(ends({ hands: 1 }))).toBe(0)
  })
  test.each([2, 3, 4])('%i players: fourteen each, one more for the starter', seats => {
    const { state } = rummy45.apply(rummy45.start(v.parse(rummy45.options, {}), seats), { by: 'table', order: all })
    expect(state.hands.map(hand => hand.length)).toEqual(state.hands.map((_, seat) => (seat === 1 % seats ? 15 : 14)))
    expect(state.stock).toHaveLength(106 - 14 * seats - 1)
  })
})

describe('an empty stock', () => {
  /** Two stock tiles left, three players, nobody melds. */
  const nearEnd = (given: Partial<Options> = {}) => {
    const state = dealt([STRONG, LOOSE, OTHER], '', given)
    let near: State = { ...state, stock: state.stock.slice(-2) }
    near = play(near, 1, { type: 'discard', tile: tile(near, 1, 'R2') })
    near = passTurn(near)
    return near
  }
  const passTurn = (state: State) => {
    const seat = state.current
    const drawn = play(state, seat, { type: 'draw' })
    return play(drawn, seat, { type: 'discard', tile: drawn.drawn! })
  }
  test('is filled once from the row below its top', () => {
    const before = nearEnd()
    const empty = passTurn(before)
    expect([empty.phase, rummy45.turn(empty), rummy45.outcome(empty)]).toEqual(['shuffle', [], null])
    expect(rummy45.needs(empty)).toBe(2)
    const { state, events } = rummy45.apply(empty, { by: 'table', order: [1, 0] })
    expect(events).toEqual([{ type: 'reshuffle', stock: 2 }])
    expect(state.row).toEqual(empty.row.slice(-1))
    expect([...state.stock].sort()).toEqual([...empty.row.slice(0, -1)].sort())
    expect(rummy45.turn(state)).toEqual([empty.current])
    // The second time the hand is over, and everybody pays for what they hold.
    const over = passTurn(passTurn(state))
    expect(rummy45.outcome(over)).toMatchObject({ reason: 'stock', winners: [] })
    expect(over.result!.points).toEqual(over.result!.held.map(held => -held))
  })
  test('ends the hand at once where nothing is shuffled again', () => {
    expect(passTurn(nearEnd({ reshuffle: 'never' })).phase).toBe('ended')
  })
})

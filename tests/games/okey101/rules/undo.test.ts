import { describe, expect, test } from 'vitest'
import type { Action } from '../../../../src/games/okey101/action.ts'
import type { State } from '../../../../src/games/okey101/types.ts'
import { SERIES, lay, layOff, names, play, refusal, swap, tableOf } from '../support.ts'

const undo = (): Action => ({ type: 'undo' })
const undoAll = (): Action => ({ type: 'undo', all: true })

describe('taking back', () => {
  const table = tableOf({
    hands: ['R11 Y11 K11 B11 B12 B13 Y10 Y11 Y12 K4 K8 Y1', ''],
    melds: [
      [1, 'run', 'K5 K6 K7'],
      [1, 'run', 'R2 K9 K10'],
    ],
    opened: [null, SERIES],
  })
  const opening = lay('set R11 Y11 K11', 'run B11 B12 B13', 'run Y10 Y11 Y12')
  const sorted = (state: State) => ({ ...state, hands: state.hands.map(names) })

  test('the last play, then the one before', () => {
    const opened = play(table, opening).state
    const swapped = play(opened, layOff('K4', 0), swap('K8', 1)).state
    const { state, events } = play(swapped, undo, undo)
    expect(sorted(state)).toEqual(sorted(opened))
    expect(events).toEqual([
      { type: 'undone', seat: 0, plays: 1, opening: false },
      { type: 'undone', seat: 0, plays: 1, opening: false },
    ])
  })
  test('everything of this turn, the opening too', () => {
    const { state, events } = play(table, opening, layOff('K4', 0), swap('K8', 1), undoAll)
    expect(events.at(-1)).toEqual({ type: 'undone', seat: 0, plays: 3, opening: true })
    expect(sorted(state)).toEqual(sorted(table))
    expect(refusal(state, undo())?.why).toBe('nothingToUndo')
  })
  test('more than one costs where the house says so', () => {
    const strict = { ...table, options: { ...table.options, undo: 'lastOnly' as const } }
    expect(play(strict, opening, undo).state.penalties[0]).toEqual([])
    expect(play(strict, opening, layOff('K4', 0), undoAll).state.penalties[0]).toEqual([
      { key: 'tookBack', points: 101 },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import type { State } from '../../../src/games/okey101/types.ts'
import { PAIRS, SERIES, play, refusal, tableOf, take } from './support.ts'

const declare = { type: 'declarePairs' } as const
const table = (more: Partial<State> = {}) => ({
  ...tableOf({
    options: { declaredPairs: true },
    hands: ['K11 R9 Y9', 'R4', 'R5', 'R6'],
    piles: ['', '', '', 'K11'],
    stage: 'draw',
  }),
  ...more,
})
const why = (state: State) => refusal(state, declare)?.why

describe('announcing pairs', () => {
  it('is open on one’s turn until one has opened, before and after drawing', () => {
    expect(why(table())).toBe(undefined)
    expect(why(table({ stage: 'play' }))).toBe(undefined)
  })

  it('is not for whoever has opened, in whatever way', () => {
    expect(why(table({ opened: [SERIES, null, null, null] }))).toBe('tooLateToDeclare')
    expect(why(table({ opened: [PAIRS, null, null, null] }))).toBe('tooLateToDeclare')
    expect(why(table({ opened: [null, SERIES, PAIRS, SERIES] }))).toBe(undefined)
  })

  it('is done once', () => {
    const state = play(table(), () => declare).state
    expect(state.declared).toEqual([true, false, false, false])
    expect(why(state)).toBe('tooLateToDeclare')
    expect(why(table({ declared: [false, true, true, true] }))).toBe(undefined)
  })

  it('is not for whoever has just taken the discard', () => {
    const state = play(table(), take).state
    expect(state.taken).not.toBe(null)
    expect(why(state)).toBe('tooLateToDeclare')
  })

  it('is nobody’s out of turn, nor before the deal or after the end', () => {
    expect(refusal(table(), declare, 1)?.why).toBe('notYourTurn')
    expect(why(table({ stage: 'deal' }))).toBe('notYourTurn')
  })
})

import { describe, expect, it } from 'vitest'
import { keepInStep, type Standing } from '../../../src/boards/remi/keepInStep.ts'

// Here three tiles or more are a run.
const melds: Standing['melds'] = board => board.filter(group => group.length > 2)
const hand = [1, 2, 3, 4, 5, 6, 7, 8]
const RUN = [[1, 2, 3]]
const PAIR = [[1, 2]]
const still = { hand, touched: false, standIn: false, melds }

describe('screen and table', () => {
  it('rest while they agree', () => {
    expect(keepInStep({ ...still, table: RUN, screen: RUN, told: RUN })).toBeNull()
    expect(keepInStep({ ...still, table: RUN, screen: RUN, told: null, touched: true })).toBeNull()
  })
  it('every change of the player’s is sent, a loose tile’s too', () => {
    expect(keepInStep({ ...still, table: RUN, screen: [[1, 2, 3, 4]], told: RUN, touched: true })).toBe('send')
    expect(keepInStep({ ...still, table: PAIR, screen: [[2, 1]], told: PAIR, touched: true })).toBe('send')
  })
  it('the first board is shown to the table, unless another plays the seat', () => {
    expect(keepInStep({ ...still, table: null, screen: [], told: null })).toBe('send')
    expect(keepInStep({ ...still, table: null, screen: RUN, told: null, standIn: true })).toBeNull()
  })
  it('a tile that came by itself and makes a meld is sent; one that does not can wait', () => {
    expect(keepInStep({ ...still, table: PAIR, screen: RUN, told: PAIR })).toBe('send')
    expect(keepInStep({ ...still, table: RUN, screen: [...RUN, [4, 5]], told: RUN })).toBeNull()
  })
  it('what a stand-in or another device arranged is shown, once, and not overwritten', () => {
    for (const standIn of [true, false]) {
      expect(keepInStep({ ...still, table: RUN, screen: PAIR, told: PAIR, standIn })).toBe('follow')
      expect(keepInStep({ ...still, table: RUN, screen: PAIR, told: null, standIn })).toBe('follow')
    }
    // A rack without room for it shows it otherwise: that is no reason to begin again.
    expect(keepInStep({ ...still, table: RUN, screen: PAIR, told: RUN, standIn: true })).toBeNull()
  })
  it('but whoever touches a tile has the seat, and the board, again', () => {
    expect(keepInStep({ ...still, table: RUN, screen: PAIR, told: PAIR, standIn: true, touched: true })).toBe('send')
  })
  it('tiles that have left the hand are no difference, nor is the order of the groups', () => {
    const table = [[1, 2, 3], [4]]
    expect(
      keepInStep({
        ...still,
        table,
        screen: RUN,
        told: [
          [1, 2, 3],
          [4, 9],
        ],
      }),
    ).toBeNull()
    const two = [
      [1, 2, 3],
      [4, 5, 6],
    ]
    expect(keepInStep({ ...still, table: two, screen: two.toReversed(), told: null })).toBeNull()
  })
})
